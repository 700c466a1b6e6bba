"""The sheets to choose a challenge or a puzzle from: what stands for each, and where it lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bigbook.challenges import challenges
from game.bigbook.puzzles import puzzles
from scenes.bigbook.tutorial.shelves import ABOUT, sight_of
from tests.scenes.driver import driving


def test_no_two_puzzles_and_no_two_challenges_look_the_same() -> None:
    for shelf in (puzzles(), challenges()):
        shown = [sight_of(one) for one in shelf]
        pictures = {sight.picture for sight in shown if sight is not None}
        assert len(pictures) == len(shelf)
    assert {one.id for one in challenges()} == set(ABOUT)


def test_a_puzzle_shows_what_lies_on_its_track_or_who_plays_it() -> None:
    """Never another curse than the one that its task names, and no spell, which might be the way."""
    curses = 0
    for one in puzzles():
        sight = sight_of(one)
        assert sight is not None
        name, _, form = sight.picture.rpartition("_")
        if sight.kind == "curses":
            curses += 1
            lying = {str(curse) for space in one.given["curses"].values() for node in space
                     for curse in (node if isinstance(node, dict) else [node])}  # fmt: skip
            assert name in (one.goals[0]["aside"]["has"][:1] if one.task == "save" else lying), one.id
        else:
            assert sight.kind == "magicians" and form in ("bust", "mad")
            assert name in [seat["magician"] for seat in one.given["players"].values()], one.id
    assert curses >= len({str(one.goals) for one in puzzles() if one.task == "save"})


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_last_row_leaves_nothing_empty(tmp_path: Path, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size) as d:
        for screen in ("challenges", "puzzles"):
            d.app.go(screen)
            d.frames(1)
            places = [thing.rect for thing in d.top.things() if thing.id.startswith("challenge:")]
            last = [one for one in places if one.y == max(other.y for other in places)]
            assert min(one.x for one in last) == min(one.x for one in places)
            assert abs(max(one.right for one in last) - max(one.right for one in places)) <= 4, screen
