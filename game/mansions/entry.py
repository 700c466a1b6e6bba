"""The second game's entry in the list of games: its rules, and who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.core.console.command_line import OptionError
from game.core.console.setting import Setting
from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.players import Automatic
from game.core.engine.program import ProgramError
from game.core.entry import Companion, Entry

from .ai import friend
from .ai.keepers import company_of, keeper_of
from .ai.party import Party
from .cards.reading import catalogue
from .cards.story import stories, story
from .lint import cards as lint
from .lint.story_file import faults
from .rules.options import ALLOWED, MOST, SWITCHES, Character, Options, options_of
from .rules.rules import Mansions
from .rules.settings import SETTINGS
from .rules.state import State
from .scenarios.scenario import MansionsNouns
from .terminal.listing import listing
from .terminal.tally import Tally, summary
from .terminal.terminal import MansionsTerminal
from .verbs.compiled import mansions

SEATS = tuple(f"i{number}" for number in range(1, MOST + 1))
PAIRS = {f"p{physical}m{mental}": (physical, mental) for physical in (1, 2) for mental in (1, 2)}
"""Which of the two physical and of the two mental profile cards are kept (A-01)."""
LIMITS = {"keeper_skill_tokens": 1, "longer_night": 1}
"""Switches of chapter OPT that are off or on."""


class Table:
    """Both sides of a table: a companion for the investigators, the Keeper as the options have it."""

    def __init__(self, investigators: Companion) -> None:
        self.investigators = investigators

    def answer(self, game: Mansions, state: State) -> Answer:
        """A legal answer to the decision that stands, whoever is asked."""
        keeper = keeper_of(state.options)
        return keeper.answer(game, state) if keeper.plays(state.decision) else self.investigators.answer(game, state)


def _options_from(values: Mapping[str, Any]) -> Options:
    """OptionError where a seat is not at the table, or somebody is to come twice."""
    known = tuple(catalogue().investigators)
    seats = SEATS[: int(values["players"])]
    chosen = {seat: str(values[seat]) for seat in SEATS if values.get(seat)}
    free = [who for who in known if who not in chosen.values()]
    for seat, who in chosen.items():
        if seat not in seats:
            raise OptionError("bad_value", option="--option", value=seat, list=", ".join(seats))
        if list(chosen.values()).count(who) > 1:
            raise OptionError("bad_value", option=f"--option {seat}", value=who, list=", ".join(free))
    party = tuple(
        Character(chosen[seat] if seat in chosen else free.pop(0), *PAIRS[values.get(f"{seat}_cards") or "p1m1"])
        for seat in seats
    )
    chosen_switches = {name: int(values.get(name) or 0) for name in SWITCHES}
    switches = {name: value for name, value in chosen_switches.items() if value}
    return Options(party, values["story"], values["keeper"], switches)


def _chosen(options: Options, extra: Mapping[str, Any], noted: Mapping[str, Any]) -> dict[str, Any]:
    """What a save has for each setting, seat by seat."""
    found = {"players": len(options.characters), "story": options.story, "keeper": options.keeper, **options.switches}
    for seat, one in zip(SEATS, options.characters, strict=False):
        found |= {seat: one.who, f"{seat}_cards": f"p{one.physical}m{one.mental}"}
    return {**dict.fromkeys(LIMITS, 0), "friends": len(_friends(extra)), **found}


def _extra_from(values: Mapping[str, Any]) -> dict[str, Any]:
    """Which seats friends play: the last ones. OptionError where there are more of them than seats."""
    friends, players = int(values.get("friends") or 0), int(values["players"])
    if friends > players:
        raise OptionError("bad_number", option="--option friends", value=str(friends), low="0", high=str(players))
    return {"friends": list(friend.seats_of(friends, players))} if friends else {}


def _friends(extra: Mapping[str, Any]) -> tuple[str, ...]:
    """The seats of friends in the header of a save; whatever is none is left out."""
    found = extra.get("friends")
    return tuple(one for one in found if one in SEATS) if isinstance(found, list) else ()


def _company(options: Options, seed: int, extra: Mapping[str, Any], noted: Mapping[str, Any]) -> Automatic:
    return company_of(options, _friends(extra))


@cache
def _checked() -> Mansions:
    """The game. ProgramError where its cards and stories do not fit each other, also where none is played yet."""
    found = lint.problems(catalogue(), [story(name) for name in stories()])
    if found:
        raise ProgramError(found[0])
    return mansions()


ENTRY = Entry(
    game=_checked,
    nouns=MansionsNouns,
    settings=SETTINGS,
    options_from=_options_from,
    options_of=options_of,
    policies={
        "party": lambda seed: Table(Party(seed)),
        "random": lambda seed: Table(Chance(seed)),
        "friends": lambda seed: Table(Party(seed, friend.play)),
    },
    tally=Tally,
    listing=listing,
    lessons=tuple,
    summary=summary,
    terminal=MansionsTerminal,
    choices=(
        *(Setting(seat, None, values=tuple(catalogue().investigators)) for seat in SEATS),
        *(Setting(f"{seat}_cards", None, values=tuple(PAIRS)) for seat in SEATS),
        Setting("puzzle_seconds", "0", values=tuple(map(str, ALLOWED["puzzle_seconds"]))),
        *(Setting(name, 0, low=0, high=most) for name, most in LIMITS.items()),
        Setting("friends", 0, low=0, high=MOST),
    ),
    players=keeper_of,
    extra_from=_extra_from,
    company=_company,
    chosen=_chosen,
    story_faults=faults,
)
