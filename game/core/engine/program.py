"""From a card's steps in YAML to a compiled, immutable program.

A program is a list of steps `verb: {argument: value}`. Numbers may be written as names (`x`, `n`), which the card
declares; nested lists of steps become programs of their own with a stable name (`spell:ice@2/0.do`). There are no
expressions and no inline code.

A list of steps that makes no sense without this or that says so: `{needs: [actor_here], do: [...]}`. What it needs is
looked at again before each of its steps, and nested steps need the same, unless they say otherwise.
"""

from __future__ import annotations

import dataclasses
import difflib
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.text.outside import whole_number

from .verbs import Bodies, Body, CanFunction, Signed, Verb, VerbSet, always


class ProgramError(ValueError):
    """A card program that does not fit its schema; the text says where and what was probably meant."""


@dataclass(frozen=True, slots=True)
class Step:
    """One compiled step."""

    verb: Verb
    args: Any


def inner_steps(args: object) -> Iterator[list[dict[str, Any]]]:
    """The lists of steps among the arguments of a verb as a card file has them, those of ways to choose among too; none
    where the arguments are no mapping."""
    for value in args.values() if isinstance(args, Mapping) else ():
        for body in value.values() if isinstance(value, Mapping) else (value,):
            if isinstance(body, list) and all(isinstance(step, dict) for step in body):
                yield body


END = (None, None)
"""Stands after the last step of every program, so that the runner need not count."""


class Registry:
    """All programs of one game by name; filled once, then only read."""

    def __init__(self, verbs: VerbSet, words: Iterable[str] = (), known_needs: Iterable[str] = ()) -> None:
        self.verbs = verbs
        self.known_needs = frozenset(known_needs)
        """What programs may declare to need; the game's states say whether it `holds`."""
        self.needs: dict[str, tuple[str, ...]] = {}
        """What a program needs; those that need nothing are not in it."""
        self.words = frozenset(words)
        """Amounts that the game counts when the program runs, e.g. `all`, `moved`."""
        self.steps: dict[str, tuple[Step, ...]] = {}
        self.code: dict[str, tuple[tuple[Any, Any], ...]] = {}
        """What the runner reads: (function, arguments) per step."""
        self._asked: dict[str, tuple[tuple[CanFunction, Any], ...]] = {}
        """What `can` asks, by program; filled as it is asked."""

    def add(
        self, name: str, source: Any, numbers: Mapping[str, int] | None = None, needs: tuple[str, ...] = ()
    ) -> None:
        """Compile the steps in `source` (plain YAML data) under `name`; `numbers` gives the named counts.

        `needs` is what the steps need if they do not say so themselves. Raises ProgramError for unknown verbs,
        arguments and needs, wrong values and names used twice.
        """
        if name in self.steps:
            raise ProgramError(f"{name}: two programs have this name")
        if isinstance(source, dict) and set(source) == {"needs", "do"}:
            source, needs = source["do"], self._needs(name, source["needs"])
        if not isinstance(source, list):
            raise ProgramError(f"{name}: a program is a list of steps")
        if needs:
            self.needs[name] = needs
        compiler = _Compiler(self, numbers or {}, needs)
        steps = tuple(compiler.step(f"{name}/{index}", item) for index, item in enumerate(source))
        self.steps[name] = steps
        self.code[name] = (*((step.verb.step(step.args), step.args) for step in steps), END)

    def _needs(self, name: str, words: Any) -> tuple[str, ...]:
        words = words if isinstance(words, list) else [words]
        for word in words:
            if not isinstance(word, str) or word not in self.known_needs:
                raise ProgramError(f"{name}.needs: {word!r} is nothing that can be needed"
                                   f"{meant(str(word), self.known_needs)}")  # fmt: skip
        return tuple(words)

    def adopt(self, other: Registry) -> None:
        """Take over the programs of another registry; verbs of this one, by the same names, do their steps.

        So cards can be read and checked against a bare vocabulary. ProgramError for a name taken or a verb missing.
        """
        for name, steps in other.steps.items():
            if name in self.steps:
                raise ProgramError(f"{name}: two programs have this name")
            self.steps[name] = tuple(Step(self._verb(name, step.verb.name), step.args) for step in steps)
            self.code[name] = (*((step.verb.step(step.args), step.args) for step in self.steps[name]), END)
        self.needs.update(other.needs)

    def _verb(self, where: str, name: str) -> Verb:
        verb = self.verbs.get(name)
        if verb is None:
            raise ProgramError(f"{where}: unknown verb {name!r}")
        return verb

    def can(self, state: Any, frame: Any) -> bool:
        """Whether any step of the frame's program could do something now."""
        asked = self._asked.get(frame.program)
        if asked is None:
            asked = self._asked[frame.program] = self._questions(frame.program)
        for can, args in asked:  # noqa: SIM110 - quicker than any()
            if can(state, frame, args):
                return True
        return False

    def _questions(self, name: str) -> tuple[tuple[CanFunction, Any], ...]:
        """What is to be asked of the steps of a program; one that can always do something is enough."""
        found = tuple((step.verb.can, step.args) for step in self.steps[name])
        return next(((one,) for one in found if one[0] is always), found)


class _Compiler:
    def __init__(self, registry: Registry, numbers: Mapping[str, int], needs: tuple[str, ...]) -> None:
        self.registry = registry
        self.numbers = numbers
        self.needs = needs

    def step(self, where: str, item: Any) -> Step:
        if not isinstance(item, dict) or len(item) != 1:
            raise ProgramError(f"{where}: a step is one verb with its arguments")
        name, given = next(iter(item.items()))
        verb = self.registry.verbs.get(name)
        if verb is None:
            raise ProgramError(f"{where}: unknown verb {name!r}{meant(name, self.registry.verbs)}")
        if given in ("", None):
            given = {}
        if not isinstance(given, dict):
            raise ProgramError(f"{where}: the arguments of {name} are a mapping")
        return Step(verb, self.arguments(f"{where}.{name}", verb, given))

    def arguments(self, where: str, verb: Verb, given: dict[str, Any]) -> Any:
        hints = typing.get_type_hints(verb.args)
        fields = {field.name.rstrip("_"): field for field in dataclasses.fields(verb.args)}
        values: dict[str, Any] = {}
        for key, value in given.items():
            if key not in fields:
                raise ProgramError(f"{where}: unknown argument {key!r}{meant(key, fields)}")
            field = fields[key]
            values[field.name] = self.value(f"{where}.{key}", hints[field.name], value)
        for key, field in fields.items():
            required = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
            if required and field.name not in values:
                raise ProgramError(f"{where}: the argument {key!r} is missing")
        return verb.args(**values)

    def value(self, where: str, hint: Any, value: Any) -> Any:
        if hint is Body:
            self.registry.add(where, value, self.numbers, self.needs)
            return Body(where)
        if hint is Bodies:
            return self.bodies(where, value)
        origin = typing.get_origin(hint)
        if origin is typing.Literal:
            return self.word(where, value, typing.get_args(hint))
        if origin is tuple:
            items = value if isinstance(value, list) else [value]
            return tuple(self.value(where, typing.get_args(hint)[0], item) for item in items)
        if origin in (typing.Union, types.UnionType):
            return self.amount(where, value, Signed in typing.get_args(hint))
        if hint is bool:
            return self.word(where, value, ("true", "false")) == "true"
        if hint is int:
            return self.number(where, value)
        if hint is Signed:
            return self.number(where, value, signed=True)
        return self.word(where, value, None)

    def bodies(self, where: str, value: Any) -> Bodies:
        if not isinstance(value, dict):
            raise ProgramError(f"{where}: a mapping from a name to steps is needed")
        for name, steps in value.items():
            self.registry.add(f"{where}.{name}", steps, self.numbers, self.needs)
        return Bodies({name: f"{where}.{name}" for name in value})

    def amount(self, where: str, value: Any, signed: bool) -> int | str:
        if isinstance(value, str) and value in self.registry.words:
            return value
        return self.number(where, value, signed)

    def number(self, where: str, value: Any, signed: bool = False) -> int:
        if isinstance(value, str) and value in self.numbers:
            return self.numbers[value]
        if isinstance(value, str) and value.isascii():
            digits = value[1:] if signed and value[:1] in ("+", "-") else value
            if (found := whole_number(digits)) is not None:
                return -found if value[:1] == "-" else found
        known = [*self.numbers, *self.registry.words]
        raise ProgramError(f"{where}: {value!r} is no number{meant(str(value), known)}")

    @staticmethod
    def word(where: str, value: Any, allowed: tuple[str, ...] | None) -> str:
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            choice = "" if allowed is None else f" (one of {', '.join(allowed)})"
            raise ProgramError(f"{where}: {value!r} does not fit{choice}{meant(str(value), allowed or ())}")
        return value


def meant(word: str, known: Iterable[str]) -> str:
    """The end of an error message: which known word was probably meant, or nothing."""
    close = difflib.get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""
