"""Every file of assets/art comes from the drawing kit: same source, same bytes.

A sample here; `python -m tools.art check` redraws them all (about two minutes).
"""

from __future__ import annotations

import gzip
import importlib
import random
from pathlib import Path

import pytest

pytest.importorskip("pathops", reason="the drawing kit is an authoring tool: pip install .[art]")

from tests.lengths import alike, soak
from tools.art import build, frames

from .pictures import files, text

SEED = 20


def _sample() -> list[str]:
    """One picture of every kind, drawn by lot; in the short form among the lightest, which are soon drawn again."""
    rnd = random.Random(SEED)
    kinds: dict[str, list[str]] = {}
    for name in sorted(build.all_pictures(), key=_weight):
        kinds.setdefault(name.rpartition("/")[0], []).append(name)
    return [rnd.choice(names[: soak(-(-len(names) // 4), len(names))]) for _, names in sorted(kinds.items())]


def _weight(name: str) -> tuple[int, str]:
    """How many bytes the stored files of a picture have together, in all its sizes."""
    kind, _, ident = name.rpartition("/")
    return sum(path.stat().st_size for path in (build.OUTPUT / kind).glob(f"{ident}*.svgz")), name


@alike(3)
@pytest.mark.parametrize("picture", _sample())
def test_a_picture_of_every_kind_is_drawn_again_byte_for_byte(picture: str) -> None:
    for item in build.render(picture):
        assert text(item.path) == gzip.decompress(item.data).decode(), f"{item.target} differs from its source"
        assert item.complaints == ()


def test_drawing_twice_in_one_process_leaves_no_trace() -> None:
    first, second = build.render("bigbook/icons/badge_fire"), build.render("bigbook/icons/badge_fire")
    assert [item.data for item in first] == [item.data for item in second]


def test_every_kind_has_a_place_in_the_sample() -> None:
    assert {name.split("/")[1] for name in _sample() if not name.startswith("mansions/")} == set(frames.KINDS)
    assert {name.split("/")[1] for name in _sample() if name.startswith("mansions/")} == set(frames.lamplit.KINDS)


def test_every_file_has_a_source_and_every_source_its_files() -> None:
    wanted: set[Path] = set()
    for name in build.all_pictures():
        game, kind, ident = name.split("/")
        module = importlib.import_module(f"tools.art.pictures.{game}.{kind}.{ident}")
        wanted |= {build.OUTPUT / f"{job.target}.svgz" for job in frames.jobs(game, kind, ident, module)}
    assert sorted(wanted) == files()


def test_check_reports_a_changed_a_missing_and_an_orphaned_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "OUTPUT", tmp_path)
    assert build.check(["icons/glyph_air"]) == 1
    assert "bigbook/icons/glyph_air: file is missing" in capsys.readouterr().out
    build.build(["icons/glyph_air"])
    assert build.check(["icons/glyph_air"]) == 0
    stored = tmp_path / "bigbook" / "icons" / "glyph_air.svgz"
    stored.write_bytes(gzip.compress(gzip.decompress(stored.read_bytes()).replace(b"<path", b"<path ", 1)))
    assert build.check(["icons/glyph_air"]) == 1
    assert "differs from its source" in capsys.readouterr().out
    stored.with_name("nobody.svgz").write_bytes(b"")
    assert build.orphans({stored}) == [stored.with_name("nobody.svgz")]


def test_a_name_may_be_a_kind_a_picture_or_a_file() -> None:
    assert build.resolve(["tiles/ice"]) == ["bigbook/spells/ice"]
    assert build.resolve(["curses/w1_tile"]) == ["bigbook/curses/w1"]
    assert build.resolve(["bigbook/curses/w1_tile"]) == ["bigbook/curses/w1"]
    assert build.resolve(["ui/arms"]) == ["common/ui/arms"]
    assert len(build.resolve(["elements"])) == len(build.resolve(["bigbook/elements"])) == 12
    with pytest.raises(
        LookupError, match="lies in bigbook and common and mansions: say bigbook/ui or common/ui or mansions/ui"
    ):
        build.resolve(["ui"])
    with pytest.raises(LookupError, match="no picture 'spells/nobody'"):
        build.resolve(["spells/nobody"])
