"""How large the page of a screen is: the window, or where letters are larger one column as high as it gets."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.scene import Scene
from scenes.kit.theme import Theme, column_for, layout_for
from scenes.shell.profile import Settings
from scenes.shell.window import Size, Window


@dataclass(frozen=True, slots=True)
class Page:
    """How many times larger than in the window everything is on a page, and how large it is in pixels."""

    growth: float
    size: Size

    @classmethod
    def of(cls, scene: Scene | None, window: Window, live: Settings) -> Page:
        """The page of a screen; without one it is the window."""
        w, h = window.base_size
        if scene is None or not scene.grows:
            return cls(1.0, (w, h))
        growth = window.growth(max(live.text_scale, live.ui_scale))
        return cls(growth, (w, max(h, scene.page_height) if growth > 1.0 else h))

    @property
    def column(self) -> bool:
        """Whether everything stands in one column."""
        return self.growth > 1.0

    def measure(self, theme: Theme, window: Window, live: Settings) -> None:
        """Give a theme the sizes and letters of the page."""
        if self.column:
            theme.layout = column_for(window.base_size, live.layout, self.growth)
        else:
            theme.layout = layout_for(self.size, live.layout)
        theme.text_scale = max(1.0, live.text_scale / self.growth)
        theme.ui_scale = max(1.0, live.ui_scale / self.growth)
