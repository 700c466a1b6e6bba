"""The painted rooms of the second game: the picture of each."""

from __future__ import annotations

from scenes.kit.drawing.backdrop import Room

UI = "mansions/ui"
FERRY = Room(UI, "setup_scene", veil=60)
"""The deck of the ferry, where people set out."""
WON, LOST, NOBODY = Room(UI, "end_won", veil=50), Room(UI, "end_lost", veil=50), Room(UI, "end_nobody", veil=50)
"""How a night ends: on the pier, among empty chairs, on the lowest step."""
