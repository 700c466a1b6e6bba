"""Catalogues: keys from folders, fallback, broken and added languages, pseudo-locales."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from game.core.text import pseudo_locale
from game.core.text.i18n import Catalogue, Language, available


@pytest.fixture
def roots(tmp_path: Path) -> list[Path]:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    write(shipped / "en" / "language.yaml", 'name: "English"\ngroup: ","\nlists: {and_two: "{a} and {b}"}\n')
    write(
        shipped / "en" / "kit.yaml",
        'button: {start: "Start", stop: "Stop"}\ndraw: {by: x, one: "Draw {x} card.", other: "Draw {x} cards."}\n'
        'left: {one: "{n} card", other: "{n} cards"}\nfell: "{card.def} fell."\nagree: "{card} is new."\n',
    )
    write(shipped / "en" / "game" / "cards.yaml", 'water: {singular: "Water", def: "the Water"}\n')
    write(shipped / "es" / "language.yaml", 'name: "Español"\ngroup: "."\nlists: {and_two: "{a} y {b}"}\n')
    write(
        shipped / "es" / "kit.yaml",
        'button: {start: "Empezar"}\n'
        'draw: {by: x, one: "Roba {x} carta.", many: "Roba {x} de cartas.", other: "Roba {x} cartas."}\n'
        'agree: {select: card, f: "{card} es nueva.", other: "{card} es nuevo."}\n',
    )
    write(shipped / "es" / "game" / "cards.yaml", 'water: {singular: "Agua", def: "el Agua", gender: "f"}\n')
    return [shipped, own]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_keys_come_from_path_and_nesting(roots: list[Path]) -> None:
    en = Catalogue.load("en", roots)
    assert en.t("kit.button.start") == "Start"
    assert en.t("game.cards.water.def") == "the Water"
    assert en.t("kit.draw", x=1) == "Draw 1 card."
    assert en.t("kit.draw", x=2) == "Draw 2 cards."
    assert en.t("kit.left", n=1) == "1 card"
    assert en.t("kit.draw") == "Draw [x] cards."
    assert en.has("kit.draw") and not en.has("kit.draw.one") and not en.has("kit")


def test_what_an_editor_leaves_beside_the_files_is_not_read(roots: list[Path]) -> None:
    for root in roots:
        (root / "en").mkdir(parents=True, exist_ok=True)
        (root / "en" / "#kit.yaml#").write_bytes(b"button: {start: caf\xe9")
        (root / "en" / "kit.yaml~").write_bytes(b"\xff")
        (root / "en" / ".#kit.yaml").symlink_to("somebody@somewhere.4242")
    en = Catalogue.load("en", roots)
    assert en.t("kit.button.start") == "Start"
    assert not en.problems


def test_plurals_genders_and_numbers_follow_the_language(roots: list[Path]) -> None:
    es = Catalogue.load("es", roots)
    agua = es.noun("game.cards.water")
    assert es.t("kit.draw", x=1_000_000) == "Roba 1.000.000 de cartas."
    assert es.t("kit.agree", card=agua) == "Agua es nueva."
    assert es.t("kit.agree", card="Fuego") == "Fuego es nuevo."
    assert es.t("kit.fell", card=agua) == "El Agua fell."
    assert es.all_of(["Ana", "Inés"]) == "Ana e Inés"
    assert es.number(1234) == "1.234"


def test_missing_text_falls_back_to_english_then_the_key(roots: list[Path], caplog: pytest.LogCaptureFixture) -> None:
    es = Catalogue.load("es", roots)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert es.t("kit.button.stop") == "Stop"
            assert es.t("kit.left", n=1) == "1 card"
            assert es.t("kit.nowhere") == "[kit.nowhere]"
            assert es.t("elsewhere") == "[elsewhere]"
    assert len([one for one in caplog.messages if "kit.nowhere" in one]) == 2
    assert es.noun("kit.nowhere").form("indef") == "[kit.nowhere]"


def test_files_are_opened_only_when_asked_for(roots: list[Path]) -> None:
    write(roots[0] / "es" / "never.yaml", "a: [")
    es = Catalogue.load("es", roots)
    assert es.t("kit.button.start") == "Empezar"
    assert not es.problems
    assert es.t("never.a") == "[never.a]"
    assert len(es.problems) == 1 and "never.yaml:2" in es.problems[0]


def test_a_text_names_things_of_its_game(roots: list[Path], caplog: pytest.LogCaptureFixture) -> None:
    """One name in one place; the language that has no sentence of its own has the English one with English names."""
    write(
        roots[0] / "en" / "house" / "rooms.yaml", 'attic: {singular: "Attic", def: "the Attic", in: "in the Attic"}\n'
    )
    write(
        roots[0] / "en" / "house" / "clues.yaml", 'up: "Look {room:attic.in}."\nfirst: "{room:attic.def} is locked."\n'
    )
    write(roots[0] / "es" / "house" / "rooms.yaml", 'attic: {singular: "Desván", in: "en el desván"}\n')
    write(roots[0] / "es" / "house" / "clues.yaml", 'up: "Mira {room:attic.in}."\n')
    en, es = Catalogue.load("en", roots), Catalogue.load("es", roots)
    assert en.t("house.clues.up") == "Look in the Attic."
    assert en.t("house.clues.first") == "The Attic is locked."
    assert es.t("house.clues.up") == "Mira en el desván."
    assert [span.name for span in en.spans("house.clues.up")] == ["", "room:attic", ""]
    write(roots[0] / "en" / "house" / "notes.yaml", 'lost: "Go {room:cellar.to}."\n')
    assert Catalogue.load("en", roots).t("house.notes.lost") == "Go [house.rooms.cellar]."
    assert any("house.rooms.cellar" in one for one in caplog.messages)


def test_things_that_name_each_other_end(roots: list[Path]) -> None:
    write(roots[0] / "en" / "house" / "rooms.yaml", 'a: "{room:b} or"\nb: "{room:a} and"\n')
    assert Catalogue.load("en", roots).t("house.rooms.a") == "[room:a] and or"


def test_a_folder_of_the_player_adds_a_language_and_overrides_text(roots: list[Path]) -> None:
    write(roots[1] / "fr" / "language.yaml", 'name: "Français"\n')
    write(roots[1] / "fr" / "kit.yaml", 'button: {start: "Commencer"}\n')
    write(roots[1] / "es" / "kit.yaml", 'button: {start: "¡Vamos!"}\n')
    write(roots[1] / "Bad Name" / "language.yaml", 'name: "X"\n')
    write(roots[1] / "xx" / "kit.yaml", 'button: {start: "no language file"}\n')
    assert available(roots) == [
        Language("en", "English"),
        Language("es", "Español"),
        Language("fr", "Français", added=True),
    ]
    assert Catalogue.load("fr", roots).t("kit.button.start") == "Commencer"
    es = Catalogue.load("es", roots)
    assert es.t("kit.button.start") == "¡Vamos!"
    assert es.t("kit.draw", x=1) == "Roba 1 carta."


def test_a_language_of_the_player_counts_in_its_own_way(roots: list[Path]) -> None:
    """Polish has one, few and many for cards that are counted, Arabic a form for none and one for two."""
    write(roots[1] / "pl" / "language.yaml", 'name: "Polski"\n')
    write(
        roots[1] / "pl" / "kit.yaml",
        'left: {one: "{n} karta", few: "{n} karty", many: "{n} kart", other: "{n} karty"}\n',
    )
    write(roots[1] / "ar" / "language.yaml", 'name: "العربية"\n')
    forms = ["zero", "one", "two", "few", "many", "other"]
    write(roots[1] / "ar" / "kit.yaml", f"left: {{{', '.join(f'{form}: <{form}>' for form in forms)}}}\n")
    pl, ar = Catalogue.load("pl", roots), Catalogue.load("ar", roots)
    assert [pl.t("kit.left", n=n) for n in (1, 3, 5, 22)] == ["1 karta", "3 karty", "5 kart", "22 karty"]
    assert [ar.t("kit.left", n=n) for n in (0, 1, 2, 3, 11, 100)] == [f"<{form}>" for form in forms]
    assert not pl.problems and not ar.problems
    assert pl.t("kit.draw", x=1) == "Draw 1 card."


def test_a_form_that_a_language_needs_and_lacks_is_named(roots: list[Path]) -> None:
    """The text is shown in its form "other", not in English; who made the language hears where forms are missing."""
    write(roots[1] / "pl" / "language.yaml", 'name: "Polski"\n')
    write(
        roots[1] / "pl" / "kit.yaml",
        'button: {start: "Zacznij"}\nleft: {one: "{n} karta", other: "{n} karty"}\n'
        'draw: {by: x, one: "Dobierz kartę.", few: "Dobierz {x} karty.", other: "Dobierz {x} kart."}\n',
    )
    pl = Catalogue.load("pl", roots)
    assert [pl.t("kit.left", n=n) for n in (1, 3)] == ["1 karta", "3 karty"]
    (problem,) = pl.problems
    assert "kit.yaml:2: left lacks the plural form few, many" in problem and "1 more" in problem
    write(roots[1] / "pl" / "kit.yaml", 'left: {one: "{n} karta", few: "{n} karty", many: "{n} kart"}\n')
    pl = Catalogue.load("pl", roots)
    assert pl.t("kit.left", n=3) == "3 cards"
    assert "kit.yaml:1" in pl.problems[0] and "other" in pl.problems[0]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('name: "X"\nname: "Y"\n', ":2:"),
        ('name: !!str "X"\n', ":1:"),
        ("name: [a]\n", ":1:"),
        ('name: {other: "a", one: [b]}\n', ":1:"),
        ('ok: "x"\nBad Key: "y"\n', ":2:"),
        ("a: {b: {c: {d: {e: {f: {g: h}}}}}}\n", ":1:"),
        ('group: ","\n', "no name"),
    ],
)
def test_broken_languages_are_reported_and_left_out(roots: list[Path], text: str, where: str) -> None:
    write(roots[1] / "zz" / "language.yaml", text)
    problems: list[str] = []
    assert [one.code for one in available(roots, problems)] == ["en", "es"]
    assert len(problems) == 1 and "zz" in problems[0] and where in problems[0]


def test_a_broken_file_of_the_player_leaves_the_shipped_text(roots: list[Path]) -> None:
    write(roots[1] / "es" / "kit.yaml", "button: {start: &a b}\n")
    es = Catalogue.load("es", roots)
    assert es.t("kit.button.start") == "Empezar"
    assert "kit.yaml:1" in es.problems[0]


def test_pseudo_locales(roots: list[Path]) -> None:
    assert pseudo_locale.marked(roots).t("kit.draw", x=2) == "»Draw 2 cards."
    long = pseudo_locale.long(roots)
    assert len(long.t("kit.button.start")) >= 15
    assert long.t("kit.draw", x=2).startswith("Draw 2 cards. Draw cards.")
    assert long.number(1234) == "1,234"
    wide = pseudo_locale.widest(roots, ["en", "es"])
    assert wide.t("kit.button.start") == "Empezar"
    assert wide.t("kit.button.stop") == "Stop"
    assert wide.t("kit.draw", x=2) == "Roba 2 cartas."


@pytest.mark.parametrize(("size", "factor"), [(4, 3.0), (15, 2.4), (25, 2.2), (40, 1.7), (60, 1.8), (200, 1.5)])
def test_long_text_reaches_its_factor(size: int, factor: float) -> None:
    text = ("word " * size)[:size].strip()
    assert len(pseudo_locale.stretch(text)) >= round(len(text) * factor)
