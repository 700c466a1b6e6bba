"""Hover and focus when the table has come to rest: they follow who acts, and start at the likeliest thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.thing import Thing, by_id, thing_at

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


class InitialFocus:
    """Remembers who decided when the table stood still last."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._chooser: str | None = None

    def settle(self) -> None:
        """What lies under the pointer may be another thing now; a focus without its thing, and that of somebody else,
        starts at the likeliest."""
        scene, things = self.scene, self.scene.things()
        under = thing_at(things, scene.pointer.pos)
        scene.hover = under.id if under is not None else None
        now = scene.session.decision
        chooser = now.seat if now is not None else None
        at = by_id(things, scene.focus.current or "")
        if chooser != self._chooser or at is None or not at.enabled:
            scene.focus.forget()
        self._chooser = chooser
        scene.focus.sync(things, scene.default_focus())

    def walkable(self, things: list[Thing]) -> list[Thing]:
        """While a card waits for its target only what it can pay for; else all but the small cards and spells of
        friends that can do nothing now."""
        here = self.scene.focus.current
        targets = self.scene.targets()
        if targets:
            return [one for one in things if one.id in targets or one.id == here]
        return [one for one in things if one.enabled or one.zone != "seats" or one.id == here]
