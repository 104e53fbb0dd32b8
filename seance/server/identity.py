"""Who somebody is: a signed cookie, nothing else."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

from .store import Identity, Store

COOKIE = "seance"
LETTERS = "abcdefghjkmnpqrstvwxyz23456789"  # none that is mistaken for another


class Cookies:
    """Makes and reads identity cookies: `<id>.<generation>.<signature>`."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def make(self, one: Identity) -> str:
        return f"{one.id}.{one.generation}.{self.sign(one.id, one.generation)}"

    def sign(self, key: str, generation: int) -> str:
        return hmac.new(self.key, f"identity:{key}:{generation}".encode(), hashlib.sha256).hexdigest()

    def token(self, one: Identity) -> str:
        """For programs that act for somebody; worthless as soon as the cookie is."""
        return f"{one.id}.{one.generation}.{self.sign_token(one.id, one.generation)}"

    def sign_token(self, key: str, generation: int) -> str:
        return hmac.new(self.key, f"token:{key}:{generation}".encode(), hashlib.sha256).hexdigest()

    async def who_holds(self, token: str, store: Store) -> Identity | None:
        """Whose token this is, unless it was made worthless since."""
        read = genuine(token, self.sign_token)
        one = None if read is None else await store.identity(read[0])
        return one if one is not None and read is not None and one.generation == read[1] else None

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The identity and generation of a genuine cookie."""
        return genuine(cookie, self.sign)

    async def who(self, cookie: str, store: Store) -> Identity | None:
        """Whose cookie this is, unless it was made worthless since."""
        read = self.read(cookie)
        one = None if read is None else await store.identity(read[0])
        return one if one is not None and read is not None and one.generation == read[1] else None


def genuine(signed: str, sign: Callable[[str, int], str]) -> tuple[str, int] | None:
    """The identity and generation of `<id>.<generation>.<signature>`, if it was signed by us."""
    parts = signed.split(".")
    if len(parts) != 3 or not parts[1].isdecimal() or len(signed) > 200 or not signed.isascii():
        return None
    key, generation = parts[0], int(parts[1])
    return (key, generation) if hmac.compare_digest(sign(key, generation), parts[2]) else None


def new_passphrase() -> str:
    """Five groups of five letters: more than 120 bits, so that nobody can try them all."""
    return "-".join(["".join([secrets.choice(LETTERS) for _ in range(5)]) for _ in range(5)])


def fingerprint(passphrase: str) -> str:
    """What is kept of a passphrase."""
    letters = "".join([c for c in passphrase.casefold() if c in LETTERS])
    return hashlib.sha256(f"passphrase:{letters}".encode()).hexdigest()


def new_code() -> str:
    """The secret part of a link."""
    return secrets.token_urlsafe(18)
