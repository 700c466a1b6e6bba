"""The shapes of the verbs' arguments. They stand apart from what the verbs do because the types in them are read while
cards are compiled, and modules that mypyc has compiled forget such types (`tools/compiled`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.engine.verbs import Amount, Body

From = Literal["hand", "support", "discard", "pool", "all_hands", "all_discards"]
"""Which cards are looked at."""
Only = Literal["any", "madness", "element", "water", "earth", "fire", "air", "refined", "highest", "raisable", "chosen"]
"""Which of them may be taken."""


@dataclass(frozen=True, slots=True)
class GrantAction:
    """The actor may take up to `count` actions; `pool_kept`: paid with support cards only, which stay (Avatar)."""

    count: int
    payment: Literal["normal", "pool_kept"] = "normal"


@dataclass(frozen=True, slots=True)
class Move:
    """Choose cards and move them.

    `count` cards (`up_to` as many, at least `at_least` where the count is counted), of the kinds that `only` lets
    through; `keep` asks instead which cards stay, `down_to` leaves so many. `shape: same_element` takes `count` cards
    of one element or none.
    """

    from_: tuple[From, ...] = ("hand",)
    count: Amount = 1
    up_to: bool = False
    only: Only = "any"
    at_least: int = 0
    keep: int = 0
    down_to: int = 0
    shape: Literal["any", "same_element"] = "any"


@dataclass(frozen=True, slots=True)
class NeutralizeCurses:
    """So many face-up curses."""

    count: int


@dataclass(frozen=True, slots=True)
class LayTokens:
    """One token on each curse but the one that speaks (`others`), or on each but the first in line (`after_first`)."""

    element: Literal["water", "earth", "fire", "air", "chosen"]
    on: Literal["others", "after_first"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw `count` cards, `at_least` so many where the count is counted."""

    count: Amount
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class Count:
    """So many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class ReceiveMadness:
    """`count` Madness from the stack to the `hand`, the `discard` pile, the `support` or the top of the `deck`."""

    to: Literal["hand", "discard", "support", "deck"]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exactly `count` cards of the hand against as many of the own support (A-40)."""

    count: int


@dataclass(frozen=True, slots=True)
class GiveLeft:
    """All at once, each player gives `count` cards of the hand to the player on the left (BB-EXC.1)."""

    count: int


@dataclass(frozen=True, slots=True)
class Do:
    """The steps to run."""

    do: Body


@dataclass(frozen=True, slots=True)
class OnePlayer:
    """One player of `any`, of the `others` (than the actor), or of those with the `most_support`."""

    who: Literal["any", "others", "most_support"]
    do: Body


@dataclass(frozen=True, slots=True)
class SomePlayers:
    """`count` other players; `ordered`: in the order that the actor gives, else clockwise (A-32)."""

    count: Amount
    do: Body
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class If:
    """`then` where the test holds for the actor, `else` otherwise."""

    test: Literal["has_support", "spells_at_most"]
    then: Body
    else_: Body
    count: int = 0


@dataclass(frozen=True, slots=True)
class Refresh:
    """`count` exhausted spells, the actor's `own` or of `any` player."""

    of: Literal["own", "any"]
    count: Amount
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Exhaust:
    """So many ready spells of the actor."""

    count: int


@dataclass(frozen=True, slots=True)
class NeutralizeSpell:
    """One face-up spell of the actor, `until` the curse leaves or a round ends."""

    until: Literal["curse", "round_end", "next_round_end"]
    only: Literal["any", "highest_level"] = "any"


@dataclass(frozen=True, slots=True)
class Gain:
    """`count` available Element cards of `value` to `hand`, `discard` or `deck` (its top).

    `element: moved` takes the element of the card that the step before has moved, `any` lets the player choose.
    """

    value: int
    count: int
    to: Literal["hand", "discard", "deck"]
    element: Literal["any", "moved"] = "any"


@dataclass(frozen=True, slots=True)
class Arrive:
    """At which of the two moments the arrival effect is due (A-05)."""

    when: Literal["before_curses", "after_curses"]
