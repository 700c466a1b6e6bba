"""Figures of the board in scenes: people and monsters as their standees draw them, without foot and margin."""

from importlib import import_module

from tools.art.inkwell.doc import Doc
from tools.art.lamplit.figure import Fig


def actor(d: Doc, name: str, x: float, y: float, k: float, rot: float = 0, flip: bool = False, edge: float = 0) -> None:
    """Draw a figure ("silt", "people.ines_marrow") with its feet at a point, `k` times as large as its standee; `edge`:
    its margin of paper."""
    kind, _, one = name.rpartition(".")
    figure = import_module(f"tools.art.pictures.mansions.{kind or 'monsters'}.{one}").figure
    f = Fig(3)
    with f.at(x, y, k, rot, flip), f.at(-160, -424):
        figure(f)
    f.emit(d, edge, shadow=False)


def bust(
    d: Doc, who: str, x: float, y: float, k: float, mood: str = "calm", rot: float = 0, flip: bool = False
) -> None:
    """The head of one of the people, eyes at a point, in a mood; `k` times 230 units high."""
    module = import_module(f"tools.art.pictures.mansions.people.{who}")
    f = Fig(5)
    with f.at(x, y, k, rot, flip):
        module._head(f, mood)
    f.emit(d, 0, shadow=False)
