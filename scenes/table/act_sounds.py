"""What a person's hand sounds like at a table: what it brushes, what it presses, and what is heard by what it does."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.audio.sound import Act
from scenes.kit.thing import Thing

OWN_SOUND = frozenset({"button:confirm", "button:end-turn", "button:pass", "button:undo", "button:redo", "button:hint"})
"""Buttons whose deed is heard."""


@dataclass(frozen=True, slots=True)
class Heard:
    """Roles of things at a table, by what is heard of them."""

    changed: frozenset[str]
    """Their press is heard by what it changes."""
    brushed: frozenset[str]
    """They rustle under the pointer."""


def of_act(act: Act, thing: Thing | None, heard: Heard) -> str:
    """What an act on a thing of the table sounds like; '' where it is heard by what it changes, or not at all."""
    if thing is None:
        return act
    if act == "ui_ok" and (thing.role in heard.changed or thing.id in OWN_SOUND):
        return ""
    if act in ("hover", "press") and thing.role not in heard.brushed:
        return ""
    return act
