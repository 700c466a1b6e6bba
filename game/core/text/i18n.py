"""The words of the game: catalogues of text in several languages, read from YAML folders.

A key is the file below the language folder plus the nesting inside it, with dots: ``localization/en/kit.yaml`` with
``button: {start: …}`` is ``kit.button.start``. Files are read when a key of theirs is first asked for, so changing the
language costs one small file. A key the language lacks is taken from English; one that English lacks shows itself in
brackets. A broken file is reported with its line and left out; it never stops the game. So is a text that lacks a form
which its language has for some numbers: there it is shown in its form ``other``.

A text names a thing of its game by kind and id: ``{room:library.in}`` in a text of ``houses`` is that form of the noun
``houses.rooms.library``, so that a name stands in one place of a language only.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NewType

from msgspec import Struct

from game.core.text import strict_yaml
from game.core.text.phrases import FORMS, PLACEHOLDER, Arg, Noun, Span, Template, group_digits, join, render
from game.core.text.plurals import CLASSES, plural_classes
from game.core.text.strict_yaml import Lines, Node, StrictYamlError

FALLBACK = "en"
MAX_DEPTH = 6
ITSELF = "language"
"""The file in which a language speaks of itself: there an empty text is meant."""
MAX_FILES = 200
LACKS_FORM = "lacks the plural form"
"""Words in the problem of a file that is used all the same; every other problem leaves something out."""
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}")
_PART = re.compile(r"[a-z0-9][a-z0-9_-]*")
_log = logging.getLogger(__name__)

TextKey = NewType("TextKey", str)
"""A whole key that is passed on, for the text to be asked for later: nothing may be put before it."""


class Language(Struct, frozen=True):
    """A language on offer: its code (``es``), its name in itself (``Español``), and whether somebody has added it."""

    code: str
    own_name: str
    added: bool = False


def language_folders(root: Path) -> tuple[Path, ...]:
    """Where languages may have been added to a player's folder: beside its other folders, or in one of their own."""
    return root, root / "localization", root / "languages"


def available(folders: Sequence[Path], problems: list[str] | None = None) -> list[Language]:
    """Every language with a readable ``language.yaml`` in one of the folders: those of the first, English before all,
    then those that others have added in the rest, each by name.

    What is broken is left out and, when ``problems`` is given, described there as ``file:line: message``.
    """
    found: dict[str, Language] = {}
    for at, root in enumerate(folders):
        for folder in sorted(root.iterdir()) if root.is_dir() else []:
            path = folder / "language.yaml"
            if not _CODE.fullmatch(folder.name) or not path.is_file():
                continue
            try:
                name = read_entries(path)["name"].variants["other"].strip()
            except StrictYamlError as problem:
                _report(str(problem), problems)
            except KeyError:
                _report(f"{path}: has no name", problems)
            else:
                ours = at == 0 or (folder.name in found and not found[folder.name].added)
                found[folder.name] = Language(folder.name, name[:40] or folder.name, not ours)
    return sorted(found.values(), key=lambda one: (one.added, one.code != FALLBACK, one.own_name.casefold(), one.code))


def _report(text: str, problems: list[str] | None) -> None:
    _log.warning("%s", text)
    if problems is not None:
        problems.append(text)


def read_entries(path: Path) -> Mapping[str, Template]:
    """One locale file as flat entries (dotted key inside the file -> template); raises StrictYamlError.

    The file is read each time, and parsed when its text is another than before: languages are changed back and forth.
    """
    return _parsed(strict_yaml.read(path), str(path))


@lru_cache(maxsize=MAX_FILES)
def _parsed(text: str, file: str) -> Mapping[str, Template]:
    lines: Lines = {}
    node = strict_yaml.load_text(text, file, max_depth=MAX_DEPTH, lines=lines)
    return MappingProxyType(dict(_flatten(node, (), file, lines)))


def _flatten(node: Node, path: tuple[str, ...], file: str, lines: Lines) -> Iterator[tuple[str, Template]]:
    if isinstance(node, str) and path:
        yield ".".join(path), Template("", "", {"other": node})
        return
    if not isinstance(node, dict):
        raise StrictYamlError(file, lines.get(path, 0), "expected text or a mapping")
    forms, plural = node.keys() & CLASSES, node.keys() <= CLASSES | {"by"}
    if plural and len(forms) > 1 and "other" not in forms:
        raise StrictYamlError(file, lines.get(path, 0), "a text that varies by a number needs the form other")
    if "other" in forms and (plural or "select" in node):
        yield ".".join(path), _variants(node, path, file, lines)
        return
    for key, value in node.items():
        if not _PART.fullmatch(key):
            raise StrictYamlError(file, lines.get((*path, key), 0), f"key {key!r} is not made of a-z, 0-9, _ and -")
        yield from _flatten(value, (*path, key), file, lines)


def _variants(node: Mapping[str, Node], path: tuple[str, ...], file: str, lines: Lines) -> Template:
    texts: dict[str, str] = {}
    for key, value in node.items():
        if not isinstance(value, str):
            raise StrictYamlError(file, lines.get((*path, key), 0), "a variant must be text")
        texts[key] = value
    if "select" in texts:
        return Template("select", texts.pop("select"), texts)
    return Template("plural", texts.pop("by", "n"), texts, lines.get(path, 0))


def said(entries: Mapping[str, Template]) -> dict[str, Template]:
    """The texts of a file that somebody has written: an empty one stands there for a translator, and is not there."""
    return {
        key: one
        if all(one.variants.values())
        else Template(one.kind, one.by, {name: text for name, text in one.variants.items() if text}, one.line)
        for key, one in entries.items()
        if one.variants["other"]
    }


def _lacking(lang: str, file: Path, entries: Mapping[str, Template]) -> str:
    """The first text of a file without a form that whole numbers of its language ask for, as a problem, or ''."""
    needed = plural_classes(lang)
    lacking = {
        key: ", ".join(name for name in needed if name not in one.variants)
        for key, one in entries.items()
        if one.kind == "plural" and not one.variants.keys() >= set(needed)
    }
    if not lacking:
        return ""
    key, forms = next(iter(lacking.items()))
    more = f" (and {len(lacking) - 1} more texts lack forms)" if len(lacking) > 1 else ""
    return f"{file}:{entries[key].line}: {key} {LACKS_FORM} {forms}{more}"


class _Shelf:
    """The files of one language over all roots, opened one by one; a later root overrides an earlier one key by key."""

    def __init__(self, code: str, roots: Sequence[Path], problems: list[str]) -> None:
        self.code = code
        self._problems = problems
        self._files: dict[str, list[Path]] = {}
        self._open: dict[str, dict[str, Template]] = {}
        self._found: dict[str, Template | None] = {}
        for root in roots:
            folder = root / code
            for path in sorted(folder.rglob("[!.#]*.yaml"))[:MAX_FILES] if folder.is_dir() else []:
                module = ".".join(path.relative_to(folder).with_suffix("").parts)
                self._files.setdefault(module, []).append(path)

    def find(self, key: str) -> Template | None:
        """The template of a key, or None."""
        if key not in self._found:
            self._found[key] = self._look_up(key)
        return self._found[key]

    def _look_up(self, key: str) -> Template | None:
        cut = key.rfind(".")
        while cut > 0:
            module = key[:cut]
            if module in self._files:
                entry = self._entries(module).get(key[cut + 1 :])
                if entry is not None:
                    return entry
            cut = key.rfind(".", 0, cut)
        return None

    def read(self, room: str) -> Iterator[str]:
        """Open the files that lie directly in a folder (`bigbook`), one with each item: `bigbook.log`."""
        for module in self._files:
            if module.rpartition(".")[0] == room and module not in self._open:
                self._entries(module)
                yield module

    @property
    def opened(self) -> frozenset[str]:
        """The files that have been read so far."""
        return frozenset(self._open)

    def keys(self) -> Iterator[str]:
        """All keys; opens every file."""
        for module in self._files:
            yield from (f"{module}.{key}" for key in self._entries(module))

    def _entries(self, module: str) -> dict[str, Template]:
        if module not in self._open:
            merged: dict[str, Template] = {}
            for path in self._files[module]:
                try:
                    entries = read_entries(path)
                except StrictYamlError as problem:
                    _report(str(problem), self._problems)
                    continue
                if self.code != FALLBACK and module != ITSELF:
                    entries = said(entries)
                merged.update(entries)
                if lacking := _lacking(self.code, path, entries):
                    _report(lacking, self._problems)
            self._open[module] = merged
        return self._open[module]


MOST_FILLED = 4096
"""How many texts are kept filled."""


class Catalogue:
    """All text of one language, with English behind it. Get one with `Catalogue.load`."""

    def __init__(self, lang: str, shelves: Sequence[_Shelf], problems: list[str]) -> None:
        self.lang = lang
        self.problems = problems
        self._shelves = shelves
        self._missed: set[str] = set()
        self._nouns: dict[str, Noun] = {}
        self._filled: dict[tuple[object, ...], str] = {}
        """Texts without nouns among their arguments: screens ask for the same ones again and again."""
        self._naming = False

    @classmethod
    def load(cls, lang: str, roots: Sequence[Path]) -> Catalogue:
        """The catalogue of a language from the shipped folder and, after it, the player's own folder of languages."""
        problems: list[str] = []
        codes = [lang] if lang == FALLBACK else [lang, FALLBACK]
        return cls(lang, [_Shelf(code, roots, problems) for code in codes], problems)

    def t(self, key: str, /, **args: Arg) -> str:
        """The text of a key with its places filled; never raises, never longer than 2,000 characters."""
        if self._naming or any(isinstance(one, Noun) for one in args.values()):
            return "".join(span.text for span in self.spans(key, **args))
        asked = (key, *args.items())
        if asked not in self._filled:
            if len(self._filled) >= MOST_FILLED:
                self._filled.clear()
            self._filled[asked] = "".join(span.text for span in self.spans(key, **args))
        return self._filled[asked]

    def spans(self, key: str, /, **args: Arg) -> tuple[Span, ...]:
        """Like `t`, in stretches that remember which argument they came from, so that a screen can ink them."""
        lang, template = self._find(key)
        if template is None:
            return (Span(f"[{key}]"),)
        text = self.shape(key, template.choose(lang, args))
        filled = self._with_things(key, text, args)
        return render(
            text, filled, self._own("language.group", ","), lambda name: self._miss(f"{key} {{{name}}}"), lang
        )

    def _with_things(self, key: str, text: str, args: Mapping[str, Arg]) -> Mapping[str, Arg]:
        """The arguments with the things that the text names itself. A noun names none: two could name each other."""
        if ":" not in text or self._naming:
            return args
        self._naming = True
        try:
            things = {found.group(1) for found in PLACEHOLDER.finditer(text) if ":" in found.group(1)}
            return {**args, **{thing: self._thing(key.partition(".")[0], thing) for thing in things}}
        finally:
            self._naming = False

    def _thing(self, game: str, thing: str) -> Noun:
        kind, _, id_ = thing.partition(":")
        return self.noun(f"{game}.{kind}s.{id_}")

    def shape(self, key: str, text: str) -> str:
        """A hook for pseudo-locales: the template as it will be shown."""
        return text

    def read(self, room: str) -> Iterator[str]:
        """Read what lies directly in a folder of the language (`bigbook`) and in that of English behind it, unless that
        has been done: a file with each item, so that no frame of play waits for one."""
        for shelf in self._shelves:
            yield from shelf.read(room)

    @property
    def opened(self) -> frozenset[tuple[str, str]]:
        """Language and file of everything that has been read so far: `("en", "bigbook.log")`."""
        return frozenset((shelf.code, module) for shelf in self._shelves for module in shelf.opened)

    def has(self, key: str) -> bool:
        """True when the language or English knows the key."""
        return any(shelf.find(key) for shelf in self._shelves)

    def keys(self) -> set[str]:
        """Every key of the language itself, without what only English has; opens every file."""
        return set(self._shelves[0].keys())

    def template(self, key: str) -> Template | None:
        """The raw entry of a key in the language itself, for checks."""
        return self._shelves[0].find(key)

    def noun(self, key: str) -> Noun:
        """The noun at ``key``: the forms below it (``key.singular`` …), or the plain text at it as its only form."""
        if key not in self._nouns:
            told = f"{key}.singular" if self.has(f"{key}.singular") else key
            forms = {form: self.t(f"{key}.{form}") for form in FORMS if self.told_with(f"{key}.{form}", told)}
            self._nouns[key] = Noun(forms if "singular" in forms else {**forms, "singular": self.t(key)})
        return self._nouns[key]

    def told_with(self, key: str, other: str) -> bool:
        """Whether a key stands in the language in which another one is shown: what English has besides its name, an
        article say, is nothing to a language that names the thing and does without."""
        shelf = next((one for one in self._shelves if one.find(other)), None)
        return shelf is not None and shelf.find(key) is not None

    def number(self, number: int) -> str:
        """A whole number grouped as the language does."""
        return group_digits(number, self._own("language.group", ","))

    def quoted(self, name: str) -> str:
        """The name of a spell, a curse or an ability as a sentence has it: «Eco astral»; English needs no marks."""
        return self._own("language.lists.name", "{a}").replace("{a}", name)

    def all_of(self, items: Sequence[str]) -> str:
        """'Ana, Bruno, and Caio'."""
        return self._join("and", items)

    def any_of(self, items: Sequence[str]) -> str:
        """'Ana, Bruno, or Caio'."""
        return self._join("or", items)

    def joined(self, items: Sequence[str], two: str, end: str) -> str:
        """Several things in a row by the patterns of a game, for a word that stands in no other list: exactly two of
        them by `two`, of more the last by `end`."""
        return join(self.lang, items, two, end, self._own("language.lists.comma", "{a}, {b}"))

    def _join(self, word: str, items: Sequence[str]) -> str:
        lists = "language.lists."
        two, end = self._own(f"{lists}{word}_two", "{a}, {b}"), self._own(f"{lists}{word}_end", "{a}, {b}")
        return self.joined(items, two, end)

    def _own(self, key: str, default: str) -> str:
        template = self._find(key)[1]
        return template.variants["other"] if template else default

    def _find(self, key: str) -> tuple[str, Template | None]:
        for shelf in self._shelves:
            template = shelf.find(key)
            if template is not None:
                return shelf.code, template
            self._miss(f"{shelf.code}: {key}")
        return self.lang, None

    def _miss(self, what: str) -> None:
        if what not in self._missed:
            self._missed.add(what)
            _log.warning("no text for %s", what)
