"""The Glass Tide as it is laid out: every set-up, the trail of clues, the clock; and stories that are refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.core.engine.program import ProgramError
from game.mansions.cards.reading import catalogue
from game.mansions.cards.shelf import STORIES
from game.mansions.cards.story import NOTHING, Story, read_story, stories, story
from game.mansions.rules.settings import STORIES as STORY_NAMES
from tests.mansions.shortest import FEWEST, fewest_rounds

BOX = catalogue()
TALES = [story(name) for name in stories()]
SET_UPS = [(tale, answers) for tale in TALES for answers in tale.set_ups()]


def test_the_stories_lie_on_the_shelf_in_the_recommended_order() -> None:
    """Each with its set-ups; a file that says no place would lie behind them."""
    assert {tale.id: len(list(tale.set_ups())) for tale in TALES} == {
        "glass_tide": 24,
        "long_acre": 12,
        "seven_keys": 24,
        "limelight": 24,
        "night_ferry": 12,
    }
    assert tuple(tale.id for tale in TALES) == stories() == STORY_NAMES
    assert [tale.order for tale in TALES] == sorted({tale.order for tale in TALES})
    with pytest.raises(KeyError):
        story("no_such_tale")


@pytest.mark.parametrize(("tale", "answers"), SET_UPS, ids=[f"{tale.id}-{''.join(a.values())}" for tale, a in SET_UPS])
def test_every_set_up_is_seeded_completely(tale: Story, answers: dict[int, str]) -> None:
    """MM-SKE.3, MM-DRW.4: a card in every room, each clue once in its room, every key that a lock asks for."""
    piles = {room: tale.pile(room, answers) for room in tale.house.rooms}
    assert all(piles.values())
    cards = [card for pile in piles.values() for card in pile]
    counts = Counter(card for card in cards if card != NOTHING)
    assert set(counts.values()) == {1}
    assert cards.count(NOTHING) <= 15
    for clue in tale.clues.values():
        assert clue.card(answers) in piles[clue.room(answers)]
    assert sum(card.startswith("clue_") for card in cards) == len(tale.clues)
    kinds = {tag for card in counts if card in BOX.finds for tag in BOX.finds[card].tags}
    assert {"bladed", "blunt", "ranged"} <= kinds
    keys = {BOX.locks[card].need.key for card in tale.locks.values()} - {""}
    assert keys <= set(counts)


@pytest.mark.parametrize("tale", TALES, ids=lambda tale: tale.id)
def test_a_pile_tells_nothing_by_its_height(tale: Story) -> None:
    """A-80: finds and nothings are as many in a room whatever the Keeper has chosen; a dumb waiter may lie on top."""
    heights = {tuple(len([card for card in tale.pile(room, answers) if card not in BOX.obstacles])
                     for room in tale.house.rooms) for answers in tale.set_ups()}  # fmt: skip
    assert len(heights) == 1


@pytest.mark.parametrize("tale", TALES, ids=lambda tale: tale.id)
def test_clues_lead_from_room_to_room_to_the_objective(tale: Story) -> None:
    numbers = sorted(tale.clues, reverse=True)
    for answers in tale.set_ups():
        trail = [tale.clues[number].room(answers) for number in numbers]
        assert len(set(trail)) == len(numbers)
        for number in numbers[:-1]:  # the version of a clue names the answer that places the next one
            assert tale.clues[number].letter == tale.clues[number - 1].by
        assert tale.objective(answers).id == tale.choices[1][answers[1]]


def test_the_clock() -> None:
    """Eighteen rounds; the objective is shown after thirteen at the latest (event IV, MM-OBJ.3)."""
    tale = story("glass_tide")
    assert [event.time for event in tale.events] == [3, 3, 3, 4, 5]
    answers = {1: "C", 2: "A", 3: "A", 4: "B"}
    assert tale.events[1].programs(answers) == ("glass_tide:event:II.4B",)
    assert tale.events[3].programs(answers) == ("glass_tide:event:IV.all", "glass_tide:event:IV.1C")
    assert tale.events[4].programs(answers) == ("glass_tide:event:V.all",)


def test_numbers_of_the_objectives_grow_with_the_party() -> None:
    tale = story("glass_tide")
    samples, deaths = tale.objectives["1B"].samples, tale.objectives["1C"].deaths
    assert samples is not None and deaths is not None
    assert [samples.of(n) for n in (1, 2, 3, 4)] == [2, 2, 3, 3]
    assert [deaths.of(n) for n in (1, 2, 3, 4)] == [2, 2, 3, 4]
    guest = tale.objectives["1A"].named
    assert guest is not None and guest.health + 2 * guest.health_per_investigator == 8


def test_the_mythos_deck_of_the_story() -> None:
    """MM-MYT.1: the cards that show one of its icons."""
    icons = set(story("glass_tide").opening.icons)
    assert len([card for card in BOX.mythos.values() if icons & set(card.icons)]) == 23


@pytest.mark.parametrize("letters", FEWEST)
def test_a_lone_walker_reaches_the_last_clue_in_time(letters: str) -> None:
    """Two steps and one action a round in any order, a run or an exploration: at most two thirds of the clock."""
    tale = story("glass_tide")
    answers = dict(enumerate(f"{letters}A", start=1))
    rooms = [tale.clues[number].room(answers) for number in (4, 3, 2, 1)]
    if BOX.locks[tale.locks.get(rooms[3], "swollen_door")].need.key:
        rooms.insert(3, next(room for room in tale.house.rooms if "silver_key" in tale.pile(room, answers)))
    rounds = fewest_rounds(tale, [set(tale.house.rooms[room].spaces) for room in rooms])
    assert rounds == FEWEST[letters]
    assert rounds <= sum(event.time for event in tale.events) * 2 // 3


# --------------------------------------------------------------------------------------------------- what is refused

WRONG = [
    ("version: 1", "version: 2", "version 2 is not known"),
    ("start: po1", "start: po9", "'po9' does not fit"),
    ("cl1: [10, 13, 12, 16]", "cl1: [9, 13, 12, 16]", "overlap"),
    ("cl1: [10, 13, 12, 16]", "cl1: [11, 13, 12, 16]", "do not fill"),
    ("cl1: [10, 13, 12, 16]", "cl1: [10, 13, 12]", "is no rectangle"),
    ("cl1: [10, 13, 12, 16]", "cl1: [12, 13, 10, 16]", "is no rectangle"),
    ("- [gh6, cl1]", "- [gh1, cl1]", "the door gh1-cl1 is not on a common wall"),
    ("- [gh6, cl1]", "- [gh6, gh5]", "the door gh6-gh5 is not on a common wall"),
    ("- [gh6, cl1]\n", "\n", "['cl1'] cannot be reached on foot"),
    ("- [gh6, cl1]", "- [gh6, cl9]", "are not two spaces"),
    ("sealed: [[ic1, as1]", "sealed: [[as1, ic1]", "are sealed, but no doors"),
    ("sealed: [[ic1, as1]", "sealed: [[gh6, cl1], [ic1, as1]", "cannot be reached on foot"),
    ("kind: large,", "kind: huge,", "'huge' does not fit"),
    ("t0:  {kind: large,  at: [4, 8, 12, 16]", "t0:  {kind: large,  at: [4, 8, 12, 15]", "not the size"),
    ("t0:  {kind: large,  at: [4, 8, 12, 16]", "t0:  {kind: large,  at: [5, 8, 13, 16]", "outside its tile"),
    ("kinds: [hall]", "kinds: [hal]", "did you mean 'hall'?"),
    ("altar:       [mo1]", "altar:       [mo7]", "'mo7' does not fit"),
    ("front_porch: {space: po1", "front_porch: {space: gh1", "the exit of 'front_porch' is not in that room"),
    ("library: swollen_door", "librery: swollen_door", "did you mean 'library'?"),
    ("library: swollen_door", "library: swolen_door", "did you mean 'swollen_door'?"),
    ("when: 3B", "when: 3C", "there is no answer '3C'"),
    ("[storm_coat]", "[strom_coat]", "did you mean 'storm_coat'?"),
    ("[4A, light_the_lamps, raise_the_sodden]", "[5A, light_the_lamps, raise_the_sodden]", "no answer '5A'"),
    ("C: boiler_room}, letter: 1}", "}, letter: 1}", "'C' is missing"),
    ("mythos_icons: [glass, tide]", "mythos_icons: [glas, tide]", "did you mean 'glass'?"),
    ("holds: double_burnt", "holds: double_brunt", "did you mean 'double_burnt'?"),
    ("      4B:\n", "      3B:\n", "'3B' is no answer to question 4"),
    ("  III:\n", "  VI:\n", "the stages are I, II, III, IV, V"),
    ("keeper_skill_tokens: false", "keeper_skil_tokens: false", "'keeper_skill_tokens' is missing"),
    ("corpse_supply: 5", "corpse_supply: 5\n  moat: true", "unknown entry 'moat'"),
]


@pytest.mark.parametrize(("before", "after", "said"), WRONG, ids=lambda text: " ".join(text.split())[:40])
def test_a_story_that_cannot_be_played_is_refused_with_its_place(
    before: str, after: str, said: str, tmp_path: Path
) -> None:
    path = Path(shutil.copy(STORIES / "glass_tide.yaml", tmp_path))
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(ProgramError) as caught:
        read_story(path, BOX)
    assert said in str(caught.value)
    assert str(caught.value).startswith("glass_tide.yaml")
    assert "\n" not in str(caught.value)
