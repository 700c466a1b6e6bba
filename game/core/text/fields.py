"""Typed reading of one mapping from a YAML file: what is asked for is checked, and what nobody asks for is an error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.core.engine.program import ProgramError, meant
from game.core.text.outside import whole_number


class Fields:
    """The entries of one mapping; every problem is a ProgramError that names `where` and what was probably meant.

    `done` (or leaving the `with` block) complains about entries that were never asked for.
    """

    def __init__(self, where: str, data: Any) -> None:
        if not isinstance(data, dict):
            raise ProgramError(f"{where}: a mapping is needed, not {data!r}")
        self.where = where
        self._data: dict[str, Any] = data
        self._asked: set[str] = set()

    def __enter__(self) -> Fields:
        return self

    def __exit__(self, kind: object, value: object, trace: object) -> None:
        if kind is None:
            self.done()

    def __contains__(self, name: str) -> bool:
        return name in self._data

    def done(self) -> None:
        """Complain about entries that nobody has asked for."""
        for name in self._data:
            if name not in self._asked:
                raise ProgramError(f"{self.where}: unknown entry {name!r}{meant(name, self._asked)}")

    def raw(self, name: str, default: Any = None) -> Any:
        """The entry as it stands in the file; `default` where it is missing, ProgramError without a default."""
        self._asked.add(name)
        if name in self._data:
            return self._data[name]
        if default is None:
            raise ProgramError(f"{self.where}: {name!r} is missing{meant(name, self._data)}")
        return default

    def text(self, name: str, default: str | None = None) -> str:
        """A word or a text."""
        found = self.raw(name, default)
        if not isinstance(found, str):
            raise ProgramError(f"{self.where}.{name}: {found!r} is no word")
        return found

    def choice(self, name: str, allowed: Iterable[str], default: str | None = None) -> str:
        """One of the allowed words."""
        return self._allowed(name, self.text(name, default), list(allowed))

    def words(self, name: str, allowed: Iterable[str] | None = None, default: tuple[str, ...] | None = None
              ) -> tuple[str, ...]:  # fmt: skip
        """A list of words, of the allowed ones where some are given; each once."""
        found = self.raw(name, default)
        words = list(found) if isinstance(found, (list, tuple)) else None
        if words is None or not all(isinstance(word, str) for word in words):
            raise ProgramError(f"{self.where}.{name}: a list of words is needed, not {found!r}")
        if len(set(words)) != len(words):
            raise ProgramError(f"{self.where}.{name}: a word stands twice in {words}")
        if allowed is not None:
            known = list(allowed)
            words = [self._allowed(name, word, known) for word in words]
        return tuple(words)

    def number(
        self, name: str, default: int | None = None, signed: bool = False, within: tuple[int, int] | None = None
    ) -> int:
        """A whole number; below zero only where `signed`. `within`: the least and the most that a file may say."""
        found = self.raw(name, default)
        if isinstance(found, int):
            return found
        return number_within(f"{self.where}.{name}", number_of(f"{self.where}.{name}", found, signed), within)

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers, none below zero."""
        found = self.raw(name)
        if not isinstance(found, list):
            raise ProgramError(f"{self.where}.{name}: a list of numbers is needed, not {found!r}")
        return tuple(number_of(f"{self.where}.{name}", item) for item in found)

    def flag(self, name: str, default: str = "false") -> bool:
        """`true` or `false`."""
        return self.choice(name, ("true", "false"), default) == "true"

    def fields(self, name: str) -> Fields:
        """A mapping inside this one."""
        return Fields(f"{self.where}.{name}", self.raw(name))

    def items(self, name: str) -> list[Any]:
        """A list as it stands in the file."""
        found = self.raw(name)
        if not isinstance(found, list):
            raise ProgramError(f"{self.where}.{name}: a list is needed, not {found!r}")
        return found

    def each(self) -> Iterator[tuple[str, Any]]:
        """All entries, whatever their names; asks for every one."""
        self._asked.update(self._data)
        yield from self._data.items()

    def _allowed(self, name: str, word: str, allowed: list[str]) -> str:
        if word not in allowed:
            raise ProgramError(f"{self.where}.{name}: {word!r} does not fit{meant(word, allowed)}")
        return word


def number_within(where: str, number: int, within: tuple[int, int] | None) -> int:
    """The number again; ProgramError where it is less or more than can be."""
    if within is not None and not within[0] <= number <= within[1]:
        raise ProgramError(f"{where}: {within[0]} to {within[1]} are possible, not {number}")
    return number


def number_of(where: str, text: Any, signed: bool = False) -> int:
    """A whole number written in a file; ProgramError where it is none."""
    if isinstance(text, str) and text.isascii():
        digits = text[1:] if signed and text[:1] in ("+", "-") else text
        if (found := whole_number(digits)) is not None:
            return -found if text[:1] == "-" else found
    raise ProgramError(f"{where}: {text!r} is no number")
