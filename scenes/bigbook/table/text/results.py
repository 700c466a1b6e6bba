"""What happens to people, in words: the certain results of an act before it, and at a hand-over what happened
meanwhile.

Results are rows: whom they concern, in words, and whether a card stays unknown. The recap tells what happened to the
player whose turn comes, and to their things, since their last one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.bigbook.ai import parting
from game.bigbook.ai.vain import QUIET
from game.bigbook.play import forecast
from game.bigbook.play.forecast import Asked, Forecast, deciding
from game.bigbook.rules import events
from game.bigbook.rules.events import CardMoved, Told
from game.bigbook.rules.place import Place, read_place
from game.bigbook.rules.session import BigBookSession
from game.core.engine.event import Event
from game.core.text.phrases import Arg, sentence_start
from scenes.bigbook.table.text.names import Words


@dataclass(frozen=True, slots=True)
class Row:
    """One fact: the seats whose seals stand before it (or an `icon` of the text), the words, an eye after them."""

    text: str
    seats: tuple[str, ...] = ()
    icon: str = ""
    eye: bool = False
    short: str = ""
    """The same in signs, for a line that holds several facts; '' where only words will do."""
    warn: bool = False
    """A loss, or that nothing happens: not in the colour of good consequences, and never left out."""

    @property
    def words(self) -> str:
        """The words behind their icon."""
        return f"[{self.icon}]\u00a0{self.text}" if self.icon else self.text


class Happened(NamedTuple):
    """An event: its type and its arguments."""

    kind: str
    told: Told


NOWHERE = Place("")
MOVED = {"card_discarded": "discards", "card_destroyed": "loses", "card_supported": "supports"}
"""What happens to cards that nobody can choose about any more."""


def rows(words: Words, seen: Forecast) -> list[Row]:
    """What will certainly happen, then who is asked what."""
    found = [*happenings(words, seen.events), *happenings(words, seen.aids), *questions(words, seen.asked)]
    found = _joined(words, seen, found)
    if not found and seen.events and all(event.type in QUIET for event in seen.events):
        return [Row(words.t("prompts.result.nothing"), warn=True)]
    return found


def _joined(words: Words, seen: Forecast, found: list[Row]) -> list[Row]:
    """The facts, where one player draws and then chooses as one sentence: signs for two such facts beside each other
    would be a riddle."""
    drawn = _drawn(event for event in seen.events if event.type == "card_drawn")
    chooses = questions(words, seen.asked)
    if not _alone(drawn, chooses):
        return found
    ((seat, n),) = drawn.items()
    both = Row(words.t("prompts.result.draws_chooses", seat=words.seat(seat), n=n), (seat,), eye=True)
    parts = [*_draws(words, drawn), *chooses]
    return [both, *(row for row in found if row not in parts)]


def _drawn(drawing: Iterable[Event]) -> Counter[str]:
    """How many cards each player draws."""
    return Counter(events.seat_of(events.read(event)) for event in drawing)


def _alone(drawn: Counter[str], chooses: Sequence[Row]) -> bool:
    """Whether the one player who draws is the one who is asked first."""
    return len(drawn) == 1 and bool(chooses) and bool(chooses[0].short) and chooses[0].seats == tuple(drawn)


def foretold(
    words: Words, session: BigBookSession, action: str, cards: Sequence[str], seen: Forecast, *, priced: bool = False
) -> list[Row]:
    """All that an action paid with these cards will certainly do, where `seen` is what is foreseen of it: with what
    comes after the questions that it puts, however they are answered. `priced`: the new deck has been told already."""
    found = rows(words, seen)
    later = forecast.draws_after(session, action, cards) if seen.asked else ()
    drawn, chooses = _drawn(later), questions(words, seen.asked)
    if _alone(drawn, chooses) and chooses[0] in found:
        ((seat, n),) = drawn.items()
        both = Row(words.t("prompts.result.chooses_draws", seat=words.seat(seat), n=n), (seat,), eye=True)
        found[found.index(chooses[0])] = both
    else:
        found += [replace(row, short="") for row in happenings(words, later)]
    more = refills(words, forecast.refills_of_act(session, action, cards))
    if priced:
        told = {row.text for row in more}
        return [row for row in found if row.text not in told]
    return [*found, *(row for row in more if row not in found)]


def happenings(words: Words, happened: Iterable[Event]) -> list[Row]:
    """The facts of some events, one row each; equal draws of several people share one, and so do all cards that move
    in one way out of the same hands."""
    found: list[Row] = []
    moved: dict[tuple[str, str], list[str]] = {}
    at: dict[tuple[str, str], int] = {}  # the row of each, where its first card has moved
    drawn: Counter[str] = Counter()
    mad: Counter[str] = Counter()
    refilled: set[str] = set()  # whose empty deck has cost a Madness: their line is there before the shuffle
    below: Counter[str] = Counter()
    cured = 0
    for event in happened:
        told = events.read(event)
        if deciding(event):
            found.append(Row(words.t("prompts.result.draws_unknown"), (events.seat_of(told),), eye=True))
            break
        if event.type == "card_drawn":
            drawn[events.seat_of(told)] += 1
        elif event.type == "card_cured":
            cured += 1
        elif event.type == "madness_received" and _left(told).zone == "curse":
            below[events.seat_of(told)] += 1
        elif event.type == "madness_received" and isinstance(told, CardMoved) and read_place(told.to).own:
            if told.source == "reshuffle":
                refilled.add(told.seat)
                found.append(_refilled(words, told.seat))
            else:
                mad[told.seat] += 1
        elif event.type == "deck_shuffled" and events.seat_of(told) in refilled:
            refilled.remove(events.seat_of(told))
        else:
            row = _row(words, event.type, told)
            if event.type in MOVED and isinstance(told, CardMoved) and told.card != "madness" and row is not None:
                way = event.type, told.seat
                moved.setdefault(way, []).append(told.card)
                if len(moved[way]) > 1:
                    found[at[way]] = _moved(words, *way, moved[way])
                    continue
                at[way] = len(found)
            if row is not None:
                found.append(row)
    if cured:
        found.append(Row(words.t("prompts.result.cures", n=cured), icon="madness"))
    for key, received in (("madness_below", below), ("madness", mad)):
        for seat, n in received.items():
            said = words.t(f"prompts.result.{key}", seat=words.seat(seat), n=n)
            found.append(Row(said, (seat,), "madness", warn=True))
    return [*_draws(words, drawn), *found]


def refills(words: Words, happened: Iterable[Event]) -> list[Row]:
    """Whose empty deck costs a Madness by what is foretold, and whether that loses the game."""
    told = [(event.type, events.read(event)) for event in happened]
    rows = [_row(words, *one) if one[0] == "game_lost" else _refilled(words, events.seat_of(one[1])) for one in told]
    return list(dict.fromkeys(row for row in rows if row is not None))


def _refilled(words: Words, seat: str) -> Row:
    """An empty deck, and what that costs."""
    return Row(words.t("prompts.result.reshuffles", seat=words.seat(seat)), (seat,), "madness", warn=True)


def _row(words: Words, kind: str, told: Told) -> Row | None:
    if isinstance(told, CardMoved):
        return _card_row(words, kind, told)
    if isinstance(told, events.SpellLearned):
        who = words.seat(told.seat)
        return Row(words.t("prompts.result.learns", seat=who, spell=words.spell(told.spell)), (told.seat,))
    if kind == "spell_refreshed" and isinstance(told, events.SpellNamed):
        return Row(words.t("prompts.result.refreshes", spell=words.spell(told.spell)), (told.seat,))
    if isinstance(told, events.CurseDestroyed):
        return Row(words.t("prompts.result.destroys", curse=words.curse(told.curse)), icon="curse")
    if isinstance(told, events.LibraryRevealed):
        return Row(words.t("prompts.result.next_spell"), icon=told.element, eye=True)
    if isinstance(told, events.DeckShuffled):
        return Row(words.t("prompts.result.shuffles", seat=words.seat(told.seat)), (told.seat,))
    if isinstance(told, events.GameLost) and told.reason == "madness-stack-empty":
        return Row(words.t("prompts.result.stack_out"), icon="madness", warn=True)
    if kind == "ability_triggered" and isinstance(told, events.AbilityUsed):
        ability = words.ability(told.magician)
        return Row(words.t("prompts.result.aid", ability=ability, seat=words.seat(told.seat)), (told.seat,))
    return None


def _card_row(words: Words, kind: str, told: CardMoved) -> Row | None:
    args: dict[str, Arg] = {"seat": words.seat(told.seat), "card": words.card(told.card)}
    if kind == "card_gained":
        args["place"] = words.t(f"terms.to_place.{read_place(told.to).zone}")
        paid = told.source == "rules"  # the action acquires; what an effect gives is gained
        return Row(words.t(f"prompts.result.{'acquires' if paid else 'gains'}", **args), (told.seat,))
    if kind in MOVED:
        said = words.t(f"prompts.result.{MOVED[kind]}", **args)
        if kind == "card_destroyed" and told.card == "madness":  # unlike a cured one it does not come back to the stack
            said += f" ({words.t('terms.to_place.aside')})"
        return Row(said, (told.seat,))
    return None


def _moved(words: Words, kind: str, seat: str, cards: Sequence[str]) -> Row:
    """Several cards that move in one way."""
    said = words.t(f"prompts.result.{MOVED[kind]}_more", seat=words.seat(seat), list=words.list_cards(cards))
    return Row(said, (seat,))


def _draws(words: Words, drawn: Counter[str]) -> list[Row]:
    """Who draws how many; what comes is unknown."""
    by_number: dict[int, list[str]] = {}
    for seat, n in drawn.items():
        by_number.setdefault(n, []).append(seat)
    found = []
    for n, seats in by_number.items():
        key, names = ("draws", {"seat": words.seat(seats[0])}) if len(seats) == 1 else ("each_draws", {})
        found.append(Row(words.t(f"prompts.result.{key}", n=n, **names), tuple(seats), eye=True, short=f"+{n}"))
    return found


def questions(words: Words, asked: tuple[Asked, ...]) -> list[Row]:
    """Who has to choose after that, in order; the reward of a curse by its own name."""
    if not asked:
        return []
    first = asked[0]
    if first.prompt == "choose_reward":
        return [Row(words.t("prompts.result.then_reward"), (first.seat,))]
    if first.prompt == parting.GIVE_UP:
        gone = words.t("prompts.result.then_gives_up", seat=words.seat(first.seat))
        return [Row(gone, (first.seat,), warn=True)]
    if first.prompt == "granted_action":
        return [Row(words.t("prompts.result.then_acts", seat=words.seat(first.seat)), (first.seat,))]
    seats = tuple(dict.fromkeys(one.seat for one in asked))
    names = words.catalogue.all_of([words.seat(seat) for seat in seats])
    return [Row(words.t("prompts.result.then_chooses", n=len(seats), list=names), seats, short="…")]


MOST = 4
HIGH = 60
"""With a danger of at least this weight nobody is told that all is quiet."""


def recap(words: Words, happened: Sequence[Event], seat: str, danger: str = "", weight: int = 0) -> list[str]:
    """Up to four lines, the gravest first. `danger` is the worst that is ahead, as a sentence, and `weight` its weight:
    where that is high, it takes the place of the quiet line when there is nothing to tell."""
    makers: tuple[Callable[[Words, Sequence[Happened], str], list[str]], ...]
    makers = (_lost, _struck, _yours, _lent, _monsters, _gone, _learned, _support)
    told = [Happened(event.type, events.read(event)) for event in happened]
    lines = [line for make in makers for line in make(words, told, seat)][:MOST]
    if lines:
        return lines
    if weight >= HIGH:
        return [danger] if danger else []
    return [words.t("log.recap.quiet")]


def _left(told: Told) -> Place:
    """Where a card came from; nowhere for what is no card."""
    return read_place(told.from_) if isinstance(told, CardMoved) else NOWHERE


def _moves(happened: Sequence[Happened], *kinds: str) -> Iterator[CardMoved]:
    """The cards that moved in these ways."""
    return (one.told for one in happened if one.kind in kinds and isinstance(one.told, CardMoved))


def _spells(happened: Sequence[Happened], kind: str, seat: str) -> list[str]:
    named = (one.told for one in happened if one.kind == kind and isinstance(one.told, events.SpellNamed))
    return [told.spell for told in named if told.seat == seat]


def _lost(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    gone = [events.seat_of(one.told) for one in happened if one.kind == "player_eliminated"]
    return [words.t("log.recap.eliminated", seat=words.seat(one)) for one in gone]


def _struck(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    struck = [words.curse(events.curse_of(one.told)) for one in happened if one.kind == "curse_applied"]
    if not struck:
        return []
    return [words.t("log.recap.curses_struck", n=len(struck), list=words.list_names(struck))]


def _yours(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    """What became of the player's own things, two facts to a line."""
    facts: list[str] = []
    madness = sum(told.seat == seat for told in _moves(happened, "madness_received"))
    lost = sum(
        told.from_ in (f"{seat}.hand", f"{seat}.support") and told.card != "madness"
        for told in _moves(happened, "card_discarded", "card_destroyed")
    )
    cured = sum(_left(told).seat == seat for told in _moves(happened, "card_cured"))
    counted = ((madness, "madness_you"), (lost, "cards_lost"), (cured, "cured"))
    for number, key in counted:
        if number:
            facts.append(words.t(f"log.recap.{key}", n=number))
    awake = _spells(happened, "spell_restored", seat)
    asleep = dict.fromkeys(_spells(happened, "spell_neutralized", seat))
    names = [words.spell(spell) for spell in asleep if spell not in awake]
    if names:
        facts.append(words.t("log.recap.neutralized", n=len(names), list=words.list_names(names)))
    return [" · ".join(facts[i : i + 2]) for i in range(0, len(facts), 2)]


def _lent(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    """Who paid with what of this player's support."""
    paid: dict[str, list[str]] = {}
    for told in _moves(happened, "card_paid"):
        if told.seat != seat and told.from_ == f"{seat}.support":
            paid.setdefault(told.seat, []).append(told.card)
    return [
        words.t("log.recap.lent", seat=words.seat(payer), list=words.list_cards(cards)) for payer, cards in paid.items()
    ]


def _monsters(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    turned = (told for kind, told in happened if kind == "page_turned")
    came = [told.monster for told in turned if isinstance(told, events.BookTurned)]
    return [sentence_start(words.t("log.recap.monster", monster=words.monster_noun(page))) for page in came]


def _gone(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    gone = sum(one.kind == "curse_destroyed" for one in happened)
    return [words.t("log.recap.curses_gone", n=gone)] if gone else []


def _learned(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    return [
        words.t("log.recap.learned", seat=words.seat(told.seat), spell=words.spell(told.spell))
        for _, told in happened
        if isinstance(told, events.SpellLearned)
    ]


def _support(words: Words, happened: Sequence[Happened], seat: str) -> list[str]:
    """What friends put in their support, for everybody to pay with: what still lies there is what counts."""
    put: dict[str, list[str]] = {}
    for kind, told in happened:
        if not isinstance(told, CardMoved):
            continue
        supported = kind == "card_supported"
        owner = told.seat if supported else _left(told).seat
        cards = put.setdefault(owner, [])
        if supported and told.card != "madness":
            cards.append(told.card)
        elif not supported and told.card in cards and told.from_ == f"{owner}.support" != told.to:
            cards.remove(told.card)
    return [
        words.t("log.recap.support_in", seat=words.seat(owner), list=words.list_cards(cards))
        for owner, cards in put.items()
        if cards and owner != seat
    ]
