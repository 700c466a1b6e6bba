"""The drawn title of the Big Book. It is read before the window opens, and brings nothing with it."""

from __future__ import annotations

from scenes.kit.drawing.lockup import Plate

PLATE = Plate("The Big Book of Madness", {"en": "logo_en", "pt": "logo_en", "es": "logo_es", "it": "logo_it"})
"""Portuguese keeps the English title."""
