"""The golden games run word for word as they were read: here, and in other processes with other hash seeds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.bigbook.rules.options import MAGICIANS
from tests.lengths import soak, soaks
from tests.playthroughs.record import FOLDER, GAMES, name_of, options_of
from tests.playthroughs.script import again

ROOT = Path(__file__).resolve().parents[2]
NAMES = [name_of(number) for number in range(len(GAMES))]
ANEW = """
import hashlib, sys
from pathlib import Path
from tests.playthroughs.script import again
for name in sys.argv[1:]:
    text = again(Path(name).read_text(encoding="utf-8"))
    print(hashlib.sha256(text.encode()).hexdigest())
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_runs_word_for_word(name: str) -> None:
    golden = (FOLDER / name).read_bytes().replace(b"\r\n", b"\n").decode()
    anew = again(golden)
    if anew != golden:
        pairs = zip(golden.splitlines(), anew.splitlines(), strict=False)
        number, (old, new) = next((n, pair) for n, pair in enumerate(pairs, start=1) if pair[0] != pair[1])
        pytest.fail(f"{name}:{number}\n  was {old}\n  now {new}", pytrace=False)


def test_the_folder_holds_these_games_and_no_others() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(NAMES)
    assert {options_of(number)[0].magicians[seat] for number in range(len(GAMES)) for seat in (0, 1)} == set(MAGICIANS)


@soaks
@pytest.mark.parametrize("seed", soak(["1"], ["0", "1"]))
def test_other_processes_with_other_hash_seeds_agree(seed: str) -> None:
    files = [FOLDER / name for name in NAMES]
    run = subprocess.run(
        [sys.executable, "-c", ANEW, *map(str, files)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    texts = [path.read_bytes().replace(b"\r\n", b"\n") for path in files]
    assert run.stdout.split() == [hashlib.sha256(text).hexdigest() for text in texts]


def test_every_event_and_question_of_importance_occurs_in_some_game() -> None:
    """Golden games are worth their bytes only if a good part of the rules happens in them."""
    text = "".join((FOLDER / name).read_text(encoding="utf-8") for name in NAMES)
    for word in (
        *("curse_destroyed", "curse_applied", "curse_returned", "spell_learned", "spell_destroyed", "card_gained"),
        *("card_cured", "deck_shuffled", "action_granted", "action_declined", "ability_used", "ability_triggered"),
        *("bonus_began", "failure_began", "page_turned", "spell_neutralized", "spell_restored", "token_laid"),
        *("? p1 pay", "choose_player", "choose_spell", "game_lost"),
    ):
        assert word in text, word
