"""A score of one part, to write a few notes in."""

from __future__ import annotations

from tools.sound.score import Score, read


def small(notes: str, key: str = "D dorian", meter: str = "4/4", bars: int = 2, instrument: str = "celesta") -> Score:
    """A score of one part."""
    text = f"""
title: Two bars
feeling: none
key: {key}
meter: {meter}
tempo: 60
bars: {bars}
loop: true
figures: {{rock: 1e 3 2 3}}
chords: {{Dm: D4 F4 A4}}
phrases: {{pair: D5q E5q}}
parts:
  one:
    instrument: {instrument}
    notes: |
      {notes}
"""
    return read("small", text.encode())
