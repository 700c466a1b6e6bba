"""Play with one button: the focus goes by itself from one usable thing to the next, and the button chooses.

Any key, click or pad button is that button; Escape and the Menu button still mean what they say.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.scene import Scene


@dataclass(slots=True)
class Scanner:
    """Moves the focus of the screen in front. `pace`: milliseconds on each thing; 0 for not at all."""

    pace: float = 0.0
    _scene: Scene | None = None
    _rested: float = 0.0

    @property
    def on(self) -> bool:
        """Whether one button is enough."""
        return self.pace > 0

    def restart(self) -> None:
        """Something was chosen: what has the focus now has its whole time."""
        self._rested = 0.0

    def tick(self, scene: Scene, dt: float) -> bool:
        """Time passes, in milliseconds; True when the focus has gone on."""
        if not self.on:
            return False
        if scene is not self._scene or not scene.settled:
            self._scene, self._rested = scene, 0.0
            return False
        self._rested += dt
        if self._rested < self.pace:
            return False
        self._rested = 0.0
        things = scene.things()
        before = scene.focus.current
        scene.focus.step_among(things, scene.scanned(things), 1)
        scene.redraw()
        return scene.focus.current != before
