"""A seal: text that nobody reads by opening its file, for games in which something is still hidden.

It keeps honest people from seeing by accident what a player may not know. It is no lock: whoever runs this
program can open it, as they can look inside a table in Python.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from hashlib import blake2b, shake_256

PLACE = b"terra-seal"
NONCE = 8


def close(text: str) -> str:
    """The text, sealed: letters and digits that say nothing, the same ones for the same text.

    >>> open_up(close("draw I2"), 100)
    'draw I2'
    """
    packed = zlib.compress(text.encode("utf-8", "surrogatepass"), 6)
    nonce = blake2b(packed, digest_size=NONCE).digest()
    return base64.b64encode(nonce + _mixed(packed, nonce)).decode()


def open_up(sealed: str, most: int) -> str:
    """The text behind a seal, of at most so many bytes; ValueError when there is none."""
    try:
        whole = base64.b64decode(sealed, validate=True)
        nonce = whole[:NONCE]
        packed = _mixed(whole[NONCE:], nonce)
        if blake2b(packed, digest_size=NONCE).digest() != nonce:
            raise ValueError("the seal is broken")
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(packed, most)
    except (binascii.Error, zlib.error) as error:
        raise ValueError("the seal is broken") from error
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise ValueError("there is too much behind the seal")
    return content.decode("utf-8", "surrogatepass")


def _mixed(content: bytes, nonce: bytes) -> bytes:
    """The bytes mixed with others that depend on the nonce; mixed twice, they are as before."""
    size = len(content)
    other = shake_256(PLACE + nonce).digest(size)
    mixed = int.from_bytes(content, "big") ^ int.from_bytes(other, "big")
    return mixed.to_bytes(size, "big")
