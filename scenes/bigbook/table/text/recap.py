"""The recap at a hand-over: what happened to the player whose turn comes, and to their things, since their last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.engine.event import Event
from scenes.bigbook.table.text.names import Words

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
    cured = sum(event.type == "card_cured" and _from(event).startswith(f"{seat}.") for event in events)
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
        owner = str(event.get("seat", "")) if event.type == "card_supported" else _from(event).partition(".")[0]
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
