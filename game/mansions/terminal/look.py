"""What lies open of a thing of the second game: for `look`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.core.text.phrases import bare, ended, sentence_start
from game.mansions.catalogue import Catalogue
from game.mansions.rules.lookup import is_clue
from game.mansions.text.sheets import Sheets
from game.mansions.text.story_texts import DOUBLE, StoryTexts
from game.mansions.text.telling import Teller
from game.mansions.view import MonsterView, PersonView, TableView

from .map import standing
from .words import Tongue

HIDDEN = "?"


def look(say: Tongue, sheets: Sheets, view: TableView, name: str) -> Iterator[str]:
    """All that lies open of a thing named by its id, its name, or an answer about it; nothing for what nobody knows."""
    for part in (name, *reversed(name.split(":")), *_named(say, view, name)):
        found = list(_thing(say, sheets, view, part))
        if found:
            yield from found
            return
    yield from _explained(say, name)


EXPLAINED = ("step", "space", "run", "action", "test", "skill", "threat", "mythos", "trauma", "clock", "keeper",
             "damage", "horror", "evade", "stun", "fire", "dark", "lock", "guest", "clue")  # fmt: skip
"""Words of the game that are explained to whoever looks at them."""
FEATURES = ("altar", "hiding_spot", "barrier", "ladder", "vent", "fire_pit", "corpse")


def features(say: Tongue) -> tuple[str, ...]:
    """What there is to explain of a story's house: what is dragged about only where some objective has it."""
    doubles = [one.double for one in say.names.story.objectives.values() if one.double]
    return (*FEATURES, DOUBLE) if doubles else FEATURES


def _explained(say: Tongue, name: str) -> Iterator[str]:
    """What a word of the game means, or what a feature of the house is good for; one or several of it."""
    wanted = {name.casefold(), bare(name), bare(name).removesuffix("s")}
    for word in EXPLAINED:
        title = say.line(f"explained.{word}.name")
        if bare(title) in wanted or word in wanted:
            yield f"{ended(title)} {say.line(f'explained.{word}.text')}"
    for feature in features(say):
        noun = str(say.told.feature(feature))
        if bare(noun) in wanted or feature in wanted:
            yield f"{ended(sentence_start(noun))} {say.words.t(f'mansions.terms.feature_rules.{feature}')}"


def sights(say: Tongue, view: TableView) -> Iterator[tuple[str, str]]:
    """What can be looked at: everybody and every monster by their ids, the rest by what it is called."""
    yield from ((one.seat, say.names.seat(one.seat)) for one in view.people)
    for one in view.monsters:
        yield one.id, f"{say.names.monster(one.id)} {say.names.room(one.at).form('in')}"
    lists = {
        "rooms": [str(say.names.room(room)) for room in view.rooms],
        "cards": list(dict.fromkeys(map(say.names.card, _cards(view)))),
        "words": [say.line(f"explained.{word}.name") for word in EXPLAINED],
        "features": [str(say.told.feature(feature)) for feature in features(say)],
    }
    yield from ((say.line(f"sights.{kind}"), ", ".join(found)) for kind, found in lists.items())


def _cards(view: TableView) -> list[str]:
    """The cards that somebody has, that the Keeper may use, and the objective once it is known."""
    carried = [card for one in view.people for card in (*one.items, *one.spells, *one.trauma, one.ability)]
    return [card for card in (*carried, *view.actions, view.objective) if card]


def _named(say: Tongue, view: TableView, name: str) -> Iterator[str]:
    """The ids of what is called like this on the table."""
    wanted = bare(name)
    names = {one.seat: say.names.seat(one.seat) for one in view.people}
    names |= {one.id: str(say.names.monster(one.id)) for one in view.monsters}
    names |= {room: str(say.names.room(room)) for room in view.rooms}
    names |= {card: say.names.card(card) for card in _cards(view)}
    return (id_ for id_, called in names.items() if bare(called) == wanted)


def _thing(say: Tongue, sheets: Sheets, view: TableView, id_: str) -> Iterator[str]:
    house = say.names.story.house
    person = next((one for one in view.people if one.seat == id_), None)
    monster = next((one for one in view.monsters if one.id == id_), None)
    if person is not None:
        yield from _person(say, sheets, view, person)
    elif monster is not None:
        yield from _monster(say, sheets, monster)
    elif id_ in house.rooms:
        yield from _room(say, sheets, view, id_)
    elif id_ in house.rects:
        yield from _room(say, sheets, view, house.board.area_of[id_])
    elif say.names.knows(id_) and _open(view, id_):
        yield from _told(say, view, id_) or _sheet(sheets, id_, "")


def _told(say: Tongue, view: TableView, id_: str) -> list[str]:
    """A clue or the objective with its text; nothing for any other card."""
    told, objectives = StoryTexts(say.words, say.names.story, say.names.people), say.names.story.objectives.values()
    if is_clue(id_):
        return [f"{told.clue_name(id_)} [{id_}]", f"  {told.clue(id_)}"]
    objective = next((one for one in objectives if one.id == id_), None)
    if objective is None:
        return []
    parts = ("reveal", "start", "keeper", "investigators", "rule")
    lines = [told.objective(objective, part, len(view.people)) for part in parts]
    return [f"{say.names.card(id_)} [{id_}]", *(f"  {line}" for line in lines if line)]


def _open(view: TableView, card: str) -> bool:
    """Whether a card lies open somewhere: nobody reads the cards that lie hidden."""
    shown = {kept for zone in view.zones.values() for kept in zone.cards or ()}
    people = {kept for one in view.people for kept in (*one.items, *one.spells, *one.trauma, one.ability)}
    rooms = {kept for room in view.rooms.values() for kept in (room.lock, room.top, *room.dropped)}
    return card in shown | people | rooms | {*view.actions, view.objective}


def _person(say: Tongue, sheets: Sheets, view: TableView, one: PersonView) -> Iterator[str]:
    """An investigator: the two profile cards, the ability, and every card with what stands on it."""
    who = sheets.cards.investigators[one.who]
    yield f"{say.names.seat(one.seat)} [{one.seat}]"
    down = view.zones[f"{one.seat}.mythos"].cards or ()
    profiles = (who.physical[one.physical - 1].id, who.mental[one.mental - 1].id)
    for card in dict.fromkeys(filter(None, (*profiles, one.ability, *one.items, *one.spells, *one.trauma, *down))):
        yield from (f"  {line}" for line in _told(say, view, card) or _sheet(sheets, card, ""))


def _monster(say: Tongue, sheets: Sheets, one: MonsterView) -> Iterator[str]:
    """A monster: what everybody knows of its kind, and its back where it has been seen."""
    yield f"{say.names.monster(one.id)} [{one.id}]"
    yield from _sheet(sheets, one.kind, "  ")
    if one.figure:
        yield from _sheet(sheets, one.figure, "  ")


def _room(say: Tongue, sheets: Sheets, view: TableView, room: str) -> Iterator[str]:
    """A room: its states, what lies open in it, its features, who is there."""
    seen, house = view.rooms[room], say.names.story.house
    states = [
        name for name, is_so in (("dark", seen.dark), ("burning", seen.fire), ("explored", seen.explored)) if is_so
    ]
    told = [say.words.t(f"mansions.terms.states.{state}") for state in states]
    told += [say.words.t("mansions.terms.cards.lock")] if seen.lock else []
    yield f"{say.names.room(room)} [{', '.join(house.rooms[room].spaces)}]{': ' if told else ''}{', '.join(told)}"
    for card in (seen.lock, seen.top, *seen.dropped):
        if card and card != HIDDEN:
            yield from _sheet(sheets, card, "  ")
    for name, places in house.features.items():
        here = [place for place in places if place in house.rooms[room].spaces]
        if here:
            seen_as = say.told.feature_seen(name)
            yield f"  {', '.join(here)}: {seen_as} {say.words.t(f'mansions.terms.feature_rules.{name}')}"
    figures = [id_ for space in house.rooms[room].spaces for id_ in standing(view, space)]
    named = [say.names.seat(id_) if id_ in say.names.people else str(say.names.monster(id_)) for id_ in figures]
    yield from [f"  {', '.join(named)}"] if named else []


def _sheet(sheets: Sheets, card: str, before: str) -> Iterator[str]:
    """What stands on a card; only its id where that is no card with a sheet."""
    head, *lines = sheets.card(card) or [sheets.texts.words.t("mansions.terms.cards.hidden")]
    yield f"{before}{head} [{card}]"
    yield from (f"{before}  {line}" for line in lines)


def rules_of(teller: Teller, card: str) -> str:
    """What stands on a card: its rules as sentences, '' for what has none."""
    cards = teller.cards
    name = card if card in cards.spells else card.rpartition("_")[0] if card.rpartition("_")[2].isdigit() else card
    for pile, say in _RULES.items():
        if name in getattr(cards, pile):
            return say(teller, cards, name)
    return ""


_RULES: Mapping[str, Callable[[Teller, Catalogue, str], str]] = {
    "items": lambda teller, cards, card: teller.reader.texts.item("items", cards.items[card]),
    "finds": lambda teller, cards, card: teller.reader.texts.item("finds", cards.finds[card]),
    "spells": lambda teller, cards, card: teller.reader.texts.spell(cards.spells[card]),
    "abilities": lambda teller, cards, card: teller.reader.texts.ability(card),
    "trauma": lambda teller, cards, card: teller.reader.texts.trauma(cards.trauma[card]),
    "mythos": lambda teller, cards, card: teller.reader.texts.mythos(cards.mythos[card]),
    "locks": lambda teller, cards, card: teller.reader.texts.barred(cards.locks[card]),
    "obstacles": lambda teller, cards, card: teller.reader.texts.barred(cards.obstacles[card]),
    "keeper_actions": lambda teller, cards, card: teller.reader.texts.keeper_action(cards.keeper_actions[card]),
}
"""Piles of the card set, and how a card of each reads."""
