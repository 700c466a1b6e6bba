"""The pens of `kit/drawing/charts.py` as the chronicle uses them: it knows who sat at its tables, and what was won."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect

from game.bigbook.play.summary import Seat
from game.core.play.annals import Share
from game.core.text.phrases import Arg, Noun
from scenes.kit.drawing import charts
from scenes.kit.drawing.charts import Part, part_bar
from scenes.kit.fit import in_sentence
from scenes.shell.saves.kept_people import guests, nameless

if TYPE_CHECKING:
    from scenes.shell.app import App

Pens: TypeAlias = "charts.Pens[App]"


def said(app: App, seat: Seat) -> Arg:
    """Somebody within a sentence: by name, a guest as the language speaks of one."""
    return Noun({"singular": guests(app, 1)}) if nameless(app, seat) else in_sentence(seat.name)


def share_bar(pens: Pens, room: Rect, share: Share, most: int, name: str, words: str) -> None:
    """Games won and lost as a bar; behind it `won of games`."""
    part_bar(pens, room, Part(share.won, share.games, most, won_of(pens, share)), name, words)


def won_of(pens: Pens, share: Share) -> str:
    """So many of so many."""
    return pens.app.t("bigbook.statistics.won_of", n=share.won, m=share.games)
