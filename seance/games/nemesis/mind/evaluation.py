"""What a position is worth to a seat, from its view alone: the chance to survive, and to have the objective then."""

from __future__ import annotations

from seance.games.nemesis.rules.board import BOARDS, ROOM_NUMBERS
from seance.games.nemesis.show.view import CrewView, IntruderView, NemesisView

from .body import health, uninfected
from .hull import ship
from .plans import SURVIVE, best_plan, worth_of
from .prospects import Chart
from .team import chance_of_all, chance_without
from .weights import W


def worth(view: NemesisView) -> float:
    me = view.crew[view.seat]
    if view.result:
        return final(view, me)
    if view.seat == view.hunter:
        return 1 - sum([standing(who) for who in view.crew]) / len(view.crew)
    return ours(view, me) if view.mode == "coop" else own(view, me)


def final(view: NemesisView, me: CrewView) -> float:
    if "won" in me.verdict:
        return 1.0
    return 0.0 if me.fate == "dead" else W.life if view.mode == "coop" else W.survival


def standing(who: CrewView) -> float:
    """How well somebody else does, as far as all can see."""
    if who.fate:
        return 0.0 if who.fate == "dead" else 1.0
    return (
        W.others_health * W.health[min(len(who.wounds), 3)] + W.others_signal * who.signal - W.others_larva * who.larva
    )


def own(view: NemesisView, me: CrewView) -> float:
    if me.fate == "dead":
        return 0.0
    of = factors(view, me, Chart(view))
    value = of["clean"] * of["plan"]
    return value if me.fate else value * (of["health"] * of["peril"] * of["ship"]) * of["things"]


def ours(view: NemesisView, me: CrewView) -> float:
    """Full cooperation: the victory of all, and a little for the own life and for those of others."""
    chart = Chart(view)
    others = [standing(who) for who in view.crew if who.seat != view.seat]
    value = W.lives * sum(others) / len(others) if others else W.lives
    if me.fate == "dead":
        return value + W.victory * ship(view) * chance_of_all(chart)
    of = factors(view, me, chart)
    if me.fate:
        return value + W.victory * ship(view) * of["plan"] + W.life * of["clean"] * alive(chart)
    lives = of["health"] * of["peril"]
    value += W.victory * of["ship"] * (lives * of["plan"] + (1 - lives) * chance_without(chart)) * of["things"]
    return value + W.life * of["clean"] * alive(chart) * lives * of["ship"] * of["things"]


def alive(chart: Chart) -> float:
    """The chance to get home, whatever becomes of the objectives."""
    if chart.me.fate:
        return chart.out("earth") if chart.me.fate == "hibernating" else 1.0
    return worth_of(chart, SURVIVE, 1.0, 0.0)


def factors(view: NemesisView, me: CrewView, chart: Chart) -> dict[str, float]:
    """What the own prospects are made of."""
    found = {"clean": uninfected(me), "plan": best_plan(chart)}
    if not me.fate:
        found["health"] = health(me)
        found["peril"] = 1 - peril(view, me, chart.room)
        found["ship"] = ship(view)
        found["things"] = 1 + extras(view, me)
    return found


def parts(view: NemesisView) -> dict[str, float]:
    """For hints: the factors of a position's worth, by the word that names each."""
    me = view.crew[view.seat]
    if view.result:
        return {"plan": final(view, me)}
    if view.seat == view.hunter:
        return {"hunt": worth(view)}
    return {"peril": 0.0} if me.fate == "dead" else factors(view, me, Chart(view))


# ---- what is around --------------------------------------------------------------------------------------------


def peril(view: NemesisView, me: CrewView, here: int) -> float:
    """The chance that what is around soon does one in."""
    harm = sum([harm_of(view, me, intruder, here) for intruder in view.intruders], 0.0)
    harm += loud_here(view, me, here)[1]
    harm += W.noise_afar * sum([one.noise for one in view.corridors])
    harm += W.fire * view.rooms[here - 1].fire
    return min(harm, W.most_harm)


def harm_of(view: NemesisView, me: CrewView, intruder: IntruderView, here: int) -> float:
    """What one Intruder may do: in the room, from next door, or from elsewhere."""
    room = ROOM_NUMBERS[intruder.room]
    harm = W.harm[intruder.kind] * max(1 - W.blood[intruder.kind] * intruder.injuries, W.least_harm)
    if room == here:
        harm /= max(sum([who.room == me.room for who in view.crew]), 1) ** 0.5
    else:
        harm *= W.near if any(room == other for _, other in BOARDS[view.side].neighbours[here]) else W.afar
    return harm * (1 + W.wounded * min(len(me.wounds), 3))


def loud_here(view: NemesisView, me: CrewView, here: int) -> tuple[int, float]:
    """The noise markers around, and what they may do: nothing, while an Intruder is there already."""
    noise = [one.noise for one in view.corridors]
    loud = sum([noise[corridor] for corridor in BOARDS[view.side].exits[here].values()])
    if not loud or any(intruder.room == me.room for intruder in view.intruders):
        return loud, 0.0
    return loud, rolled(me, loud, W.encounter + W.surprise[min(me.cards, 4)] * W.attack)


def rolled(me: CrewView, loud: int, harm: float) -> float:
    """What so many markers may do to one who is done that harm by whoever comes."""
    return W.rolled * W.face * loud * harm * (1 + W.wounded * min(len(me.wounds), 3))


def surprised(me: CrewView, loud: int) -> float:
    """As much of it is due to cards that are not in hand: whoever has few of them is attacked by surprise."""
    return rolled(me, loud, (W.surprise[min(me.cards, 4)] - W.surprise[4]) * W.attack)


def extras(view: NemesisView, me: CrewView) -> float:
    """Things that may come in useful."""
    found = sum([W.items.get(key, W.any_item) for key in me.items])
    ammo = 0
    for held in me.hands:
        if held.item:
            ammo += held.ammo
            found += W.items.get(held.item, W.any_item)
            found += W.quest * len(held.attached)
    found += W.ammo * min(ammo, W.most_ammo) + W.more_ammo * W.ammo * max(ammo - W.most_ammo, 0)
    found -= W.quest * len(me.quests)
    found += W.weakness * sum([bool(weakness) for weakness in view.weaknesses])
    found += W.explored * sum([bool(room.tile) for room in view.rooms])
    return found
