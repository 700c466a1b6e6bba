"""What the player prefers: read from the data folder, checked value by value, kept at every change."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Any, Literal

from msgspec import Meta

from scenes.shell.fitting import Share, fitting, one_of
from scenes.shell.storage import DataDir

FILE = "settings.json"
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
DANGER = ("off", "risks", "arithmetic")
UNDO = ("strict", "friendly", "free")
WINDOW = ("window", "borderless", "fullscreen")
RENDER = (100, 75, 50)
"""Percent of the window's pixels each way that are drawn: less for slow machines with large screens."""
Part = Annotated[float, Share]


@dataclass(slots=True)
class Settings:
    """All settings. `language` is None until the player has chosen one."""

    language: Annotated[str, Meta(max_length=19)] | None = None
    speed: Literal[0, 1, 2, 3, 4] = 2
    reduced_motion: bool = False
    shake: Part = 1.0
    flash: Part = 1.0
    particles: Part = 1.0
    idle: Part = 1.0
    text_scale: Annotated[float, Meta(ge=1.0, le=2.0, multiple_of=0.25)] = 1.0
    face: Literal["book", "plain"] = "book"
    high_contrast: bool = False
    danger: Annotated[str, one_of(DANGER)] = "arithmetic"
    undo: Annotated[str, one_of(UNDO)] = "friendly"
    coach: bool = True
    handover_wait: bool = False
    sheet: bool = False
    ask_support: bool = False
    quill: bool = True
    window: Annotated[str, one_of(WINDOW)] = "window"
    render_scale: Literal[100, 75, 50] = 100
    keys: dict[str, str] = field(default_factory=dict)


def parse(data: dict[str, Any]) -> Settings:
    """Settings from JSON data; whatever is unknown or out of bounds keeps its default."""
    return fitting(Settings(), data)


def stored_language(data: DataDir) -> str | None:
    """The language the player has chosen once; only looks, and leaves damaged files where they are."""
    return parse(data.peek(FILE)).language


def stored_window(data: DataDir) -> str:
    """The stored mode of the window; only looks, too."""
    return parse(data.peek(FILE)).window


class Prefs:
    """The settings in use (`live`) and those on disk: what the command line asks for is used but not stored."""

    def __init__(self, data: DataDir, overrides: dict[str, Any]) -> None:
        self._data = data
        self._stored = parse(data.read(FILE))
        self.live = replace(self._stored, **overrides)

    def set(self, name: str, value: Any) -> None:
        """Change one setting, in use and on disk."""
        setattr(self.live, name, value)
        setattr(self._stored, name, value)
        self._data.write(FILE, asdict(self._stored))
