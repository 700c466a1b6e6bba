"""The story that docs/writing-a-story.md shows is read, fits together, and plays to its end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import HOLDS, read_story, stories, story
from game.mansions.lint import cards as lint
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
