"""One approved word for each term of the game: where English uses a term, each language uses its own for it."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from game.core.text.i18n import Catalogue
from game.core.text.phrases import PLACEHOLDER

ROOT = Path(__file__).resolve().parents[2] / "localization"
DOCS = Path(__file__).resolve().parents[2] / "docs" / "glossary"
EXEMPT = Path(__file__).resolve().parent / "words"
LANGS = ("es", "pt", "it")
_LINK = re.compile(r"<[a-z0-9_.]+\|")

# English word, then the stem of the approved word in each language. A stroke parts words that are both approved.
TERMS: dict[str, tuple[str, str, str]] = {
    r"Madness": ("Locura", "Loucura", "Folli"),
    r"curses?": ("maldici", "maldiç", "maledizion"),
    r"spells?": ("hechizo", "feitiço", "incantesim"),
    r"decks?": ("mazo", "baralho", "mazz"),
    r"hands?": ("mano", "mão|mãos", "man[oi]"),
    r"discard piles?": ("descarte", "descarte", "scart"),
    r"discards?": ("descart", "descart", "scart"),
    r"draws?": ("rob[ae]|rob[oó]|roban", "compr", "pesc"),
    r"supply": ("suministro", "reserva", "riserva"),
    r"library": ("biblioteca", "biblioteca", "biblioteca"),
    r"support": ("apoyo", "suporte", "supporto"),
    r"pages?": ("página", "página", "pagin"),
    r"turns?": ("turno", "turno|vez", "turn"),
    r"rounds?": ("ronda", "rodada", "round"),
    r"phases?": ("fase", "fase", "fas[ei]"),
    r"actions?": ("acci[oó]n|actua|act[uú]", "aç(ão|ões)|agir", "azion"),
    r"players?": ("jugador|quien|nadie|mundo|grupo", "jogador|quem|ninguém|mundo|grupo", "giocator|chi|nessun|grupp"),
    r"monsters?": ("monstruo", "monstro", "mostr"),
    r"exhausted": ("ag[oó]t", "gast", "consum"),
    r"exhausts?": ("ag[oó]t", "gast", "consum"),
    r"refresh(es)?": ("recarg", "renov", "ricaric"),
    r"neutralized": ("neutraliz", "neutraliz", "neutralizz"),
    r"neutralizes?": ("neutraliz", "neutraliz", "neutralizz"),
    r"destroy(s|ed)?": ("destr[uú]", "destr[uó]", "distru"),
    r"cures?": ("c[uú]r", "cur", "cur"),
    r"cured": ("cur", "cur", "cur"),
    r"tokens?": ("ficha", "marcador", "segnalin"),
    r"levels?": ("nivel", "nível|níveis", "livell"),
    r"power": ("poder", "poder", "potenza|potere"),
    r"abilit(y|ies)": ("habilidad", "habilidade", "abilità"),
    r"magicians?": ("mago|mago|magos", "mago", "mag[oh]"),
    r"book": ("libro", "livro|Book", "libro"),
    r"Invocation": ("invocaci", "Invocação", "Invocazione"),
    r"spaces?": ("casilla", "espaço", "spazi|casell"),
    r"bonus(es)?": ("bonificaci", "bônus", "bonus|premio"),
    r"failures?": ("fracaso", "fracasso", "fallimento|sconfitt"),
    r"undo": ("deshac", "desf", "annull"),
    r"redo": ("rehac", "refa", "ripet|rif"),
    r"elements?": ("(multi)?elemento", "(multi)?elemento", "element"),
    r"Water": ("Agua", "Água", "Acqua"),
    r"Earth": ("Tierra", "Terra", "Terra"),
    r"Fire": ("Fuego", "Fogo", "Fuoco"),
    r"Air": ("Aire", "Ar", "Aria"),
    r"Concentration": ("Concentraci", "Concentração", "Concentrazione"),
    r"Recuperation": ("Recuperaci", "Recuperação", "Recupero"),
    r"seeds?": ("semilla", "semente", "seme"),
    r"hints?": ("pista", "dica", "suggeriment|dritt"),
    r"log": ("crónica", "diário", "cronaca"),
    r"rulebook": ("reglamento", "manual", "regolamento"),
    r"lessons?": ("lecci", "liç", "lezion"),
    r"settings": ("ajustes", "configurações", "impostazioni"),
    r"languages?": ("idioma", "idioma|língua", "lingu"),
    r"save[ds]?": ("guard", "salv", "salv"),
    r"receives?": ("recib", "receb", "ricev|prend"),
    r"acquires?": ("adqui", "adqui", "procur|prend"),
    r"learns?": ("aprend", "aprend", "impar|appren"),
    r"casts?": ("lanz", "lanç|lanc", "lanci"),
    r"gains?": ("obt|gan|recib", "ganh|receb", "ottien|guadagn|prend"),
    r"swap|exchanges?": ("intercambi|camb", "troc|troqu", "scambi"),
    r"shuffle[sd]?": ("bar[aá]j", "embaralh", "mescol|mischi"),
    r"reshuffles?": ("bar[aá]j", "(re)?embaralh", "mescol|mischi|rimescol"),
    r"difficult(y|ies)": ("dificultad", "dificuldade", "difficoltà"),
}

PROSE = ("bigbook.rulebook.", "bigbook.lessons.", "bigbook.coach.", "bigbook.challenges.")
NAMES = (".flavour", ".name", ".ability_name", ".title", ".gender", ".also")
"""Texts that name things as they please, and the words that the rulebook's search knows besides its own."""
LOOSE = {
    r"players?", r"turns?", r"pages?", r"magicians?", r"casts?", r"elements?", r"hands?", r"actions?", r"rounds?",
    r"draws?", r"supply", r"spaces?", r"book", r"gains?", r"receives?", r"learns?", r"power", r"save[ds]?", r"log",
}  # fmt: skip
"""Terms that flowing prose may go round with a pronoun or a turn of phrase."""

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


def plain(catalogue: Catalogue, key: str) -> str:
    """All variants of an entry as one text, places taken out."""
    found = catalogue.template(key)
    assert found is not None, key
    return " / ".join(_LINK.sub("", PLACEHOLDER.sub(" ", text)) for text in found.variants.values())


def raw(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Every variant of every entry as it is written, links as their words."""
    found = {key: catalogue.template(key) for key in sorted(catalogue.keys())}
    return [(key, _LINK.sub("", text)) for key, one in found.items() if one for text in one.variants.values()]


def exempt(lang: str) -> list[tuple[str, str]]:
    """Lines `key-pattern term`: places where another word is right."""
    path = EXEMPT / f"glossary-{lang}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [(line.split()[0], " ".join(line.split()[1:])) for line in lines if line.strip() and line[0] != "#"]


def missing(lang: str) -> list[str]:
    """Every entry whose English holds a term that the translation says otherwise."""
    english, other = Catalogue.load("en", [ROOT]), Catalogue.load(lang, [ROOT])
    out, allowed = [], exempt(lang)
    terms = [
        (
            term,
            re.compile(rf"\b({term})\b", 0 if term[0].isupper() else re.IGNORECASE),
            re.compile(rf"(?i)\b({stems[LANGS.index(lang)]})"),
        )
        for term, stems in TERMS.items()
    ]
    for key in sorted(english.keys()):
        if key.startswith(("language.", "bigbook.terms.monsters.")) or key.endswith(NAMES):
            continue
        if other.template(key) is None:
            continue
        source, text = plain(english, key), plain(other, key)
        for term, english_word, own_word in terms:
            if key.startswith(PROSE) and term in LOOSE:
                continue
            if not english_word.search(source) or own_word.search(text):
                continue
            if any(fnmatchcase(key, pattern) and name in (term, "*") for pattern, name in allowed):
                continue
            out.append(f"{key} [{term}] {source} -> {text}")
    return out


@pytest.mark.parametrize("lang", LANGS)
def test_terms_are_said_with_their_own_word(lang: str) -> None:
    found = missing(lang)
    assert not found, f"use the approved word, or name the place in words/glossary-{lang}.txt"


@pytest.mark.parametrize("lang", LANGS)
def test_the_style_sheet_knows_every_approved_word(lang: str) -> None:
    sheet = (DOCS / f"{lang}.md").read_text(encoding="utf-8")
    unknown = [s for stems in TERMS.values() if not re.search(rf"(?i)({(s := stems[LANGS.index(lang)])})", sheet)]
    assert not unknown


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
