"""What loading a game has found, as sentences for the people at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.saves.replay import Replayed
from game.core.saves.save import Loaded
from game.core.text.phrases import Arg
from scenes.kit.fit import escape, in_sentence

Tell = Callable[[Any], Mapping[str, Arg]]
"""Where a state stands, as arguments of a sentence."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence to be said: its locale key and what stands in it."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def said(self, t: Callable[..., str]) -> str:
        """The sentence in the language in use."""
        args = dict(self.args)
        if "seat" in args:
            args["seat"] = in_sentence(str(args["seat"]))
        if "copy" in args:
            args["copy"] = escape(str(args["copy"]))
        return t(self.key, **args)


def news(replayed: Replayed, loaded: Loaded, tell: Tell, copy: Path | None) -> list[Sentence]:
    """What is to be told; nothing where every step led where it led.

    `tell` says where a state stands; `copy` is where the damaged file is kept.
    """
    told = list(_damage(replayed, tell) if replayed.loss is not None else _edition(replayed, loaded))
    if copy is not None:
        told.append(Sentence("kit.save.copy_kept", {"copy": copy.name}))
    return told


def _edition(replayed: Replayed, loaded: Loaded) -> Iterator[Sentence]:
    """What other cards or other rules have done to it."""
    if replayed.from_snapshot and not replayed.missing and not loaded.cut_at:
        yield Sentence("kit.save.older_edition")
    elif replayed.from_snapshot or replayed.broken_at:
        yield Sentence("kit.save.from_snapshot")


def _damage(replayed: Replayed, tell: Tell) -> Iterator[Sentence]:
    """What damage to the file has cost."""
    loss, session = replayed.loss, replayed.session
    assert loss is not None
    now = tell(session.state)
    first = tell(session.past[0].state if session.past else session.state)
    if loss.choices == 0:
        yield Sentence("kit.save.barred", first) if loss.barred else Sentence("kit.save.healed")
        return
    if loss.choices is not None:
        yield Sentence("kit.save.lost_some", {"n": loss.choices, **now})
    else:
        yield Sentence("kit.save.lost_end" if loss.at_end else "kit.save.lost_rest", now)
    if loss.barred:
        yield Sentence("kit.save.barred_too", first)
