"""How a sentence is put together: placeholders, noun forms, variants by number or gender, numbers and lists.

Templates know ``{name}`` and ``{name.form}`` with a form of the closed table `FORMS`, and the same with a thing of the
game for a name, ``{room:library.in}``; nothing else is special, so text from a translation can neither reach an object
nor ask for a width. Arguments are text, whole numbers or `Noun`s.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.core.text.plurals import plural_class

FORMS = ("singular", "plural", "indef", "def", "defs", "of", "to", "from", "in", "gender")
"""Forms a noun may have: bare singular and plural, with an indefinite article, with a definite one (and its plural),
contracted with of / to / from / in, and its gender (m, f or n), which only selects."""

MAX_TEXT = 2000
"""No rendered text is longer; what exceeds it is cut."""

PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]{0,31}(?::[a-z0-9_]{1,40})?)(?:\.([a-z]{1,12}))?\}")
"""A place: the name of an argument, or a kind and an id (`room:library`), and a form."""
_SENTENCE_END = (".", "!", "?", "…", ":")


class Noun(Struct, frozen=True):
    """A word with its forms in one language; the keys are those of `FORMS`, ``singular`` is always there."""

    forms: Mapping[str, str]

    def form(self, name: str) -> str:
        """The asked form, or the singular when the language did not need to give that form."""
        return self.forms.get(name) or self.forms.get("singular", "")

    def __str__(self) -> str:
        return self.form("singular")


Arg: TypeAlias = str | int | Noun


class Span(Struct, frozen=True):
    """A stretch of rendered text; ``name`` is the placeholder it came from, or '' for the sentence's own words."""

    text: str
    name: str = ""


class Template(Struct, frozen=True):
    """One catalogue entry. ``by`` names the argument that selects; `kind` says how: '', 'plural' or 'select'.

    ``line`` is where it stands in its file, or 0.
    """

    kind: str
    by: str
    variants: Mapping[str, str]
    line: int = 0

    def choose(self, lang: str, args: Mapping[str, Arg]) -> str:
        """The variant for these arguments; 'other' whenever the argument is missing or of the wrong sort."""
        other = self.variants.get("other", "")
        value = args.get(self.by)
        if self.kind == "plural" and isinstance(value, int):
            return self.variants.get(plural_class(lang, value), other)
        if self.kind == "select" and value is not None:
            return self.variants.get(value.form("gender") if isinstance(value, Noun) else str(value), other)
        return other


def group_digits(number: int, separator: str) -> str:
    """1234567 -> 1,234,567 with the language's own separator."""
    return f"{number:,}".replace(",", separator)


def render(
    text: str, args: Mapping[str, Arg], separator: str, miss: Callable[[str], None], lang: str = ""
) -> tuple[Span, ...]:
    """Fill a template. An argument that is missing shows its name in brackets and is reported through ``miss``.

    A short word of the template changes as the language asks before what comes to stand after it (`sound_change`):
    Italian *a {seat}* becomes *ad Ana*, English *a {element} token* becomes *an Earth token*.
    """
    if "{" not in text:
        return _cut([Span(text)]) if text else ()
    spans: list[Span] = []
    last = 0
    for found in PLACEHOLDER.finditer(text):
        name, form = found.group(1), found.group(2)
        if form is not None and form not in FORMS:
            continue
        filled = _argument(args[name], form, separator) if name in args else ""
        if found.start() > last:
            spans.append(Span(_before(lang, text[last : found.start()], filled)))
        last = found.end() + _stop_after(filled, text[found.end() :])
        if name in args:
            spans.append(Span(filled, name))
        else:
            miss(name)
            spans.append(Span(f"[{name}]", name))
    if last < len(text):
        spans.append(Span(text[last:]))
    return _cut(_capital(text, spans, args))


STOPS = (".", "!", "?", "…")


def _stop_after(filled: str, following: str) -> int:
    """How many signs of the template fall away behind what fills a place: its full stop, where a name ends with a mark
    of its own (*Sit!*)."""
    return int(filled.endswith(STOPS) and following.startswith(".") and not following.startswith(".."))


def ended(text: str) -> str:
    """A name or a phrase as a sentence of its own: with a full stop, unless it ends with a mark of its own."""
    return text if text.endswith(STOPS) else f"{text}."


def _argument(value: Arg, form: str | None, separator: str) -> str:
    if isinstance(value, Noun):
        return value.form(form or "singular")
    return group_digits(value, separator) if isinstance(value, int) else value


def _capital(text: str, spans: list[Span], args: Mapping[str, Arg]) -> list[Span]:
    """A sentence that opens with a noun's form opens with a capital; names that people typed stay as typed."""
    if spans and isinstance(args.get(spans[0].name), Noun) and text.rstrip().endswith(_SENTENCE_END):
        spans[0] = Span(sentence_start(spans[0].text), spans[0].name)
    return spans


def sentence_start(text: str) -> str:
    """The same text with its first letter capital; opening marks such as ¿ and « are passed over."""
    for index, char in enumerate(text):
        if char.isalpha():
            return text[:index] + char.upper() + text[index + 1 :]
        if not char.isspace() and unicodedata.category(char)[0] != "P":
            break
    return text


def _cut(spans: list[Span]) -> tuple[Span, ...]:
    room = MAX_TEXT
    kept: list[Span] = []
    for span in spans:
        if len(span.text) >= room:
            kept.append(Span(span.text[: room - 1] + "…" if len(span.text) > room else span.text, span.name))
            break
        kept.append(span)
        room -= len(span.text)
    return tuple(kept)


def join(lang: str, items: Sequence[str], two: str, end: str, comma: str = "{a}, {b}") -> str:
    """One phrase from several: ``two`` joins exactly two, ``comma`` all but the last, ``end`` the last.

    The three patterns come from the language file with the places {a} and {b}; their word changes with the sound after
    it (`sound_change`).
    """
    if not items:
        return ""
    text = items[0]
    for item in items[1:-1]:
        text = _pair(comma, text, item)
    if len(items) == 1:
        return text
    return _pair(_euphony(lang, two if len(items) == 2 else end, items[-1]), text, items[-1])


def _pair(pattern: str, first: str, second: str) -> str:
    parts = {"{a}": first, "{b}": second}
    return re.sub(r"\{[ab]\}", lambda found: parts[found.group()], pattern)


def _euphony(lang: str, pattern: str, following: str) -> str:
    return re.sub(r"(?<= )(\w)(?= )", lambda found: sound_change(lang, found.group(), following), pattern)


_LAST_WORD = re.compile(r"(?<![\w\u2019'-])(\w)( [«“]?)$")


def _before(lang: str, text: str, following: str) -> str:
    """The template's own words before a place, the last of them as it sounds before what fills the place."""
    return _LAST_WORD.sub(lambda found: sound_change(lang, found.group(1), following) + found.group(2), text)


def sound_change(lang: str, word: str, following: str) -> str:
    """The form of a word of one letter before another word: Spanish *y* and *o* change before their own sound, Italian
    *a* and *e* take a d before their own letter, English *a* takes an n before a vowel. Other words stay."""
    base, sound = lang.split("-", maxsplit=1)[0], bare(following)
    changed = word.casefold()
    if base == "es" and changed == "y" and _sounds_like_i(sound, following):
        changed = "e"
    elif base == "es" and changed == "o" and _sounds_like_o(sound):
        changed = "u"
    elif base == "it" and changed in ("a", "e") and sound.startswith(changed):
        changed += "d"
    elif base == "en" and changed == "a" and re.match(r"(?!one|eu)[aeio]|8|1[18]\b", sound):
        changed = "an"
    else:
        return word
    return changed.capitalize() if word.isupper() else changed


def bare(text: str) -> str:
    """A text for comparing sounds, or what somebody typed with what something is called: lower case, without accents
    or opening marks."""
    plain = "".join(char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))
    return re.sub(r"^\W+", "", plain)


def _sounds_like_i(word: str, original: str) -> bool:
    """True before a full i (Inés, hijo, Íñigo, Yvonne), not before a gliding one (hielo, Ian, Yolanda)."""
    if word.startswith("y"):
        return bool(re.match(r"y[^aeiou\W]", word))
    if re.match(r"h?i[aeou]", word):
        return bool(re.match(r"\W*h?í", original.casefold()))
    return bool(re.match(r"h?i", word))


def _sounds_like_o(word: str) -> bool:
    """True before o- and ho-, and before numbers read with ocho or once."""
    digits = re.match(r"\d+", word)
    if digits:
        number = digits.group()
        return number[0] == "8" or (number.startswith("11") and len(number) % 3 == 2)
    return bool(re.match(r"h?o", word))
