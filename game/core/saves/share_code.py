"""What decides a game, its set-up and its seed, as a short code that can be read out: `BB-4K7Q-92MX-C1`.

What is chosen are small numbers, each below a bound that writer and reader know. They make one large number, written
with 32 signs of which none looks like another (no I, L, O, U; small letters and the first three are understood). Four
more signs check the rest: one wrong sign, or two that have changed places, are always found; of anything else one in a
million passes.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MEANT = str.maketrans("OIL", "011")
"""Letters that are none of SIGNS, and the signs that are meant by them."""
BETWEEN = str.maketrans("", "", " -\u2010\u2011\u2012\u2013\u2014\u00a0\t\r\n")
"""What may stand between the signs: mail programs make other dashes of a hyphen."""
GROUP = 4
CHECKS = 4
"""So many signs at the end check the others."""
PRIME, BASE = 1_048_573, 37
"""The largest prime below 32 ** CHECKS, and at what the signs are evaluated as a polynomial."""
LONGEST = 64
"""Signs that are read at most."""


class CodeError(ValueError):
    """A text that is no code; `key` is a locale key below `kit.code.`, `detail` names what was found."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


@dataclass(slots=True)
class Packed:
    """Small numbers in one large one, the first put in is the first taken out."""

    number: int = 0
    scale: int = 1

    def put(self, value: int, bound: int) -> None:
        """Put a number from 0 to `bound` - 1 in. ValueError where it is none."""
        if not 0 <= value < bound:
            raise ValueError(f"{value} is not below {bound}")
        self.number += value * self.scale
        self.scale *= bound

    def put_last(self, value: int) -> None:
        """Put a number of any size in, behind which nothing comes. ValueError below 0."""
        if value < 0:
            raise ValueError(f"{value} is below 0")
        self.number += value * self.scale

    def take(self, bound: int) -> int:
        """The next number, which was put in with this bound."""
        self.number, value = divmod(self.number, bound)
        return value

    def take_last(self) -> int:
        """The number that was put in last."""
        value, self.number = self.number, 0
        return value


def written(prefix: str, number: int) -> str:
    """The code of a number, from 0; `prefix`: which game it is of, in letters and digits of SIGNS."""
    signs = _digits(number)
    signs += _digits(_check(prefix + signs)).rjust(CHECKS, SIGNS[0])
    return "-".join([prefix, *(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))])


def read(text: str, prefixes: Collection[str]) -> tuple[str, int]:
    """The prefix and the number of a code, however it was typed. CodeError says what is wrong with it: `empty`, `game`
    (no prefix of ours), `sign` (one that no code has), `short`, `long`, `mistyped`."""
    whole = text.translate(BETWEEN).upper()
    if not whole:
        raise CodeError("empty")
    prefix = next((one for one in prefixes if whole.startswith(one)), None)
    if prefix is None:
        raise CodeError("game", whole[:2])
    signs = whole.removeprefix(prefix).translate(MEANT)
    strange = next((sign for sign in signs if sign not in SIGNS), None)
    if strange is not None:
        raise CodeError("sign", strange)
    if len(signs) <= CHECKS:
        raise CodeError("short")
    if len(signs) > LONGEST:
        raise CodeError("long")
    body, check = signs[:-CHECKS], signs[-CHECKS:]
    if _number(check) != _check(prefix + body):
        raise CodeError("mistyped")
    return prefix, _number(body)


def _digits(number: int) -> str:
    found = ""
    while number or not found:
        number, digit = divmod(number, len(SIGNS))
        found = SIGNS[digit] + found
    return found


def _number(signs: str) -> int:
    found = 0
    for sign in signs:
        found = found * len(SIGNS) + SIGNS.index(sign)
    return found


def _check(signs: str) -> int:
    """The signs as a polynomial, no coefficient 0, so that a sign more or less is found as well."""
    found = 0
    for sign in signs:
        found = (found * BASE + SIGNS.index(sign) + 1) % PRIME
    return found
