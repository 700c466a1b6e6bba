"""The story of the game in past-tense sentences: the log, its ticker, and the recap at a hand-over."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from game.bigbook.rules.events import (
    CardMoved,
    ChoiceMade,
    CurseLaid,
    GameLost,
    MarkerMoved,
    SpellActivated,
    Told,
    Wished,
    read,
    read_as,
    seat_of,
)
from game.bigbook.rules.place import read_place
from game.bigbook.rules.state import PARTS, State, speaking
from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from game.core.play import story
from game.core.text.phrases import Arg

from .asking import act_in_words, option_label
from .wording import Wording

SILENT = frozenset({"action_taken", "spell_resolved", "phase_began"})
"""Events that other lines tell already: an act by what it did, a phase by what happened in it."""
QUIET = frozenset({"card_revealed", "choice_made", "marker_moved", "library_revealed"})
"""What everybody has seen and hardly anybody looks for: pale in the log, absent from the ticker."""
GROUPED = {"card_drawn": "cards_drawn", "card_discarded": "cards_discarded", "card_destroyed": "cards_destroyed",
           "card_paid": "cards_paid"}  # fmt: skip
PAID = {(False, False): "cards_paid", (True, False): "cards_paid_friend", (False, True): "cards_paid_kept",
        (True, True): "cards_paid_friend_kept"}  # fmt: skip
"""The sentence of a payment: from a friend's support or not, and whether the cards stayed there."""
DEEDS = frozenset(
    {"spell_activated", "spell_learned", "curse_destroyed", "card_acquired", "card_cured", "ability_used"}
)
"""What somebody has done, apart from how it was paid for and what came of it."""
HELD = 3
"""So many deeds of a companion stay in sight where it goes too fast to be followed."""
CHOICES = frozenset({"choose_player", "choose_players", "order_players", "choose_element", "choose_effect"})
"""Kinds of decisions whose answer no event tells."""
EYES = frozenset(
    {"card_drawn", "deck_shuffled", "curse_laid", "page_turned", "book_opened", "library_revealed", "card_revealed"}
)
BEGUN = {f"{part}_began": part for part in PARTS}
"""The part by the event with which it begins to speak."""


@dataclass(frozen=True, slots=True)
class Line:
    """Some equal events told together: `events` in order; `step` is the number of the step they belong to."""

    events: tuple[Event, ...]
    step: int
    part: str = ""
    """The part of a page that spoke last when it happened (Story.part)."""

    @property
    def seat(self) -> str:
        """Whose deed it is, or ''."""
        return seat_of(self.told)

    @property
    def told(self) -> Told:
        """The arguments of the first event."""
        return read(self.events[0])

    @property
    def cards(self) -> list[str]:
        """The kinds of the cards that moved, one for each event."""
        return [read_as(event, CardMoved).card for event in self.events]

    @property
    def type(self) -> str:
        return self.events[0].type

    @property
    def quiet(self) -> bool:
        """Hardly anybody looks for it."""
        return self.type in QUIET

    @property
    def eye(self) -> bool:
        """Something hidden was shown."""
        return self.type in EYES


class Story(story.Story[Line]):
    """The story of a game of the Big Book."""

    def __init__(self) -> None:
        super().__init__()
        self.before = ""
        """Which part of a page was speaking when the first line began: of a saved game what came before is not told."""
        self.held: tuple[Line, ...] = ()
        """Deeds that stay in sight until people press something."""

    def line(self, event: Event) -> Line | None:
        return None if event.type in SILENT else Line((event,), self.step, self.part())

    def joined(self, last: Line, event: Event) -> Line | None:
        """Equal deeds of one player are told together."""
        alike = event.type in GROUPED and (last.type, last.step, last.seat) == (
            event.type, self.step, seat_of(read(event)),
        )  # fmt: skip
        if not alike or lender(last.events[0]) != lender(event):
            return None
        return Line((*last.events, event), self.step, last.part)

    def chosen(self, moment: HistoryEntry) -> list[Event]:
        return chosen(moment.state.decision, moment.answers)

    @property
    def mark(self) -> int:
        """Changes with every event told, and with what is held in sight."""
        return sum(len(line.events) for line in self.lines[-12:]) + 100 * len(self.lines) + 37 * len(self.held)

    @property
    def shown(self) -> list[Line]:
        """The last lines as the table shows them, the newest last: those that are held in sight, else what is looked
        for at all."""
        return list(self.held) or [line for line in self.last(24) if not line.quiet]

    def hold(self, seats: Container[str]) -> None:
        """Keep in sight what these seats have done since anybody else did something, the last `HELD` deeds of it."""
        found: list[Line] = []
        for line in reversed(self.lines):
            if line.type not in DEEDS:
                continue
            if line.seat not in seats or len(found) == HELD:
                break
            found.insert(0, line)
        self.held = tuple(found)

    def wish(self, seat: str, action: str) -> None:
        """A companion has said what it would like."""
        self.tell(Event("wished", {"seat": seat, "action": action}))

    def begins_in(self, state: State) -> None:
        """The first line will begin at this state of the game, perhaps while a part of a page speaks."""
        self.before = speaking(state)

    def part(self) -> str:
        """Which part of a page spoke last: `arrival`, `bonus`, `failure`, or '' in this turn's quiet."""
        for line in reversed(self.lines):
            if line.type in BEGUN:
                return BEGUN[line.type]
            if line.type == "turn_began":
                return ""
        return self.before

    def power(self, spell: str) -> int:
        """The power at which a spell was cast last in this turn, 1 without one."""
        for line in reversed(self.lines):
            if line.type == "turn_began":
                break
            told = line.told
            if isinstance(told, SpellActivated) and told.spell == spell:
                return told.power
        return 1

    def since(self, seat: str) -> list[Event]:
        """What others did, in order, since this player's last turn: all turns between that one and the one that begins
        now (for the recap). Nothing before the first turn of the game counts."""
        lines = self.lines[:-1] if self.lines and self.lines[-1].type == "turn_began" else self.lines
        starts = [index for index, line in enumerate(lines) if line.type == "turn_began"]
        own = max((index for index in starts if lines[index].seat == seat), default=-1)
        first = next((index for index in starts if index > own), len(lines))
        return [event for line in lines[first:] for event in line.events]


def lender(event: Event) -> tuple[str, bool]:
    """Whose support a card was paid from where that is not the payer's own ('' else), and whether it stayed there."""
    if event.type != "card_paid":
        return "", False
    paid = read_as(event, CardMoved)
    owner = read_place(paid.from_).seat
    return ("" if owner == paid.seat else owner), bool(paid.kept)


def chosen(decision: Decision | None, answers: Sequence[Sequence[str]]) -> list[Event]:
    """The answer to a question as an event of the log, where no event of the game tells it."""
    if decision is None or not answers or decision.kind in ("action", "pay"):
        return []
    answer = tuple(answers[0])
    if answer and decision.kind not in CHOICES:
        return []
    n = int(decision.args.get("n", decision.max))
    listed = "|".join(answer)
    return [Event("choice_made", {"seat": decision.seat, "source": decision.source, "answer": listed, "n": n})]


def tell(words: Wording, line: Line) -> str:
    """A line as a sentence; '' when there is nothing to say."""
    first = line.events[0]
    if len(line.events) > 1 or line.type == "card_paid":
        return _group(words, line)
    args = arguments(words, first, line.part)
    return words.t(f"log.{key_of(first)}", **args)


def _group(words: Wording, line: Line) -> str:
    kinds = line.cards
    return words.t(f"log.{group_key(line)}", **group_people(words, line), n=len(kinds), list=words.list_cards(kinds))


def group_key(line: Line) -> str:
    """The key of the sentence for several equal deeds; payments say whose support helped, and what stayed there."""
    owner, kept = lender(line.events[0])
    return PAID[bool(owner), kept] if line.type == "card_paid" else GROUPED.get(line.type, line.type)


def group_people(words: Wording, line: Line) -> dict[str, Arg]:
    """Who did it, and who helped."""
    owner, _ = lender(line.events[0])
    found: dict[str, Arg] = {"seat": words.seat(line.seat)}
    if owner:
        found["other"] = words.seat(owner)
    return found


def key_of(event: Event) -> str:
    """The key of an event's sentence, below `log`."""
    told = read(event)
    if isinstance(told, SpellActivated) and told.power > 1:
        return "spell_activated_power"
    if isinstance(told, ChoiceMade) and not told.answer:
        return "choice_none"
    if isinstance(told, GameLost):
        return f"lost_because.{told.reason}"
    if isinstance(told, CardMoved):
        return _key_of_move(event.type, told)
    return event.type


def _key_of_move(kind: str, told: CardMoved) -> str:
    if kind == "madness_received":
        target = read_place(told.to)
        if target.zone == "curse":
            return "madness_under_curse"
        if read_place(told.from_).zone == "curse":
            return "madness_from_curse"
        return f"madness_received_{target.zone}" if target.zone in ("hand", "support", "deck") else kind
    if kind == "card_gained" and told.source == "rules":
        return "card_acquired"  # paid for by the action; cards are gained by effects only
    return kind


def arguments(words: Wording, event: Event, part: str = "") -> dict[str, Arg]:
    """The arguments of an event's sentence as words; `part` of a page was speaking."""
    out: dict[str, Arg] = {}
    told = read(event)
    for name, value in event.args.items():
        if isinstance(value, tuple):
            continue
        text = str(value)
        if name in ("seat", "by", "other"):
            out[name] = words.seat(text)
        elif name == "card":
            out[name] = words.card(text)
        elif name == "element" or name == "pile":
            out[name] = words.element(text)
        elif name == "magician":
            out["ability"] = words.ability(text)
        elif name == "source":
            out[name] = words.asker(text, part)
        elif name == "policy":
            out[name] = words.kit(f"undo.{text}.name")
        elif name == "monster":
            out[name] = words.monster_noun(text)
        elif name in ("spell", "curse"):
            out[name] = words.name(text)
        elif isinstance(told, Wished) and name == "action":
            out["act"] = act_in_words(words, text)
        elif isinstance(told, ChoiceMade) and name == "answer":
            out[name] = _answer(words, told)
        elif name == "count":
            out["n"] = int(value)
        else:
            out[name] = value
    _places(words, event.type, told, out)
    return out


def _answer(words: Wording, told: ChoiceMade) -> Arg:
    """A choice in words: people, an element, or one of the ways that a card offers."""
    listed = (option_label(words, one, {"n": told.n}) for one in told.answer.split("|") if one)
    return words.catalogue.all_of(list(listed))


def _places(words: Wording, kind: str, told: Told, out: dict[str, Arg]) -> None:
    """Where it came to: a space of the track, a place of the board, a zone, a friend, a curse."""
    if isinstance(told, MarkerMoved):
        out["place"] = words.place(str(told.to))
    elif isinstance(told, CurseLaid):
        out["place"] = words.place(told.position)
    elif isinstance(told, CardMoved):
        target, source = read_place(told.to), read_place(told.from_)
        if words.catalogue.has(f"bigbook.terms.to_place.{target.zone}"):
            out["place"] = words.t(f"terms.to_place.{target.zone}")
        if kind == "card_given":
            out["other"] = words.seat(target.seat)
        for place in (target, source):
            if place.zone == "curse":
                out["curse"] = words.curse(place.name)
