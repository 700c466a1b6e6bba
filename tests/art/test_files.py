"""The stored drawings: within their budget, readable by the game, and with something on them."""

from __future__ import annotations

import gzip

import numpy as np
import pytest

from tests.lengths import share, soaks
from tools.art import lint

from .pictures import ART, ROOT, Image, files, name_of, pixels

SMALL = (48, 48)
ASSETS_LIMIT = 40 * 1024 * 1024
PACKED_LIMIT = 200 * 1024
ART_LIMIT = 45 * 1024 * 1024
FAINTEST = 0.02
"""Least share of the canvas that a drawing covers."""
FLATTEST = 0.03
"""Least deviation of a drawing's red, green and blue, 0..1, where it is opaque."""
CALM, CALMEST = {"dark", "panel", "well"}, 0.01
"""Darkness that lies over a room, and grounds on which words stand, by their first word: calm, but never blank."""
ONE_TONE = {"chalk", "glyph", "mote", "emblem", "eyes", "brow", "shade", "sign"}
"""Marks of a single tone: their shape is the picture."""
PARTS, PART = "bigbook/layers", (352, 324)
"""A layer of a monster may be a small part of its page: it is looked at where it is."""


def test_sizes_stay_within_the_budget() -> None:
    for path in files():
        packed = path.read_bytes()
        assert len(packed) <= PACKED_LIMIT, name_of(path)
        assert len(gzip.decompress(packed)) <= lint.SIZE_LIMIT, name_of(path)
    assert sum(path.stat().st_size for path in files()) <= ART_LIMIT
    assert sum(path.stat().st_size for path in (ROOT / "assets").rglob("*") if path.is_file()) < ASSETS_LIMIT


def test_files_carry_neither_time_nor_name() -> None:
    for path in files():
        header = path.read_bytes()[:10]
        assert header[:4] == b"\x1f\x8b\x08\x00", f"{name_of(path)}: flags"
        assert header[4:8] == b"\x00\x00\x00\x00", f"{name_of(path)}: time"


def _where_it_is(image: Image) -> Image:
    """The rows and columns of a picture that have anything on them: a crowd's eyes lie far apart."""
    rows, columns = np.nonzero(image[:, :, 3] > FAINTEST)
    return image[np.ix_(np.unique(rows), np.unique(columns))]


@soaks
@pytest.mark.parametrize("kind", sorted({path.parent.relative_to(ART).as_posix() for path in files()}))
def test_every_drawing_loads_and_is_not_blank(kind: str) -> None:
    """Every third of its kind, with --long each."""
    for path in share([path for path in files() if path.parent == ART / kind], 0, 3):
        image = _where_it_is(pixels(path, PART)) if kind == PARTS else pixels(path, SMALL)
        opaque = image[image[:, :, 3] > 0.5]
        assert image[:, :, 3].mean() > FAINTEST, f"{name_of(path)} is empty"
        if ONE_TONE.isdisjoint(path.stem.split("_")):
            least = CALMEST if path.stem.split("_")[0] in CALM else FLATTEST
            assert opaque[:, :3].std(axis=0).max() > least, f"{name_of(path)} is one flat tone"


def test_no_two_files_are_the_same_drawing() -> None:
    seen: dict[bytes, str] = {}
    for path in files():
        body = gzip.decompress(path.read_bytes()).partition(b"</title>")[2]
        assert body not in seen, f"{name_of(path)} repeats {seen[body]}"
        seen[body] = name_of(path)
