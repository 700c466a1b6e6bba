"""The Big Book's entry in the list of games: its rules and the companions that play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.bigbook.ai.company import Companions, in_save
from game.bigbook.ai.planner import Planner, adept, apprentice
from game.bigbook.ai.tempers import MASTER
from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.bigbook.puzzles import puzzles
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.options import DEFAULT_PARTY, MAGICIANS, Options, options_of, pages_of
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.settings import SETTINGS, people_of
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.console.command_line import OptionError
from game.core.console.setting import Setting
from game.core.engine.chance import Chance
from game.core.engine.players import NOBODY, Automatic
from game.core.entry import Entry
from game.core.lessons.lesson import Challenge, Lesson

from .terminal.listing import listing
from .terminal.tally import Tally, summary
from .terminal.terminal import BigBookTerminal


def _options_from(values: Mapping[str, Any]) -> Options:
    """OptionError where a seat is not at the table, or a magician is taken twice."""
    seats = SEATS[: values["players"] or 4]
    chosen = {seat: str(values[seat]) for seat in SEATS if values.get(seat)}
    free = [name for name in (*DEFAULT_PARTY, *MAGICIANS) if name not in chosen.values()]
    for seat, magician in chosen.items():
        if seat not in seats:
            raise OptionError("bad_value", option="--option", value=seat, list=", ".join(seats))
        if list(chosen.values()).count(magician) > 1:
            left = ", ".join(dict.fromkeys(free))
            raise OptionError("bad_value", option=f"--option {seat}", value=magician, list=left)
    party = tuple(chosen[seat] if seat in chosen else free.pop(0) for seat in seats)
    return Options(party, values["difficulty"], values["mode"], pages_of(values["pages"]))


def _extra_from(values: Mapping[str, Any]) -> dict[str, Any]:
    """Who is played by companions: the last seats. OptionError where there are more of them than seats."""
    tempers = values.get("companions")
    return {"people": people_of(tempers, values["players"] or 4)} if tempers else {}


def _company(options: Options, seed: int, extra: Mapping[str, Any], noted: Mapping[str, Any]) -> Automatic:
    tempers = in_save(extra, noted)
    return Companions.of(tempers, seed, len(options.magicians)) if tempers else NOBODY


def _chosen(options: Options, extra: Mapping[str, Any], noted: Mapping[str, Any]) -> dict[str, Any]:
    """What a save has for each setting, seat by seat."""
    tempers = tuple(in_save(extra, noted).values())
    table = {"players": len(options.magicians), "difficulty": options.difficulty, "mode": options.mode}
    people = {"pages": str(options.pages), "companions": tempers or None}
    return table | people | dict(zip(SEATS, options.magicians, strict=False))


def _lessons() -> Sequence[Lesson | Challenge]:
    return [*lessons(), *challenges(), *puzzles()]


ENTRY = Entry(
    game=big_book,
    nouns=BigBookScenarioAdapter,
    settings=SETTINGS,
    options_from=_options_from,
    options_of=options_of,
    policies={"random": Chance, MASTER: Planner, "adept": adept, "apprentice": apprentice, "companion": Planner},
    tally=Tally,
    listing=listing,
    lessons=_lessons,
    summary=summary,
    terminal=BigBookTerminal,
    extra_from=_extra_from,
    chosen=_chosen,
    company=_company,
    choices=tuple(Setting(seat, None, values=MAGICIANS) for seat in SEATS),
)
