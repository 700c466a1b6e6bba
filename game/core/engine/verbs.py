"""The words that card programs are made of: one short function each, with the shape of its arguments beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NewType

from .decision import Answer, Decision
from .frame import Frame

Amount = int | str
"""A count in a program: a number, fixed when the program is compiled, or a word that the game counts when it is run."""


Signed = NewType("Signed", int)
"""A number in a program that may be below zero: a modifier, never a count."""


class Body(str):
    """A nested list of steps; compiled, it is the name of the program that holds them.

    An argument with the default `NO_STEPS` may be left out.
    """

    __slots__ = ()


NO_STEPS = Body("")
"""Stands for steps that were left out; it is false, and no program has this name."""


class Bodies(dict[str, str]):
    """Named nested lists of steps, for a choice between effects; compiled to the names of programs."""


class Again:
    """The answer of a verb that wants to be called again, after the frames it has pushed."""


AGAIN = Again()

Outcome = None | Again | Decision
VerbFunction = Callable[[Any, Frame, Any, Answer | None], Outcome]
CanFunction = Callable[[Any, Frame, Any], bool]
Special = Callable[[Any], VerbFunction | None]
"""Makes of a step's arguments, when its program is compiled, a quicker function that does the very same; or None."""


def always(_state: Any, _frame: Frame, _args: Any) -> bool:
    """Stands where a verb does not say when it can do something."""
    return True


@dataclass(frozen=True, slots=True)
class NoArgs:
    """The arguments of a verb that has none."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: its name, the dataclass of its arguments, what it does, and whether it can do anything now.

    `do(state, frame, args, answer)` returns None when it is done, AGAIN to be called once more, or a Decision to ask;
    after a question it is called again with the answer. It keeps its progress in `frame.locals`.
    """

    name: str
    args: type[Any]
    do: VerbFunction
    can: CanFunction
    special: Special | None = None

    def step(self, args: Any) -> VerbFunction:
        """What does a step with these arguments."""
        return self.do if self.special is None else self.special(args) or self.do


class VerbSet:
    """The vocabulary of one game; the core's own verbs (`repeat`, `choose`, …) are added from `base`."""

    def __init__(self, *base: VerbSet) -> None:
        self._verbs: dict[str, Verb] = {}
        for other in base:
            self._verbs.update(other._verbs)

    def verb(
        self, name: str, args: type[Any] = NoArgs, can: CanFunction = always, special: Special | None = None
    ) -> Callable[[VerbFunction], VerbFunction]:
        """Declare a verb: `@verbs.verb("draw", DrawArgs)` above its function. A name may be taken once only."""

        def declare(function: VerbFunction) -> VerbFunction:
            if name in self._verbs:
                raise ValueError(f"the verb {name!r} is declared twice")
            self._verbs[name] = Verb(name, args, function, can, special)
            return function

        return declare

    def get(self, name: str) -> Verb | None:
        """The verb called `name`, or None."""
        return self._verbs.get(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._verbs)
