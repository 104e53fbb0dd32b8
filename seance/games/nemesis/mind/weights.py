"""What the bots of Nemesis weigh, and how much: every number of their judgement that is not printed.

Shares are of a whole life, a whole ship or a victory; cards are Action cards. `W`, because it stands in every formula.
`scripts/weights.py` tells what each of them decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from seance.engine.mind import table


@dataclass(frozen=True, slots=True)
class Weights:
    """One field, one judgement: its unit, and what it is of."""

    # what is aimed at
    survival: float = 0.4  # share: to survive, for who plays alone or against others
    objective: float = 0.6  # share: to have the objective then
    victory: float = 0.88  # share, full cooperation: that all win
    life: float = 0.09  # share: the own life
    lives: float = 0.03  # share: the lives of the others
    credit: float = 0.35  # share: what objectives count one by one, beside the victory that takes all of them

    # the body
    health: tuple[float, ...] = (1.0, 0.9, 0.72, 0.38)  # share that is left, by Serious Wounds
    light_wound: tuple[float, ...] = (0.025, 0.04, 0.07, 0.0)  # share lost, by Serious Wounds
    open_wound: float = 0.015  # share lost: a wound that is not dressed
    bleeding: tuple[float, ...] = (0.0, 0.06, 0.12, 0.25)  # share lost, by Serious Wounds
    larva: float = 0.05  # share lost
    slime: float = 0.02  # share lost
    others_health: float = 0.5  # share: of how well others stand, their health
    others_signal: float = 0.05  # share: a signal that they have sent
    others_larva: float = 0.1  # share lost: a Larva in them

    # what is around
    harm: Mapping[str, float] = table(  # share lost to an Intruder in the room
        {"larva": 0.08, "creeper": 0.11, "adult": 0.2, "breeder": 0.32, "queen": 0.4}
    )
    blood: Mapping[str, float] = table(  # of that harm, what each Injury takes off
        {"larva": 1.0, "creeper": 0.2, "adult": 0.2, "breeder": 0.1, "queen": 0.1}
    )
    least_harm: float = 0.2  # of that harm, what is left however much it is hurt
    wounded: float = 0.5  # of any harm, how much more it is for each Serious Wound
    near: float = 0.12  # of that harm, from next door
    afar: float = 0.02  # of that harm, from elsewhere
    rolled: float = 0.7  # chance that one soon rolls for noise here
    face: float = 0.2  # chance that a certain number comes up
    encounter: float = 0.1  # share lost to an Encounter
    attack: float = 0.12  # share lost to a Surprise Attack
    surprise: tuple[float, ...] = (1.0, 0.6, 0.45, 0.2, 0.0)  # chance of one, by cards in hand
    noise_afar: float = 0.0015  # share lost to each noise marker anywhere
    fire: float = 0.06  # share lost to a fire in the room
    most_harm: float = 0.9  # share: more is not thought of
    least_vigour: float = 0.3  # share: what others can do at least, whatever is in their room

    # things
    ammo: float = 0.008  # share gained by a round of ammunition
    most_ammo: int = 4  # rounds that count fully
    more_ammo: float = 0.25  # of that, what each further round counts
    weakness: float = 0.01  # share gained by a Weakness that is known
    explored: float = 0.001  # share gained by a room that is explored
    quest: float = 0.006  # share gained by a Quest Item that is brought into play
    any_item: float = 0.004  # share gained by an Item that is not named below
    items: Mapping[str, float] = table(  # share gained by an Item
        {
            "energy-charge-red": 0.009,
            "grenade": 0.012,
            "smoke-grenade": 0.008,
            "recon-drone": 0.002,
            "decoy": 0.004,
            "extended-magazine": 0.008,
            "prototype-rifle": 0.015,
            "prototype-shotgun": 0.015,
            "prototype-pistol": 0.013,
            "comms-key": 0.001,
            "evacuation-key": 0.01,
            "self-destruct-key": 0.003,
            "duct-tape": 0.006,
            "tools": 0.008,
            "fire-extinguisher": 0.011,
            "chemicals": 0.003,
            "clothes-yellow": 0.004,
            "energy-charge-yellow": 0.009,
            "technical-corridors-plans": 0.003,
            "space-suit": 0.002,
            "nemesis-plans": 0.003,
            "bandages": 0.01,
            "medkit": 0.012,
            "synthetic-food": 0.008,
            "adrenaline-injection": 0.006,
            "alcohol": 0.005,
            "clothes-green": 0.004,
            "military-drugs": 0.005,
            "antidote": 0.016,
            "taser": 0.012,
            "flamethrower": 0.016,
            "molotov-cocktail": 0.01,
            "armor": 0.015,
            "evacuation-key-pilot": 0.01,
        }
    )

    # the ship
    hull: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 0.99, 0.97, 0.92, 0.82)  # chance to last, by fires, by damage
    blaze: float = 0.75  # chance to last if the next fire that spreads is the end
    rounds_foreseen: int = 4  # Event Phases that a crew thinks of
    wear: float = 0.6  # Malfunctions that a round adds
    heat: float = 0.25  # fires that a round adds

    # the way to go, in cards
    door: float = 1.5  # a closed door on the way
    foe: float = 4.0  # an Intruder on the way
    flames: float = 0.7  # a fire on the way
    loud: float = 1.0  # a corridor with noise of four
    careful: float = 1.0  # a careful step instead of a roll
    fight: float = 3.0  # to get out of combat
    hop: float = 1.8  # from one unexplored room to the next
    search: float = 0.9  # the same where something is looked for: half of the rooms will do
    away: float = 3.0  # to a room that somebody else finds
    repairs: float = 2.5  # a Malfunction in the way of a room action
    repairing: Mapping[str, float] = table(  # to mend an engine with what is in hand
        {"basic-repairs": 3.0, "repairs": 2.0, "quick-repairs": 1.0, "ingenuity": 1.0, "tools": 1.0, "duct-tape": 1.0}
    )
    next_repair: float = 5.0  # to mend one with a card that must come up first
    look_and_set: float = 3.5  # to look at the coordinates and set the course

    # time
    pace: float = 4.5  # cards a round
    full_hand: float = 5.0  # cards of the next round, for who has passed
    delay: float = 1.7  # of the rounds that are reckoned, those that it takes
    slack: float = 0.7  # rounds that one had better be early
    card_risk: float = 0.012  # of all that is to be done, what is lost with each card that it takes
    round_risk: tuple[float, ...] = (  # of it, what is lost with each round, by time left
        0.3, 0.3, 0.3, 0.2, 0.2, 0.15, 0.15, 0.1, 0.1, 0.04, 0.04, 0.03, 0.01, 0.01, 0.01, 0.01,
    )  # fmt: skip
    crew_risk: tuple[float, ...] = (  # the same in full cooperation
        0.3, 0.3, 0.3, 0.25, 0.2, 0.2, 0.15, 0.15, 0.12, 0.1, 0.08, 0.08, 0.06, 0.05, 0.04, 0.03,
    )  # fmt: skip
    frailty: float = 0.5  # of these risks, how much more they are for each Serious Wound

    # ways out, as chances
    sure: float = 0.97  # a chamber or a pod that can be had
    blast: float = 0.85  # to get away from a ship that one has set to explode
    trust: float = 0.97  # all is well with what a friend has looked at
    trust_dead: float = 0.8  # the same if who looked has died
    opened: float = 0.85  # a crew's pod, if the hatches can be opened
    hatches: float = 3.0  # cards until they are
    locked: float = 0.25  # a crew's pod, if they cannot
    by_another: float = 0.15  # that each of the others opens a pod
    by_others: float = 0.3  # that they do, at most
    patient: float = 4.0  # rounds until somebody does

    # objectives, as chances and cards
    falls: float = 0.3  # chance that somebody who is awake dies before the end
    falls_wounded: float = 0.15  # more of it for each Serious Wound
    falls_infested: float = 0.1  # more of it with a Larva
    falls_at_most: float = 0.95  # chance
    fates: Mapping[str, float] = table({"dead": 1.0, "escaped": 0.05, "hibernating": 0.3})  # chance of being dead then
    one_of_them: float = 2.0  # of the chance that one of several dies, what is feared for each
    nest: float = 0.8  # chance to destroy it
    egg_cards: float = 1.7  # cards to destroy an Egg
    egg: float = 0.9  # chance to carry one off
    destruct: float = 0.7  # chance that the ship is destroyed, if one begins it
    destruct_begun: float = 0.95  # chance, if it has begun
    queen_unseen: float = 0.04  # chance to kill her, if she is not there
    queen: float = 0.1  # chance, if she is
    queen_injury: float = 0.08  # more of it for each Injury
    queen_cards: float = 3.0  # cards to fight her
    scouting: float = 0.9  # chance to explore all rooms
    somehow: float = 0.15  # chance to come by an object that lies nowhere
    gathering: float = 0.8  # chance to gather Items
    item_cards: float = 4.0  # cards to find an Item
    analysis: float = 0.95  # chance that an analysis is made
    far_off: float = 0.02  # chance that a card of way to a Weakness is worth

    # errands of a crew
    shooting: float = 0.7  # chance to destroy the Nest
    hunting: float = 0.25  # chance of a carcass
    engine_work: float = 3.5  # cards at an engine of which nothing is known
    mending: float = 4.5  # cards at an engine that is damaged
    trusted: float = 0.75  # chance to run of an engine that is left alone
    loaded: float = 0.3  # of the cards that somebody has to spend, what counts against one more room
    patience: float = 0.6  # of an errand, what is lost with one who falls
    scouted: float = 0.5  # of a search, what is lost with one who falls: the others look too
    undone: float = 0.93  # chance that a stop which is still to be made is made
    backup: float = 0.5  # chance that another takes over what is left undone
    handover: float = 2.0  # cards until it is noticed

    # habits
    cards: Mapping[str, float] = table(  # rank of an Action card: the least useful is paid first
        {
            "interruption": 0,
            "demolition": 1,
            "rest": 2,
            "order": 3,
            "threat-assessment": 3,
            "access-denied": 3,
            "pyrotechnics": 2,
            "old-friend": 3,
            "ship-knowledge": 4,
            "computer-skills": 5,
            "motivation": 8,
            "piloting": 5,
            "technical-corridors-card": 3,
            "reload": 4,
            "suppressive-fire": 5,
            "covering-fire": 5,
            "full-auto": 5,
            "aimed-shot": 5,
            "steel-nerves": 5,
            "adrenaline": 6,
            "reconnaissance": 6,
            "scavenging": 6,
            "intranet": 5,
            "search": 6,
            "basic-repairs": 7,
            "repairs": 8,
            "quick-repairs": 9,
            "ingenuity": 6,
        }
    )
    repairs_wanted: float = 10.0  # ranks that a repair card gains while engines are in doubt
    out_of_place: float = 3.0  # ranks that a card loses where it does nothing
    rest_wanted: float = 4.0  # ranks that a rest gains with Contamination in hand
    kept_card: float = 5.0  # rank from which a card is not discarded for the sake of others
    ready: int = 3  # cards that one keeps in hand against a Surprise Attack
    nearly_dead: int = 3  # Injuries from which one fights hand to hand


W = Weights()
