"""What cards, Items and rooms say: everything that is printed on them, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from seance.engine.words import Say
from seance.engine.words import writer as writer_in
from seance.games.nemesis.cards.as_read import AttackAsRead, card_effects
from seance.games.nemesis.rules import printed
from seance.testing.effects import all_texts, writers_of
from seance.testing.golden import assert_same_as_golden

GOLDEN = Path(__file__).with_name("card_texts.txt")
Facts = Iterator[tuple[str, str, dict[str, Any]]]  # a card, the message of one fact, and its numbers


def test_card_texts_read_as_they_did() -> None:
    assert_same_as_golden(GOLDEN, all_texts(card_effects(), writers_of("nemesis")))


def test_of_an_attack_card_only_one_part_counts() -> None:
    write = writer_in("en", "nemesis").write
    card = card_effects()["bite-1"]
    assert isinstance(card, AttackAsRead)
    said = {part: write(each) for part, each in card.parts().items()}
    assert list(said) == [printed.WHOSE, printed.ON_ATTACK, printed.ON_INJURY]
    whole = write(card.text())
    assert all(each in whole for each in said.values())
    assert sum(len(each) + 1 for each in said.values()) == len(whole) + 1


def printed_facts() -> Facts:
    """Read from the content itself."""
    items = {**printed.ITEMS, **printed.CRAFTED, **printed.WEAPONS, **printed.QUEST_ITEMS}
    for key, item in items.items():
        if item.heavy:
            yield key, "fact-heavy", {}
        if item.one_use:
            yield key, "fact-one-use", {}
        if item.weapon is not None:
            yield key, f"fact-weapon-{item.weapon.kind}", {"n": item.weapon.ammo}
        else:
            yield from [(key, "fact-cost", {"n": item.cost})] if item.cost else ()
            yield from [(key, f"fact-combat-{item.combat}", {})] if item.combat != "any" else ()
        if item.component:
            yield key, f"name-{item.component}", {}
        yield from [(key, f"name-{part}", {}) for part in item.recipe]
    for key, card in printed.ACTION_CARDS.items():
        yield from [(key, "fact-more-cost", {"n": card.cost})] if card.cost else ()
        yield from [(key, f"fact-combat-{card.combat}", {})] if card.combat != "any" else ()
        yield from [(key, "fact-reaction", {})] if card.reaction else ()
    for key, room in printed.ROOM_TILES.items():
        yield from [(key, f"name-{room.colour}", {})] if room.colour != "none" else ()
        yield from [(key, "fact-computer", {})] if room.computer else ()
        yield from [(key, "fact-action-cost", {"n": room.action_cost})] if room.action_cost is not None else ()
    for event in printed.EVENTS:
        yield from [(event.key, f"kinds-{kind}", {}) for kind in event.kinds]
        yield from [(event.key, f"fact-{event.after}", {})] if event.after != "discard" else ()
    for attack in printed.ATTACKS:
        yield from [(attack.key, f"kinds-{kind}", {}) for kind in attack.kinds]
        yield attack.key, "fact-blood-arrow" if attack.retreat else "fact-blood", {"n": attack.blood}
    for hunt in printed.INTRUDER_ACTIONS:
        yield hunt.key, "fact-hunt-corridor" if hunt.corridor else "fact-hunt-any", {"n": hunt.corridor}
        yield hunt.key, "fact-hunt-attacks", {"n": hunt.attack_cards}


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_every_printed_fact_stands_in_the_text_of_its_card(language: str) -> None:
    writer, texts, facts = writer_in(language, "nemesis"), card_effects(), list(printed_facts())
    assert len(facts) > 300
    for key, message, numbers in facts:
        assert writer.write(Say(message, **numbers)).lower() in writer.write(texts[key].text()).lower(), (key, message)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_every_number_that_a_weapon_adds_stands_in_its_text(language: str) -> None:
    writer = writer_in(language, "nemesis")
    for key, item in {**printed.ITEMS, **printed.CRAFTED, **printed.WEAPONS}.items():
        weapon = item.weapon
        if weapon is not None:
            text = writer.write(Say(f"text-{key}"))
            for n in (weapon.at_least, weapon.more, *weapon.bonus.values()):
                assert not n or str(n) in text, key


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_every_quest_names_its_room_or_its_items(language: str) -> None:
    writer = writer_in(language, "nemesis")
    for key, quest in printed.QUEST_ITEMS.items():
        text = writer.write(Say(f"text-{key}"))
        wanted = [quest.quest_room] if quest.quest_room else quest.quest_discard
        for one in dict.fromkeys([writer.write(Say(f"name-{name}", n="")) for name in wanted]):
            assert one.partition(" (")[0].partition("（")[0] in text, (key, one)


def test_rooms_without_items_or_malfunctions_say_so() -> None:
    plain = [room for room in printed.ROOM_TILES.values() if room.back]
    odd = [room.key for room in plain if not room.searchable or not room.can_malfunction]
    for language, words in {"en": "cannot malfunction", "zh-Hans": "故障"}.items():
        for key in odd:
            assert words in writer_in(language, "nemesis").write(Say(f"text-{key}")), key
