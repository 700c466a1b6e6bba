"""The Big Book's entry in the list of games: its rules and the companions that play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.bigbook.listing import listing
from game.bigbook.options import DIFFICULTIES, MODES, Options, options_of
from game.bigbook.rules import big_book
from game.bigbook.scenario import BigBookNouns
from game.bigbook.tally import Tally, summary
from game.core.entry import Entry, Setting
from game.core.lesson import Challenge, Lesson

from .chance import Chance
from .planner import Planner


def _options_from(values: Mapping[str, Any]) -> Options:
    return Options.of(values["players"] or 4, values["difficulty"], values["mode"])


def _lessons() -> Sequence[Lesson | Challenge]:
    return [*lessons(), *challenges()]


ENTRY = Entry(
    game=big_book,
    nouns=BigBookNouns,
    settings=(
        Setting("players", None, low=2, high=5),
        Setting("difficulty", "easy", values=DIFFICULTIES),
        Setting("mode", "normal", values=MODES),
    ),
    options_from=_options_from,
    options_of=options_of,
    policies={"random": Chance, "companion": Planner},
    tally=Tally,
    listing=listing,
    lessons=_lessons,
    summary=summary,
)
