"""The plan of the contents, held against the card files and the stories: what a designer counts on when tuning them."""

from __future__ import annotations

from functools import cache
from math import ceil
from pathlib import Path
from statistics import mean

import pytest

from game.core.engine.rng import LuckAt
from game.core.text.i18n import Catalogue as Words
from game.mansions.cards.reading import catalogue
from game.mansions.cards.shelf import STORIES
from game.mansions.cards.story import Story, read_story, stories, story
from game.mansions.catalogue import Need
from game.mansions.lint import cards as lint
from game.mansions.puzzles.state import lay_out, new_piles
from tests.cli.commands import LOCALES
from tests.mansions.shortest import FEWEST, fewest_rounds
from tests.mansions.solver import solve

BOX = catalogue()
TALE = story("glass_tide")
CLOCK = sum(event.time for event in TALE.events)
AVERAGE = {"strength": 5, "willpower": 5, "dexterity": 5, "lore": 4}
INTELLECT, TRIES = 5, 3
"""Puzzle actions of an average head; so many attempts where the pieces dealt do not fit without drawing."""


def trail(tale: Story, letters: str) -> list[str]:
    """The rooms to be searched in turn for the first three answers, the key's among them."""
    answers = dict(enumerate(f"{letters}A", start=1))
    rooms = [tale.clues[number].room(answers) for number in (4, 3, 2, 1)]
    lock = tale.locks.get(rooms[3], "")
    if lock and BOX.locks[lock].need.key:
        key = BOX.locks[lock].need.key
        rooms.insert(3, next(room for room in tale.house.rooms if key in tale.pile(room, answers)))
    return rooms


def rounds_to_end(tale: Story, letters: str) -> int:
    """Rounds of a lone walker to the end: to the Guest, to the hearth with the double, out by the porch."""
    goals = [set(tale.house.rooms[room].spaces) for room in trail(tale, letters)]
    objective = tale.objectives[f"1{letters[0]}"]
    if objective.double:
        goals.append(set(tale.house.features["fire_pit"]))
    if objective.ledger:
        goals += [{tale.house.exits[ending.room].space} for ending in objective.investigators_win]
    return fewest_rounds(tale, goals)


@pytest.mark.parametrize("letters", FEWEST)
def test_a_lone_walker_ends_the_story_in_four_fifths_of_the_clock(letters: str) -> None:
    assert rounds_to_end(TALE, letters) <= 0.8 * CLOCK
    assert FEWEST[letters] >= 6, "no trail is so short that the house has nothing to say"


@cache
def lost(need: Need) -> float:
    """Rounds that a lock or an obstacle costs somebody average, without help."""
    if need.attribute:
        chance = min(9, max(1, AVERAGE[need.attribute] + need.modifier)) / 10
        return (1 - chance) / chance
    if not need.puzzle:
        return 0.0
    costs = []
    for seed in range(12):
        luck = LuckAt(seed)
        puzzle = lay_out(BOX.puzzles, need.puzzle, need.layout, new_piles(BOX.puzzles), luck)
        found = solve(BOX.puzzles, puzzle, 8 if need.puzzle == "wiring" else 12)
        costs.append(TRIES if found is None else max(1, ceil(len(found) / INTELLECT)))
    return mean(costs) - 1


def test_a_lone_investigator_of_average_luck_can_still_make_it() -> None:
    """With every lock and obstacle on the way to the last clue, no Keeper and no help."""
    for letters in FEWEST:
        answers = dict(enumerate(f"{letters}A", start=1))
        rooms = [TALE.clues[number].room(answers) for number in (4, 3, 2, 1)]
        needs = [BOX.locks[TALE.locks[room]].need for room in rooms if room in TALE.locks]
        needs += [
            BOX.obstacles[card].need for room in rooms for card in TALE.pile(room, answers) if card in BOX.obstacles
        ]
        assert rounds_to_end(TALE, letters) + sum(map(lost, needs)) <= CLOCK, letters


def test_every_name_is_given_once() -> None:
    """Two cards of one name could not be told apart by `look`; combat cards are named by their upper half."""
    words = Words.load("en", [LOCALES])
    keys = [key for key in words.keys()  # noqa: SIM118 - a method of the catalogue
            if key.startswith("mansions.cards.") and key.endswith(".name") and ".profiles." not in key]  # fmt: skip
    names = [words.t(key) for key in keys]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


def test_every_card_of_the_box_is_of_use_in_some_story() -> None:
    assert lint.unused_ids(BOX, [story(name) for name in stories()]) == {}


def test_a_card_that_a_story_no_longer_lays_is_named(tmp_path: Path) -> None:
    path = tmp_path / "glass_tide.yaml"
    text = (STORIES / "glass_tide.yaml").read_text("utf-8")
    path.write_text(text.replace("[storm_coat]", "[nothing]").replace("kind: gardener", "kind: sodden"), "utf-8")
    found = lint.unused_ids(BOX, [read_story(path, BOX)])
    whole = lint.unused_ids(BOX, [story("glass_tide")])
    assert {id_ for id_ in found if id_ not in whole} == {"storm_coat", "gardener_1", "gardener_2"}
    assert found["gardener_1"] == "nothing brings its kind"
