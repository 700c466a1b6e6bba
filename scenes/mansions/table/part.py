"""A part of the table of a house: it has a place in every layout, paints itself there, and lists its things.

Parts stand still: they are painted into the still layer, and again only when their `key` has changed. What moves or
lights up is painted over them.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from pygame import Surface

from scenes.kit.geometry import Box
from scenes.mansions.table.context import HouseContext
from scenes.table.listing import HeldCard, Listing


class Part(Protocol):
    """Something that has a place of its own on the table."""

    def box(self) -> Box | None:
        """Where it lies in the layout of the moment, in window pixels; None where this layout has no place for it."""

    def key(self) -> Hashable:
        """What its picture depends on besides size, letters and language: another one, and it is painted anew."""

    def paint(self, surface: Surface) -> None:
        """Paint it at its place; the clip of the surface may leave only some of it free."""

    def things(self, out: Listing[HeldCard]) -> None:
        """List what can be pressed, focused or read on it, in reading order, with its reasons."""


class Placed:
    """What every part has: the table, and nothing to press."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    def things(self, out: Listing[HeldCard]) -> None:
        """Nothing can be pressed here."""
