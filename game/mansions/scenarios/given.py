"""A position of the second game from the `given` part of a scenario file: the table, before anything is run.

Everything is optional but the investigators. Hands and belongings that are not listed are empty; rooms, decks and
figures that are not listed are as a fresh game with this seed and these answers would have them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.engine.program import ProgramError
from game.core.lessons.scenario import ScenarioError, read_dice
from game.core.text.fields import Fields, number_of, number_within
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import STAGES, Story, stories, story
from game.mansions.rules.invariants import breaches
from game.mansions.rules.options import MOST, SWITCHES, BadOptions, Character, Options
from game.mansions.rules.setup import new_state
from game.mansions.rules.state import Person, State

from .given_cards import Named, all_backs, clues, give_back_spells, lay_decks, put_out, shuffle_pieces
from .given_house import lay_effects, lay_features, lay_monsters, lay_puzzles, lay_rooms

SEATS = tuple(f"i{number}" for number in range(1, MOST + 1))
STATUS = ("dead", "escaped", "eliminated")
DIED = ("dead", "eliminated")
"""Who has died; so have those whom nobody may take again (`gone`)."""
TOKENS, ROUNDS = (0, 99), (1, 99)
DIE = 10
ERRAND = "a_small_errand"
"""The Mythos card before somebody that is about a room."""


def lay(given: Mapping[str, Any]) -> State:
    """The table of a position. ScenarioError names the place of whatever is unknown, doubled, or cannot be."""
    try:
        with Fields("given", given) as fields:
            return _lay(fields)
    except BadOptions as error:
        raise ScenarioError(f"given: {error}") from None
    except ProgramError as error:
        raise ScenarioError(str(error)) from None


def _lay(fields: Fields) -> State:
    tale = story(fields.choice("story", stories(), stories()[0]))
    people = _people(fields.fields("investigators"))
    options = Options(tuple(character for character, _ in people), tale.id, "person", _switches(fields))
    state = new_state(options, fields.number("seed", 1), _answers(fields, tale))
    state.dice = read_dice({"dice": fields.raw("dice")} if "dice" in fields else {}, DIE)
    if fields.flag("fresh"):
        return state
    named = Named()
    give_back_spells(state)
    for person, (_, one) in zip(state.people, people, strict=True):
        with one:
            _lay_person(state, tale, named, person, one)
    _lay_house(state, tale, named, fields)
    _lay_keeper(state, named, fields)
    _lay_clock(state, fields)
    put_out(state, tale, tale.opening.icons)
    for line in breaches(state):
        raise ProgramError(f"given: {line.partition(': ')[2]}")
    return state


def _part(fields: Fields, name: str) -> Fields:
    """A mapping of the position; an empty one where it is not listed."""
    return Fields(f"{fields.where}.{name}", fields.raw(name, {}))


def _switches(fields: Fields) -> dict[str, int]:
    with _part(fields, "options") as options:
        return {name: options.number(name) for name in SWITCHES if name in options}


def _answers(fields: Fields, tale: Story) -> dict[int, str]:
    with _part(fields, "choices") as choices:
        return {number: choices.choice(str(number), letters) for number, letters in tale.choices.items()
                if str(number) in choices}  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- who is who


def _people(seats: Fields) -> list[tuple[Character, Fields]]:
    """Who plays, in seating order, with what is given of them; whoever is not named is the first of the box left."""
    found = []
    for number, (seat, data) in enumerate(seats.each()):
        if number >= MOST or seat != SEATS[number]:
            expected = SEATS[number] if number < MOST else "nobody"
            raise ProgramError(f"{seats.where}: {seat!r} stands where {expected} should")
        found.append(Fields(f"{seats.where}.{seat}", data or {}))
    known = catalogue().investigators
    named = [one.choice("who", known) if "who" in one else "" for one in found]
    free = [who for who in known if who not in named]
    return [(_character(one, who or free.pop(0)), one) for one, who in zip(found, named, strict=True)]


def _character(one: Fields, who: str) -> Character:
    profile = one.numbers("profile") if "profile" in one else (1, 1)
    if len(profile) != 2:
        raise ProgramError(f"{one.where}.profile: two cards are kept, a physical and a mental one, not {profile}")
    return Character(who, *profile)


def _lay_person(state: State, tale: Story, named: Named, person: Person, one: Fields) -> None:
    cards = catalogue()
    person.status = next((word for word in STATUS if one.flag(word)), "in_play")
    person.at = one.choice("at", tale.house.rects, tale.house.start) if person.status == "in_play" else ""
    carried = (*cards.items, *cards.finds, *clues(state, tale))
    person.items = named.take(f"{one.where}.has", one.words("has", carried, ()))
    person.spells = named.take(f"{one.where}.spells", one.words("spells", all_backs(), ()))
    person.trauma = named.take(f"{one.where}.trauma", one.words("trauma", cards.trauma, ()))
    person.mythos = named.take(f"{one.where}.mythos", one.words("mythos", cards.mythos, ()))
    person.hidden = one.flag("hidden")
    person.used = "ability" in one.words("used", ("ability",), ())
    person.skill, person.stun = one.number("skill", person.skill, within=TOKENS), one.number("stun", 0, within=TOKENS)
    person.errand = one.choice("errand", tale.house.rooms) if "errand" in one else ""
    if person.errand and ERRAND not in person.mythos:
        raise ProgramError(f"{one.where}.errand: only {ERRAND} sends somebody to a room")
    investigator = cards.investigators[person.who]
    person.damage = _lost(one, "health", investigator.health + _more(person, "health"), 1)
    person.horror = _lost(one, "sanity", investigator.sanity + _more(person, "sanity"), 0)


def _lost(one: Fields, name: str, most: int, least: int) -> int:
    """The tokens that leave so much of the full health or sanity."""
    left = one.number(name, most)
    if not least <= left <= most:
        raise ProgramError(f"{one.where}.{name}: {least} to {most} are possible, not {left}")
    return most - left


def _more(person: Person, what: str) -> int:
    """What carried things add to health or sanity."""
    cards = catalogue()
    programs = [(cards.items.get(card) or cards.finds[card]).program for card in person.items
                if card in cards.items or card in cards.finds]  # fmt: skip
    steps = [step for program in programs if program for step in cards.registry.steps[program]]
    return sum(step.args.n for step in steps if step.verb.name == "max" and step.args.what == what)


# ----------------------------------------------------------------------------------------------------------- the table


def _lay_house(state: State, tale: Story, named: Named, fields: Fields) -> None:
    lay_rooms(state, tale, named, _part(fields, "rooms"))
    lay_effects(state, tale, _part(fields, "effects"))
    lay_features(state, tale, _part(fields, "features"))
    lay_monsters(state, tale, _part(fields, "monsters"))
    shuffle_pieces(state, lay_puzzles(state, _part(fields, "puzzles"), _part(fields, "pieces")))


def _lay_keeper(state: State, named: Named, fields: Fields) -> None:
    cards = catalogue()
    with _part(fields, "keeper") as keeper:
        mythos = named.take("given.keeper.mythos", keeper.words("mythos", cards.mythos, ()))
        trauma = named.take("given.keeper.trauma", keeper.words("trauma", cards.trauma, ()))
        state.threat = keeper.number("threat", 0, within=TOKENS)
        state.keeper_tokens = keeper.number("tokens", 0, within=TOKENS)
        state.actions = keeper.words("actions", cards.keeper_actions, state.actions)
        lay_decks(state, named, _part(fields, "decks"), _part(fields, "discards"))
        state.mythos_hand, state.trauma_hand = mythos, trauma


def _lay_clock(state: State, fields: Fields) -> None:
    state.round = fields.number("round", 1, within=ROUNDS)
    state.gone_people = fields.words("gone", catalogue().investigators, ())
    state.deaths = len(state.gone_people) + sum(person.status in DIED for person in state.people)
    if "events" in fields:
        with fields.fields("events") as events:
            state.event = STAGES.index(events.choice("stage", STAGES, STAGES[0]))
            state.time = events.number("time", 0)
    if "objective" in fields:
        with fields.fields("objective") as objective:
            state.revealed = objective.flag("revealed")


def whole(where: str, text: Any, within: tuple[int, int]) -> int:
    """A whole number from its digits. ScenarioError where it is none, or less or more than can be."""
    try:
        return number_within(where, number_of(where, text), within)
    except ProgramError as error:
        raise ScenarioError(str(error)) from None
