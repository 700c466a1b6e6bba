"""A language that the game does not speak yet: `new` makes its files, `check` says what is missing and wrong."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from game.core.console.command_line import OptionError, disk_reason, one_of
from game.core.saves import disk
from game.core.text.blank_locale import blank
from game.core.text.completeness import Account, Fault, examine
from game.core.text.i18n import FALLBACK, Catalogue
from game.core.text.plurals import plural_classes

from .arguments import Command, result
from .language import LOCALES, added, roots

TASKS = ("new", "check")
ITSELF = "language.yaml"
CODES = ("pl", "fil", "pt-PT")
"""What codes look like."""
SHOWN = 10
"""So many texts of a file that nobody has written yet are named; the rest is counted."""
EXIT_WHOLE, EXIT_LACKS = 0, 3
_CODE = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")


def _code(text: str) -> str:
    if not _CODE.fullmatch(text) or text == FALLBACK:
        raise OptionError("locale_code", value=text, list=", ".join(CODES))
    return text


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's words and options."""
    command.word("task", one_of("locale", TASKS), "|".join(TASKS))
    command.word("code", _code, "pl")
    command.option("--name", str, value=command.words("value.name"), told="own_name")
    command.option("--to", Path, value=command.words("value.folder"))


def run(options: argparse.Namespace) -> int:
    """0: made, or nothing is missing; 3: something is missing or wrong, told line by line.

    OptionError where a language is there already (nothing is ever overwritten), where there is none to look at, or
    where the disk refuses.
    """
    folder = (options.to or added()) / options.code
    if options.task == "new":
        return _new(options, folder)
    return _check(options, folder if options.to else _found(options.code))


def _found(code: str) -> Path:
    """Where a language lies that the game would show: in the player's own folders, or with those of the game."""
    places = [root / code for root in reversed(roots())]
    return next((place for place in places if (place / ITSELF).is_file()), added() / code)


def _new(options: argparse.Namespace, folder: Path) -> int:
    if (LOCALES / options.code).is_dir() or folder.exists():
        there = folder if folder.exists() else LOCALES / options.code
        raise OptionError("locale_there", file=str(there), command=_again(options))
    files = list(blank(LOCALES / FALLBACK, options.code, options.name or options.code))
    try:
        disk.make_folder(folder)
        print(options.words.t("kit.cli.play.folder_made", file=str(folder)))
        # What says that there is such a language comes last: a folder that was left half-way offers none.
        for path, text in sorted(files, key=lambda one: one[0].as_posix() == ITSELF):
            disk.make_folder((folder / path).parent)
            disk.replace_file(folder / path, text.encode("utf-8"), flush=False)
    except OSError as error:
        raise OptionError("cannot_open", file=str(folder), reason=disk_reason(error)) from None
    texts = sum(account.texts for account in examine(LOCALES / FALLBACK, folder, options.code)[0])
    print(result(options, "locale_made", n=len(files), m=texts, folder=str(folder)))
    print(result(options, "locale_forms", list=", ".join(plural_classes(options.code))))
    print(result(options, "locale_next", command=_again(options)))
    return EXIT_WHOLE


def _again(options: argparse.Namespace) -> str:
    to = f" --to {options.to}" if options.to else ""
    return f"python -m game locale check {options.code}{to}"


def _check(options: argparse.Namespace, folder: Path) -> int:
    if not folder.is_dir():
        raise OptionError("cannot_open", file=str(folder), reason="kit.save.missing")
    accounts, faults = examine(LOCALES / FALLBACK, folder, options.code)
    for account in accounts:
        own = [fault for fault in faults if fault.file == account.file]
        for line in _told(options, account, own):
            print(line)
    for fault in faults:
        if fault.kind == "unknown" and not fault.key:
            print(_sentence(options.words, fault))
    print(result(options, "locale_all", n=sum(one.written for one in accounts), m=sum(one.texts for one in accounts)))
    return EXIT_LACKS if faults else EXIT_WHOLE


def _told(options: argparse.Namespace, account: Account, faults: list[Fault]) -> Iterator[str]:
    """A file that is not done: how far it has come, what is wrong in it and, once it is begun, what is missing."""
    if not faults:
        return
    yield result(options, "locale_file", file=account.file, n=account.written, m=account.texts)
    missing = [fault for fault in faults if fault.kind == "missing"]
    named = missing[:SHOWN] if account.written else []
    for fault in [one for one in faults if one.kind != "missing"] + named:
        yield f"  {_sentence(options.words, fault)}"
    if account.written and len(missing) > SHOWN:
        yield f"  {result(options, 'locale_more', n=len(missing) - SHOWN)}"


def _sentence(words: Catalogue, fault: Fault) -> str:
    if fault.kind == "unknown" and not fault.key:
        return words.t("kit.cli.locale.unknown_file", file=fault.file)
    return words.t(f"kit.cli.locale.{fault.kind}", key=fault.key, list=fault.about)
