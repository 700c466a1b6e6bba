"""The verbs of this game: importing this package declares them all."""

from . import (
    aim,
    attempts,
    branches,
    combat,
    exploring,
    facing,
    harm,
    keeper,
    monsters,
    moving,
    mythos,
    objectives,
    places,
    testing,
    things,
    turn,
)
from .base import verbs

__all__ = [
    "aim",
    "attempts",
    "branches",
    "combat",
    "exploring",
    "facing",
    "harm",
    "keeper",
    "monsters",
    "moving",
    "mythos",
    "objectives",
    "places",
    "testing",
    "things",
    "turn",
    "verbs",
]
