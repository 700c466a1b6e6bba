"""The record of second readings: what is new or changed is unread, what is recorded is read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.localization import review
from tests.localization.stamp import ROOT


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of two languages, small: their own settings and the kit."""
    for lang in ("en", "es"):
        (tmp_path / "localization" / lang).mkdir(parents=True)
        for name in ("language.yaml", "kit.yaml"):
            shutil.copy(ROOT / "localization" / lang / name, tmp_path / "localization" / lang / name)
    return tmp_path


def change(root: Path, lang: str, key: str, text: str) -> None:
    path = root / "localization" / lang / "kit.yaml"
    path.write_text(path.read_text(encoding="utf-8") + f'{key}: "{text}"\n', encoding="utf-8")


def read(root: Path, lang: str, *more: str, reviewer: str = "Inés", date: str = "2026-11-21") -> int:
    return review.main(["record", lang, "--reviewer", reviewer, "--date", date, *more], root)


def test_all_is_unread_until_it_is_recorded(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(review.unread("es", root)) == len(review.hashes("es", root)) > 100
    assert review.main(["count"], root) == 1
    assert read(root, "en") == read(root, "es") == 0
    capsys.readouterr()
    assert review.main(["count"], root) == 0
    assert capsys.readouterr().out == "en 0\nes 0\n"


def test_a_new_text_and_a_changed_source_are_unread(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "en", "extra", "Old")
    change(root, "es", "extra", "Viejo")
    read(root, "en")
    read(root, "es")
    path = root / "localization" / "en" / "kit.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace('extra: "Old"', 'extra: "Older"'), encoding="utf-8")
    change(root, "es", "fresh", "Nuevo")
    capsys.readouterr()
    review.main(["list", "en"], root)
    review.main(["list", "es"], root)
    assert capsys.readouterr().out == "kit.extra\nkit.extra\nkit.fresh\n"


def test_each_reading_keeps_its_reader_and_day(root: Path) -> None:
    read(root, "es", reviewer="Inés “la lectora”", date="2026-11-20")
    change(root, "es", "fresh", "Nuevo")
    read(root, "es", reviewer="Bruno")
    first, second = review.load("es", root)
    assert (first.reviewer, first.date) == ("Inés “la lectora”", "2026-11-20")
    assert (second.reviewer, second.date, set(second.read)) == ("Bruno", "2026-11-21", {"kit.fresh"})
    assert set(first.read) == set(review.hashes("es", root)) - {"kit.fresh"}


def test_a_reading_of_the_whole_replaces_the_earlier_ones(root: Path) -> None:
    read(root, "es")
    read(root, "es", "--all", reviewer="Bruno")
    (only,) = review.load("es", root)
    assert only.reviewer == "Bruno" and only.read == review.hashes("es", root)


def test_a_text_that_was_read_twice_stands_with_its_last_reader_only(root: Path) -> None:
    read(root, "es")
    path = root / "localization" / "es" / "kit.yaml"
    change(root, "es", "fresh", "Nuevo")
    read(root, "es", reviewer="Bruno")
    path.write_text(path.read_text(encoding="utf-8").replace('fresh: "Nuevo"', 'fresh: "Flamante"'), encoding="utf-8")
    read(root, "es", reviewer="Carla")
    readers = [one.reviewer for one in review.load("es", root) if "kit.fresh" in one.read]
    assert readers == ["Carla"]


def test_what_is_on_record_names_every_text_once() -> None:
    for path in sorted((ROOT / review.RECORDS).glob("*.yaml")):
        read_by = [key for one in review.load(path.stem, ROOT) for key in one.read]
        assert len(read_by) == len(set(read_by)) > 1000, path.name


def test_a_day_that_is_none_is_refused(root: Path) -> None:
    with pytest.raises(SystemExit):
        read(root, "es", date="yesterday")
    assert not review.load("es", root)
