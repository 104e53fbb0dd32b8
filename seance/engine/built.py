"""How this package was built."""

from __future__ import annotations

from typing import Any

from . import game

added: Any = sum  # what compiled modules call it whose sums may be of floats


def is_compiled() -> bool:
    """Do the engine and the games run as machine code? The readable Python lies beside it either way."""
    return not str(game.__file__).endswith(".py")
