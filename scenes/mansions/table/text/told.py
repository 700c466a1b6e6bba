"""What is known of a thing on the table, as lines: a heading, then what stands on it or is so of it now."""

from __future__ import annotations

from collections.abc import Iterator

from game.mansions.cards.reading import catalogue
from game.mansions.view import MonsterView, PersonView, TableView
from scenes.mansions.table.text.words import HouseWords

HIDDEN = "?"


def lines_of(words: HouseWords, view: TableView, kind: str, name: str) -> list[str]:
    """The lines of a thing by its kind (`card`, `figure`, `room` …) and name; [] of one that says nothing more."""
    if kind in ("card", "action"):
        return words.sheet(name.rsplit("-", 1)[0] if kind == "card" else name)
    if kind in ("figure", "seat", "medallion", "sheet"):
        person = next((one for one in view.people if one.seat == name), None)
        monster = next((one for one in view.monsters if one.id == name), None)
        if person is not None:
            return list(_person(words, person))
        return list(_monster(words, monster)) if monster is not None else []
    if kind in ("space", "room"):
        house = words.story.house
        room = house.board.area_of.get(name, name)
        return list(_room(words, view, room)) if room in house.rooms else []
    return []


def _person(words: HouseWords, one: PersonView) -> Iterator[str]:
    box = catalogue().investigators[one.who]
    yield words.seat(one.seat)
    yield words.texts.t(
        "mansions.terminal.person", seat=words.first_name(one.seat), health=one.health, m=one.full_health,
        sanity=one.sanity, n=one.full_sanity, skill=one.skill,
    )  # fmt: skip
    for name, value in {**box.physical[one.physical - 1].attributes, **box.mental[one.mental - 1].attributes}.items():
        yield f"{words.texts.noun(f'mansions.terms.attributes.{name}')} {value}"
    yield ": ".join(words.sheet(one.ability)[:2])


def _monster(words: HouseWords, one: MonsterView) -> Iterator[str]:
    yield words.monster(one.id)
    yield from words.sheet(one.kind)
    if one.figure:
        yield from words.sheet(one.figure)[1:]


def _room(words: HouseWords, view: TableView, room: str) -> Iterator[str]:
    seen, house = view.rooms[room], words.story.house
    yield words.room(room)
    so = (("dark", seen.dark), ("burning", seen.fire), ("explored", seen.explored), ("locked", bool(seen.lock)))
    states = [words.term(f"states.{name}") for name, is_so in so if is_so]
    if states:
        yield ", ".join(states)
    for card in (seen.lock, seen.top, *seen.dropped):
        if card and card != HIDDEN:
            yield from words.sheet(card)
    for name, places in house.features.items():
        if any(place in house.rooms[room].spaces for place in places):
            yield f"{words.term(f'seen_features.{name}')} {words.term(f'feature_rules.{name}')}"
