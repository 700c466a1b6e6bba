"""Fits every effect to the settings: how strongly things flash, how many particles fly."""

from __future__ import annotations

from scenes.bigbook.table.animation.bursts import Particles
from scenes.bigbook.table.animation.effects import Effect, Pulse
from scenes.kit.theme import Theme


def tuned(effect: Effect, theme: Theme) -> Effect | None:
    """The effect as the players want it; None where nothing is left of it."""
    if isinstance(effect, Particles):
        share = 0.0 if theme.reduced_motion else theme.particles
        effect.count = round(effect.count * share)
        return effect if effect.count else None
    if isinstance(effect, Pulse):
        effect.strength = theme.flash
        return effect if theme.flash > 0 else None
    return effect
