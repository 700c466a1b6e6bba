"""The text of a path: relative, tenths of a unit, nothing written that may be left out."""

from __future__ import annotations

from collections.abc import Sequence

from .spline import Point

TENTHS = 10
LETTERS = {"LINE": "l", "QUAD": "q", "CUBIC": "c"}


class PathText:
    """Takes a path's steps and puts them down as SVG path data; rounding is cumulative so that it never drifts."""

    def __init__(self) -> None:
        self._out: list[str] = []
        self._at = self._start = (0, 0)
        self._letter = ""

    def __str__(self) -> str:
        return "".join(self._out)

    def add(self, verb: str, points: Sequence[Point]) -> None:
        """One step: MOVE, LINE, QUAD, CUBIC or CLOSE with its points."""
        if verb == "CLOSE":
            self._out.append("z")
            self._letter = "z"
            self._at = self._start
            return
        rounded = [(round(x * TENTHS), round(y * TENTHS)) for x, y in points]
        if verb == "MOVE":
            self._write("M", rounded[0])
            self._start = rounded[0]
        else:
            x0, y0 = self._at
            way = [value for x, y in rounded for value in (x - x0, y - y0)]
            if verb != "LINE" or any(way):
                self._write(LETTERS[verb], way)
        self._at = rounded[-1]

    def _write(self, letter: str, values: Sequence[int]) -> None:
        """the letter unless it goes without saying, numbers apart by their sign or a space"""
        shown = letter if letter != self._letter or letter == "M" else ""
        self._letter = letter
        text = ""
        for i, value in enumerate(values):
            number = _number(value)
            text += number if number[0] == "-" or (i == 0 and shown) else " " + number
        self._out.append(shown + text)


def _number(tenths: int) -> str:
    """without a needless zero before or after the point"""
    text = f"{tenths / TENTHS:.1f}".removesuffix(".0")
    if text.startswith("0."):
        return text[1:]
    return "-" + text[2:] if text.startswith("-0.") else text
