"""A position of the Big Book from the `given` part of a scenario file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.rules.curses import change
from game.bigbook.rules.kinds import ELEMENT_OF, ELEMENTS, KIND_OF, SEAT_OF, SEATS, VALUE
from game.bigbook.rules.options import DEFAULT_PARTY, BadOptions, Options
from game.bigbook.rules.pieces import EXHAUSTED, NEUTRALIZED, Curse
from game.bigbook.rules.player import Player
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.setup import new_state
from game.bigbook.rules.state import State
from game.core.engine.frame import Frame
from game.core.lessons.scenario import ScenarioError

from .given import check

FLAGS = {"ready": 0, "exhausted": EXHAUSTED, "neutralized": NEUTRALIZED}
SPACES = {"2": (0,), "3": (1, 2), "4": (3,), "5": (4,)}


def build(given: Mapping[str, Any]) -> BigBookSession:
    """The session at the given position, run to its first question."""
    game = big_book()
    check(given)
    players = given["players"]
    options = _options(given, players)
    seed = number("given.seed", given.get("seed", "1"))
    if given.get("fresh") == "true":
        return BigBookSession.start(options, seed)
    state = new_state(options, seed)
    _clear(state)
    for player, data in zip(state.players, players.values(), strict=True):
        _place_player(player, data or {})
    _place_table(state, given)
    _place_clock(state, given)
    session = BigBookSession(game, state)
    state.log = []
    game.start(state)
    session.events, state.log = tuple(state.log), None
    state.barrier = ""
    return session


def _options(given: Mapping[str, Any], players: Mapping[str, Any]) -> Options:
    free = [magician for magician in DEFAULT_PARTY if not any(_magician(data) == magician for data in players.values())]
    names = [_magician(data) or free.pop(0) for data in players.values()]
    try:
        return Options(tuple(names), given.get("difficulty", "easy"), given.get("mode", "normal"))
    except BadOptions as error:
        raise ScenarioError(f"given: {error}") from error


def _magician(data: Any) -> str | None:
    return data.get("magician") if isinstance(data, dict) else None


def _clear(state: State) -> None:
    """What is not said of a player is empty; the supply keeps its full number."""
    for player in state.players:
        player.hand, player.deck, player.discard = [], [], []
    for kind in range(13):
        state.supply[kind] = catalogue().table.supply.get(VALUE[kind], 0)


def _place_player(player: Player, data: Mapping[str, Any]) -> None:
    player.hand = _kinds(data.get("hand", []))
    player.deck = _kinds(data.get("deck", []))[::-1]
    player.discard = _kinds(data.get("discard", []))
    player.support = _kinds(data.get("support", []))
    player.ability_used = data.get("ability") == "used"
    if "spells" in data:
        player.spells = {}
        for item in data["spells"]:
            _place_spell(player, item)
    if data.get("eliminated") == "true":
        player.eliminated = True
        player.spells = {}


def _kinds(names: list[str]) -> list[int]:
    return [KIND_OF[name] for name in names]


def _place_spell(player: Player, item: Any) -> None:
    spell, how = next(iter(item.items())) if isinstance(item, dict) else (item, "ready")
    player.spells[spell] = 0
    if isinstance(how, dict):
        if "bound_by" in how:
            player.bound[spell] = how["bound_by"]
        how = [name for name in ("exhausted", "neutralized") if how.get(name) == "true"]
    for word in how if isinstance(how, list) else [how]:
        player.spells[spell] |= FLAGS[word]
    if player.spells[spell] & NEUTRALIZED:
        player.bound.setdefault(spell, "")


def _place_table(state: State, given: Mapping[str, Any]) -> None:
    if "madness" in given:
        state.madness = number("given.madness", given["madness"])
    for name, count in given.get("supply", {}).items():
        if VALUE[KIND_OF[name]] < 2:
            raise ScenarioError(f"given.supply: {name!r} is not in the supply")
        state.supply[KIND_OF[name]] = number("given.supply", count)
    state.aside = list(given.get("aside", []))
    if "book" in given:
        state.book = tuple(given["book"])
    _place_curses(state, given.get("curses", {}))
    _place_piles(state, given.get("piles", {}))
    _place_library(state, given.get("library", {}))


def _place_curses(state: State, spaces: Mapping[str, Any]) -> None:
    for space, items in spaces.items():
        if len(items) > len(SPACES[space]):
            raise ScenarioError(f"given.curses: space {space!r} takes {len(SPACES[space])} curses")
        for position, item in zip(SPACES[space], items, strict=False):
            id_, marks = next(iter(item.items())) if isinstance(item, dict) else (item, {})
            state.curses.append(_curse(state, id_, position, marks))
    state.curses.sort(key=lambda curse: curse.position)


def _curse(state: State, id_: str, position: int, marks: Mapping[str, Any]) -> Curse:
    madness = number(f"given.curses.{id_}.madness", marks.get("madness", "0"))
    tokens = [0, 0, 0, 0]
    for element, count in marks.get("tokens", {}).items():
        tokens[ELEMENT_OF[element]] = number(f"given.curses.{id_}.tokens", count)
    state.tokens_left = [max(0, left - used) for left, used in zip(state.tokens_left, tokens, strict=True)]
    until = -1 if marks.get("neutralized") == "true" else 0  # the turn is set with the clock
    laid = (tokens[0], tokens[1], tokens[2], tokens[3])
    return Curse(id_, position, madness, laid, until, marks.get("applied") == "true")


def _place_piles(state: State, piles: Mapping[str, Any]) -> None:
    gone = {curse.id for curse in state.curses} | set(state.aside)
    for index, name in enumerate(PILES):
        if name in piles:
            state.piles[index] = tuple(reversed(piles[name]))
        else:
            state.piles[index] = tuple(id_ for id_ in state.piles[index] if id_ not in gone)


def _place_library(state: State, library: Mapping[str, Any]) -> None:
    owned = {spell for player in state.players for spell in player.spells} | set(state.aside)
    owned |= {spell for deck in library.values() for spell in deck}
    spells = catalogue().spells
    for element, name in enumerate(ELEMENTS):
        if name in library:
            state.libraries[element] = tuple(reversed(library[name]))
            continue
        deck = []
        for spell in state.libraries[element]:
            others = [
                other.id
                for other in spells.values()
                if (other.element, other.level, other.basic) == (element, spells[spell].level, False)
            ]
            deck += [other for other in [spell, *others] if other not in owned][:1]
        state.libraries[element] = tuple(deck)


def _place_clock(state: State, given: Mapping[str, Any]) -> None:
    """Marker, round, page and frames for the turn (docs/rules.md, The clock)."""
    turn = number("given.turn", given.get("turn", "1"))
    phase = given.get("phase", "action")
    if phase not in ("action", "start"):
        raise ScenarioError(f"given.phase: {phase!r} is neither action nor start")
    if given.get("active", "p1") not in SEATS[: len(state.players)]:
        raise ScenarioError("given.active: there is no such player")
    state.active = SEAT_OF[given.get("active", "p1")]
    if not 1 <= turn <= (30 if phase == "action" else 31):
        raise ScenarioError(f"given.turn: there is no {phase} phase in turn {turn}")
    if state.players[state.active].eliminated:
        raise ScenarioError("given.active: that player is eliminated")
    done = turn if phase == "action" else turn - 1
    state.turn = done
    state.marker = (done - 1) % 5 + 1 if done else 0
    state.turned = (done - 1) // 5 + 1 if done else 0
    state.round = max(1, state.turned)
    for curse in state.curses:
        if curse.until:
            change(state, curse, until=turn + 1 if phase == "action" else turn)
    steps = [step.verb.name for step in big_book().registry.steps["turn"]]
    frame = Frame("turn", state.active, "rules")
    if phase == "action":
        frame.step = steps.index("take_actions")
        state.phase = "action"
    state.frames = [frame]


def number(where: str, text: str) -> int:
    """A number from its digits."""
    if not text.isascii() or not text.isdigit() or len(text) > 19:
        raise ScenarioError(f"{where}: {text!r} is no number")
    return int(text)
