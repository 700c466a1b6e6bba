"""Frames stretch without touching their corners; a missing piece is None and no error."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.kit import materials, ornament


@pytest.fixture(autouse=True)
def fresh() -> None:
    materials.store.clear()


@pytest.mark.parametrize("name", ["border", "gilt"])
@pytest.mark.parametrize("size", [(200, 90), (33, 120), (24, 24)])
def test_corners_stay_and_the_size_is_met(name: str, size: tuple[int, int]) -> None:
    corner = 12
    made = ornament.stretched(name, size, corner)
    whole = ornament.piece("ui", name, (corner * 3, corner * 3))
    assert made is not None
    assert whole is not None
    assert made.get_size() == size
    for x, y in ((0, 0), (5, 5), (11, 3)):
        assert made.get_at((x, y)) == whole.get_at((x, y))
        assert made.get_at((size[0] - 1 - x, size[1] - 1 - y)) == whole.get_at((35 - x, 35 - y))


def test_a_frame_smaller_than_its_corners_still_comes() -> None:
    made = ornament.stretched("gilt", (9, 5), 16)
    assert made is not None
    assert made.get_size() == (9, 5)


def test_a_missing_piece_is_none(tmp_path: Path) -> None:
    assert ornament.piece("tokens", "no-such-thing", (20, 20), tmp_path) is None
    assert ornament.piece("tokens", "no-such-thing", (20, 20)) is None
