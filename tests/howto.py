"""Follow a page of the documents word by word, as somebody does who has never been here: in a copy of the tree.

A fenced block goes into the file that the line above it names last (`In `game/x.yaml`:`): below its own first line
where that line stands there already, the last time it does, else at the end of the file, which is made where there is
none. A block of `sh` is typed, line by line.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

from tests.sources import copy_sources, source_files

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"(?P<before>[^\n]*)\n\n```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)
FILE = re.compile(r"`([\w./-]+/[\w.-]+\.\w+)`")


@dataclass(frozen=True, slots=True)
class Step:
    """One block of a page: lines to be typed, where `file` is '', else lines for a file."""

    file: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """A line that was typed, how it ended, and what was said."""

    line: str
    code: int
    said: str


def steps(page: str, heading: str = "") -> Iterator[Step]:
    """The blocks of a page, or those below one heading up to the next of its level or a higher one."""
    text = (ROOT / page).read_text("utf-8")
    if heading:
        level = heading.split(" ", maxsplit=1)[0]
        after = text.split(f"\n{heading}\n", maxsplit=1)[1]
        text = re.split(rf"\n#{{1,{len(level)}}} ", after)[0]
    for found in BLOCK.finditer(f"\n{text}"):
        lines = tuple(found["text"].splitlines())
        if found["kind"] == "sh":
            yield Step("", lines)
        elif found["before"].endswith(":") and (files := FILE.findall(found["before"])):
            yield Step(files[-1], lines)


def copy_of_the_tree(folder: Path, *rooms: str) -> Path:
    """A copy of some folders of the project, which may be changed; pictures and sounds are the project's own."""
    for room in rooms:
        copy_sources(ROOT / room, folder / room)
        keep_compiled(room, folder)
    for name in ("main.py", "pyproject.toml"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    (folder / "assets").symlink_to(ROOT / "assets")
    return folder


def keep_compiled(room: str, folder: Path) -> None:
    """What Python has compiled of the project's modules holds for their copies, which are as old: nobody waits."""
    for path in source_files(ROOT / room, ".py"):
        compiled = Path(cache_from_source(str(path)))
        there = folder / path.relative_to(ROOT).parent / "__pycache__" / compiled.name
        there.parent.mkdir(exist_ok=True)
        with suppress(FileNotFoundError):  # never compiled, or just thrown away by another run
            there.write_bytes(compiled.read_bytes())


def follow(tree: Path, found: Sequence[Step]) -> list[Done]:
    """Do the steps of a page one after the other; what was typed, and what was said. A line may end with any exit code
    but that of a crash."""
    done: list[Done] = []
    for step in found:
        if step.file:
            put(tree / step.file, step.lines)
        else:
            done += [type_in(tree, line) for line in step.lines if line.strip()]
    return done


def put(file: Path, lines: Sequence[str]) -> None:
    """Put the lines of a block where whoever reads the page puts them."""
    there = file.read_text("utf-8").split("\n") if file.is_file() else []
    same = [at for at, line in enumerate(there) if line and line == lines[0]]
    if same:
        there[same[-1] + 1 : same[-1] + 1] = lines[1:]
    else:
        there[-1:] = [*lines, ""]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(there), "utf-8")


def type_in(tree: Path, line: str) -> Done:
    """A line in a shell that stands at the top of the tree; `python` is the one that runs the tests."""
    typed = re.sub(r"(?<![\w./])python(?= )", lambda found: shlex.quote(sys.executable), line)
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), str(tree / "home"))
    told = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONPATH")
    words = {name: value for name, value in os.environ.items() if name not in told and "PYTEST" not in name} | homes
    ran = subprocess.run(
        typed, shell=True, cwd=tree, env=words, capture_output=True, encoding="utf-8", check=False, timeout=120
    )
    assert "Traceback" not in ran.stderr, f"{line}\n{ran.stderr}"
    return Done(line, ran.returncode, ran.stdout + ran.stderr)
