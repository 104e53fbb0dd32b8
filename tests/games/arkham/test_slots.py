"""Slots that a card gives are gone with it."""

from __future__ import annotations

import pytest

from seance.testing import scene

DAISY, AGNES, ROLAND = "daisy-walker", "agnes-baker", "roland-banks"
TOMES = ["old-book-of-lore", "medical-texts", "encyclopedia"]


@pytest.mark.rule("AHC-SLT-02", "AHC-SLT-11")
def test_what_lay_in_a_slot_that_is_gone_is_discarded() -> None:
    t = scene("arkham").investigator(DAISY, assets=["daisys-tote-bag", *TOMES]).draws("crypt-chill").token("-4")
    t.answer("discard:daisys-tote-bag-1")
    assert t.asked() == "0 no-slot-left"
    assert sorted(t.options()) == ["discard:encyclopedia-1", "discard:medical-texts-1", "discard:old-book-of-lore-1"]
    t.answer("discard:medical-texts-1")
    assert t.assets(DAISY) == ["old-book-of-lore-1", "encyclopedia-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SLT-02", "AHC-SLT-11", "AHC-SLT-07")
def test_a_card_that_gave_a_slot_is_pushed_out_and_so_is_what_lay_in_it() -> None:
    t = scene("arkham").investigator(
        AGNES, assets=["book-of-shadows", "flashlight", "shrivelling", "scrying", "forbidden-knowledge", "shrivelling"],
        hand=["knife"],
    )  # fmt: skip
    t.answer("play:knife", "discard:book-of-shadows-1")
    assert t.asked() == "0 no-slot-left"
    assert sorted(t.options()) == ["discard:scrying-1", "discard:shrivelling-1", "discard:shrivelling-2"]
    t.answer("discard:scrying-1")
    assert t.assets(AGNES)[:3] == ["flashlight-1", "shrivelling-1", "forbidden-knowledge-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SLT-11", "AHC-TGT-06")
def test_nothing_is_offered_to_be_discarded_that_makes_no_room() -> None:
    t = scene("arkham").investigator(
        DAISY, assets=["daisys-tote-bag", "old-book-of-lore", "medical-texts", "machete", "flashlight"], hand=["knife"]
    )
    t.answer("play:knife")
    assert sorted(t.options()) == ["discard:flashlight-1", "discard:machete-1"]  # the Tomes are in the bag
    assert t.asked() == "0 make-room"
