"""What happens to people, in words: the certain results of an act before it, and at a hand-over what happened
meanwhile.

Results are rows: whom they concern, in words, and whether a card stays unknown. The recap tells what happened to the
player whose turn comes, and to their things, since their last one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.bigbook.play.forecast import QUIET, Asked, Forecast, deciding
from game.bigbook.rules.place import read_place
from game.core.engine.event import Event
from game.core.text.phrases import Arg
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


GIVE_UP = "choose_spell_give_up"
"""The question of whoever learns a spell and has no room for it."""
MOVED = {"card_discarded": "discards", "card_destroyed": "loses", "card_supported": "supports"}
"""What happens to cards that nobody can choose about any more."""


def rows(words: Words, seen: Forecast) -> list[Row]:
    """What will certainly happen, then who is asked what."""
    found = [*happenings(words, seen.events), *happenings(words, seen.aids), *_questions(words, seen.asked)]
    if not found and seen.events and all(event.type in QUIET for event in seen.events):
        return [Row(words.t("prompts.result.nothing"), warn=True)]
    return found


def happenings(words: Words, events: Iterable[Event]) -> list[Row]:
    """The facts of some events, one row each; equal draws of several people share one."""
    found: list[Row] = []
    drawn: Counter[str] = Counter()
    mad: Counter[str] = Counter()
    refilled: set[str] = set()  # whose empty deck has cost a Madness: their line is there before the shuffle
    cured = below = 0
    for event in events:
        if deciding(event):
            found.append(Row(words.t("prompts.result.draws_unknown"), (str(event["seat"]),), eye=True))
            break
        if event.type == "card_drawn":
            drawn[str(event["seat"])] += 1
        elif event.type == "card_cured":
            cured += 1
        elif event.type == "madness_received" and read_place(_from(event)).zone == "curse":
            below += 1
        elif event.type == "madness_received" and read_place(str(event.get("to", ""))).own:
            seat = str(event["seat"])
            if event.get("source") == "reshuffle":
                refilled.add(seat)
                found.append(Row(words.t("prompts.result.reshuffles", seat=words.seat(seat)), (seat,)))
            else:
                mad[seat] += 1
        elif event.type == "deck_shuffled" and event["seat"] in refilled:
            refilled.remove(str(event["seat"]))
        else:
            row = _row(words, event)
            if row is not None:
                found.append(row)
    if cured:
        found.append(Row(words.t("prompts.result.cures", n=cured), icon="madness"))
    if below:
        found.append(Row(words.t("prompts.result.madness_below", n=below), icon="madness"))
    for seat, n in mad.items():
        found.append(Row(words.t("prompts.result.madness", seat=words.seat(seat), n=n), (seat,), "madness"))
    return [*_draws(words, drawn), *found]


def _row(words: Words, event: Event) -> Row | None:
    seat = str(event.get("seat", ""))
    if event.type == "card_gained":
        place = words.t(f"terms.to_place.{read_place(str(event['to'])).zone}")
        args: dict[str, Arg] = {"seat": words.seat(seat), "card": words.card(str(event["card"])), "place": place}
        paid = event.get("source") == "rules"  # the action acquires; what an effect gives is gained
        return Row(words.t(f"prompts.result.{'acquires' if paid else 'gains'}", **args), (seat,))
    if event.type in MOVED:
        args = {"seat": words.seat(seat), "card": words.card(str(event["card"]))}
        return Row(words.t(f"prompts.result.{MOVED[event.type]}", **args), (seat,))
    if event.type == "spell_refreshed":
        return Row(words.t("prompts.result.refreshes", spell=words.spell(str(event["spell"]))), (seat,))
    if event.type == "curse_destroyed":
        return Row(words.t("prompts.result.destroys", curse=words.curse(str(event["curse"]))), icon="curse")
    if event.type == "spell_learned":
        return Row(words.t("prompts.result.learns", spell=words.spell(str(event["spell"]))), (seat,))
    if event.type == "library_revealed":
        return Row(words.t("prompts.result.next_spell"), icon=str(event["element"]), eye=True)
    if event.type == "deck_shuffled":
        return Row(words.t("prompts.result.shuffles", seat=words.seat(seat)), (seat,))
    if event.type == "ability_triggered":
        ability = words.ability(str(event["magician"]))
        return Row(words.t("prompts.result.aid", ability=ability, seat=words.seat(seat)), (seat,))
    return None


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


def _questions(words: Words, asked: tuple[Asked, ...]) -> list[Row]:
    """Who has to choose after that, in order; the reward of a curse by its own name."""
    if not asked:
        return []
    first = asked[0]
    if first.prompt == "choose_reward":
        return [Row(words.t("prompts.result.then_reward"), (first.seat,))]
    if first.prompt == GIVE_UP:
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


def recap(words: Words, events: Sequence[Event], seat: str, danger: str = "", weight: int = 0) -> list[str]:
    """Up to four lines, the gravest first. `danger` is the worst that is ahead, as a sentence, and `weight` its weight:
    where that is high, it takes the place of the quiet line when there is nothing to tell."""
    makers: tuple[Callable[[Words, Sequence[Event], str], list[str]], ...]
    makers = (_lost, _struck, _yours, _lent, _monsters, _gone, _learned, _support)
    lines = [line for make in makers for line in make(words, events, seat)][:MOST]
    if lines:
        return lines
    if weight >= HIGH:
        return [danger] if danger else []
    return [words.t("log.recap.quiet")]


def _lost(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    gone = [str(event["seat"]) for event in events if event.type == "player_eliminated"]
    return [words.t("log.recap.eliminated", seat=words.seat(one)) for one in gone]


def _struck(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    struck = [words.curse(str(event["curse"])) for event in events if event.type == "curse_applied"]
    if not struck:
        return []
    return [words.t("log.recap.curses_struck", n=len(struck), list=words.list_names(struck))]


def _yours(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    """What became of the player's own things, two facts to a line."""
    facts: list[str] = []
    madness = sum(event.type == "madness_received" and event.get("seat") == seat for event in events)
    lost = sum(
        event.type in ("card_discarded", "card_destroyed")
        and _from(event) in (f"{seat}.hand", f"{seat}.support")
        and event.get("card") != "madness"
        for event in events
    )
    cured = sum(event.type == "card_cured" and read_place(_from(event)).seat == seat for event in events)
    counted = ((madness, "madness_you"), (lost, "cards_lost"), (cured, "cured"))
    for number, key in counted:
        if number:
            facts.append(words.t(f"log.recap.{key}", n=number))
    asleep = [str(e["spell"]) for e in events if e.type == "spell_neutralized" and e.get("seat") == seat]
    awake = {str(e["spell"]) for e in events if e.type == "spell_restored" and e.get("seat") == seat}
    names = [words.spell(spell) for spell in dict.fromkeys(asleep) if spell not in awake]
    if names:
        facts.append(words.t("log.recap.neutralized", n=len(names), list=words.list_names(names)))
    return [" · ".join(facts[i : i + 2]) for i in range(0, len(facts), 2)]


def _from(event: Event) -> str:
    return str(event.get("from", ""))


def _lent(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    """Who paid with what of this player's support."""
    paid: dict[str, list[str]] = {}
    for event in events:
        if event.type == "card_paid" and event.get("seat") != seat and _from(event) == f"{seat}.support":
            paid.setdefault(str(event["seat"]), []).append(str(event["card"]))
    return [
        words.t("log.recap.lent", seat=words.seat(payer), list=words.list_cards(cards)) for payer, cards in paid.items()
    ]


def _monsters(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    came = [str(event["monster"]) for event in events if event.type == "page_turned"]
    return [words.t("log.recap.monster", monster=words.monster(page)) for page in came]


def _gone(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    gone = sum(event.type == "curse_destroyed" for event in events)
    return [words.t("log.recap.curses_gone", n=gone)] if gone else []


def _learned(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    found = [(str(event["seat"]), str(event["spell"])) for event in events if event.type == "spell_learned"]
    return [words.t("log.recap.learned", seat=words.seat(one), spell=words.spell(spell)) for one, spell in found]


def _left(event: Event, owner: str) -> bool:
    return _from(event) == f"{owner}.support" and event.get("to") != event.get("from")


def _support(words: Words, events: Sequence[Event], seat: str) -> list[str]:
    """What friends put in their support, for everybody to pay with: what still lies there is what counts."""
    put: dict[str, list[str]] = {}
    for event in events:
        owner = str(event.get("seat", "")) if event.type == "card_supported" else read_place(_from(event)).seat
        cards, card = put.setdefault(owner, []), str(event.get("card", ""))
        if event.type == "card_supported" and card != "madness":
            cards.append(card)
        elif card in cards and event.type != "card_supported" and _left(event, owner):
            cards.remove(card)
    return [
        words.t("log.recap.support_in", seat=words.seat(owner), list=words.list_cards(cards))
        for owner, cards in put.items()
        if cards and owner != seat
    ]
