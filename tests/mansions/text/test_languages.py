"""The second game at its terminal in other languages: no word of the code is heard, and places are found as they are
called there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.text.i18n import Catalogue, available
from game.core.text.pseudo_locale import MARK, marked_words
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from tests.lengths import alike
from tests.localization.joins import badly_joined
from tests.localization.scope import WAITING
from tests.mansions.evenings import LOCALES, by_chance, played

ASKED = ["look", "look gh1", "look i1", "look m1", "look threat", "story", "log", "map", "?"]
"""What changes nothing."""
TYPED = re.compile(r"^(> .*|[^ ]+: )", re.MULTILINE)
"""What was typed, and the answer that is refused."""
IDS = re.compile(
    r"^ +\d+  [\w:>-]+|^      [a-z_]+|\[[\w, -]+\]|--\w+|\b[a-z]{2}\d?\b|^[a-z_]+( \w+)?(, \w+)?  ", re.MULTILINE
)
"""Ids of answers, cards and spaces, and what can be typed: they are the same in every language."""
OTHERS = {"and", "or", "none", "save", "lang", "why", "quit", "undo"}
"""Words that the language itself joins lists with, the answer of nothing, some commands."""


def among(lines: list[str], asked: list[str]) -> list[str]:
    """The lines of an evening with some others asked after every ninth."""
    return [word for at, line in enumerate(lines) for word in ([line, *asked] if at % 9 == 0 else [line])]


def unmarked(out: str) -> set[str]:
    """The words that come from no text of the catalogue."""
    said = IDS.sub(" ", TYPED.sub(" ", out))
    return set(re.findall(rf"(?<![\w{MARK}:.-])[^\W\d_]{{3,}}(?![\w{MARK}_:…-])", said)) - OTHERS


@alike()
@pytest.mark.parametrize(("players", "seed"), [(1, 3), (4, 8)])
def test_no_word_of_an_evening_is_written_in_code(players: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every word of the catalogue marked, whatever is not marked is an id, a command, or a fault."""
    lines = by_chance(players, seed)
    asked = [
        word for at, line in enumerate(lines) for word in ([line, *ASKED, "go kitchen"] if at % 9 == 0 else [line])
    ]
    out = played(asked, players, seed, monkeypatch, marked_words([LOCALES]))
    assert len(out.splitlines()) > 1000
    rooms = story("glass_tide").house.rooms
    typed = {*re.findall(r"[\w-]+", " ".join(asked)), *catalogue().ids(), *rooms}
    assert unmarked(out) - typed == set()


SPANISH = {
    "rooms": 'observatory: {singular: "Buhardilla Única", def: "la Buhardilla Única", in: "en la Buhardilla Única", '
             'to: "a la Buhardilla Única", of: "de la Buhardilla Única"}\n',
    "terms": 'features: {ladder: {singular: "escalera de mano"}}\n',
    "terminal": 'explained: {threat: {name: "Presión", text: "Lo que paga el Guardián."}}\n'
                'way: {whole: "El camino: {list}.", short: "El camino: {list}."}\n',
}  # fmt: skip


@pytest.mark.parametrize("typed", ["look buhardilla unica", "look Buhardilla Única", "look BUHARDILLA UNICA"])
def test_a_room_is_found_as_somebody_types_it(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = played([typed], 2, 3, monkeypatch, _begun(tmp_path))
    assert "Buhardilla Única [ob1, ob2]" in out


def test_no_room_of_the_list_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In which space the ladder stands is said, however long the words are."""
    out = played(["map"], 2, 3, monkeypatch, _begun(tmp_path))
    assert "ob #?  Buhardilla Única: escalera de mano ob1\n" in out and "Invernadero: escalera de mano gl2" in out
    assert "…" not in "".join(line for line in out.splitlines() if line.startswith(("ob", "gl")))


def test_a_way_is_gone_by_the_name_of_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", "go a la buhardilla unica"], 2, 3, monkeypatch, _begun(tmp_path))
    assert "El camino: " in out


def test_a_word_of_the_game_is_explained_without_its_accents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Presión. Lo que paga el Guardián." in played(["look presion"], 2, 3, monkeypatch, _begun(tmp_path))


def _begun(folder: Path) -> Catalogue:
    """A Spanish in which a few texts of the second game have other words."""
    for file, text in SPANISH.items():
        path = folder / "es" / "mansions" / f"{file}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Catalogue.load("es", [LOCALES, folder])


# -------------------------------------------------------------------------------------- whole evenings in each language

READY = [one.code for one in available([LOCALES]) if one.code not in WAITING.get("mansions", ())]


@alike()
@pytest.mark.parametrize(("lang", "players", "seed"), [(lang, 1 + at, 7 * at + 2) for at, lang in enumerate(READY)])
def test_an_evening_is_told_in_each_language(
    lang: str, players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers by chance to the end: everything is told, nothing in English, nothing joined as nobody says it."""
    words = Catalogue.load(lang, [LOCALES])
    lines = by_chance(players, seed)
    asked = among(lines, ASKED)
    out = played(asked, players, seed, monkeypatch, words)
    assert words.t(f"{OVER}.{_winner(words, out)}") in out
    assert not re.findall(r"\[[a-z]+(?:\.[a-z_]+)+\]|\{\w+", out), "a text is missing, or a place of it"
    told = [line for line in out.splitlines() if not line.startswith("> ")]
    assert [line for line in told if badly_joined(lang, line)] == []
    if lang != "en":
        english = set(played(asked, players, seed, monkeypatch).splitlines())
        people = [words.t(f"mansions.cards.investigators.{who}.name") for who in catalogue().investigators]
        same = [line for line in told if line in english and len(re.findall(r"[^\W\d_]{3,}", IDS.sub("", line))) > 3]
        assert [line for line in same if not any(name in line for name in people) and "│" not in line] == []


OVER = "mansions.log.game_ended"


def _winner(words: Catalogue, out: str) -> str:
    """Who has won by the words of the end; '' where nobody says so."""
    return next((who for who in ("investigators", "keeper", "nobody") if words.t(f"{OVER}.{who}") in out), "")
