"""What stands on the investigators' sheets, front and back, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.engine.effect import CardText
from seance.games.eldritch.rules.printed import INVESTIGATORS

from .effects.investigators import Found
from .investigators import CARDS

TEXTS: Final[dict[str, CardText]] = {
    sheet.key: CardText(*CARDS[sheet.key].abilities, Found(sheet.crippled, sheet.insane))
    for sheet in INVESTIGATORS.values()
}

for _key, _card in TEXTS.items():
    _card.register(_key)
