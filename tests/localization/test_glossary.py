"""Terms are said with the word that the style sheet of the language approves, in one register."""

from __future__ import annotations

import re

import pytest

from game.core.text.i18n import Catalogue
from tests.localization.terms import DOCS, FIRST, LANGS, ROOT, SECOND, missing, plain, raw

FORBIDDEN: dict[str, str] = {
    "es": r"(?i)\b(usted(es)?|conjuros?|sortilegios?|mazo de descartes?|reserva propia|cart[ao]s? de locura"
    r"|coge\w*|cog[ií]\w*|ordenador de mesa|vos)\b",
    "pt": r"(?i)\b(vós|ecrã|ficheiros?|rato|utilizador\w*|equipas?|teus?|tuas?|contigo|consigo|convosco|vosso\w*"
    r"|baralho de descarte|carta de loucura|[uú]ltima hora da mesa)\b",
    "it": r"\b([Mm]azzo degli scarti|[Cc]arta follia|[Ee]saurit[oaie]|Grimoire|[Gg]iro di gioco|Supporto Collettivo)\b",
}
PLACED: tuple[tuple[str, str, str], ...] = (
    # a word that has another meaning elsewhere: language, pattern, and where it is right
    ("it", r"(?i)segnalibr", r"kit\..*"),  # a saved game; the marker on the track is the indicatore
    ("pt", r"(?i)lugar(es)?( livres?)? (d[eo]|no) (próprio )?suporte", r"(?!)"),  # the places of support are espaços
    ("pt", r"(?i)colégio", r"(?!)"),  # a school for children; ours is the Faculdade
    ("it", r"(?i)\bdritt[ae]\b", r"bigbook\.coach\..*"),  # the coach's own word; a hint is a suggerimento
    (
        "pt",
        r"(?i)\bmarcador (do livro|anda|avança|segue|vai|chega|está|parou|de Invocação)|passos? do marcador",
        r".*\.also",
    ),
    ("es", r"\ba \u00d7", r"(?!)"),  # con poder
    ("pt", r"\bcom \u00d7", r"(?!)"),
    ("it", r"\ba \u00d7", r"(?!)"),
)
REGISTER: dict[str, str] = {
    # polite forms where the text speaks to the players; "su turno" of a third person is not among them
    "es": r"\b(Elija|Pulse|Haga|Escoja|Introduzca|Tome|Robe|Ponga|[Uu]sted(es)?|[Hh]aga clic)\b(?! \()",
    "pt": r"(?i)\b(clica|escolhe tu|podes|tens|queres|estás|vosso|sois|fazei|ides|jogai)\b",
    "it": r"\b(Scelga|Clicchi|Prema|Vuole|Può Lei|La preghiamo|Peschi|Metta)\b",
}


@pytest.mark.parametrize("lang", LANGS)
def test_terms_are_said_with_their_own_word(lang: str) -> None:
    found = missing(lang)
    assert not found, f"use the approved word, or name the place in words/glossary-{lang}.txt"


@pytest.mark.parametrize("lang", LANGS)
def test_the_style_sheet_knows_every_approved_word(lang: str) -> None:
    for terms, name in ((FIRST, f"{lang}.md"), (SECOND, f"mansions-{lang}.md")):
        sheet = (DOCS / name).read_text(encoding="utf-8")
        approved = [stems[LANGS.index(lang)] for stems in terms.values()]
        assert [stem for stem in approved if not re.search(rf"(?i)({stem})", sheet)] == [], name


@pytest.mark.parametrize("lang", LANGS)
def test_no_forbidden_word_and_one_register(lang: str) -> None:
    catalogue = Catalogue.load(lang, [ROOT])
    wrong = []
    for key in sorted(catalogue.keys()):
        for text in [plain(catalogue, key)]:
            for pattern in (FORBIDDEN[lang], REGISTER[lang]):
                found = re.search(pattern, text)
                if found:
                    wrong.append(f"{key}: {found.group(0)!r} in {text}")
    assert not wrong


@pytest.mark.parametrize(("lang", "word", "place"), PLACED)
def test_a_word_with_two_meanings_keeps_to_its_place(lang: str, word: str, place: str) -> None:
    catalogue = Catalogue.load(lang, [ROOT])
    found = [key for key in sorted(catalogue.keys()) if re.search(word, plain(catalogue, key))]
    assert not [key for key in found if not re.fullmatch(place, key)]


VEZ = re.compile(
    r"(?i)\bvez de (?=\{)|\b(é|era) a (sua )?vez\b|\ba vez (é|passa)\b|\b(na|da) vez\b|(?<!em )\buma vez\b"
    r"|\buma vez só\b"
    r"|\bem vez d\w+|\b(desta|outra|próxima|da última|primeira|de cada|toda) vez\b|\bde vez\b|\bàs vezes\b"
    r"|\b(mais|duas|três|quantas|muitas|poucas) vezes\b|\{[nx]\}( de)? vezes\b"
)
"""Where *vez* may stand in Portuguese: whose turn it is, how often, instead of. A turn that is counted is a *turno*."""


def counted_vez(text: str) -> bool:
    """Whether *vez* stands for a turn, where it reads as *time* or *attempt*."""
    return bool(re.search(r"(?i)\bvez(es)?\b", VEZ.sub("", text)))


def test_a_turn_that_is_counted_is_a_turno_in_portuguese() -> None:
    catalogue = Catalogue.load("pt", [ROOT])
    assert not [f"{key}: {text}" for key, text in raw(catalogue) if counted_vez(text)]


@pytest.mark.parametrize(
    "text",
    ["Vençam em até 26 vezes.", "maldições em uma única vez", "vezes: a vitória", "Joguem 34 vezes.", "Na última vez"],
)
def test_the_gate_sees_a_counted_vez(text: str) -> None:
    assert counted_vez(text)


def test_the_gate_sees_a_wrong_word() -> None:
    for lang, text in (
        ("es", "Elija usted un conjuro"),
        ("pt", "Clica no ecrã"),
        ("it", "Scelga dal mazzo degli scarti"),
    ):
        assert re.search(FORBIDDEN[lang], text) and re.search(REGISTER[lang], text)
