"""Damage and horror: dealt to investigators and their assets, to enemies; healing."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Flow, Note, Option, Preview, choose_some, cites

from .areas import discard, in_play
from .elimination import defeat_by_harm
from .modifiers import stat
from .pieces import Enemy, InPlay, Investigator
from .registers import acting
from .state import Table
from .under_way import Hurt, Moment
from .windows import afterwards, as_one, happens


@cites("AHC-DMG-02", "AHC-DMG-11", "AHC-FW33-04", "AHC-TAK-01", "AHC-TAK-02")
def deal(
    s: Table, who: Investigator, damage: int, horror: int, attacker: Enemy | None = None, direct: bool = False
) -> Flow[Hurt]:
    """Deal damage and horror to an investigator: assign, let it be prevented, place all at once, see who falls."""
    hurt = Hurt(who, attacker)
    if who.gone or damage + horror <= 0:
        return hurt
    yield from assign(s, hurt, damage, horror, direct)
    before, s.hurting = s.hurting, hurt
    yield from happens(s, assigned(hurt))
    if not who.gone:
        place(s, hurt)
        yield from aftermath(s, hurt)
    s.hurting = before
    return hurt


@cites("AHC-PRI-01", "AHC-PRI-02")
def deal_to_each(s: Table, whom: list[Investigator], damage: int, horror: int) -> Flow[None]:
    """The same to several at once: they choose in player order, then all of it is placed, then it is seen who falls."""
    hurts = yield from assign_to_each(s, whom, damage, horror)
    place_on_each(s, hurts)
    yield from as_one(s, aftermath_of_each(s, hurts))


def assign_to_each(s: Table, whom: list[Investigator], damage: int, horror: int) -> Flow[list[Hurt]]:
    hurts = [Hurt(who) for who in whom if not who.gone]
    for hurt in hurts:
        yield from assign(s, hurt, damage, horror, False)
    before = s.hurting
    for hurt in hurts:
        s.hurting = hurt
        yield from happens(s, assigned(hurt))
    s.hurting = before
    return hurts


def place_on_each(s: Table, hurts: list[Hurt]) -> None:
    for hurt in hurts:
        if not hurt.who.gone:
            place(s, hurt)


def aftermath_of_each(s: Table, hurts: list[Hurt]) -> Flow[None]:
    before = s.hurting
    for hurt in hurts:
        s.hurting = hurt
        if not hurt.who.gone:
            yield from aftermath(s, hurt)
    s.hurting = before


def assigned(hurt: Hurt) -> Moment:
    on = Moment("when-harm-assigned", hurt.who, (hurt.who.key,))
    on.hurt, on.enemy = hurt, hurt.attacker
    return on


def take(s: Table, who: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Flow[None]:
    """ "Take 1 damage" and the like."""
    yield from deal(s, who, damage, horror, None, direct)


@cites(
    "AHC-DMG-03", "AHC-DMG-04", "AHC-DMG-05", "AHC-DMG-06", "AHC-DMG-07", "AHC-DMG-08", "AHC-DIR-01", "AHC-AST-04",
    "AHC-HLT-05", "AHC-SAN-06", "AHC-DMG-01",
)  # fmt: skip
def assign(s: Table, hurt: Hurt, damage: int, horror: int, direct: bool) -> Flow[None]:
    """Who takes what: asked only if an asset could take some of it."""
    who = hurt.who
    hurt.damage, hurt.horror = damage, horror
    if direct:
        return
    for prompt, amount in (("assign-damage", damage), ("assign-horror", horror)):
        options: list[Option[str]] = []
        for asset in who.assets:
            room = asset.health - asset.damage if prompt == "assign-damage" else asset.sanity - asset.horror
            options += [Option(asset.key, "take", (asset.key,)) for _ in range(min(room, amount))]
        if not options:
            continue
        options += [Option("", "take", (who.key,)) for _ in range(amount)]
        about = (who.key, str(amount))
        preview = room_of(s, who, prompt == "assign-damage")
        by = (Note("set-off", (hurt.attacker.key,)),) if hurt.attacker is not None else ()
        chosen = choose_some(who.seat, prompt, options, amount, amount, about, preview=preview, notes=by)
        for key in (yield from chosen):
            if key:
                on_it = hurt.assets.get(key, (0, 0))
                if prompt == "assign-damage":
                    hurt.damage -= 1
                    hurt.assets[key] = (on_it[0] + 1, on_it[1])
                else:
                    hurt.horror -= 1
                    hurt.assets[key] = (on_it[0], on_it[1] + 1)


def room_of(s: Table, who: Investigator, damage: bool) -> Callable[[Option[object]], Preview | None]:
    """How much whoever may take it can still bear."""
    word, key = ("health", "takes-health") if damage else ("sanity", "takes-sanity")

    def preview(option: Option[object]) -> Preview:
        one = next((asset for asset in who.assets if asset.key == option.value), None)
        if one is None:
            most, taken = stat(s, word, who), who.damage if damage else who.horror
        else:
            most, taken = (one.health, one.damage) if damage else (one.sanity, one.horror)
        return Preview(notes=(Note(key, (str(most - taken), str(most))),))

    return preview


@cites("AHC-DMG-09", "AHC-HLT-02", "AHC-SAN-02")
def place(s: Table, hurt: Hurt) -> None:
    """All at once, on the investigator and the assets."""
    who = hurt.who
    who.damage += hurt.damage
    who.horror += hurt.horror
    if hurt.damage or hurt.horror:
        s.log("hurt", who=who.key, damage=hurt.damage, horror=hurt.horror, by=by_what(s, hurt))
    soaked = [(asset, *hurt.on(asset)) for asset in who.assets if asset.key in hurt.assets] if hurt.assets else []
    for asset, damage, horror in soaked:
        damage_asset(s, asset, damage, horror)


def by_what(s: Table, hurt: Hurt) -> str:
    """The attacker, the card whose text takes effect, one that is revealed, or asks for the test; "" if none does."""
    if hurt.attacker is not None:
        return hurt.attacker.key
    by = acting(s)
    if by:
        return by
    if s.tests:
        return s.tests[-1].source
    return s.drawing[-1].card.key if s.drawing else ""


@cites("AHC-DMG-10", "AHC-DMG-12", "AHC-DMG-16", "AHC-DMG-17")
def aftermath(s: Table, hurt: Hurt) -> Flow[None]:
    """Whoever has enough of it is defeated; else what was placed may be answered."""
    who = hurt.who
    if who.damage >= stat(s, "health", who) or who.horror >= stat(s, "sanity", who):
        yield from defeat_by_harm(s, who)
        return
    if hurt.taken != (0, 0):
        on = Moment("after-harm", who, (who.key,))
        on.hurt, on.damage, on.horror = hurt, hurt.damage, hurt.horror
        yield from afterwards(s, on)


@cites("AHC-DMG-16", "AHC-DMG-17", "AHC-HLT-03", "AHC-SAN-04")
def damage_asset(s: Table, asset: InPlay, damage: int, horror: int) -> None:
    asset.damage += damage
    asset.horror += horror
    s.log("asset-hurt", card=asset.key, damage=damage, horror=horror)
    beaten = (asset.health and asset.damage >= asset.health) or (asset.sanity and asset.horror >= asset.sanity)
    if beaten and in_play(s, asset):
        s.log("asset-defeated", card=asset.key)
        discard(s, asset)


def check_defeat(s: Table, who: Investigator) -> Flow[None]:
    """A lowered health or sanity may defeat, too."""
    if not who.gone and (who.damage >= stat(s, "health", who) or who.horror >= stat(s, "sanity", who)):
        yield from defeat_by_harm(s, who)


# ---- healing ------------------------------------------------------------------


@cites("AHC-HEA-01", "AHC-HEA-02")
def heal(s: Table, thing: Investigator | InPlay, damage: int = 0, horror: int = 0) -> None:
    damage, horror = min(damage, thing.damage), min(horror, thing.horror)
    thing.damage -= damage
    thing.horror -= horror
    if damage or horror:
        s.log("healed", card=thing.key, damage=damage, horror=horror)


def heal_enemy(s: Table, enemy: Enemy, damage: int) -> None:
    damage = min(damage, enemy.damage)
    enemy.damage -= damage
    if damage:
        s.log("healed", card=enemy.key, damage=damage, horror=0)
