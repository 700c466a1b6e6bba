"""Everything that is wrong with the texts of the second game in a language: `python -m tests.localization.house es`.

Its cards are generated and its sentences take rooms and monsters, so they are rendered here with all of them: whatever
is joined as nobody says it, stays in English, names a number or a room that it should not, or is too long to be heard,
is a line. In some seconds; nothing is printed where nothing is wrong.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path

from game.core.text.completeness import examine
from game.core.text.i18n import Catalogue
from game.core.text.phrases import PLACEHOLDER, Arg, Noun, Template
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories, story
from game.mansions.lint.texts import text_problems
from game.mansions.terminal.listing import listing
from game.mansions.text.card_texts import MARKED
from tests.localization.joins import badly_joined
from tests.localization.spelling import strange
from tests.localization.terms import missing

ROOT = Path(__file__).resolve().parents[2] / "localization"
GAME = "mansions."
PEOPLE = ("Aude Linnet", "Inés Marrow", "Emil Sarto", "Ophelia", "Yago")
"""Names that begin with every sound before which a language changes a small word."""
COUNTS = (1, 2, 1_000_000)
NAMED = {"room": "rooms", "next": "rooms", "start": "rooms", "monster": "monsters", "attribute": "terms.attributes"}
"""Places of texts that nouns fill, and where those stand."""
PERSONS = ("seat", "other", "who")
CARDS = ("card", "item", "spell")
SAID = ("list", "text", "sum", "test", "label", "space", "place", "clause", "steps", "tests", "phase", "state", "name",
        "when", "target", "puzzle", "bonus", "a", "b")  # fmt: skip
"""Places that other words fill."""
FORBIDDEN = {
    "en": r"(?i)\b(insan\w*|sanity|corpses?|altars??|zombies?|mythos|dead body|wounds?|mad(ness)?|crazy)\b",
    "es": r"(?i)\b(loc[oa]s?|locura|cadáver(es)?|cordura|explor\w+|obstrucci\w+|altar(es)?|esbirros?|mitos|heridas?"
    r"|zombis?)\b",
    "pt": r"(?i)\b(louc[oa]s?|loucura|cadáver(es)?|sanidade|explor\w+|obstruç\w+|altar(es)?|lacaios?|mitos"
    r"|feridas?|zumbis?)\b",
    "it": r"(?i)\b(pazz[oiae]|follia|cadaver[ei]|sanità|esplor\w+|ostruzion\w+|altar[ei]|scagnozz\w+|miti|ferit[ae]"
    r"|zombi\w*)\b",
}
"""Words of printed games, and of madness and death, that this house does not know."""
HEARD = re.compile(
    r"mansions\.stories\.(.*\.(text|enters|searched|reveal|introduction)|.*\.endings\..*"
    r"|\w+\.objectives\.(gave_up|eliminated))"
)
"""What is read aloud."""
LONGEST = 25
"""Words of a sentence that somebody hears."""
FEW = 3
"""Words that a line may share with English: a name, a number."""
READ, INTRODUCTION, LINE = 66, 110, 26
"""Words of a text that is read aloud (sixty in English), of the introduction, and of a card's line."""


def entries(words: Catalogue) -> dict[str, Template]:
    """The game's texts that the language itself has."""
    keys = sorted(key for key in words.keys() if key.startswith(GAME))  # noqa: SIM118 - a method of the catalogue
    return {key: found for key in keys if (found := words.template(key)) is not None}


def nouns(words: Catalogue, below: str) -> list[Noun]:
    """All nouns of a file."""
    found = sorted({key.rpartition(".")[0] for key in entries(words) if key.startswith(f"{GAME}{below}.")})
    return [words.noun(key) for key in found]


def sentences(words: Catalogue) -> Iterator[tuple[str, str]]:
    """Every text as it can be shown: (key, text), with all rooms and all monsters, some people, one, two and many."""
    every = {name: nouns(words, below) for name, below in NAMED.items()}
    card = words.t(MARKED, name="…")
    for key, template in entries(words).items():
        if key.startswith((f"{GAME}rooms.", f"{GAME}monsters.")):
            continue
        names = {found.group(1) for text in template.variants.values() for found in PLACEHOLDER.finditer(text)}
        names |= {template.by} - {""}
        given: dict[str, Arg] = {name: "…" for name in names if name in SAID}
        given |= dict.fromkeys(names & {*CARDS}, card)
        taken = [name for name in names if name in NAMED]
        numbers = [name for name in names if name not in (*given, *taken, *PERSONS) and ":" not in name]
        people = cycle(PEOPLE)
        for chosen in product(*(every[name] for name in taken)):
            for count in COUNTS if numbers else (2,):
                given |= {name: next(people) for name in PERSONS}
                yield (
                    key,
                    words.t(key, **given, **dict(zip(taken, chosen, strict=True)), **dict.fromkeys(numbers, count)),
                )


def cards(words: Catalogue) -> list[str]:
    """All that stands on the cards, clues and events, without their programs."""
    return [line for line in listing(words) if not line.startswith("  = ")]


def joins(words: Catalogue) -> Iterator[str]:
    """Sentences in which something is joined as nobody says it, or left open; each kind of fault of a text once."""
    seen: set[tuple[str, str]] = set()
    for key, text in [*sentences(words), *(("cards", line) for line in listing(words) if not line.startswith("  = "))]:
        found = badly_joined(words.lang, text) or next(
            iter(re.findall(r"  (?=\S)|[{}]|\[[a-z_.]+\]", text.strip())), ""
        )
        if found and (key, found) not in seen:
            seen.add((key, found))
            yield f"{key}: {found!r} in: {text}"


ARTICLES = {
    "es": "el|la|los|las|un|una|del|al",
    "pt": "o|os|as|um|uma|do|da|no|na|ao|à",
    "it": "il|lo|la|i|gli|le|un|uno|una|del|dello|della|dal|dalla|nel|nella|al|alla|sul|sulla",
}
"""What stands before no card, and before no noun that brings its own."""


def marked(words: Catalogue) -> Iterator[str]:
    """Places round which a sentence sets marks or articles: cards come with their marks, nouns with their articles."""
    article = re.compile(rf"(?i)(?<!\w)({ARTICLES.get(words.lang, '(?!)')}) \{{(\w+)(:\w+)?(\.\w+)?\}}")
    for key, template in entries(words).items():
        for text in template.variants.values():
            if re.search(r"[«“]\{(card|item|spell|list)\}", text) and key != MARKED:
                yield f"{key}: a card comes with its marks: {text}"
            for found in article.finditer(text):
                if found[2] in CARDS or found[2] in NAMED:
                    yield f"{key}: {found[0]}: cards have no article, rooms and monsters bring theirs: {text}"


GENDERED = {
    "es": (
        r"(?:está|estaba|estuvo|fue|era|es|quedó|queda|sigue|acabó|salió|cayó) (?:ya |aún |muy )?\w+[aieu][dt][oa]s?",
        r"(?i)\b(?:estás|eres|te quedas|te sientes|sigues) (?:ya |aún |muy )?\w+[aiu]d[oa]\b",
    ),
    "pt": (
        r"(?:está|estava|foi|era|é|ficou|fica|continua|saiu|caiu|acabou) (?:já |ainda |muito )?\w+[aiu]d[oa]s?",
        r"(?i)\b(?:você|vocês) (?:está|estão|é|são|fica|ficam|ficou) (?:já |ainda |muito )?\w+[aiu]d[oa]s?\b"
        r"|\bobrigad[oa]\b|\bbem-vind[oa]s?\b",
    ),
    "it": (
        r"(?:è|era|fu|rimase|restò|resta|finì|cadde|uscì) (?:già |ancora |molto )?\w+(?:at|it|ut|st|rs|tt)[oaie]",
        r"(?i)\b(?:sei|siete|ti senti|resti|rimani) (?:già |ancora |molto )?\w+(?:at|it|ut)[oaie]\b",
    ),
}
"""What agrees with a person: after a place that a person's name fills, and where the reader is spoken to."""


def gendered(words: Catalogue) -> Iterator[str]:
    """Sentences that would have to know whether somebody is a man or a woman."""
    if words.lang not in GENDERED:
        return
    named, spoken_to = GENDERED[words.lang]
    patterns = (
        re.compile(rf"\{{(?:{'|'.join(PERSONS)})\}}(?: no| não| non| ya| já| già)? {named}\b"),
        re.compile(spoken_to),
    )
    for key, template in entries(words).items():
        for text in template.variants.values():
            if found := next(filter(None, (one.search(text) for one in patterns)), None):
                yield f"{key}: {found.group()!r} agrees with a person: {text}"


def words_forbidden(words: Catalogue) -> Iterator[str]:
    """Words that the house does not know."""
    pattern = re.compile(FORBIDDEN.get(words.lang, r"(?!)"))
    for key, template in entries(words).items():
        for text in template.variants.values():
            if found := pattern.search(PLACEHOLDER.sub(" ", text)):
                yield f"{key}: {found.group()!r} in: {text}"


def lengths(words: Catalogue) -> Iterator[str]:
    """What is too long to be listened to."""
    for key, template in entries(words).items():
        for text in template.variants.values():
            said = PLACEHOLDER.sub("x", text)
            if HEARD.fullmatch(key):
                most = INTRODUCTION if key.endswith("introduction") else READ
                if len(said.split()) > most:
                    yield f"{key}: {len(said.split())} words, at most {most}: {text}"
                for sentence in re.split(r"(?<=[.!?…:;])[”»]?\s+", said):
                    if len(sentence.split()) > LONGEST:
                        yield f"{key}: a sentence of {len(sentence.split())} words, at most {LONGEST}: {sentence}"
            elif key.endswith(".flavour") and len(said.split()) > LINE:
                yield f"{key}: {len(said.split())} words, at most {LINE}: {text}"


def english_left(words: Catalogue) -> Iterator[str]:
    """Lines of cards, clues and events that are shown in English in the midst of the language."""
    if words.lang == "en":
        return
    english = set(cards(Catalogue.load("en", [ROOT])))
    people = [words.t(f"{GAME}cards.investigators.{who}.name") for who in catalogue().investigators]
    for line in cards(words):
        if line in english and len(line.split()) > FEW and not any(name in line for name in people):
            yield f"cards: English: {line}"


def unfinished(lang: str) -> Iterator[str]:
    """What the language lacks, or has otherwise than English, as `python -m game locale check` says it."""
    if lang == "en":
        return
    accounts, faults = examine(ROOT / "en" / "mansions", ROOT / lang / "mansions", lang)
    yield from (f"{one.file}: {one.written} of {one.texts}" for one in accounts if one.written < one.texts)
    yield from (f"{one.kind}: {one.file} {one.key} {one.about}".rstrip() for one in faults)


def problems(lang: str, *, spelling: bool = True) -> list[str]:
    """Everything that is wrong in a language, one line each."""
    words = Catalogue.load(lang, [ROOT])
    tales = tuple(story(name) for name in stories())
    found = [*unfinished(lang), *text_problems(catalogue(), tales, words), *joins(words), *marked(words)]
    found += [*gendered(words), *words_forbidden(words), *lengths(words), *english_left(words)]
    found += [f"glossary: {one}" for one in missing(lang, GAME)] if lang != "en" else []
    found += [f"spelling: {one}" for one in strange(lang, GAME)] if spelling else []
    return found + words.problems


def main(langs: list[str]) -> int:
    """Print what is wrong in some languages; 3 where anything is."""
    logging.disable(logging.WARNING)  # a text that is missing has its line
    found = [f"{lang}: {line}" for lang in langs for line in problems(lang)]
    print("\n".join(found), end="\n" if found else "")
    return 3 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
