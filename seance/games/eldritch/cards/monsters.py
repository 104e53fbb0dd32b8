"""What stands on the Monster tokens, Epic Monsters and Cultists; a token that is not here has no text."""

from seance.games.eldritch.rules.printed import INFLUENCE

from .effects import (
    Ambush,
    Count,
    Discard,
    DiscardMonster,
    Each,
    Fact,
    Gain,
    If,
    Lose,
    May,
    MayDo,
    On,
    Recover,
    Roll,
    SpawnGate,
    Spend,
    Test,
    Unless,
)  # fmt: skip
from .effects.roaming import (
    BecomeEpic,
    BecomeOneOf,
    CarryOff,
    ComeNearer,
    HuntDown,
    LoseCurse,
    Lure,
    Nearest,
    RollForGate,
    SpawnHere,
    TakeNearestClue,
)  # fmt: skip
from .effects.things import Artifacts, Assets, Clues, Condition, Spells
from .effects.tokens import (
    DOOM_ON_ONE_OR_TWO,
    DefeatThis,
    HealThis,
    HurtByWill,
    MonsterText,
    NamedAsset,
    NoClues,
    NoMoreEncounter,
    RideAway,
    SanityOnSheet,
    SkipStrength,
    Spared,
)  # fmt: skip

FAILED_WILL, LOST_HEALTH = Fact("failed-will"), Fact("lost-health-fighting")

TOKENS: dict[str, MonsterText] = {
    "byakhee": MonsterText(defeated=RideAway(3)),
    "colour-out-of-space": MonsterText(after_will=Roll(On(5, 6, DefeatThis()))),
    "dark-young": MonsterText(reckoning=DOOM_ON_ONE_OR_TWO),
    "deep-one": MonsterText(reckoning=Each("on-its-space", Lose(sanity=1))),
    "ghost": MonsterText(after_will=HurtByWill()),
    "ghoul": MonsterText(after_strength=If(LOST_HEALTH, Gain(Condition("paranoia")))),
    "gnoph-keh": MonsterText(reckoning=Each("on-its-space", Lose(1))),
    "goat-spawn": MonsterText(defeated=May(Gain(Condition("dark-pact")), DiscardMonster())),
    "gug": MonsterText(defeated=NoMoreEncounter()),
    "hound-of-tindalos": MonsterText(reckoning=HuntDown()),
    "lloigor": MonsterText(reckoning=Each("near-its-space", Lose(1, 1))),
    "maniac": MonsterText(
        damage=If(Fact("failed-strength"), May(Discard(Assets(trait="ally")), Spared())),
        defeated=Gain(NamedAsset("axe")),
    ),
    "mi-go": MonsterText(defeated=Gain(Artifacts()), reckoning=TakeNearestClue()),
    "nightgaunt": MonsterText(reckoning=CarryOff()),
    "riot": MonsterText(before_strength=MayDo(Test(INFLUENCE, -1, passed=DefeatThis()))),
    "serpent-people": MonsterText(reckoning=Roll(On(1, 2, Nearest(Lure())))),
    "shoggoth": MonsterText(reckoning=HealThis()),
    "skeleton": MonsterText(defeated=Recover(sanity=1)),
    "star-spawn": MonsterText(reckoning=DOOM_ON_ONE_OR_TWO),
    "vampire": MonsterText(after_will=If(FAILED_WILL, SkipStrength()), after_strength=If(LOST_HEALTH, HealThis(2))),
    "warlock": MonsterText(
        after_will=If(FAILED_WILL, Lose(1)), reckoning=Roll(On(1, 2, Nearest(Gain(Condition("cursed")))))
    ),
    "witch": MonsterText(after_will=If(FAILED_WILL, Gain(Condition("cursed"))), reckoning=Each("cursed", Lose(1))),
    "wraith": MonsterText(spawn=Each("lead", Gain(Condition("cursed"))), beaten=LoseCurse()),
    "zombie": MonsterText(reckoning=BecomeEpic("epic-zombie-horde")),
}

EPIC_TOKENS: dict[str, MonsterText] = {
    "epic-cthulhu": MonsterText(after_will=SanityOnSheet()),
    "epic-cthylla": MonsterText(reckoning=Nearest(Ambush("deep-one"))),
    "epic-dunwich-horror": MonsterText(reckoning=RollForGate(SpawnGate())),
    "epic-nug": MonsterText(reckoning=SpawnHere("ghoul")),
    "epic-spinner-of-webs": MonsterText(after_will=If(FAILED_WILL, SkipStrength())),
    "epic-tick-tock-men": MonsterText(before_strength=NoClues()),
    "epic-wind-walker": MonsterText(before_will=Unless(Spend(Clues()), Lose(1, 1))),
    "epic-zombie-horde": MonsterText(
        after_strength=If(LOST_HEALTH, Discard(Assets(trait="ally"))), reckoning=DOOM_ON_ONE_OR_TWO
    ),
}

CULTISTS: dict[str, MonsterText] = {  # by the side of the Ancient One's sheet that is up
    "cultist-azathoth": MonsterText(after_will=Lose(1) & DefeatThis()),
    "cultist-cthulhu": MonsterText(before_strength=Lose(sanity=1)),
    "cultist-cthulhu-awake": MonsterText(before_strength=Lose(sanity=2)),
    "cultist-shub-niggurath": MonsterText(reckoning=BecomeOneOf("goat-spawn", "dark-young")),
    "cultist-shub-niggurath-awake": MonsterText(reckoning=ComeNearer("epic-shub-niggurath")),
    "cultist-yog-sothoth": MonsterText(defeated=Lose(sanity=1) & Gain(Spells())),
    "cultist-yog-sothoth-awake": MonsterText(before_strength=Lose(sanity=Count("spells"))),
}
