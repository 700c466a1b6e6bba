"""The shape of a scenario's `given`, checked before it is laid out: texts, lists and mappings of known words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.rules.kinds import ELEMENTS, KIND_OF, SEATS
from game.core.engine.program import meant
from game.core.lessons.scenario import ScenarioError

Shape = Callable[[str, Any], None]


def check(given: Mapping[str, Any]) -> None:
    """ScenarioError names the place of whatever has not the form of the scenario format."""
    _shapes()("given", given)
    if not given.get("players"):
        raise ScenarioError("given.players: at least two players are needed")
    rows = given.get("curses", {}).values()
    curses = [next(iter(item)) if isinstance(item, dict) else item for row in rows for item in row]
    if len(set(curses)) != len(curses):
        raise ScenarioError("given.curses: a curse stands there twice")
    _book(given)


def _book(given: Mapping[str, Any]) -> None:
    """A monster, five pages with their bonus and failure, the final page (BB-SET.11 to BB-SET.13)."""
    if "book" not in given:
        return
    cards, book = catalogue(), given["book"]
    if len(book) != 7:
        raise ScenarioError("given.book: seven grimoire cards are needed")
    if book[0] == "final_page" or book[6] != "final_page" or not set(book[1:6]) <= set(cards.interiors):
        raise ScenarioError("given.book: it begins with a cover, has five pages, and ends with final_page")


# ------------------------------------------------------------------------------------------------------- shapes


def _text(where: str, value: Any) -> None:
    if not isinstance(value, str):
        raise ScenarioError(f"{where}: one word is needed")


def _word(allowed: Iterable[str], what: str) -> Shape:
    """One of some words."""
    words = tuple(allowed)

    def shape(where: str, value: Any) -> None:
        if not isinstance(value, str) or value not in words:
            raise ScenarioError(f"{where}: there is no {what} {value!r}{meant(str(value), words)}")

    return shape


def _list(of: Shape) -> Shape:
    def shape(where: str, value: Any) -> None:
        if not isinstance(value, list):
            raise ScenarioError(f"{where}: a list is needed")
        for item in value:
            of(where, item)

    return shape


def _mapping(keys: Mapping[str, Shape]) -> Shape:
    def shape(where: str, value: Any) -> None:
        if not isinstance(value, Mapping):
            raise ScenarioError(f"{where}: a mapping is needed")
        for key, item in value.items():
            if key not in keys:
                raise ScenarioError(f"{where}: unknown key {key!r}{meant(key, keys)}")
            keys[key](f"{where}.{key}", item)

    return shape


def _one(names: Iterable[str], what: str, marks: Shape) -> Shape:
    """A card by its id, or the id with marks: `ice`, `{ice: exhausted}`."""
    known = _word(names, what)

    def shape(where: str, value: Any) -> None:
        if not isinstance(value, dict):
            known(where, value)
            return
        if len(value) != 1:
            raise ScenarioError(f"{where}: one {what} with its marks is needed")
        name, given = next(iter(value.items()))
        known(where, name)
        marks(f"{where}.{name}", given)

    return shape


def _spell_marks(where: str, value: Any) -> None:
    if isinstance(value, dict):
        known = _word(catalogue().curses, "curse")
        _mapping({"exhausted": _TRUTH, "neutralized": _TRUTH, "bound_by": known})(where, value)
    elif isinstance(value, list):
        _list(_FLAG)(where, value)
    else:
        _FLAG(where, value)


def _seats(where: str, value: Any) -> None:
    if not isinstance(value, dict):
        raise ScenarioError(f"{where}: at least two players are needed")
    for number, (name, player) in enumerate(value.items()):
        if number >= len(SEATS):
            raise ScenarioError(f"{where}: two to five players are needed, not {len(value)}")
        if name != SEATS[number]:
            raise ScenarioError(f"{where}: {name!r} stands where {SEATS[number]} should")
        _player()(f"{where}.{name}", player or {})


_TRUTH = _word(("true", "false"), "answer")
_FLAG = _word(("ready", "exhausted", "neutralized"), "mark")
_CARDS = _list(_word(KIND_OF, "card"))


@cache
def _player() -> Shape:
    zones = dict.fromkeys(("hand", "deck", "discard", "support"), _CARDS)
    spells = _list(_one(catalogue().spells, "spell", _spell_marks))
    marks = {"ability": _word(("ready", "used"), "mark"), "eliminated": _TRUTH}
    return _mapping({"magician": _text, **zones, "spells": spells, **marks})


@cache
def _shapes() -> Shape:
    """The shape of the whole; made when the cards are read."""
    cards = catalogue()
    tokens = _mapping(dict.fromkeys(ELEMENTS, _text))
    marks = _mapping({"madness": _text, "tokens": tokens, "neutralized": _TRUTH, "applied": _TRUTH})
    curses = _list(_one(cards.curses, "curse", marks))
    return _mapping(
        {
            **dict.fromkeys(("seed", "difficulty", "mode", "turn", "active", "phase", "madness"), _text),
            "fresh": _TRUTH,
            "players": _seats,
            "curses": _mapping(dict.fromkeys(("2", "3", "4", "5"), curses)),
            "book": _list(_word(cards.pages, "grimoire card")),
            "piles": _mapping(dict.fromkeys(PILES, _list(_word(cards.curses, "curse")))),
            "library": _mapping(dict.fromkeys(ELEMENTS, _list(_word(cards.spells, "spell")))),
            "supply": _mapping(dict.fromkeys(KIND_OF, _text)),
            "aside": _list(_word((*KIND_OF, *cards.spells, *cards.curses), "card")),
        }
    )
