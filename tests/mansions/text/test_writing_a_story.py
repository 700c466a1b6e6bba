"""The story that docs/writing-a-story.md shows is read, fits together, and plays to its end."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.mansions.cards.reading import catalogue
from game.mansions.cards.shelf import STORIES
from game.mansions.cards.story import HOLDS, read_story, stories, story
from game.mansions.lint import cards as lint
from game.mansions.lint.story_file import faults
from game.mansions.text import text_keys
from tests.cli.commands import here, ran, refused
from tests.sources import copy_sources

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "writing-a-story.md").read_text(encoding="utf-8")
SHOWN = PAGE.partition("```yaml\n")[2].partition("```")[0]


def test_the_story_of_the_page_fits_together(tmp_path: Path) -> None:
    path = tmp_path / "corner_shop.yaml"
    path.write_text(SHOWN, encoding="utf-8")
    shown = read_story(path, catalogue())
    assert lint.problems(catalogue(), [*map(story, stories()), shown]) == []


def test_the_story_of_the_page_plays_as_soon_as_it_lies_there(tmp_path: Path) -> None:
    for folder in ("game", "localization"):
        copy_sources(ROOT / folder, tmp_path / folder)
    (tmp_path / "game" / "mansions" / "stories" / "corner_shop.yaml").write_text(SHOWN, encoding="utf-8")
    command = [sys.executable, "-m", "game", "simulate", "--game", "mansions", "--story", "corner_shop", "--games", "3",
               "--players", "2", "--json"]  # fmt: skip
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 3 and set(told["by_objective"]) == {"the_last_customer"}


def test_the_page_tells_every_way_to_win() -> None:
    assert [way for way in HOLDS if f"`{way}`" not in PAGE] == []


# ------------------------------------------------------------------------------------------------ what was forgotten

FERRY = (STORIES / "night_ferry.yaml").read_text("utf-8")
PILOT = '{place: {kind: silt, where: "room:engine_room"}}'
FORGOTTEN = {
    "a condition that nobody knows": ("holds: dawn", "holds: down", "did you mean 'dawn'?"),
    "rooms that do not join": ("    - [em2, pu1]\n", "", "['pu1'] cannot be reached on foot"),
    "a clue that lies in no room": ("[[3A, clue_3, nothing], bandage_reel]", "[nothing, bandage_reel]",
                                    "cannot be seeded: clue_3a are not in their rooms"),
    "a clue that nothing leads to": ("letter: 3}", "letter: 1}", "no clue leads to clue 3"),
    "a trail without a beginning": ("4: {where: pursers_office, letter: 3}",
                                    "4: {by: 2, where: {A: pursers_office, B: lee_deck}, letter: 3}",
                                    "no clue lies where the introduction can send anybody"),
    "a time that is no time": ("time: 5", "time: 50", "50"),
    "a number that means nothing": ("- seal: {n: 1}", "- seal: {n: 12}", "seal: n is 1 to 9, not 12"),
    "a room without a pile": ("  lee_deck:         [signal_lamp]\n", "", "rooms without a pile: ['lee_deck']"),
    "a key that lies nowhere": ("[nothing, silver_key]", "[nothing]", "cabin_seven is never opened: silver_key"),
    "a card that lies in two rooms": ("nothing], poppy_cake]\n", "nothing], silver_key]\n",
                                      "silver_key lie there twice"),
    "cards of nothing that the box has not": ("[signal_crossbow, nothing]", f"[{', '.join(['nothing'] * 14)}]",
                                              "cards of nothing, and the box has 15"),
    "a guest of honor who never comes": (f", {PILOT}", "", "the reveal places no silt"),
    "a guest of honor who has arrived": (PILOT, PILOT.replace("engine_room", "wheelhouse"),
                                         "named_in_room: whoever has to come to wheelhouse stands there"),
    "a captain who lies at the wheel": ("double: cs1", "double: wh1", "double_in_room: whoever has to come"),
    "a way out that is none": ("escaped_with_ledger, room: lee_deck", "escaped_with_ledger, room: wheelhouse",
                               "wheelhouse is no way out"),
    "a side that cannot win": ("investigators_win: [{when: always, holds: dawn}]", "investigators_win: []",
                               "until_the_bell: there is no way to win for the investigators"),
    "an objective that is never shown": ('all: [{reveal: ""}]', 'all: [{nothing: ""}]', "event IV does not reveal"),
    "numbers that nothing asks for": ("    samples: {per_investigator: 1, least: 2, most: 3}\n", "",
                                      "samples_on_altar and its numbers belong together"),
    "a back that tells": ("chart_room: {card: shrouded_lens}", "chart_room: {card: shrouded_lens, when: 1B}",
                          "the back of shrouded_lens would tell the answer"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FORGOTTEN)
def test_what_a_writer_forgot_is_one_line(fault: str, tmp_path: Path) -> None:
    before, after, said = FORGOTTEN[fault]
    assert before in FERRY
    path = tmp_path / "night_ferry.yaml"
    path.write_text(FERRY.replace(before, after, 1), encoding="utf-8")
    found = faults(path, [])
    assert [line for line in found if said in line], found
    assert not [line for line in found if "\n" in line]


def test_a_key_behind_its_own_lock_opens_nothing(tmp_path: Path) -> None:
    path = tmp_path / "night_ferry.yaml"
    moved = FERRY.replace("[nothing, silver_key]", "[nothing, poppy_cake]")
    path.write_text(moved.replace("nothing], poppy_cake]\n", "nothing], silver_key]\n", 1), encoding="utf-8")
    assert faults(path, []) == [
        "night_ferry: cabin_seven is never opened: silver_key lies nowhere, or behind a lock that it opens"
    ]


def test_keepsakes_that_nobody_takes_win_nothing(tmp_path: Path) -> None:
    """Neither a Keeper action nor an event takes one."""
    path = tmp_path / "night_ferry.yaml"
    untold = FERRY.replace(", draw_breath", "")
    without = re.sub(r"- if: \{holds: many, then: \[\{sample: .*", '- nothing: ""', untold)
    path.write_text(without, encoding="utf-8")
    assert faults(path, []) == [
        "night_ferry: the_passenger_list: samples_on_altar: no Keeper action and no event takes a keepsake"
    ]


@pytest.mark.parametrize("name", stories())
def test_nothing_was_forgotten_in_our_own(name: str) -> None:
    assert faults(STORIES / f"{name}.yaml", []) == []


def test_texts_that_nobody_wrote_are_named_for_each_language(tmp_path: Path) -> None:
    path = tmp_path / "corner_shop.yaml"
    path.write_text(SHOWN, encoding="utf-8")
    code, out, err = ran("story", "check", path, "--lang", "en")
    lines = out.splitlines()
    assert (code, err) == (3, "")
    for lang in ("en", "es", "pt", "it"):
        own = [line for line in lines if line.startswith(f"{lang}: ")]
        assert len(own) == 11 and own[-1].endswith("more texts of corner_shop are missing")
        assert f"{lang}: mansions.rooms.cellar.def: the text is missing" in own
    assert lines[-1] == "corner_shop.yaml: 44 things are missing or do not fit."


def test_texts_may_lie_in_a_folder_of_their_own(tmp_path: Path) -> None:
    path, folder = tmp_path / "corner_shop.yaml", tmp_path / "texts" / "en" / "mansions"
    path.write_text(SHOWN, encoding="utf-8")
    tale = read_story(path, catalogue())
    wanted = text_keys.required(catalogue(), (tale,)) - text_keys.required(catalogue(), ())
    told = {key: "n" if key.endswith(".gender") else key.rpartition(".")[2] for key in wanted}
    told["mansions.stories.corner_shop.story.introduction"] = "Somebody coughs {room:cellar.in}."
    files: dict[str, dict[str, Any]] = {}
    for key, text in told.items():
        _, file, *rest = key.split(".")
        if file == "stories":
            file, rest = f"stories/{rest[0]}/{rest[1]}", rest[2:]
        inner = files.setdefault(file, {})
        for name in rest[:-1]:
            inner = inner.setdefault(name, {})
        inner[rest[-1]] = text
    for file, texts in files.items():
        to = folder / f"{file}.yaml"
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text("".join(f"{name}: {json.dumps(text)}\n" for name, text in texts.items()), encoding="utf-8")
    lines = ran("story", "check", path, "--texts", tmp_path / "texts", "--lang", "en")[1].splitlines()
    assert [line for line in lines if line.startswith("en: ")] == []


def test_a_story_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused(here("story", "check", tmp_path / "none.yaml"), "cannot be opened")
    refused(here("story", "check", STORIES / "night_ferry.yaml", "--game", "bigbook"), "bigbook")


# ------------------------------------------------------------------------------------------------ a branching trail

BRANCHING = """
version: 1
map:
  size: [8, 8]
  tiles:
    t0: {kind: medium, at: [0, 0, 8, 4], rooms: [shop, parlor]}
    t1: {kind: medium, at: [0, 4, 8, 8], rooms: [cellar, attic]}
  rooms:
    shop: {spaces: {sh1: [0, 0, 4, 4]}, kinds: [hall]}
    parlor: {spaces: {pa1: [4, 0, 8, 4]}, kinds: [study]}
    cellar: {spaces: {ce1: [0, 4, 4, 8]}, kinds: [cellar]}
    attic: {spaces: {at1: [4, 4, 8, 8]}, kinds: [upstairs]}
  doors: [[sh1, pa1], [sh1, ce1], [pa1, at1], [ce1, at1]]
  open: []
  exits: {shop: {space: sh1, sealed: false}}
  sealed: []
  start: sh1
  features: {altar: [ce1], hiding_spot: [], barrier: [], ladder: [], vent: [], fire_pit: []}
  corpse_supply: 4
choices: {1: {A: the_last_customer}, 2: {A: upstairs, B: downstairs}}
clues:
  4: {where: shop, letter: 2}
  3: {by: 2, where: {A: parlor, B: cellar}, letter: 1}
  2: {by: 2, where: {A: cellar, B: parlor}, letter: 1}
  1: {by: 1, where: {A: attic}, letter: 1}
locks: {attic: swollen_door}
obstacles: {}
piles:
  shop: [clue_4, fire_poker]
  parlor: [[2A, clue_3, clue_2], nothing]
  cellar: [[2A, clue_2, clue_3], nothing]
  attic: [clue_1]
"""
BOTH_WAYS = """
id: by-the-parlor
rules: [MM-WIN.3]
game: mansions
given:
  story: two_ways
  choices: {1: A, 2: A}
  active: i1
  investigators: {i1: {who: august_bray, at: pa1, has: [clue_4a]}}
  rooms: {attic: {open: true}}
  keeper: {threat: 0, actions: [], mythos: [], trauma: []}
play:
  - do: explore
    expect: {i1.has: [clue_4a, clue_3a], objective: hidden}
  - do: end
  - do: {move: at1}
  - do: explore
    expect: {i1.has: [clue_4a, clue_3a, clue_1a], objective: the_last_customer}
---
id: by-the-cellar
rules: [MM-WIN.3]
game: mansions
given:
  story: two_ways
  choices: {1: A, 2: A}
  active: i1
  investigators: {i1: {who: august_bray, at: ce1, has: [clue_4a]}}
  rooms: {attic: {open: true}}
  keeper: {threat: 0, actions: [], mythos: [], trauma: []}
play:
  - do: explore
    expect: {i1.has: [clue_4a, clue_2a], objective: hidden}
  - do: end
  - do: {move: at1}
  - do: explore
    expect: {i1.has: [clue_4a, clue_2a, clue_1a], objective: the_last_customer}
"""


def test_a_trail_that_branches_is_played_in_both_ways(tmp_path: Path) -> None:
    """Two clues lie by the answer that the first one tells, and each leads to the last; whole nights end, too."""
    for folder in ("game", "localization"):
        copy_sources(ROOT / folder, tmp_path / folder)
    told = BRANCHING + SHOWN[SHOWN.index("objectives:") :]
    path = tmp_path / "game" / "mansions" / "stories" / "two_ways.yaml"
    path.write_text(told, encoding="utf-8")
    assert faults(path, []) == []
    tale = read_story(path, catalogue())
    assert [one.number for one in tale.led_to_by(tale.clues[4])] == [3, 2]
    assert tale.led_to_by(tale.clues[3]) == tale.led_to_by(tale.clues[2]) == [tale.clues[1]]
    scenario = tmp_path / "both.yaml"
    scenario.write_text(BOTH_WAYS, encoding="utf-8")
    for command in (
        ["scenario", str(scenario)],
        ["simulate", "--game", "mansions", "--story", "two_ways", "--games", "4"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "game", *command], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (done.stdout, done.stderr)
