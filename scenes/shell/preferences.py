"""What the player prefers: read from the data folder, checked value by value, kept at every change."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from scenes.shell.storage import DataDir

FILE = "settings.json"
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
DANGER = ("off", "risks", "arithmetic")
UNDO = ("strict", "friendly", "free")
WINDOW = ("window", "borderless", "fullscreen")
RENDER = (100, 75, 50)
"""Percent of the window's pixels each way that are drawn: less for slow machines with large screens."""
_CHOICES: dict[str, tuple[object, ...]] = {
    "speed": (0, 1, 2, 3, 4),
    "text_scale": TEXT_SCALES,
    "face": ("book", "plain"),
    "danger": DANGER,
    "undo": UNDO,
    "window": WINDOW,
    "render_scale": RENDER,
}


@dataclass(slots=True)
class Settings:
    """All settings. `language` is None until the player has chosen one."""

    language: str | None = None
    speed: int = 2
    reduced_motion: bool = False
    shake: float = 1.0
    flash: float = 1.0
    particles: float = 1.0
    idle: float = 1.0
    text_scale: float = 1.0
    face: str = "book"
    high_contrast: bool = False
    danger: str = "arithmetic"
    undo: str = "friendly"
    coach: bool = True
    handover_wait: bool = False
    sheet: bool = False
    ask_support: bool = False
    quill: bool = True
    window: str = "window"
    render_scale: int = 100
    keys: dict[str, str] = field(default_factory=dict)


def parse(data: dict[str, Any]) -> Settings:
    """Settings from JSON data; whatever is unknown or out of bounds keeps its default."""
    out = Settings()
    for item in fields(Settings):
        value = data.get(item.name)
        if value is not None and _good(item.name, getattr(out, item.name), value):
            setattr(out, item.name, value)
    return out


def _good(name: str, default: object, value: object) -> bool:
    if name in _CHOICES:
        return any(value == choice and type(value) is type(choice) for choice in _CHOICES[name])
    if name == "language":
        return isinstance(value, str) and len(value) < 20
    if name == "keys":
        return isinstance(value, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in value.items())
    if isinstance(default, bool):
        return isinstance(value, bool)
    return isinstance(value, int | float) and not isinstance(value, bool) and 0.0 <= value <= 1.0


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
