"""Nothing that anybody gets differs by another one's secret: frames, lists, ETags, figures, files."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from seance.server import clock
from seance.server.seating import first_change
from tests.properties.checks import Play
from tests.properties.plays import PLAYS
from tests.server.frozen import FrozenTime
from tests.server.twins import A_WHILE, OneThread, Server, Sitting, difference, secrets_of, twins

SECRETS = int(os.environ.get("SEANCE_SECRETS", "200"))  # of each game
AT_ONCE = 50
TIDIED = 1_000  # secrets, after which what tables have left behind is looked through


async def keep_all(folder: Path, play: Play, most: int) -> Counter[str]:
    """So many secrets are kept; of each kind how many."""
    kept: Counter[str] = Counter()
    wanted = islice(secrets_of(play), most)
    async with twins(folder) as servers:
        while some := list(islice(wanted, AT_ONCE)):
            keys = [f"t{kept.total() + n}" for n in range(len(some))]
            began = clock.now() - A_WHILE
            sittings = [
                Sitting(key, each, first_change(each.game, began)) for key, each in zip(keys, some, strict=True)
            ]
            one, other = [await seen_of(server, sittings, truth) for truth, server in enumerate(servers)]
            for secret, mine, theirs in zip(some, one[1:], other[1:], strict=True):
                assert mine == theirs, f"{secret.kind}{difference(mine, theirs)}"
            assert one[0] == other[0], difference(one[0], other[0])
            kept.update(secret.kind for secret in some)
            if kept.total() % TIDIED == 0:
                gc.collect()  # the servers leave it to their clock, and that stands still
    return kept


async def seen_of(server: Server, sittings: Sequence[Sitting], truth: int) -> list[object]:
    """The lists, and what others got at each table."""
    found = await server.keep(sittings, truth)
    lists = await server.lists(sittings[0].key)
    await server.forget([each.key for each in sittings])
    return [lists, *found]


@pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)
def test_nobody_notices_another_ones_secret(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = FrozenTime()
    monkeypatch.setattr(clock, "ours", clock.Clock(frozen))
    with closing(OneThread(frozen)) as loop:
        kept = loop.run_until_complete(keep_all(tmp_path, play, SECRETS))
    assert kept.total() == SECRETS
    assert len(kept.keys() & play.hidden.keys()) * 2 > len(play.hidden)
    assert {"given-or-not", "orders"} <= kept.keys()
