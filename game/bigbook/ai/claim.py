"""One thing that the coach says and that is so: which sentence, and its figures."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine.decision import Answer

Args = dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Claim:
    """A key below `prompts.because`, and its arguments. What it says of the table "then" is so when the answers of
    `path` have been given."""

    key: str
    args: Args = field(default_factory=dict)
    path: tuple[Answer, ...] = field(default=(), compare=False)
