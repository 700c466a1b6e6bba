"""Somebody begins a language, is told what is missing, and plays in it: no line of code knows its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli.language import added
from game.core.text.completeness import Fault, examine
from game.core.text.i18n import Catalogue, available, language_folders
from scenes.menus.first_run import FirstRunScene
from tests.cli.commands import LOCALES, here, ran, refused
from tests.fit.spy import watching
from tests.scenes.driver import driving
from tests.sources import copy_sources, source_files

ENGLISH = LOCALES / "en"
POLISH = LOCALES.parent / "tests" / "localization" / "polish"
"""A few texts in a language of four forms; all the rest of it is English."""


def begun(to: Path, *more: object) -> str:
    code, out, err = ran("locale", "new", "pl", "--name", "Polski", "--to", to, "--lang", "en", *more)
    assert (code, err) == (0, "")
    return out


def test_a_new_language_has_every_file_and_key_and_says_what_to_do_next(tmp_path: Path) -> None:
    said = begun(tmp_path)
    assert "one, few, many, other" in said and f"locale check pl --to {tmp_path}" in said
    made = tmp_path / "pl"
    assert str(made) in said.splitlines()[0], "the folder is named first"
    assert {path.relative_to(made) for path in source_files(made, ".yaml")} == {
        path.relative_to(ENGLISH) for path in source_files(ENGLISH, ".yaml")
    }
    accounts, faults = examine(ENGLISH, made, "pl")
    missing = {(fault.file, fault.key) for fault in faults}
    assert {fault.kind for fault in faults} == {"missing"}
    assert len(missing) == sum(account.texts for account in accounts) > 4000
    assert [one.own_name for one in available([LOCALES, tmp_path]) if one.added] == ["Polski"]


def test_the_english_stands_beside_each_text_and_numbers_beside_each_form(tmp_path: Path) -> None:
    begun(tmp_path)
    kit = (tmp_path / "pl" / "kit.yaml").read_text("utf-8").split("\n")
    assert '  start: ""  # "Start"' in kit
    at = kit.index("  players:")
    assert kit[at + 1 : at + 6] == [
        "    by: n",
        '    one: ""  # 1: "{n} player"',
        '    few: ""  # 2, 3, 4, 22, 23, 24: "{n} players"',
        '    many: ""  # 0, 5, 6, 7, 8, 9: "{n} players"',
        '    other: ""  # no whole number; needed all the same: "{n} players"',
    ]
    goal = (tmp_path / "pl" / "bigbook" / "rulebook" / "goal.yaml").read_text("utf-8")
    assert goal.startswith("# The rulebook inside the game."), "what is said to translators goes along"


def test_check_finds_a_language_wherever_the_game_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that comes with the game, or one in the player's own data: neither has to be told where it lies."""
    theirs = tmp_path / "data"
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(theirs))
    code, out, err = ran("locale", "check", "it", "--lang", "en")
    assert (code, err) == (0, "") and "kit.yaml" not in out, "one of ours is whole, in both games"
    copy_sources(POLISH / "pl", added() / "pl")
    assert "kit.yaml: 10 of " in ran("locale", "check", "pl", "--lang", "en")[1]
    refused(here("locale", "check", "fil", "--lang", "en"), "fil")


def test_one_text_written_is_shown_and_english_stands_for_the_rest(tmp_path: Path) -> None:
    begun(tmp_path / "languages")
    file = tmp_path / "languages" / "pl" / "kit.yaml"
    file.write_text(file.read_text("utf-8").replace('  new-game: ""', '  new-game: "Nowa gra"'), "utf-8")
    with driving(tmp_path, drawn=True, lang="pl") as d:
        with watching() as spy:
            d.app.go("menu")
            d.frames(3)
        shown = " ".join(spy.texts())
        assert "Nowa gra" in shown and "Lessons" in shown


def test_a_language_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    begun(tmp_path)
    before = {path: path.read_bytes() for path in source_files(tmp_path, ".yaml")}
    refused(here("locale", "new", "pl", "--to", tmp_path, "--lang", "en"), "is there already")
    refused(here("locale", "new", "it", "--to", tmp_path, "--lang", "en"), "is there already")
    assert {path: path.read_bytes() for path in source_files(tmp_path, ".yaml")} == before


@pytest.mark.parametrize("code", ["en", "EN", "polski", "p", "../pl", "pl_PL"])
def test_what_is_no_code_of_a_new_language_is_refused(tmp_path: Path, code: str) -> None:
    refused(here("locale", "new", code, "--to", tmp_path, "--lang", "es"), "no es un código")
    assert not list(tmp_path.iterdir())


def test_where_nothing_can_be_written_one_line_says_so(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("", "utf-8")
    refused(here("locale", "new", "pl", "--to", wall, "--lang", "it"), "non si può aprire")
    refused(here("locale", "check", "pl", "--to", tmp_path, "--lang", "it"), "non esiste")


def test_the_polish_of_the_tests_lacks_texts_and_has_no_fault() -> None:
    accounts, faults = examine(ENGLISH, POLISH / "pl", "pl")
    assert {fault.kind for fault in faults} == {"missing"}
    assert {one.file: one.written for one in accounts if one.written} == {
        "kit.yaml": 10,
        "bigbook/cards.yaml": 2,
        "bigbook/edition.yaml": 1,
    }
    code, out, _ = ran("locale", "check", "pl", "--to", POLISH, "--lang", "en")
    assert code == 3
    assert "bigbook/cards.yaml: 2 of " in out and "spells.ice.text is not written yet" in out
    assert re.search(r"\b13 of \d,\d{3} texts", out)


@pytest.mark.parametrize(
    ("before", "after", "kind", "about"),
    [
        ("{n} gracze", "gracze", "places", "{n}"),
        ("{n} gracze", "{n} gracze {seat}", "places", "{seat}"),
        ('    few: "{n} gracze"\n', "", "forms", "few"),
        ("  start: ", "  begin: ", "unknown", ""),
        ('"Wyjdź"', '"[b]Wyjdź[/b]"', "marks", ""),
        ('"Wyjdź"', '"Wyjdź', "damaged", ""),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, before: str, after: str, kind: str, about: str) -> None:
    copy_sources(POLISH / "pl", tmp_path / "pl")
    file = tmp_path / "pl" / "kit.yaml"
    assert before in file.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace(before, after), "utf-8")
    faults = [fault for fault in examine(ENGLISH, tmp_path / "pl", "pl")[1] if fault.kind != "missing"]
    assert [(fault.kind, fault.file) for fault in faults] == [(kind, "kit.yaml")]
    assert about in faults[0].about
    code, out, err = ran("locale", "check", "pl", "--to", tmp_path, "--lang", "pt")
    assert (code, err) == (3, "") and "[kit." not in out
    assert faults[0].key in out


def test_a_file_that_english_has_not_is_named(tmp_path: Path) -> None:
    copy_sources(POLISH / "pl", tmp_path / "pl")
    (tmp_path / "pl" / "stray.yaml").write_text('a: "b"\n', "utf-8")
    assert Fault("unknown", "stray.yaml") in examine(ENGLISH, tmp_path / "pl", "pl")[1]
    assert "stray.yaml: " in ran("locale", "check", "pl", "--to", tmp_path, "--lang", "en")[1]


def test_a_language_without_code_counts_in_its_own_forms_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    copy_sources(POLISH / "pl", added() / "pl")
    cards = here("cards", "--lang", "pl").stdout
    assert "Spopielenie" in cards
    assert "x1: Zniszcz 1 kartę z ręki." in cards and "x3: Zniszcz 3 karty z ręki." in cards
    played = [ran("simulate", "--lang", "pl", "--players", 2, "--games", n)[1].split(",")[0] for n in (1, 3, 5)]
    assert played == ["1 gra", "3 gry", "5 gier"]


def test_the_first_question_and_the_settings_offer_it_apart_from_ours(tmp_path: Path) -> None:
    copy_sources(POLISH / "pl", tmp_path / "languages" / "pl")
    with driving(tmp_path, drawn=True, lang="en") as d:
        d.app.go("first-run")
        with watching() as spy:
            d.frames(2)
        assert isinstance(d.top, FirstRunScene)
        assert "Added by others:" in " ".join(spy.texts())
        place = {name: d.thing(f"language:{name}").rect for name in ("en", "es", "it", "pt", "pl")}
        ours = [place[name] for name in ("en", "es", "it", "pt")]
        assert len({one.size for one in ours}) == 1
        assert all(place["pl"].y > one.bottom - 1 and place["pl"].h < one.h for one in ours)
        with watching() as spy:
            d.click("language:pl")
            d.frames(2)
        assert "W jakim języku ma mówić księga?" in " ".join(spy.texts())
        assert d.app.t("kit.setup.players", n=2) == "2 gracze" and d.app.t("kit.setup.players", n=5) == "5 graczy"
        d.app.go("menu")
        with watching() as spy:
            d.app.open("settings")
            d.frames(2)
        assert any("Polski · added" in text for text in spy.texts())


def test_without_such_languages_nothing_speaks_of_them(tmp_path: Path) -> None:
    with driving(tmp_path, lang="en", drawn=True) as d:
        d.app.go("first-run")
        with watching() as spy:
            d.frames(2)
        assert "Added by others:" not in " ".join(spy.texts())
        assert not [one for one in d.app.languages if one.added]


def test_a_language_of_ours_that_somebody_mends_stays_ours(tmp_path: Path) -> None:
    for root in language_folders(tmp_path):
        (root / "es").mkdir(parents=True)
        (root / "es" / "language.yaml").write_text('name: "Castellano"\n', "utf-8")
    found = {one.code: one for one in available([LOCALES, *language_folders(tmp_path)])}
    assert found["es"].own_name == "Castellano" and not found["es"].added
    assert Catalogue.load("es", [LOCALES, *language_folders(tmp_path)]).t("kit.button.start") != "[kit.button.start]"
