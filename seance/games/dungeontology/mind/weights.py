"""What the bots of Dungeontology weigh, and how much: every number of their judgement that is not printed.

Points are those of the scoring at the end. `W`, because it stands in every formula. `scripts/weights.py` tells what
each of them decides.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """One field, one judgement: its unit, and what it is of."""

    # the lead
    lead: float = 6.0  # points of a lead that make one nearly three times as likely to win
    turn: float = 3.0  # points that a turn brings on the whole: who has not finished still has one more than others
    face_down: float = 2.2  # points lost with a doom card that nobody has seen

    # means, in points
    student: float = 0.5  # a student
    most_students: int = 6  # students that count
    card: float = 0.15  # a card: hands are filled at the end of every turn
    knowledge: float = 0.7  # a knowledge token
    research: float = 1.0  # one more on the research dial
    star: float = 1.2  # a star that a thesis still needs
    stun: float = 0.5  # lost with a stun token
    exhausted: float = 3.0  # lost with no room for another: the next turn is a rest

    # the thesis
    near_thesis: float = 6.0  # points more or less that make it likely or unlikely
    later_thesis: float = 0.7  # of its bonus, for each turn that it lies away
    starless: float = 0.7  # of its bonus, without the stars for it
    likely: float = 0.5  # chance from which it is reckoned with
    refused: float = 6.0  # points lost with one that is refused at the end

    # attempts, in points
    draw: float = 0.2  # lost with a draw from the bag
    toll: float = 2.5  # lost with a cube that is paid
    failure: float = 1.0  # lost with a stun token or a student, and a card for nothing
    bought: float = 1.0  # lost with what a skill asks for a cube without an attempt
    meddling: float = 0.7  # alert that every other scholar with cards adds
    defence: float = 0.9  # alert that every card of the one who is spied on adds
    spread: float = 1.2  # stealth by which it varies, with the cards in hand
    unknown: float = 2.2  # stealth by which it varies, with those of the next turn
    close: float = 0.5  # stealth that makes up for a tie
    unseen: float = 4.0  # an area that is not on the table yet
    unseen_later: float = 0.5  # of that, what is lost where none is in sight
    rival: float = 0.4  # of what somebody else loses
    step: float = 0.05  # lost with a step, so that nobody walks for nothing
    later: float = 0.6  # of what can be reached only a turn later

    # cards in attempts
    margin: int = 3  # stealth above the alert value where others could meddle
    stealth: float = 0.5  # points of a point of stealth in hand
    skill: float = 2.6  # stealth that a skill adds: a prophecy of three cards
    skill_cost: float = 0.8  # points that it costs
    prophecy: float = 1.4  # stealth of a prophecy
    prophecy_card: float = 0.4  # stealth more for each of its cards
    own_stake: float = 2.0  # of what is at stake, for who is spied on
    first_rival: float = 2.0  # of `rival`, against who stands best
    other_rival: float = 0.5  # of `rival`, against anybody else

    # habits
    usual_doom: float = 2.1  # points of a doom card that may be turned over
    thefts: int = 2  # thefts that are worth a thought
    plenty: int = 5  # students with which no more are wanted


W = Weights()
