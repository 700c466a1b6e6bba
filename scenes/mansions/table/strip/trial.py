"""A test as the strip shows it: before the die from the question that stands, afterwards from what was rolled."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.mansions.text.sums_said import PARTS

TOKEN, NO_TOKEN = "token", "no-token"
"""The answers of the question whether a skill token is spent."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A test of somebody: its summands in the order of the rules, how many sides of the ten pass, and the roll."""

    seat: str
    kind: str
    """`combat`, `evade`, `horror`, `casting`, `fire`, or '' for any other."""
    attribute: str
    source: str
    """The card that asks for it."""
    monster: str
    base: int
    parts: tuple[tuple[str, int], ...]
    """Everything that is added, by the names of `PARTS`; those of 0 are left out."""
    value: int
    with_token: int
    """What the value would be with a skill token; the value where none can be spent."""
    die: int = 0
    """What was rolled, 0 before that."""

    @classmethod
    def of_question(cls, asked: Decision) -> Trial:
        """The test before which a question `skill_token` stands."""
        args = asked.args
        base, *summands = map(int, str(args["sum"]).split())
        return cls(
            asked.seat, str(args["test"]), str(args["attribute"]), asked.source, str(args.get("monster", "")), base,
            _counted(summands), int(args["value"]), int(args["with_token"]),
        )  # fmt: skip

    @classmethod
    def of_event(cls, event: Event, monster: str = "") -> Trial:
        """A test that was made (`tested`); `monster` is against whom, which the event leaves unsaid."""
        value = int(event["value"])
        return cls(
            str(event["seat"]), str(event["kind"]), str(event["attribute"]), str(event["source"]), monster,
            int(event["base"]), _counted([int(event.get(part, 0)) for part in PARTS]), value, value, int(event["die"]),
        )  # fmt: skip

    @property
    def passed(self) -> bool:
        """Whether what was rolled is enough."""
        return 0 < self.die <= self.value

    def alike(self, other: Trial | None) -> bool:
        """Whether another one is the same test at another moment."""
        mine = self.seat, self.kind, self.attribute, self.source
        return other is not None and mine == (other.seat, other.kind, other.attribute, other.source)


def _counted(summands: list[int]) -> tuple[tuple[str, int], ...]:
    return tuple((part, number) for part, number in zip(PARTS, summands, strict=True) if number)
