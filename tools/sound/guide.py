"""The listener's guide to effects, voices and ambience in docs/sound.md, written from the docstrings of what makes
them."""

from __future__ import annotations

import inspect
from functools import partial
from pathlib import Path

from . import registry
from .kinds import AMBIENCE, MOMENTS, SPEECH, VOICES, WINDOWS, Ambience, Effect, Listed, Voice

PAGE = Path(__file__).resolve().parents[2] / "docs" / "sound.md"
START, END = "<!-- written by `python -m tools.sound guide` -->", "<!-- until here -->"


def _told(item: Effect | Voice | Ambience) -> tuple[str, str]:
    """What a sound should feel like and how it is made, and the place of the function that makes it."""
    make = item.make.func if isinstance(item.make, partial) else item.make
    text = inspect.getdoc(make)
    if not text:
        raise ValueError(f"{registry.key(item)} does not say what it should feel like")
    module = make.__module__.removeprefix("tools.sound.").replace(".", "/")
    return " ".join(text.split()), f"`{module}.py`, `{make.__name__}`"


def _figures(items: list[Effect]) -> str:
    first = items[0]
    loud = " / ".join(f"{item.loudness:g}" for item in items if item.loudness != first.loudness or item is first)
    count = sum(item.variations for item in items)
    files = f"{count} files" if count > 1 else "1 file"
    bus = ", interface" if first.bus == "interface" else ""
    ladder = ", a ladder" if first.ladder else ""
    ducks = ", music steps back" if any(item.ducks for item in items) else ""
    return f"{first.kind}{bus}, {loud} LUFS, {files}{ladder}{ducks}"


def _effects(items: list[Effect]) -> list[str]:
    groups: dict[tuple[str, str], list[Effect]] = {}
    for item in items:
        groups.setdefault(_told(item), []).append(item)
    return [
        f"- {', '.join(f'`{item.name}`' for item in group)} ({_figures(group)}; {place}): {text}"
        for (text, place), group in groups.items()
    ]


def text() -> str:
    """The generated part of the page."""
    everything: list[Listed] = list(registry.everything().values())
    lines = ["", "| kind | loudest 400 ms of a file, LUFS |", "|---|---|"]
    lines += [f"| {kind} | {low:g} to {high:g} |" for kind, (low, high) in WINDOWS.items()]
    lines += [
        f"| a monster's voice | {VOICES[0]:g} to {VOICES[1]:g} |",
        f"| ambience | {AMBIENCE[0]:g} to {AMBIENCE[1]:g} |",
    ]
    lines += ["", *_effects([item for item in everything if isinstance(item, Effect)])]
    levels = ", ".join(f"{moment} {SPEECH[moment]:g}" for moment in MOMENTS)
    lines += ["", "## The monsters' voices", "", f"Each in four moments; LUFS: {levels}.", ""]
    for item in everything:
        if isinstance(item, Voice):
            lines.append(f"- `{item.name}` ({_told(item)[1]}): {_told(item)[0]}")
    lines += ["", "## Ambience", ""]
    for item in everything:
        if isinstance(item, Ambience):
            how = "a loop" if item.loop else f"{item.variations} files"
            lines.append(f"- `{item.name}` ({how}, {item.loudness:g} LUFS; {_told(item)[1]}): {_told(item)[0]}")
    return "\n".join([*lines, ""])


def page() -> str:
    """docs/sound.md as it should be: what people wrote, and the generated part in its place."""
    before, _, rest = PAGE.read_text("utf-8").partition(START)
    return f"{before}{START}\n{text()}\n{END}{rest.partition(END)[2]}"


def write() -> None:
    """Bring docs/sound.md up to date."""
    PAGE.write_text(page(), encoding="utf-8")
