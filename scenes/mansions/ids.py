"""The names by which the second game is known, and the kinds of things that only its table has."""

from __future__ import annotations

from game.core.play.thing_id import Kinds

GAME = "mansions"
GROUP = "group-mansions.json"
"""The file of the data folder that keeps the last group."""
KINDS = Kinds(of_seats=("seat", "medallion"), owned=("card", "omen"))
"""Beside those of every table: cards and Omens by their owner, everything else by its one name."""
