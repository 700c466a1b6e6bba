"""The verbs of the Big Book: importing this package declares them all."""

from . import acting, cards, curses, deck, exchanges, players, spells, supply, turn
from .base import WORDS, verbs

__all__ = ["WORDS", "acting", "cards", "curses", "deck", "exchanges", "players", "spells", "supply", "turn", "verbs"]
