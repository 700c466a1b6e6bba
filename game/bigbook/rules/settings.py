"""The Big Book's table options at a command line; they can be told without reading the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.rules.options import DIFFICULTIES, MODES, PAGES, TEMPERS
from game.core.console.command_line import OptionError
from game.core.console.setting import Setting

SETTINGS = (
    Setting("players", None, low=2, high=5),
    Setting("difficulty", "easy", values=DIFFICULTIES),
    Setting("mode", "normal", values=MODES),
    Setting("pages", str(PAGES[0]), values=tuple(map(str, PAGES))),
    Setting("companions", None, values=TEMPERS, low=1, high=5, several=True),
)


def people_of(tempers: Sequence[str], seats: int) -> list[dict[str, str]]:
    """The people in the header of a save whose last seats companions of these tempers play. OptionError where there are
    more companions than seats."""
    if len(tempers) > seats:
        raise OptionError("bad_number", option="--companions", value=str(len(tempers)), low="1", high=str(seats))
    return [{"companion": temper} for temper in (*[""] * (seats - len(tempers)), *tempers)]
