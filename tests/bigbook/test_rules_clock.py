"""The clock of the rules (section 0.1) and what the events of whole games must obey, for every number of players."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import KIND_NAMES
from game.bigbook.rules.options import DIFFICULTIES, MAGICIANS, MODES, Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.event import Event
from tests.lengths import alike, soak, soaks

PLAYERS = (2, 3, 4, 5)
SPACE = {"2": 2, "3_left": 3, "3_right": 3, "4": 4, "5": 5}
TRACK = {"easy": (0, 0, 1, 1, 1, 2), "medium": (0, 1, 1, 1, 2, 2), "hard": (1, 1, 1, 2, 2, 2)}
ARRIVALS = {1, 6, 11, 16, 21, 26}
PLENTY = 500


def space_of(turn: int) -> int:
    return (turn - 1) % 5 + 1


def round_of(turn: int) -> int:
    return (turn - 1) // 5 + 1


@dataclass
class Watch:
    """Follows a game by its events alone and complains about whatever the rules do not allow."""

    difficulty: str
    seats: list[str]
    places: Counter[str]
    turn: int = 0
    phase: str = ""
    active: str = ""
    markers: list[int] = field(default_factory=list)
    judged: int = 0
    laid: list[str] = field(default_factory=list)
    missing: int = 0
    on_board: dict[str, str] = field(default_factory=dict)
    applied: set[str] = field(default_factory=set)
    won_or_lost: str = ""

    def hear(self, event: Event) -> None:
        self.move(event)
        handler = getattr(self, f"on_{event.type}", None)
        if handler is not None:
            handler(event.args)

    def move(self, event: Event) -> None:
        args = event.args
        if "from" not in args or args.get("kept"):
            return
        card, from_, to = str(args["card"]), str(args["from"]), str(args["to"])
        assert card in KIND_NAMES, "no other card enters deck, hand, discard or support (BB-DRAW.7)"
        if event.type == "card_drawn":
            assert from_ == f"{args['seat']}.deck", "from the own deck (BB-DRAW.1)"
            assert to == f"{args['seat']}.hand"
        if event.type == "card_paid":
            owner, zone = from_.split(".")
            assert zone == "support" or owner == args["seat"], "never another hand (invariant 11)"
            assert to == f"{owner}.discard", "to the discard of the placer (BB-SUP.7)"
        if args.get("source") == "reshuffle":
            assert not self.places[f"{args['seat']}.deck"], "a Madness for a deck that is not empty (BB-DRAW.4)"
        self.places[from_] -= 1
        self.places[to] += 1
        if not from_.startswith(("supply", "show", "curse")):
            assert self.places[from_] >= 0, event

    def on_deck_shuffled(self, args: dict[str, object]) -> None:
        seat = args["seat"]
        self.places[f"{seat}.deck"] += self.places[f"{seat}.discard"]
        self.places[f"{seat}.discard"] = 0
        assert self.places[f"{seat}.deck"] == args["count"]

    def on_turn_began(self, args: dict[str, object]) -> None:
        if self.turn:
            self.close_turn()
        self.turn += 1
        assert args["turn"] == self.turn
        seat = str(args["seat"])
        if self.active:
            order = sorted(self.seats, key=lambda name: (name <= self.active, name))
            assert seat == order[0], "clockwise, past the eliminated (BB-TRN.1, A-51)"
        self.active, self.phase, self.markers, self.laid, self.judged = seat, "", [], [], 0
        self.missing = 0

    def close_turn(self) -> None:
        """What must have happened in the turn that ends now."""
        assert self.phase == "recuperation"
        if self.active in self.seats:
            assert self.places[f"{self.active}.hand"] == 6, "six cards, or eliminated (invariant 3)"
        assert self.markers == ([0, 1] if self.turn in ARRIVALS - {1} else [space_of(self.turn)])
        assert self.judged == (1 if self.turn in ARRIVALS - {1} else 0), "judged once, and never on turn 1"
        if self.turn in ARRIVALS:
            self.check_layout()
        else:
            assert not self.laid

    def check_layout(self) -> None:
        wanted = 3 + TRACK[self.difficulty][round_of(self.turn) - 1]
        assert len(self.laid) + self.missing == wanted, "three to five curses (invariant 8)"
        assert self.laid == list(SPACE)[: len(self.laid)], "in position order, without a gap (A-02)"

    def on_phase_began(self, args: dict[str, object]) -> None:
        order = ["", "concentration", "monster", "action", "recuperation"]
        assert order.index(str(args["phase"])) == order.index(self.phase) + 1, "four phases in order (BB-TRN.3)"
        self.phase = str(args["phase"])

    def on_marker_moved(self, args: dict[str, object]) -> None:
        assert self.phase == "monster"
        self.markers.append(int(str(args["to"])))

    def on_bonus_began(self, args: dict[str, object]) -> None:
        assert not self.on_board, "a bonus with a curse on the board (BB-MON.10)"
        self.judge()

    def on_failure_began(self, args: dict[str, object]) -> None:
        assert self.on_board, "a failure with no curse left (BB-MON.7)"
        self.judge()

    def judge(self) -> None:
        assert self.markers == [0]
        assert self.turn > 1, "no judgement on turn 1 (invariant 12)"
        self.judged += 1

    def on_book_opened(self, args: dict[str, object]) -> None:
        assert self.turn == 1

    def on_page_turned(self, args: dict[str, object]) -> None:
        assert self.turn in ARRIVALS - {1}
        assert self.markers == [0, 1], "the marker first, then the page (BB-MON.11)"

    def on_round_moved(self, args: dict[str, object]) -> None:
        assert self.turn in ARRIVALS - {1}, "not in the first turn (BB-MON.14)"
        assert not self.laid, "before the curses are laid"
        assert args["round"] == round_of(self.turn)

    def on_curse_laid(self, args: dict[str, object]) -> None:
        name = str(args["curse"])
        self.laid.append(str(args["position"]))
        self.on_board[name] = str(args["position"])
        self.applied.discard(name)

    def on_curse_pile_empty(self, args: dict[str, object]) -> None:
        self.missing += 1

    def on_curse_applied(self, args: dict[str, object]) -> None:
        name = str(args["curse"])
        assert name not in self.applied, "applied at most once (invariant 6)"
        self.applied.add(name)
        if self.turn not in ARRIVALS:  # page_11 strikes its first curse on arrival
            assert SPACE[self.on_board[name]] == space_of(self.turn)
            assert self.phase == "monster"

    def on_curse_destroyed(self, args: dict[str, object]) -> None:
        del self.on_board[str(args["curse"])]

    def on_curse_returned(self, args: dict[str, object]) -> None:
        assert self.judged, "leftovers leave after the failure (BB-MON.8)"
        del self.on_board[str(args["curse"])]

    def on_spell_refreshed(self, args: dict[str, object]) -> None:
        if self.phase == "concentration":
            assert args["seat"] == self.active, "only the active player's (BB-CON.1)"

    def on_player_eliminated(self, args: dict[str, object]) -> None:
        assert args["seat"] == self.active, "only at the end of the own Recuperation (A-50)"
        assert self.phase == "recuperation"
        self.seats.remove(self.active)
        for zone in ("hand", "deck", "discard", "support"):
            self.places[f"{self.active}.{zone}"] = 0

    def on_game_won(self, args: dict[str, object]) -> None:
        assert self.turn == 31
        assert self.markers == [0]
        self.won_or_lost = "won"

    def on_game_lost(self, args: dict[str, object]) -> None:
        self.won_or_lost = str(args["reason"])
        if self.won_or_lost == "last-monster-undefeated":
            assert self.turn == 31
            assert self.on_board


def watch(session: BigBookSession) -> Watch:
    state = session.opening
    places: Counter[str] = Counter()
    for seat, player in enumerate(state.players):
        for zone in ("hand", "deck", "discard", "support"):
            places[f"p{seat + 1}.{zone}"] = len(getattr(player, zone))
    places["stack"] = state.madness
    return Watch(state.options.difficulty, [f"p{seat + 1}" for seat in range(len(state.players))], places)


def compare(watch_: Watch, session: BigBookSession) -> None:
    """The events are enough to know how many cards lie where."""
    for player in session.view().players:
        counts = {"hand": len(player.hand), "deck": player.deck_count}
        counts |= {"discard": len(player.discard), "support": len(player.support)}
        for zone, count in counts.items():
            assert watch_.places[f"{player.seat}.{zone}"] == count, (player.seat, zone)
    assert watch_.places["stack"] == session.state.madness
    assert {curse.id: curse.position for curse in session.view().curses} == watch_.on_board


def played(options: Options, seed: int, madness: int | None = None) -> Watch:
    """Play a whole game by chance, watching every event; more Madness than the box has makes games long."""
    session = BigBookSession(big_book(), big_book().new(options, seed))
    if madness is not None:
        session.state.madness = madness
    session.opening = session.state.clone()
    watching = watch(session)
    session.state.log = []
    session.game.start(session.state)
    session.events = tuple(session.state.log)
    chance = Chance(seed)
    while True:
        for event in session.events:
            watching.hear(event)
        compare(watching, session)
        if session.over:
            break
        check_clock(session)
        session.apply(chance.answer(session.game, session.state))
        session.past.clear()
    assert watching.won_or_lost
    return watching


def check_clock(session: BigBookSession) -> None:
    """Invariant 7: space and round follow from the turn's number alone."""
    view = session.view()
    if view.phase == "action":
        assert view.turn <= 30, "at most thirty Action phases"
        assert (view.marker, view.round) == (space_of(view.turn), round_of(view.turn))
        assert view.monster == session.state.book[round_of(view.turn) - 1]
        assert view.page == session.state.book[round_of(view.turn)]
        assert view.preview == tuple(
            ("water", "earth", "fire", "air")[element] for element in catalogue().pages[view.page].curses
        )


@alike()
@pytest.mark.parametrize("players", PLAYERS)
def test_the_clock_over_whole_games(players: int) -> None:
    """BB-GRI.3, BB-GRI.6, BB-MON.1 to BB-MON.20: thirty turns and the judgement, whatever the number of players."""
    last = Counter(
        played(Options.of(players, DIFFICULTIES[seed % 3]), seed, PLENTY).turn for seed in range(soak(4, 12))
    )
    assert last[31] >= soak(1, 3), last


@alike()
@pytest.mark.parametrize("players", PLAYERS)
def test_games_as_they_are_dealt(players: int) -> None:
    """BB-DRAW.7 and what must always hold, by events alone, in all modes."""
    for seed in range(soak(5, 18)):
        party = tuple(MAGICIANS[(seed + index) % 8] for index in range(players))
        played(Options(party, DIFFICULTIES[seed % 3], MODES[seed // 3 % 3]), 100 + seed)


@soaks
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_lost_in_whole_games(players: int) -> None:
    """BB-SET.22, BB-DES.4, A-44: Madness, Element cards, spells, curses and tokens are all still there at every end
    of a turn (invariants 1, 2, 4, 5, 8)."""
    for seed in range(soak(3, 6)):
        session = BigBookSession.start(Options.of(players, DIFFICULTIES[seed % 3], MODES[seed % 3]), seed)
        chance = Chance(seed)
        while not session.over:
            session.apply(chance.answer(session.game, session.state))
            session.past.clear()
            assert not big_book().breaches(session.state)
