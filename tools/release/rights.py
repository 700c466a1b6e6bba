"""Whether everything in a built folder that others have written is named, and its terms are packed with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.core.text.strict_yaml import StrictYamlError
from scenes.shell import licenses

FOREIGN = (".so", ".dll", ".dylib", ".pyd", ".ttf", ".otf", ".zip")
"""How the name of a file that may be somebody else's work ends, apart from numbers of versions."""


def foreign(folder: Path) -> Iterator[str]:
    """The files of a built folder that others may have written, by their paths in it."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and any(part in FOREIGN for part in path.suffixes):
            yield path.relative_to(folder).as_posix()


def faults(folder: Path) -> Iterator[str]:
    """What is packed and not named, and the terms that are named and not packed, a line each."""
    try:
        used = licenses.terms_used()
    except (StrictYamlError, msgspec.ValidationError) as damaged:
        yield f"assets/licenses/index.yaml: {damaged}"
        return
    yield from (f"{path}: nobody says whose it is (assets/licenses/index.yaml)"
                for path in licenses.strangers(foreign(folder)))  # fmt: skip
    packed = {path.stem for path in folder.rglob("*.txt")}
    yield from (f"assets/licenses: the terms {name} are not in the build" for name in used if name not in packed)
    if not any(folder.rglob("LICENSE")):
        yield "LICENSE: not in the build"
