"""What the expectation keys of a scenario find on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.rules.curses import on_board
from game.bigbook.rules.kinds import ELEMENT_OF, KIND_NAMES, KIND_OF, SEAT_OF, SEATS
from game.bigbook.rules.pieces import EXHAUSTED, NEUTRALIZED
from game.bigbook.rules.place import read_option
from game.bigbook.rules.player import Player
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.lessons.scenario import ScenarioError

Found = Any


def see(session: BigBookSession, key: str, wanted: Any) -> Found:
    """What is found under `key`, shaped like `wanted` (multisets in the order of `wanted` where they agree)."""
    state = session.state
    head, rest = _cut(key)
    if head in SEATS[: len(state.players)]:
        return _player(state.players[SEAT_OF[head]], key, rest, wanted)
    if key == "asked":
        return _asked(session, wanted)
    if key == "undo":
        return "barred" if session.undo_barrier else "free"
    if head in _TABLE and (rest or head not in _NEEDS_MORE):
        return _TABLE[head](state, rest, wanted)
    raise ScenarioError(f"expect: unknown key {key!r}")


def _cut(key: str) -> tuple[str, str]:
    """The first word of a key and what follows its dot: keys are no places, they may ask for more than one knows."""
    word, _, rest = key.partition(".")
    return word, rest


def _shaped(found: list[str], wanted: Any) -> Any:
    """A multiset, in the order of `wanted` if it is the same one."""
    if not isinstance(wanted, list):
        return found
    return wanted if sorted(found) == sorted(map(str, wanted)) else found


def _names(kinds: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in kinds]


def _player(player: Player, key: str, rest: str, wanted: Any) -> Found:
    zone, more = _cut(rest)
    zones = {"hand": player.hand, "deck": player.deck, "discard": player.discard, "support": player.support}
    if zone in zones and more == "count":
        return str(len(zones[zone]))
    if zone == "deck" and not more:
        return _names(player.deck[::-1])
    if zone in zones and not more:
        return _shaped(_names(zones[zone]), wanted)
    if zone == "spells":
        found = {spell: _spell(flags) for spell, flags in player.spells.items()}
        return found if not more else found.get(more, "none")
    if rest == "ability":
        return "used" if player.ability_used else "ready"
    if rest == "eliminated":
        return "true" if player.eliminated else "false"
    raise ScenarioError(f"expect: unknown key {key!r}")


def _spell(flags: int) -> str:
    if flags & NEUTRALIZED:
        return "neutralized"
    return "exhausted" if flags & EXHAUSTED else "ready"


def _asked(session: BigBookSession, wanted: Any) -> Found:
    decision = session.decision
    if decision is None:
        return "none"
    found: dict[str, Any] = {"player": decision.seat, "kind": decision.kind, "source": decision.source}
    if isinstance(wanted, dict) and "options" in wanted:
        ids = [option.id for option in decision.options or ()]
        each = [option.id for option in decision.options or () for _ in range(option.count)]
        short, short_each = ([read_option(id_).name for id_ in names] for names in (ids, each))
        for names in (ids, short, list(dict.fromkeys(short)), each, short_each):  # equal cards once, or one by one
            if sorted(names) == sorted(wanted["options"]):
                found["options"] = wanted["options"]
        found.setdefault("options", ids)
    return {name: found[name] for name in found if not isinstance(wanted, dict) or name in wanted}


def _curses(state: State, rest: str, wanted: Any) -> Found:
    name, more = _cut(rest)
    if name in ("2", "3", "4", "5"):
        spaces = catalogue().table.spaces
        return _shaped([curse.id for curse in state.curses if str(spaces[curse.position]) == name], wanted)
    curse = on_board(state, name)
    if curse is None:
        return "none"
    what, element = _cut(more)
    if what == "tokens" and element in ELEMENT_OF:
        return str(curse.tokens[ELEMENT_OF[element]])
    marks = {"madness": str(curse.madness), "neutralized": _bool(bool(curse.until)), "applied": _bool(curse.applied)}
    if more not in marks:
        raise ScenarioError(f"expect: unknown key 'curses.{rest}'")
    return marks[more]


def _bool(value: bool) -> str:
    return "true" if value else "false"


def _supply(state: State, rest: str, wanted: Any) -> Found:
    if rest not in KIND_OF:
        raise ScenarioError(f"expect: unknown key 'supply.{rest}'")
    return str(state.supply[KIND_OF[rest]])


def _library(state: State, rest: str, wanted: Any) -> Found:
    if rest not in ELEMENT_OF:
        raise ScenarioError(f"expect: unknown key 'library.{rest}'")
    return list(reversed(state.libraries[ELEMENT_OF[rest]]))


def _piles(state: State, rest: str, wanted: Any) -> Found:
    name, more = _cut(rest)
    if name not in PILES:
        raise ScenarioError(f"expect: unknown key 'piles.{rest}'")
    pile = state.piles[PILES.index(name)]
    return str(len(pile)) if more == "count" else list(reversed(pile))


def _monster(state: State) -> str:
    return state.book[state.turned - 1] if state.turned else "none"


_NEEDS_MORE = ("curses", "supply", "library", "piles")
_TABLE: dict[str, Callable[[State, str, Any], Found]] = {
    "curses": _curses,
    "supply": _supply,
    "library": _library,
    "piles": _piles,
    "madness": lambda state, rest, wanted: str(state.madness),
    "aside": lambda state, rest, wanted: _shaped(list(state.aside), wanted),
    "turn": lambda state, rest, wanted: str(state.turn),
    "round": lambda state, rest, wanted: str(state.round),
    "invocation": lambda state, rest, wanted: str(state.marker),
    "phase": lambda state, rest, wanted: state.phase,
    "active": lambda state, rest, wanted: SEATS[state.active],
    "monster": lambda state, rest, wanted: _monster(state),
    "result": lambda state, rest, wanted: state.result,
    "reason": lambda state, rest, wanted: state.reason or "none",
}
