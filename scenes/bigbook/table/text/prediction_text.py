"""The certain results of an act as rows for people: whom they concern, in words, and whether a card stays unknown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from game.bigbook.play.forecast import QUIET, Asked, Forecast, deciding
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
    shuffled: set[str] = set()
    cured = below = 0
    for event in events:
        if deciding(event):
            found.append(Row(words.t("prompts.result.draws_unknown"), (str(event["seat"]),), eye=True))
            break
        if event.type == "card_drawn":
            drawn[str(event["seat"])] += 1
        elif event.type == "card_cured":
            cured += 1
        elif event.type == "madness_received" and str(event.get("from", "")).startswith("curse:"):
            below += 1
        elif event.type == "madness_received" and str(event.get("to", "")).startswith("p"):
            mad[str(event["seat"])] += 1
        else:
            if event.type == "deck_shuffled":
                shuffled.add(str(event["seat"]))  # its line counts the Madness that a reshuffle brings
            row = _row(words, event)
            if row is not None:
                found.append(row)
    if cured:
        found.append(Row(words.t("prompts.result.cures", n=cured), icon="madness"))
    if below:
        found.append(Row(words.t("prompts.result.madness_below", n=below), icon="madness"))
    for seat, n in mad.items():
        if n > (seat in shuffled):
            more = n - (seat in shuffled)
            found.append(Row(words.t("prompts.result.madness", seat=words.seat(seat), n=more), (seat,), "madness"))
    return [*_draws(words, drawn), *found]


def _row(words: Words, event: Event) -> Row | None:
    seat = str(event.get("seat", ""))
    if event.type == "card_gained":
        place = words.t(f"terms.to_place.{str(event['to']).split('.')[-1]}")
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
        return Row(words.t("prompts.result.reshuffles", seat=words.seat(seat)), (seat,))
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
