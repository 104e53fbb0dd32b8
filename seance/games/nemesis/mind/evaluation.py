"""What a position is worth to a seat, from its view alone: the chance to survive, and to have the objective then."""

from __future__ import annotations

from seance.games.nemesis.rules.board import BOARDS, ROOM_NUMBERS
from seance.games.nemesis.show.view import CrewView, IntruderView, NemesisView

from .body import HARM, HEALTH, health, uninfected
from .hull import ship
from .plans import SURVIVAL, SURVIVE, best_plan, worth_of
from .prospects import Chart
from .team import chance_of_all, chance_without

VICTORY, LIFE, LIVES = 0.88, 0.09, 0.03  # in full cooperation: for all, the own life, and those of the others

BLOOD = {"larva": 1.0, "creeper": 0.2, "adult": 0.2, "breeder": 0.1, "queen": 0.1}  # what an Injury takes off it
NEAR, AFAR = 0.12, 0.02  # the same harm from next door, or from elsewhere
ROLLED, FACE = 0.7, 0.2  # that one soon rolls for noise here, and that a certain number comes up
COMES, ATTACKED = 0.1, 0.12  # what an Encounter costs, and an attack
SURPRISED = (1.0, 0.6, 0.45, 0.2, 0.0)  # that it is a Surprise Attack, by cards in hand
NOISE_AFAR = 0.0015
BURNS = 0.06
MOST_HARM = 0.9  # more is not thought of

AMMO, MOST_AMMO = 0.008, 4
WEAKNESS, EXPLORED, QUEST = 0.01, 0.001, 0.006
ITEMS = {
    "energy-charge-red": 0.009, "grenade": 0.012, "smoke-grenade": 0.008, "recon-drone": 0.002, "decoy": 0.004,
    "extended-magazine": 0.008, "prototype-rifle": 0.015, "prototype-shotgun": 0.015, "prototype-pistol": 0.013,
    "comms-key": 0.001, "evacuation-key": 0.01, "self-destruct-key": 0.003, "duct-tape": 0.006, "tools": 0.008,
    "fire-extinguisher": 0.011, "chemicals": 0.003, "clothes-yellow": 0.004, "energy-charge-yellow": 0.009,
    "technical-corridors-plans": 0.003, "space-suit": 0.002, "nemesis-plans": 0.003, "bandages": 0.01,
    "medkit": 0.012, "synthetic-food": 0.008, "adrenaline-injection": 0.006, "alcohol": 0.005,
    "clothes-green": 0.004, "military-drugs": 0.005, "antidote": 0.016, "taser": 0.012, "flamethrower": 0.016,
    "molotov-cocktail": 0.01, "armor": 0.015, "evacuation-key-pilot": 0.01,
}  # fmt: skip
ANY_ITEM = 0.004


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
    return 0.0 if me.fate == "dead" else LIFE if view.mode == "coop" else SURVIVAL


def standing(who: CrewView) -> float:
    """How well somebody else does, as far as all can see."""
    if who.fate:
        return 0.0 if who.fate == "dead" else 1.0
    return 0.5 * HEALTH[min(len(who.wounds), 3)] + 0.05 * who.signal - 0.1 * who.larva


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
    value = LIVES * sum(others) / len(others) if others else LIVES
    if me.fate == "dead":
        return value + VICTORY * ship(view) * chance_of_all(chart)
    of = factors(view, me, chart)
    if me.fate:
        return value + VICTORY * ship(view) * of["plan"] + LIFE * of["clean"] * alive(chart)
    lives = of["health"] * of["peril"]
    value += VICTORY * of["ship"] * (lives * of["plan"] + (1 - lives) * chance_without(chart)) * of["things"]
    return value + LIFE * of["clean"] * alive(chart) * lives * of["ship"] * of["things"]


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
    harm += NOISE_AFAR * sum([one.noise for one in view.corridors])
    harm += BURNS * view.rooms[here - 1].fire
    return min(harm, MOST_HARM)


def harm_of(view: NemesisView, me: CrewView, intruder: IntruderView, here: int) -> float:
    """What one Intruder may do: in the room, from next door, or from elsewhere."""
    room = ROOM_NUMBERS[intruder.room]
    harm = HARM[intruder.kind] * max(1 - BLOOD[intruder.kind] * intruder.injuries, 0.2)
    if room == here:
        harm /= max(sum([who.room == me.room for who in view.crew]), 1) ** 0.5
    else:
        harm *= NEAR if any(room == other for _, other in BOARDS[view.side].neighbours[here]) else AFAR
    return harm * (1 + 0.5 * min(len(me.wounds), 3))


def loud_here(view: NemesisView, me: CrewView, here: int) -> tuple[int, float]:
    """The noise markers around, and what they may do: nothing, while an Intruder is there already."""
    noise = [one.noise for one in view.corridors]
    loud = sum([noise[corridor] for corridor in BOARDS[view.side].exits[here].values()])
    if not loud or any(intruder.room == me.room for intruder in view.intruders):
        return loud, 0.0
    rolled = ROLLED * FACE * loud * (COMES + SURPRISED[min(me.cards, 4)] * ATTACKED)
    return loud, rolled * (1 + 0.5 * min(len(me.wounds), 3))


def extras(view: NemesisView, me: CrewView) -> float:
    """Things that may come in useful."""
    found = sum([ITEMS.get(key, ANY_ITEM) for key in me.items])
    ammo = 0
    for held in me.hands:
        if held.item:
            ammo += held.ammo
            found += ITEMS.get(held.item, ANY_ITEM)
            found += QUEST * len(held.attached)
    found += AMMO * min(ammo, MOST_AMMO) + 0.25 * AMMO * max(ammo - MOST_AMMO, 0)
    found -= QUEST * len(me.quests)
    found += WEAKNESS * sum([bool(weakness) for weakness in view.weaknesses])
    found += EXPLORED * sum([bool(room.tile) for room in view.rooms])
    return found
