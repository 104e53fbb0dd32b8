"""What the bots of Arkham Horror weigh, and how much: every number of their judgement that is not printed.

Points add up to a position's score; nearly all is counted in actions first. `W`, because it stands in every formula.
`scripts/weights.py` tells what each of them decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from seance.engine.mind import table
from seance.games.arkham.rules.printed import AGILITY, WILLPOWER


@dataclass(frozen=True, slots=True)
class Weights:
    """One field, one judgement: its unit, and what it is of."""

    # the score
    bold: float = 0.35  # how steeply points become a chance to win: the smaller, the less misfortune counts
    action: float = 0.1  # points of an action
    per_head: float = 0.3  # points more of an action in the Midnight Masks, shared by all: who saves some finds more
    survived: float = 0.6  # chance that a scenario counts as won if it was only survived
    begins: Mapping[str, float] = table(  # points at the start, so that one begins in the middle
        {"the-gathering": 2.1, "the-midnight-masks": 13.7, "the-devourer-below": 7.0}
    )
    scenario: float = 0.5  # points for each scenario of a campaign that is behind

    # the act, in points
    act: float = 1.0  # an act that is done, besides the work
    finish: float = 4.0  # all of the last act
    last: float = 4.0  # the same once more where that ends the scenario
    shown: float = 0.5  # of a cultist who counts, one who has been found
    hurt: float = 0.5  # of the same, one who is nearly defeated
    overcome: float = 2.0  # a cultist who has been overcome, besides
    found: float = 1.6  # of that, one who has been found and is at hand
    doomed: float = 0.6  # a doom on a cultist whom nobody is going to defeat soon
    dooming: float = 1.2  # a Wizard of the Order, likewise
    reach: float = 3.0  # actions until one is overcome, with which a third of that is left
    boss: float = 1.5  # the risk of the last fight
    most_risk: float = 1.5  # that risk at most
    ready: float = 0.6  # that risk for who is ready
    ready_by: float = 2.0  # rounds to spare with which one gets ready
    unready: float = 3.0  # the risk above it, for who begins in haste
    ambush: float = 1.2  # the last fight begun: who opens the door is struck at once
    guarded: float = 2.0  # everybody near the Ritual Site
    awake: float = 24.0  # lost when the Devourer has come
    lita: float = 2.0  # actions that Lita saves who waits in the Parlor
    lita_health: float = 0.6  # actions more for each point of health of an enemy that must be defeated
    lita_step: float = 0.8  # of that, what is left with each step to her

    # the agenda
    late: float = 0.6  # points of a round too few
    haste: float = 3.0  # rounds over which that comes on
    spare: float = 4.0  # rounds that one would like to have left
    extra_doom: Mapping[str, float] = table(  # doom a round besides the usual, for each investigator
        {"the-gathering": 0.18, "the-midnight-masks": 0.25, "the-devourer-below": 0.22}
    )
    any_doom: float = 0.1  # the same in a scenario that is not named above
    wizard: float = 0.5  # doom a round from a Wizard of the Order
    effect: float = 0.6  # of all actions, those that are spent on the act
    relief: float = 0.7  # of the doom on enemies, what goes with them

    # bodies, in points
    broken: float = 3.5  # lost with nothing left to take
    fragile: float = 1.9  # points of health or sanity with which that is a third
    harmed: float = 0.5  # actions lost with a point of damage or horror, besides what is left
    soaked: float = 0.7  # of what an asset can take
    gone: float = 3.6  # lost with an investigator
    resigned: float = 2.0  # lost with one who has resigned
    trauma: float = 0.4  # lost with a trauma
    coming: float = 0.9  # chance that an enemy does its harm in this round
    in_time: float = 0.8  # chance that actions prevent it
    next_door: float = 0.6  # chance to meet an enemy that is next door and in the way

    # enemies
    harm: float = 0.12  # points of each damage or horror that one deals
    most_blows: float = 8.0  # actions to be rid of one: more are not thought of
    quiet: float = 0.5  # of those actions, while it is exhausted
    asleep: float = 0.85  # of its points, while it is exhausted
    at_large: float = 0.6  # of its points, while it is in nobody's way
    crossroads: int = 3  # ways that meet where it is in the way
    at_the_door: float = 0.2  # points more of a ghoul while every ghoul brings doom
    strangers: float = 4.0  # health of the enemies that are still to come, for each investigator
    stranger: int = 3  # their fight value
    least_rate: float = 0.36  # damage of an action, at least: who has no weapon will find one
    evaded: float = 0.6  # of the last enemy's blows, those that one spares who evades
    slowest: float = 0.3  # damage of an action against it, at least
    least_stand: float = 0.5  # blows that all can take, at least
    ammunition: float = 4.0  # uses with which a weapon lasts through the last fight
    damage_of: Mapping[str, float] = table(  # damage of weapons that add to it only sometimes
        {"machete": 0.8, "switchblade": 0.4, "41-derringer": 0.6}
    )

    # tests
    elder_sign: int = 1  # modifier of the elder sign
    least_chance: float = 0.04  # chance of a test, at least: tokens, cards and friends help
    least_search: float = 0.15  # chance of a search, at least: who needs a clue has cards for it
    helped: int = 1  # skill that committed cards add where it matters

    # work, in actions
    far: int = 6  # to where no way leads yet
    usual_shroud: int = 3  # shroud of a location that nobody has seen
    usual_clues: int = 1  # clues of one, for each investigator
    entrance: Mapping[str, float] = table({"attic": 3.0, "cellar": 3.0, "graveyard": 1.5})  # to go in
    way_back: float = 1.0  # to where the clues are spent
    nowhere: float = 4.0  # for a clue that is nowhere to be seen
    later_ways: Mapping[str, float] = table({"trapped": 5.0, "investigating-the-trail": 3.0})  # of later acts, by act
    later_shroud: int = 2  # shroud where later clues are
    later_way: float = 1.5  # to go there, for each clue
    saved: float = 0.7  # of the tries that a flashlight saves where it helps
    most_saved: float = 1.5  # tries that each use saves at most
    cases: int = 2  # cultists that are thought of, one more if there are many investigators
    cultist_way: float = 2.0  # to go where a cultist is
    cultist_health: float = 3.5  # damage that one takes
    cultist_fight: float = 7.0  # to fight one who comes later
    over_the_defeated: float = 1.0  # saved by who finds a clue there when an enemy is defeated
    cold_case: float = 23.0  # a cultist whom nobody is left to find or to overcome
    aside: float = 0.3  # for a card or resource that is given away
    per_clue: float = 2.0  # for a clue that is given away

    # cards, in actions
    cards: tuple[float, ...] = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0, 3.1, 3.1)  # by cards in hand
    resources: tuple[float, ...] = (0.0, 0.5, 1.0, 1.4, 1.75, 2.0, 2.2, 2.3, 2.4)  # by resources
    best_of_hand: int = 4  # assets that may be played soon
    in_hand: float = 0.35  # of what an asset is worth, while it is in hand
    skills: Mapping[str, float] = table({WILLPOWER: 1.5, AGILITY: 0.8})  # for each point
    any_asset: float = 0.5  # an asset that is not named below, in hand
    uses: float = 3.0  # uses with which an asset is worth all
    doom: float = 3.0  # lost with doom on an asset
    assets: Mapping[str, float] = table(  # saved by one, besides what can be seen: skills, soak, attacks, tools
        {
            "dr-milan-christopher": 2.5,
            "leo-de-luca-01048": 7.0,
            "leo-de-luca-01054": 7.0,
            "beat-cop-01018": 1.5,
            "beat-cop-01028": 2.5,
            "guard-dog": 2.0,
            "physical-training": 1.5,
            "hyperawareness": 1.2,
            "arcane-studies": 1.2,
            "hard-knocks": 1.2,
            "dig-deep": 1.2,
            "first-aid": 1.0,
            "old-book-of-lore": 1.2,
            "medical-texts": 0.6,
            "scrying": 0.8,
            "forbidden-knowledge": 1.0,
            "rabbits-foot": 1.2,
            "scavenging": 0.4,
            "pickpocketing": 0.3,
            "burglary": 0.5,
            "stray-cat": 1.5,
            "research-librarian": 0.8,
            "arcane-initiate": 0.5,
            "heirloom-of-hyperborea": 0.4,
            "wendys-amulet": 2.0,
            "daisys-tote-bag": 0.2,
            "lita-chantler": 2.0,
            "police-badge": 2.0,
            "aquinnah": 2.0,
            "cat-burglar": 1.0,
            "encyclopedia": 1.0,
            "book-of-shadows": 1.0,
            "grotesque-statue": 3.0,
            "disc-of-itzamna": 1.5,
        }
    )
    to_play: Mapping[str, float] = table(  # worth in play of one that is in hand, where it is not the above
        {
            "45-automatic": 5.0,
            "rolands-38-special": 5.0,
            "machete": 5.0,
            "shrivelling": 5.0,
            "baseball-bat": 3.5,
            "shotgun": 5.0,
            "41-derringer": 2.5,
            "knife": 1.0,
            "switchblade": 1.2,
            "flashlight": 2.0,
            "magnifying-glass-01030": 2.5,
            "magnifying-glass-01040": 2.5,
            "dr-milan-christopher": 5.0,
            "beat-cop-01018": 5.0,
            "beat-cop-01028": 6.0,
            "holy-rosary": 2.5,
            "leather-coat": 2.0,
            "bulletproof-vest": 3.0,
            "elder-sign-amulet": 3.0,
        }
    )
    allies: Mapping[str, float] = table(  # lost with one who is about to fall
        {
            "lita-chantler": 6.0,
            "dr-milan-christopher": 5.0,
            "leo-de-luca-01048": 6.0,
            "leo-de-luca-01054": 6.0,
            "beat-cop-01018": 4.0,
            "beat-cop-01028": 5.0,
            "arcane-initiate": 1.0,
            "cat-burglar": 3.0,
        }
    )
    fading: float = 0.4  # of that, what is left with every point that they can still take
    any_threat: float = 0.5  # lost with a threat that is not named below
    threats: Mapping[str, float] = table(  # lost with a threat
        {
            "frozen-in-fear": 2.5,
            "dissonant-voices": 1.0,
            "haunted": 3.0,
            "psychosis": 1.0,
            "hypochondria": 1.0,
            "dreams-of-rlyeh": 3.0,
            "the-necronomicon": 1.0,
        }
    )

    # what a test is worth, in actions
    clue: float = 1.5  # a clue that is needed
    idle_clue: float = 0.2  # one that nobody needs
    usual_search: float = 0.6  # chance of a search with which a clue is worth that much
    hardest_search: float = 3.0  # of that, how much more it is worth at most where the chance is smaller
    damage: float = 1.0  # a point of damage
    kill: float = 0.6  # the last one
    evasion: float = 0.5  # to evade, besides the harm
    other_test: float = 2.0  # a test that is not named below
    failures: Mapping[str, float] = table(  # lost by failing
        {
            "crypt-chill": 3.0,
            "frozen-in-fear": 2.5,
            "the-yellow-sign": 4.0,
            "on-wings-of-darkness": 3.0,
            "graveyard": 2.5,
            "disrupting-the-ritual": 5.0,
            "lita-chantler": 4.0,
        }
    )

    # cards that are committed or kept, in actions
    skill_card: float = 0.2  # lost with a card that can only be committed
    drawn: float = 0.7  # a card that is drawn
    fearless: float = 0.5  # horror that is healed
    reserve: float = 0.15  # what a resource must bring more than its usual worth
    events: Mapping[str, float] = table(  # lost with an event that is better played
        {
            "dynamite-blast": 5.0,
            "working-a-hunch": 1.2,
            "ward-of-protection": 1.2,
            "evidence": 0.6,
            "elusive": 0.5,
            "look-what-i-found": 0.8,
            "cunning-distraction": 0.3,
            "backstab": 2.5,
            "sneak-attack": 1.5,
            "dodge": 1.5,
        }
    )
    held: float = 1.3  # worth in hand of an asset that is kept in an opening hand, and saved for
    held_unarmed: float = 2.0  # the same for who looks for a weapon
    kept_skill: float = 0.5  # more for keeping a skill card than an asset
    kept_other: float = 0.3  # more for keeping any other card
    second_copy: float = 0.3  # of keeping a card, if another is in play
    full_hand: int = 7  # cards with which one takes resources instead
    rich: int = 4  # resources that may be spent on what is not urgent


W = Weights()
