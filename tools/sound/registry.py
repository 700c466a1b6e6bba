"""The one list of all sounds, found by looking into the modules of effects, voices, ambience and music."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from functools import cache
from types import ModuleType

from .kinds import MOMENTS, Ambience, Cue, Effect, Listed, Voice

FOLDERS = {Effect: "effects", Voice: "voices", Ambience: "ambience", Cue: "music"}
PACKAGES = ("effects", "voices", "ambience", "music")


def _modules() -> list[ModuleType]:
    found = []
    for package in PACKAGES:
        try:
            root = importlib.import_module(f"{__package__}.{package}")
        except ModuleNotFoundError as missing:
            if missing.name != f"{__package__}.{package}":
                raise
            continue
        found.append(root)
        names = sorted(item.name for item in pkgutil.iter_modules(getattr(root, "__path__", [])))
        found += [importlib.import_module(f"{root.__name__}.{name}") for name in names]
    return found


def folder(item: Listed) -> str:
    """The folder of assets/sound that a sound's files are in."""
    return FOLDERS[type(item)]


def key(item: Listed) -> str:
    """A sound's name on the command line: "effects/draw"."""
    return f"{folder(item)}/{item.name}"


def loops(item: Listed) -> bool:
    """Does it begin again where it ends?"""
    return isinstance(item, Ambience | Cue) and item.loop


@cache
def everything() -> dict[str, Listed]:
    """All sounds by key, sorted. Raises ValueError where two have one name."""
    found: dict[str, Listed] = {}
    for module in _modules():
        for value in vars(module).values():
            for item in value if isinstance(value, tuple | list) else (value,):
                if not isinstance(item, Effect | Voice | Ambience | Cue):
                    continue
                if found.setdefault(key(item), item) is not item:
                    raise ValueError(f"two sounds are called {key(item)}")
    return dict(sorted(found.items()))


def resolve(names: Iterable[str]) -> list[Listed]:
    """Sounds for what somebody typed: "draw", "effects/draw", a folder, or nothing for all. LookupError if unknown."""
    known = everything()
    wanted: dict[str, Listed] = {}
    for name in names:
        plain = name.rstrip("/")
        hits = {k: v for k, v in known.items() if plain in (k, v.name, folder(v))}
        if not hits:
            raise LookupError(f"no sound {name!r}; `python -m tools.sound list` names them all")
        wanted |= hits
    return list((wanted or known).values())


def files(item: Listed) -> list[str]:
    """The files of a sound, in order, relative to assets/sound."""
    if isinstance(item, Voice):
        return [f"voices/{item.name}_{moment}.ogg" for moment in MOMENTS]
    if isinstance(item, Cue):
        return [f"music/{item.name}_{layer}.ogg" for layer in item.layers]
    if isinstance(item, Ambience) and item.variations == 1:
        return [f"ambience/{item.name}.ogg"]
    return [f"{folder(item)}/{item.name}_{n}.ogg" for n in range(1, item.variations + 1)]
