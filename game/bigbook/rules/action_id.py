"""The ids of actions, read and written in one place.

`activate:ice:2` `learn:mist_weaving` `acquire:water2` `destroy:w1` `cure:p1.hand` `ability` `end` `pass`.

Whether the game has such a spell or card, and what the action costs, is told by `actions.parse`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from game.bigbook.rules.place import read_place

Verb = Literal["activate", "learn", "acquire", "destroy", "cure", "ability", "end", "pass", ""]
VERBS: dict[str, Verb] = {verb: verb for verb in get_args(Verb)}
AIMED = ("learn", "acquire", "destroy", "cure")
ALONE = ("ability", "end", "pass")


class ActionId(Struct, frozen=True):
    """An action taken apart: what is done, to what, and for spells at which power."""

    verb: Verb
    """'' where the id is that of no action."""
    target: str = ""
    """A spell, a card, a curse, or for `cure` a place (`p1.hand`)."""
    power: int = 1

    @property
    def id(self) -> str:
        """As options, answers and saves write it."""
        if self.verb == "activate":
            return f"{self.verb}:{self.target}:{self.power}"
        return f"{self.verb}:{self.target}" if self.target else self.verb

    @property
    def owner(self) -> str:
        """Whose Madness is cured: the seat."""
        return read_place(self.target).seat

    @property
    def zone(self) -> str:
        """Where it lies: `hand` or `support`."""
        return read_place(self.target).zone


def written(verb: str, target: str, power: str = "") -> str:
    """The id of what somebody has written in a scenario; `read` says whether it is an action."""
    return ":".join((verb, target, power) if power else (verb, target))


@lru_cache(maxsize=4096)
def read(action: str) -> ActionId:
    """The action of an id; the verb is '' where it is none."""
    word, *rest = action.split(":")
    verb = VERBS.get(word, "")
    if verb in ALONE and not rest:
        return ActionId(verb)
    if verb in AIMED and len(rest) == 1 and rest[0]:
        return ActionId(verb, rest[0])
    if verb == "activate" and len(rest) == 2 and rest[0] and rest[1] in ("1", "2", "3"):
        return ActionId(verb, rest[0], int(rest[1]))
    return ActionId("")
