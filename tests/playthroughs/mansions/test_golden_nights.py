"""The golden nights run word for word as they were read: here, and in other processes with other hash seeds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from tests.lengths import alike, soak, soaks
from tests.playthroughs.mansions.record import FOLDER, GAMES, name_of, options_of
from tests.playthroughs.mansions.script import again

ROOT = Path(__file__).resolve().parents[3]
NAMES = [name_of(number) for number in range(len(GAMES))]
ANEW = """
import hashlib, sys
from pathlib import Path
from tests.playthroughs.mansions.script import again
for name in sys.argv[1:]:
    text = again(Path(name).read_text(encoding="utf-8"))
    print(hashlib.sha256(text.encode()).hexdigest())
"""


def golden(name: str) -> str:
    return (FOLDER / name).read_bytes().replace(b"\r\n", b"\n").decode()


@alike()
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_night_runs_word_for_word(name: str) -> None:
    kept = golden(name)
    anew = again(kept)
    if anew != kept:
        pairs = zip(kept.splitlines(), anew.splitlines(), strict=False)
        number, (old, new) = next((n, pair) for n, pair in enumerate(pairs, start=1) if pair[0] != pair[1])
        pytest.fail(f"{name}:{number}\n  was {old}\n  now {new}", pytrace=False)


def test_there_is_one_for_each_objective_and_number_of_investigators() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(NAMES)
    objectives = [one.id for one in story("glass_tide").objectives.values()]
    assert {(objective, players) for objective, players, _ in GAMES} == {
        (o, n) for o in objectives for n in range(1, 5)
    }
    assert {one.who for number in range(len(GAMES)) for one in options_of(number)[0].characters} == set(
        catalogue().investigators
    )
    assert {golden(name).rstrip().rsplit("\n", 1)[-1].split()[0] for name in NAMES} == {
        "investigators", "keeper", "nobody"}  # fmt: skip
    for objective, players, _ in GAMES:
        assert f"{story_name(objective)}" in golden(f"{objective}-{players}.txt")


def story_name(objective: str) -> str:
    """What the log calls an objective when it is shown."""
    return {"the_clear_hour": "The Clear Hour", "the_borrowed_face": "The Borrowed Face",
            "no_door_opens": "No Door Opens"}[objective]  # fmt: skip


@soaks
@pytest.mark.parametrize("seed", soak(["1"], ["0", "1"]))
def test_other_processes_with_other_hash_seeds_agree(seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", ANEW, *(str(FOLDER / name) for name in NAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == [hashlib.sha256(golden(name).encode()).hexdigest() for name in NAMES]


def test_most_of_what_can_be_asked_is_asked_in_some_night() -> None:
    """Golden nights are worth their bytes only if a good part of the rules happens in them."""
    text = "".join(map(golden, NAMES))
    for kind in (
        *("next_investigator", "step", "evade_order", "after_evade", "skill_token", "reroll", "mythos_window"),
        *("trauma_window", "evade_damage", "target", "place", "path", "trade", "puzzle", "keeper_action", "strike"),
        *("choose_effect", "drop_order", "enter_or_stop", "investigator", "profile", "horror_order", "special_attack"),
    ):
        assert f" {kind} " in text, kind
