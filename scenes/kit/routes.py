"""Screens by name, so that one can open another without importing it. A module registers its screen once."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.scene import Scene

_routes: dict[str, Callable[..., Scene]] = {}


def route(name: str, make: Callable[..., Scene]) -> None:
    """Register a screen: `make(app, *args)` builds it. ValueError where another screen has that name."""
    if _routes.setdefault(name, make) is not make:
        raise ValueError(f"two screens are called {name}")


def make(name: str, *args: object) -> Scene:
    """Build the screen of that name. KeyError when nobody registered it."""
    return _routes[name](*args)


def known(name: str) -> bool:
    """True when there is a screen of that name."""
    return name in _routes


def names() -> tuple[str, ...]:
    """Every registered screen, in alphabetical order."""
    return tuple(sorted(_routes))
