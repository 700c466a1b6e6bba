"""What every command line of the house shares: values checked as they are read, and one sentence for every mistake.

The same mistake is told in the same words wherever it is made, and in the reader's language: a mistake is an
`OptionError`, a key with what goes into its places, and `sentence` turns it into a line. Only what is wrong inside a
file that people write for this program (cards, scenarios) is told as its reader says it: in the English of its words.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any

from game.core.console.setting import Setting
from game.core.saves import disk
from game.core.saves.save import FORMAT, SaveError
from game.core.text.i18n import Catalogue
from game.core.text.outside import name_of_file
from game.core.text.strict_yaml import MalformedYamlError

Check = Callable[[str], Any]
"""Reads the word after an option; OptionError where it cannot be."""
HIGHEST = 2**63 - 1
_WHOLE = re.compile(r"[0-9]{1,19}")


class OptionError(Exception):
    """Something on the command line is not possible: a key below `kit.cli.` and what its sentence names.

    The key may be a whole one (`kit.save.newer`), and so may an argument, which becomes its text. Without a key the
    argument `text` is the sentence.
    """

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key, self.args_of = key, args


def whole(option: str, low: int, high: int | None = None) -> Check:
    """A reader of whole numbers from `low` on, up to `high` or to what 64 bits hold."""

    def check(text: str) -> int:
        if _WHOLE.fullmatch(text) and low <= int(text) <= (HIGHEST if high is None else high):
            return int(text)
        if high is None and not re.fullmatch(r"[0-9]{19,}", text):
            raise OptionError("bad_whole", option=option, value=text, low=str(low))
        raise OptionError("bad_number", option=option, value=text, low=str(low), high=str(high or HIGHEST))

    return check


def one_of(option: str, values: Sequence[str], key: str = "bad_value") -> Check:
    """A reader of one of some words."""

    def check(text: str) -> str:
        if text not in values:
            raise OptionError(key, option=option, value=text, list=", ".join(values))
        return text

    return check


def several_of(option: str, setting: Setting) -> Check:
    """A reader of several words joined by commas, or of a number: so many of the last word."""
    possible = [f"{setting.low}..{setting.high}", *setting.values]

    def check(text: str) -> tuple[str, ...]:
        if _WHOLE.fullmatch(text) and setting.low <= int(text) <= setting.high:
            return (setting.values[-1],) * int(text)
        found = tuple(text.split(","))
        odd = next((one for one in found if one not in setting.values), None)
        if odd is not None or not setting.low <= len(found) <= setting.high:
            raise OptionError("bad_value", option=option, value=text if odd is None else odd, list=", ".join(possible))
        return found

    return check


def check_of(setting: Setting, option: str) -> Check:
    """The reader of a setting's value, given as this option."""
    if setting.several:
        return several_of(option, setting)
    return one_of(option, setting.values) if setting.values else whole(option, setting.low, setting.high)


def early(argv: Sequence[str], option: str) -> str | None:
    """The value of an option, looked for before the parser is there: it decides what the parser says."""
    for at, word in enumerate(argv):
        if word == option and at + 1 < len(argv):
            return argv[at + 1]
        if word.startswith(f"{option}="):
            return word.split("=", 1)[1]
    return None


def unknown(words: Sequence[str]) -> OptionError:
    """What no option and no argument takes: an option nobody knows, or a word that strayed in."""
    key = "unknown_option" if any(word.startswith("-") for word in words) else "stray_word"
    return OptionError(key, value=" ".join(words))


def told_by_parser(error: argparse.ArgumentError) -> OptionError:
    """What argparse itself finds wrong: two options that exclude each other, or one without its value."""
    option = error.argument_name or error.message.rpartition(": ")[2]
    if "not allowed with" in error.message:
        return OptionError("not_both", option=option, other=error.message.rsplit(" ", maxsplit=1)[-1])
    return OptionError("no_value", option=option)


def disk_reason(error: BaseException | None) -> str:
    """The key of why the disk refuses (`kit.save.missing`); a name that no disk knows is of no file."""
    return f"kit.save.{disk.reason(error)}" if isinstance(error, OSError) else "kit.save.missing"


def told_by_reader(error: ValueError, path: object) -> OptionError:
    """What is wrong with the file that was named: a save, a scenario, or the cards and words behind them."""
    file = str(path)
    if isinstance(error, MalformedYamlError):
        return OptionError("bad_yaml", file=error.file, line=str(error.line))
    if not isinstance(error, SaveError):
        return OptionError("", text=str(error))
    if error.key == "unreadable":
        return OptionError("cannot_open", file=file, reason=disk_reason(error.__cause__))
    if error.key == "other-game":
        return OptionError("kit.save.unknown_game", name=error.detail)
    if error.key == "other-content" or (error.key == "other-format" and error.detail < str(FORMAT)):
        return OptionError("kit.save.too_old", file=file)
    if error.key == "other-format":
        return OptionError("kit.save.newer", version=error.detail)
    return OptionError("cannot_open", file=file, reason="kit.save.not_a_save")


def sentence(wrong: OptionError, words: Catalogue) -> str:
    """A mistake as one line in the language of the words."""
    given = wrong.args_of.items()
    args = {name: words.t(value) if value.startswith("kit.") else name_of_file(value) for name, value in given}
    if not wrong.key:
        return " ".join(args["text"].split())
    key = wrong.key if wrong.key.startswith("kit.") else f"kit.cli.{wrong.key}"
    return " ".join(words.t(key, **args).split())
