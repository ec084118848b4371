"""Codes that people type, and keys that nobody sees."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none of 0 and O, 1 and I, which look alike
LENGTH = 6
HALF = 3
KEY_BYTES = 16
LONGEST_KEY = 64


def new_code() -> str:
    """A code by which people find the room.

    >>> len(new_code())
    6
    """
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(typed: object) -> str:
    """A code as somebody types it: small letters, blanks and hyphens do no harm.

    >>> read_code("ktx-4pm "), read_code("kto 1pm"), read_code(7)
    ('KTX4PM', '', '')
    """
    if not isinstance(typed, str) or len(typed) > 4 * LENGTH:
        return ""
    plain = "".join(typed.upper().replace("-", " ").split())
    return plain if len(plain) == LENGTH and set(plain) <= set(LETTERS) else ""


def spelled(code: str) -> str:
    """A code in two halves, as people read it out.

    >>> spelled("KTX4PM")
    'KTX 4PM'
    """
    return f"{code[:HALF]} {code[HALF:]}"


def new_key() -> str:
    """A key of 128 random bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def mark_of(key: object) -> str:
    """By what a key is known: it can be checked against this, and nobody can find the key from it."""
    text = key if isinstance(key, str) and len(key) <= LONGEST_KEY else ""
    return sha256(text.encode("utf-8", "replace")).hexdigest() if text else ""


def same(one: str, other: str) -> bool:
    """Whether two marks or codes are the same; how long it takes tells nothing."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())
