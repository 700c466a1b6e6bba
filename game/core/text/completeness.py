"""What a language still lacks beside English, and what in it cannot be: text by text, file by file."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from game.core.text.i18n import ITSELF, read_entries, said
from game.core.text.phrases import FORMS, PLACEHOLDER, Template
from game.core.text.plurals import plural_classes
from game.core.text.strict_yaml import StrictYamlError

MARKUP = re.compile(r"\[/?[a-z0-9_-]+\]|<[a-z0-9_.]+\|")
"""Bold, icons, and the beginnings of links: they stay as they are."""
Entries = Mapping[str, Template]


class Fault(Struct, frozen=True):
    """One thing that is not as it should be.

    `kind` is `damaged` (the file cannot be read), `missing`, `places` (names in braces differ from English), `marks`
    (tags, icons or links do), `forms` (of a number) or `unknown` (English has no such file or text). `about` says
    which.
    """

    kind: str
    file: str
    key: str = ""
    about: str = ""


class Account(Struct, frozen=True):
    """How far a file has come: how many texts English has in it, and how many of them are written."""

    file: str
    written: int
    texts: int


def examine(english: Path, folder: Path, lang: str) -> tuple[list[Account], list[Fault]]:
    """How far each file of English has come in a language's folder, and everything that is wrong, file by file.

    StrictYamlError where an English file cannot be read.
    """
    accounts, faults = list[Account](), list[Fault]()
    ours = {path.relative_to(english).as_posix() for path in english.rglob("[!.#]*.yaml")}
    theirs = {path.relative_to(folder).as_posix() for path in folder.rglob("[!.#]*.yaml")}
    for file in sorted(ours):
        source, own = read_entries(english / file), dict[str, Template]()
        if file in theirs:
            try:
                own = said(read_entries(folder / file))
            except StrictYamlError as error:
                faults.append(Fault("damaged", file, about=str(error.line or error.message)))
                accounts.append(Account(file, 0, len(source)))
                continue
        if file != f"{ITSELF}.yaml":
            wanted = [key for key in source if key in own or not may_lack(key, source)]
            accounts.append(Account(file, len(source.keys() & own.keys()), len(wanted)))
            faults += _faults(file, source, own, lang)
    return accounts, [*faults, *(Fault("unknown", file) for file in sorted(theirs - ours))]


def _faults(file: str, source: Entries, own: Entries, lang: str) -> Iterator[Fault]:
    for key, english in source.items():
        if key not in own:
            if not may_lack(key, source):
                yield Fault("missing", file, key)
            continue
        if odd := _odd_places(english, own[key]):
            yield Fault("places", file, key, odd)
        wanted = sorted(MARKUP.findall(english.variants["other"]))
        if any(sorted(MARKUP.findall(text)) != wanted for text in own[key].variants.values()):
            yield Fault("marks", file, key, " ".join(wanted))
        if own[key].kind == "plural" and (lacking := set(plural_classes(lang)) - own[key].variants.keys()):
            yield Fault("forms", file, key, ", ".join(sorted(lacking)))
    yield from (Fault("unknown", file, key) for key in own if key not in source and not _is_form(key, source))


def may_lack(key: str, source: Collection[str]) -> bool:
    """Whether a language may do without a text of English: the article of a thing that has a name (`name`, `def`). A
    language that sets such names in marks has none."""
    thing, _, form = key.rpartition(".")
    return form in FORMS and f"{thing}.name" in source


def _is_form(key: str, source: Entries) -> bool:
    """Whether a key is a form of a noun that English does without."""
    noun, _, form = key.rpartition(".")
    return form in FORMS and f"{noun}.singular" in source


def _odd_places(english: Template, own: Template) -> str:
    """The places that stand in one of them only. The form for one may leave its number out."""
    wanted = _places(*english.variants.values()) | {english.by} - {""}
    needed = _places(english.variants["other"])
    for variant, text in own.variants.items():
        free = {own.by} if variant == "one" else set()
        odd = (needed - free - _places(text)) | (_places(text) - wanted)
        if odd:
            return ", ".join(f"{{{name}}}" for name in sorted(odd))
    return ""


def _places(*texts: str) -> set[str]:
    return {found.group(1) for text in texts for found in PLACEHOLDER.finditer(text)}
