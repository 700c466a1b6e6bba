"""A game and lessons in the dark, by nothing but the lines that are spoken.

`python -m tests.scenes.by_ear` plays them in all languages.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lengths import alike, soak, soaks
from tests.scenes.by_ear import LANGUAGES, LESSONS, Listener, game, lesson
from tests.scenes.driver import driving


@alike(4)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_learned_by_ear(tmp_path: Path, lang: str) -> None:
    for name in soak(("casting",), LESSONS):
        folder = tmp_path / name
        folder.mkdir()
        learned = lesson(folder, lang, name)
        assert learned.presses > 4


@soaks
@pytest.mark.parametrize("lang", soak(("it",), LANGUAGES))
def test_a_game_is_played_by_ear(tmp_path: Path, lang: str) -> None:
    played = game(tmp_path, lang)
    assert any(line.startswith(played.knows.over) for line in played.lines)


def test_whoever_hears_nothing_comes_to_no_end(tmp_path: Path) -> None:
    """The listener knows nothing but the lines."""
    silent = tmp_path / "silent.txt"
    silent.write_text("...\n", "utf-8")
    with driving(tmp_path, lang="en", tutorial="casting", window=(1280, 720)) as driver:
        deaf = Listener(driver, silent, "en")
        with pytest.raises(AssertionError, match="nowhere"):
            deaf.learn()
