"""What the bots of Eldritch Horror weigh, and how much: every number of their judgement that is not printed.

The coin is that of a table with four players, at which a solved Mystery is `mystery`; what is lost is negative. `W`,
because it stands in every formula. `scripts/weights.py` tells what each of them decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from seance.engine.mind import table


@dataclass(frozen=True, slots=True)
class Weights:
    """One field, one judgement: its unit, and what it is of."""

    # Mysteries
    mystery: float = 1.9  # a solved one
    nearly: float = 0.95  # of one that will be solved at the end of the round
    epic: float = 0.8  # of one, when its Epic Monster has hardly any toughness left
    rounds: float = 4.0  # rounds that one takes

    # time
    round: float = 0.22  # a round more than is needed
    most_rounds: float = 10.0  # rounds that count
    doom: float = 0.65  # Doom in a round, with the Gates that will come
    doom_of_gate: float = 0.22  # Doom more for each Gate that is there
    awake: float = 1.2  # lost with the awakening
    close_call: float = 0.15  # lost with each step nearer to an awakening that ends the game
    near_doom: int = 4  # Doom from which that counts

    # Clues, Gates, Monsters, Rumors
    clue: float = 0.25  # each of the first two of an investigator
    spare_clue: float = 0.12  # each of the next two
    idle_clue: float = 0.02  # each of those beyond
    found: float = 0.15  # one that comes soon by an ability
    many_clues: int = 4  # Clues with which a die is rolled again in a test
    kept_clues: int = 3  # Clues that somebody keeps when others could have them from afar
    given_clues: int = 2  # Clues that are given then
    gate: float = -0.25  # an open Gate
    monster: float = -0.04  # a point of toughness on the board
    crowded: float = -0.12  # a Monster beyond `brood`: ten at a reckoning are two steps of Doom
    brood: int = 5  # Monsters that do not count so
    nuisance: float = 0.9  # lost with a Rumor that has no tokens
    rumors: Mapping[str, float] = table({
        "web-between-worlds": 6.0, "dimensions-collide": 9.0, "secrets-of-the-past": 3.0, "the-wind-walker": 3.0,
        "fractured-reality": 2.0, "growing-madness": 2.0, "lost-knowledge": 2.0, "faded-from-society": 1.0,
        "return-of-the-ancient-ones": 7.0,
    })  # fmt: skip  # lost when the last token of the Rumor is gone

    # an investigator
    points: tuple[float, ...] = (-1.6, -0.55, -0.25, -0.1, 0.0, 0.04, 0.07, 0.09, 0.1)  # by Health, and by Sanity left
    die: float = 0.08  # a die in tests of a skill
    fighting_die: float = 0.04  # a die in fights
    usual_dice: int = 16  # dice of all skills together that somebody has
    luck: tuple[float, ...] = (0.5, 0.0, -0.5)  # blessed, neither, cursed
    asset: float = 0.02  # an Asset, for each point of its value
    artifact: float = 0.25  # an Artifact
    spell: float = 0.1  # a Spell
    magic: float = 0.35  # a Spell where the Mystery asks for them
    ticket: float = 0.012  # a ticket
    delayed: float = -0.3  # being delayed
    gone: float = -1.0  # an investigator who has fallen and is replaced
    eliminated: float = -2.5  # a player who is out of the game
    conditions: Mapping[str, float] = table({
        "debt": -0.16, "dark-pact": -0.9, "detained": -0.5, "amnesia": -0.22, "hallucinations": -0.22,
        "paranoia": -0.2, "back-injury": -0.22, "internal-injury": -0.24, "leg-injury": -0.22,
    })  # fmt: skip  # by Condition

    # jobs
    share: float = 0.8  # of what a job changes: it is better done than planned
    soon: float = 0.75  # of it, for each round that it lies away
    some: float = 0.6  # chance that a job succeeds for which no test is named
    short: float = 0.25  # of a token, for whoever has not yet the Clues for it
    together: float = 2.0  # times one's own hits: who fights a Monster too strong for one helps the others
    expedition: float = 0.3  # an Expedition
    fallen: float = 0.15  # the possessions of somebody who has fallen
    ambusher: float = 0.6  # chance to beat an ambusher
    horror: float = 0.04  # lost with a point of Sanity in a fight that is expected
    damage: float = 0.04  # lost with a point of Health in one
    defeat: float = 0.5  # lost with the last of them


W = Weights()
