"""One approved word for each term of a game: where English uses a term, each language uses its own for it."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from game.core.text.i18n import Catalogue
from game.core.text.phrases import PLACEHOLDER

ROOT = Path(__file__).resolve().parents[2] / "localization"
DOCS = Path(__file__).resolve().parents[2] / "docs" / "glossary"
EXEMPT = Path(__file__).resolve().parent / "words"
LANGS = ("es", "pt", "it")
_LINK = re.compile(r"<[a-z0-9_.]+\|")

# English word, then the stem of the approved word in each language. A stroke parts words that are both approved.
FIRST: dict[str, tuple[str, str, str]] = {
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

SECOND: dict[str, tuple[str, str, str]] = {
    r"Omens?": ("Presagio", "Presságio", "Presag"),
    r"Bruises?": ("Magulladura", "Machucado", "Livid"),
    r"Quirks?": ("Manía", "Mania", "Mani[ae]"),
    r"mishaps?": ("percance", "percalço", "incident"),
    r"clues?": ("pista", "pista", "indizi"),
    r"keepsakes?": ("recuerdo", "lembrança", "ricord"),
    r"husks?": ("ropa", "roupa", "panni"),
    r"dais": ("estrado", "estrado", "pedana"),
    r"hearth": ("hogar", "lareira", "focolar"),
    r"threat": ("amenaza", "ameaça", "minacci"),
    r"skill tokens?": ("fichas? de habilidad", "fichas? de habilidade", "segnalin[oi] abilità"),
    r"Health": ("Salud", "Saúde", "Salute"),
    r"Wits": ("Juicio", "Juízo", "Senno"),
    r"fright": ("susto", "susto", "spavent"),
    r"damage": ("daño", "dano", "dann"),
    r"stun(ned)?": ("aturd", "atord", "stord"),
    r"Keeper": ("Guardián", "Guardião", "Custode"),
    r"investigators?": ("investigador|quien|nadie|alguien", "investigador|quem|ninguém|alguém",
                        "investigator|chi|nessun|qualcun"),
    r"barriers?": ("barricada", "barricada", "barricat"),
    r"vents?": ("rejilla", "duto", "bocchett"),
    r"ladders?": ("escaleras? de mano", "escadas? de mão", "scal[ae] a pioli"),
    r"hiding spots?": ("escond", "escond", "nascond|ripar"),
    r"evade tests?": ("tiradas? de evasión", "testes? de esquiva", "prov[ae] di evasione"),
    r"tests?": ("tirada", "teste", "prov[ae]"),
    r"two-legged": ("dos patas", "duas pernas", "due zampe"),
    r"four-legged": ("cuatro patas", "quatro pernas", "quattro zampe"),
    r"legless": ("sin patas", "sem pernas", "senza zampe"),
    r"guest of honor": ("invitado de honor", "convidado de honra", "ospite d.onore"),
    r"Guest": ("Invitado", "Convidado", "Ospite"),
    r"spells?": ("hechizo", "feitiço", "incantesim"),
    r"puzzles?": ("rompecabezas", "quebra-cabeça", "rompicap"),
    r"search(es|ed|ing)?": ("regist", "vasculh", "frug"),
    r"rooms?": ("habitaci", "cômodo", "stanz"),
    r"spaces?": ("espacio", "espaço", "spazi"),
    r"actions?": ("acci[oó]n", "aç(ão|ões)", "azion"),
    r"turns?": ("turno|toca", "turno|vez", "turn|tocc?"),
    r"rounds?": ("ronda", "rodada", "round"),
    r"ability": ("talento", "talento", "talento"),
    r"ferry": ("transbordador", "balsa", "traghett"),
    r"wax double": ("sosias de cera", "duplo de cera", "sosia di cera"),
    r"monsters?": ("monstruo", "monstro", "mostr"),
    r"tomes?": ("tomo", "tomo", "tom[oi]"),
    r"locks?": ("cerradura", "fechadura", "serratur"),
    r"clock": ("reloj", "relógio", "orolog"),
    r"ledger": ("libro de huéspedes|libro", "livro de hóspedes|livro", "registro"),
    r"cast": ("lan[zc]", "lanç|lanc", "lanc"),
    r"weapons?": ("arma", "arma", "arm[ai]"),
    r"darkness": ("oscur", "escur", "buio"),
    r"Strength": ("Fuerza", "Força", "Forza"),
    r"Willpower": ("Voluntad", "Vontade", "Volontà"),
    r"Luck": ("Suerte", "Sorte", "Fortuna"),
}  # fmt: skip
"""Those of the second game, in which some words mean another thing than in the first (`ability`, `space`, `clue`)."""
GAMES: dict[str, dict[str, tuple[str, str, str]]] = {"kit": FIRST, "bigbook": FIRST, "mansions": SECOND}
"""Whose texts have which terms."""
PROSE = ("bigbook.rulebook.", "bigbook.lessons.", "bigbook.coach.", "bigbook.challenges.")
TOLD = re.compile(
    r"mansions\.(cards\..*\.(text|enters|leaves|solved|failed|passed|upper|lower|story|role|def)|cards\.nothing\..*"
    r"|stories\..*\.(text|enters|searched|reveal|blurb|introduction)|stories\..*\.(endings|truths|questions)\..*"
    r"|stories\.\w+\.objectives\.\w+|stories\.\w+\.story\.afterword\w*|diary\..*|terms\.(title|seen_features|needs|states)\..*"
    r"|rooms\..*|monsters\..*|log\.ended_by\..*)"
)
"""Texts of the second game that are told, not ruled: *a search*, *her turn*, *a step* are no terms there."""
NAMES = (".flavour", ".name", ".ability_name", ".title", ".gender", ".also")
"""Texts that name things as they please, and the words that the rulebook's search knows besides its own."""
LOOSE = {
    r"players?", r"turns?", r"pages?", r"magicians?", r"casts?", r"elements?", r"hands?", r"actions?", r"rounds?",
    r"draws?", r"supply", r"spaces?", r"book", r"gains?", r"receives?", r"learns?", r"power", r"save[ds]?", r"log",
}  # fmt: skip
"""Terms that flowing prose may go round with a pronoun or a turn of phrase."""


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


@cache
def _patterns(game: str, lang: str) -> list[tuple[str, re.Pattern[str], re.Pattern[str]]]:
    """The terms of a game, each with how English and how a language say it."""
    return [
        (term, re.compile(rf"\b({term})\b", 0 if term[0].isupper() else re.IGNORECASE),
         re.compile(rf"(?i)\b({stems[LANGS.index(lang)]})"))
        for term, stems in GAMES[game].items()
    ]  # fmt: skip


def missing(lang: str, keys: str = "", folder: Path = ROOT) -> list[str]:
    """Every entry below `keys` whose English holds a term that the translation says otherwise."""
    english, other = Catalogue.load("en", [folder]), Catalogue.load(lang, [folder])
    out, allowed = [], exempt(lang)
    for key in sorted(english.keys()):
        if not key.startswith(keys) or key.startswith(("language.", "bigbook.terms.monsters.")) or key.endswith(NAMES):
            continue
        if TOLD.fullmatch(key) or other.template(key) is None:
            continue
        source, text = plain(english, key), plain(other, key)
        for term, english_word, own_word in _patterns(key.partition(".")[0], lang):
            if key.startswith(PROSE) and term in LOOSE:
                continue
            if not english_word.search(source) or own_word.search(text):
                continue
            if any(fnmatchcase(key, pattern) and name in (term, "*") for pattern, name in allowed):
                continue
            out.append(f"{key} [{term}] {source} -> {text}")
    return out
