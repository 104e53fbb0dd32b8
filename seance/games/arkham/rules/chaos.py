"""The chaos bag: revealing tokens, what they are worth, and the exact odds of a test."""

from __future__ import annotations

from seance.engine import Flow, cites, do

from .index import having, index, is_blank
from .modifiers import modifiers, multiplied, stat, unmodified
from .pieces import Investigator
from .registers import ELDER_SIGNS, NO_TOKENS, TOKEN_AS, TOKEN_CHANGES, TOKENS, Symbol, Text, resolve
from .state import Table
from .under_way import AUTO_FAIL, ELDER_SIGN, Moment, Test
from .windows import NOTHING, answered, happens, unless_replaced

PLAIN = Symbol()


@cites("AHC-CHT-02", "AHC-CHT-04", "AHC-DFL-04", "AHC-DFL-05", "AHC-ST4-02")
def symbol_of(s: Table, who: Investigator, token: str) -> Symbol:
    """What a symbol means now: from the scenario reference card, or the investigator card for the elder sign."""
    if token == ELDER_SIGN:
        return PLAIN if is_blank(s, who) else ELDER_SIGNS.get(who.key, PLAIN)
    return TOKENS.get((s.scenario, token, s.hard), PLAIN)


def is_number(token: str) -> bool:
    return token[-1].isdigit()


def token_value(s: Table, test: Test, token: str) -> int:
    """The modifier of a token for this test."""
    return as_changed(s, test, modifier_of(s, test.who, token))


def modifier_of(s: Table, who: Investigator, token: str) -> int:
    """What the token itself says."""
    if is_number(token):
        return int(token)
    if token == AUTO_FAIL:
        return 0
    symbol = symbol_of(s, who, token)
    return symbol.value if isinstance(symbol.value, int) else symbol.value(s, who)


@cites("AHC-CHT-05", "AHC-MOD-03")
def as_changed(s: Table, test: Test, value: int) -> int:
    """By the cards that change the modifiers of revealed tokens."""
    for key, change in TOKEN_CHANGES.items():
        for thing, _ in having(s, key):
            value = change(s, thing, test, value)
    return value


def as_treated(s: Table, who: Investigator, token: str) -> str:
    """Some cards make their bearer treat one token as another."""
    for key, (old, new) in TOKEN_AS.items():
        if token == old and any(seat == who.seat for _, seat in having(s, key)):
            return new
    return token


@cites("AHC-ST3-01", "AHC-CHT-01")
def reveal_tokens(s: Table, test: Test) -> Flow[None]:
    """ST.3 and ST.4: reveal a token (unless a card says otherwise) and apply it."""
    if s.lasting and any(s.lasts(word, test.who.key) for word in NO_TOKENS):
        return NOTHING
    return reveal_token(s, test)


def reveal_token(s: Table, test: Test) -> Flow[None]:
    """The first one, another that a token asks for, or one in place of another: each would be revealed."""
    if not answered(s, "would-reveal-token"):
        return reveal_one(s, test)
    on = Moment("would-reveal-token", test.who, (test.who.key,))
    on.test = test
    return unless_replaced(s, on, lambda: reveal_one(s, test))


def draw_token(s: Table, test: Test) -> str:
    """Out of the bag; it goes back when the test ends."""
    token = s.dice.take("chaos", s.bag)
    test.revealed.append(token)
    s.log("token", who=test.who.key, token=token)
    if s.sink is not None and not is_number(token):  # those say it themselves
        counts = as_treated(s, test.who, token)
        if counts != AUTO_FAIL:
            s.log("token-counts", token=token, worth=signed(token_value(s, test, counts)))
    return token


def signed(n: int) -> str:
    """A value as it stands on tokens."""
    return f"{n:+}" if n else "0"


def return_token(s: Table, test: Test, token: str) -> None:
    test.revealed.remove(token)
    s.bag.append(token)


def reveal_one(s: Table, test: Test) -> Flow[None]:
    """Unless the tester has fallen when it would be revealed."""
    return NOTHING if test.who.gone else apply_token(s, test, draw_token(s, test))


@cites("AHC-ST4-01", "AHC-CHT-02", "AHC-CHT-03", "AHC-CHT-04", "AHC-CHT-05")
def apply_token(s: Table, test: Test, token: str) -> Flow[None]:
    """A revealed token counts, unless it is cancelled; some let another one follow."""
    who = test.who
    on = Moment("when-token-revealed", who, (who.key,))
    on.test, on.token = test, token
    yield from happens(s, on)
    if on.cancelled:
        if on.instead is not None:
            yield from do(on.instead())
        return
    if who.gone:
        return
    token = as_treated(s, who, token)
    if token == AUTO_FAIL:
        test.automatic = "fail"
    symbol = symbol_of(s, who, token)
    test.token_parts.append((token, token_value(s, test, token)))
    if symbol.now is not None:
        yield from let_act(s, test, token, symbol.now)
    if test.revealing is not None and not who.gone:
        yield from do(test.revealing(token))
    if symbol.succeeds is not None and symbol.succeeds(s, who):
        test.automatic = "success"
    if symbol.failed is not None or symbol.passed is not None or symbol.after_failure is not None:
        test.later.append(token)
    if answered(s, "after-token-revealed"):
        after = Moment("after-token-revealed", who, (who.key,))
        after.test, after.token = test, token
        yield from happens(s, after)
    if symbol.again is not None and symbol.again(s, who) and s.bag and not who.gone:
        yield from reveal_token(s, test)


def let_act(s: Table, test: Test, token: str, text: Text) -> Flow[None]:
    """What the symbol brings besides its number: whom it strikes reads what it was."""
    who = test.who
    if symbol_of(s, who, token).acts(s, who):
        s.log("token-acts", who=who.key, token=token)
        test.acting = token
        yield from resolve(s, text, who)
        test.acting = ""


# ---- odds ------------------------------------------------------------------


def chance(s: Table, test: Test, more: int = 0) -> float:
    """The exact chance to succeed with so much more skill value, by the tokens in the bag."""
    if s.lasting and any(s.lasts(word, test.who.key) for word in NO_TOKENS):
        return float(skill_value(s, test) + more >= difficulty_of(s, test))
    return odds(s, test, s.bag, skill_sum(s, test) + more, difficulty_of(s, test))


def prospects(s: Table, test: Test, more: int = 0) -> list[tuple[str, int, float]]:
    """Every token of the bag: what it is worth in this test, and the chance to succeed if it is the one."""
    value, difficulty = skill_sum(s, test) + more, difficulty_of(s, test)
    return [
        (
            token,
            token_value(s, test, as_treated(s, test.who, token)),
            share_of(s, test, s.bag, token, value, difficulty),
        )
        for token in sorted(s.bag)
    ]


def odds(s: Table, test: Test, bag: list[str], value: int, difficulty: int) -> float:
    if not bag:
        return float(max(0, value) >= difficulty)
    shares: dict[str, float] = {}
    for token in bag:
        if token not in shares:
            shares[token] = share_of(s, test, bag, token, value, difficulty)
    return sum([shares[token] for token in bag]) / len(bag)


def share_of(s: Table, test: Test, bag: list[str], token: str, value: int, difficulty: int) -> float:
    who = test.who
    treated = as_treated(s, who, token)
    if treated == AUTO_FAIL:
        return 0.0
    symbol = PLAIN if is_number(treated) else symbol_of(s, who, treated)
    if symbol.succeeds is not None and symbol.succeeds(s, who):
        return 1.0
    value += token_value(s, test, treated)
    if symbol.again is not None and symbol.again(s, who):
        rest = bag[:]
        rest.remove(token)
        return odds(s, test, rest, value, difficulty)
    return float(max(0, value) >= difficulty)


# ---- the value of a test ------------------------------------------------------------------


def icons_of(card: object, skill: str) -> int:
    """Matching icons of a card."""
    icons: dict[str, int] = getattr(card, "icons", {})
    return icons.get(skill, 0) + icons.get("wild", 0)


def skill_sum(s: Table, test: Test) -> int:
    """Without tokens, and without the floor: what is below zero stays in force."""
    value = unmodified(s, test.skill, test.who)
    for _, n in skill_modifiers(s, test):
        value += n
    return multiplied(s, test.skill, test.who, value) if (s.index or index(s)).factors else value


@cites("AHC-ST2-04", "AHC-ST5-01")
def skill_modifiers(s: Table, test: Test) -> list[tuple[str, int]]:
    parts = modifiers(s, test.skill, test.who) + test.parts
    more = test.bonus(test.skill) if test.bonus is not None else 0
    if more:
        parts.append((test.source, more))
    parts += [(card.key, icons_of(card, test.skill)) for _, card in test.committed]
    return parts


@cites("AHC-ST5-01", "AHC-AUT-02", "AHC-MOD-05", "AHC-MOD-06")
def skill_value(s: Table, test: Test) -> int:
    """The modified value, with the tokens; 0 if the test fails automatically."""
    if test.automatic == "fail":
        return 0
    return max(0, skill_sum(s, test) + sum([n for _, n in test.token_parts]))


@cites("AHC-DFT-01", "AHC-DFT-02", "AHC-DFT-03", "AHC-DFT-04", "AHC-DFT-05", "AHC-AUT-03")
def difficulty_of(s: Table, test: Test) -> int:
    """The difficulty now: the fight, evade or shroud value, or the number in the text."""
    if test.automatic == "success":
        return 0
    if test.enemy is not None:
        return stat(s, test.kind, test.enemy)
    if test.location is not None:
        return stat(s, "shroud", test.location)
    return test.difficulty


@cites("AHC-ST6-01", "AHC-ST6-02", "AHC-AUT-01")
def succeeds(s: Table, test: Test) -> bool:
    """As everything stands now."""
    return test.automatic != "fail" and skill_value(s, test) >= difficulty_of(s, test)
