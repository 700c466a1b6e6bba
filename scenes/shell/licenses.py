"""What a build brings that others have written, and under which terms: `assets/licenses`, which every build packs.

`index.yaml` there names each part with its owners, its terms and the files it goes by; the terms lie beside it as plain
text, those of the letters beside the letters.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import msgspec

from game.core.text import strict_yaml

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FOLDER = ASSETS / "licenses"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A library or a face of letters: its name, whose it is, and the names of its terms.

    `packages` are the Python packages it is installed as; `files` patterns of the paths of what is packed of it, in
    lower case, each of them of the end of a path.
    """

    name: str
    by: str
    terms: tuple[str, ...]
    packages: tuple[str, ...] = ()
    files: tuple[str, ...] = ()

    def holds(self, path: str) -> bool:
        """Whether a packed file is a part of it, by its path with slashes."""
        lower = path.lower()
        return any(fnmatch(lower, pattern) or fnmatch(lower, f"*/{pattern}") for pattern in self.files)


@cache
def parts() -> tuple[Part, ...]:
    """All parts, in the order of the index. StrictYamlError or msgspec.ValidationError where it is damaged."""
    return msgspec.convert(strict_yaml.load(FOLDER / "index.yaml"), tuple[Part, ...])


def terms_used() -> tuple[str, ...]:
    """The names of all terms, in the order in which they are first named."""
    return tuple(dict.fromkeys(name for part in parts() for name in part.terms))


def file_of(terms: str) -> Path:
    """Where the text of some terms lies."""
    beside = FOLDER / f"{terms}.txt"
    return beside if beside.exists() else ASSETS / "fonts" / f"{terms}.txt"


def paragraphs(terms: str) -> list[str]:
    """The text of some terms, a paragraph each, in one line. StrictYamlError where it cannot be read."""
    text = strict_yaml.read(file_of(terms))
    return [" ".join(block.split()) for block in text.split("\n\n") if block.strip()]


def strangers(packed: Iterable[str]) -> list[str]:
    """Of the paths of packed files those that belong to no part."""
    return [path for path in packed if not any(part.holds(path) for part in parts())]
