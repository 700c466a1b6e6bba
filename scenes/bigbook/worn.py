"""Which of the opened looks are in use: the card back, the table cloth, the bookmark, and the picture in the menu.

The settings keep them by kind (`Settings.looks`); the kit tells of every change (`kit/drawing/look.py`). What is not
known is as it comes with the box.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.bigbook.play.ladder import Look, ladder
from scenes.kit.drawing import look

_chosen: dict[str, str] = {}


def chosen(looks: Mapping[str, str], kind: str) -> Look:
    """The look of a kind that such settings name, the first of the kind where there is none of that name."""
    names = ladder().looks[kind]
    name = looks.get(kind, names[0])
    return Look(kind, name if name in names else names[0])


def worn(kind: str) -> str:
    """The name of the look of a kind that is in use now."""
    return chosen(_chosen, kind).name


def _take(wishes: look.Look) -> None:
    _chosen.clear()
    _chosen.update(wishes.worn)


look.listen(_take)
