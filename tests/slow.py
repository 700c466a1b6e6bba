"""Tests that take long: the README's command leaves them out, `python -m pytest --slow` plays them and no other.

    python -m tests.slow              play every test and print those that take long, with their seconds of processor
    python -m tests.slow --write      write `tests/slow.txt` anew from that

`tests/slow.txt` names functions, with all their forms; whoever asks for a file, a folder or a test gets them too, and
so does `--long`. What counts is the time of the processor, which other work on the machine does not change.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIST = HERE / "slow.txt"
LIMIT = 0.4
"""Seconds of processor that a form of a test may take, on average, before it is one of these."""
FOLDER = "TESTS_SLOW_FOLDER"
"""The variable that says where a process of tests notes what each of them takes."""


def family(name: str) -> str:
    """The name of a test without its form."""
    return name.partition("[")[0]


def slow() -> frozenset[str]:
    """The tests that take long, as `tests/slow.txt` has them."""
    return frozenset(line.split(" ", 1)[1] for line in LIST.read_text("utf-8").splitlines())


def left_out(items: Iterable[pytest.Item], *, only: bool) -> set[pytest.Item]:
    """Of all tests those that take long, or with `only` all others."""
    names = slow()
    return {item for item in items if (family(item.nodeid) in names) != only}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note what a test takes, where somebody has asked for it (`-p tests.slow`)."""
    before = time.process_time()
    result = yield
    with Path(os.environ[FOLDER], str(os.getpid())).open("a", encoding="utf-8") as file:
        file.write(f"{time.process_time() - before:.3f} {item.nodeid}\n")
    return result


def means(lines: Iterable[str]) -> dict[str, float]:
    """Seconds of processor that the forms of each test take on average, from the lines of all processes."""
    taken: defaultdict[str, list[float]] = defaultdict(list)
    for line in lines:
        seconds, _, name = line.partition(" ")
        taken[family(name)].append(float(seconds))
    return {name: sum(each) / len(each) for name, each in taken.items()}


def listed(taken: Mapping[str, float]) -> str:
    """The list of those that take long, the longest first."""
    long = sorted((-seconds, name) for name, seconds in taken.items() if seconds >= LIMIT)
    return "".join(f"{-seconds:.1f} {name}\n" for seconds, name in long)


def main(arguments: list[str]) -> int:
    """Play all tests and print or keep the list; the exit code is that of the tests."""
    parser = argparse.ArgumentParser(prog="python -m tests.slow", description=__doc__)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        played = subprocess.run(
            [sys.executable, "-m", "pytest", "-n", "2", "-p", "tests.slow", "tests"],
            check=False,
            env={**os.environ, FOLDER: folder},
        )
        text = listed(means(line for file in Path(folder).iterdir() for line in file.read_text("utf-8").splitlines()))
    if asked.write and played.returncode == 0:
        LIST.write_text(text, "utf-8")
    print(text, end="")
    return played.returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
