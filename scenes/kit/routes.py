"""Screens by name, so that one can open another without importing it. A module registers its screen once.

`later` names the module of a screen that is read when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from scenes.kit.scene import Scene

_routes: dict[str, Callable[..., Scene]] = {}
_later: dict[str, str] = {}


def route(name: str, make: Callable[..., Scene]) -> None:
    """Register a screen: `make(app, *args)` builds it. ValueError where another screen has that name."""
    if _routes.setdefault(name, make) is not make:
        raise ValueError(f"two screens are called {name}")


def later(name: str, module: str) -> None:
    """A screen that the module registers; it is imported when the screen is first wanted."""
    _later[name] = module


def make(name: str, *args: object) -> Scene:
    """Build the screen of that name. KeyError when nobody registered it."""
    if name not in _routes and name in _later:
        import_module(_later[name])
    return _routes[name](*args)


def unread() -> tuple[str, ...]:
    """The modules of all screens that are read when they are first wanted."""
    return tuple(_later.values())


def known(name: str) -> bool:
    """True when there is a screen of that name."""
    return name in _routes or name in _later


def names() -> tuple[str, ...]:
    """Every registered screen, in alphabetical order."""
    return tuple(sorted(_routes.keys() | _later.keys()))
