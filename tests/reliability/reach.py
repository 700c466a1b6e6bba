"""Which tests run through which lines, and how long each takes: a defect in a line can only be noticed by those.

`python -m tests.reliability.reach OUT.json MODULE,… TEST…` runs the tests once under coverage and writes it down. What
a test does in another process is not seen, so tests that are not named for a line may still reach it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST = 60.0
"""Seconds that the tests of a line take together at most: the quickest of them."""
GRACE, SLOWER = 10.0, 20.0
"""With a defect a test may take so many seconds of the processor more, and so many times longer, before it hangs."""


@dataclass(frozen=True, slots=True)
class Reach:
    """`lines`: by module and line the names of the tests that ran through it; `seconds`: how long each test takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests(self, module: str, line: int) -> dict[str, float]:
        """The tests that run through a line with the seconds that each takes, the quickest first; of a line in the
        middle of an expression those of where it begins. Empty for a line that no test was seen on."""
        known = self.lines.get(module, {})
        above = max((one for one in known if one <= line), default=0)
        found: dict[str, float] = {}
        spent = 0.0
        for name in sorted(known.get(above, ()), key=lambda name: self.seconds.get(name, 0.0)):
            spent += self.seconds.get(name, 0.0)
            if found and spent > MOST:
                break
            found[name] = self.seconds.get(name, 0.0)
        return found


def read(path: Path) -> Reach:
    """What was written down."""
    found = json.loads(path.read_text("utf-8"))
    lines = {module: {int(line): names for line, names in by.items()} for module, by in found["lines"].items()}
    return Reach(lines, found["seconds"])


class Watcher:
    """Tells coverage which test is being run, and takes its time."""

    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self.coverage.switch_context("")


class Chosen:
    """Only these tests are run, in this order; one that takes far longer than it should (seconds by name) ends it all
    with exit code 1: it hangs."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self.seconds = seconds
        self.place = {name: place for place, name in enumerate(seconds)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((one for one in items if one.nodeid in self.place), key=lambda one: self.place[one.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if hasattr(signal, "SIGPROF"):  # not on Windows
            signal.signal(signal.SIGPROF, lambda *_: os._exit(1))
            signal.setitimer(signal.ITIMER_PROF, GRACE + SLOWER * self.seconds[item.nodeid])
        return (yield)


def main(out: Path, modules: Sequence[str], tests: Sequence[str]) -> int:
    """Run the tests and write down what they reach; pytest's exit code."""
    from coverage import Coverage  # noqa: PLC0415 - only where it is asked for

    files = {str(ROOT / Path(*module.split(".")).with_suffix(".py")): module for module in modules}
    coverage = Coverage(data_file=None, include=list(files))
    watcher = Watcher(coverage)
    coverage.start()
    code = int(pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[watcher]))
    coverage.stop()
    data = coverage.get_data()
    lines = {
        module: {line: sorted(set(names) - {""}) for line, names in data.contexts_by_lineno(file).items()}
        for file, module in files.items()
    }
    seen = {module: {line: names for line, names in by.items() if names} for module, by in lines.items()}
    out.write_text(json.dumps({"lines": seen, "seconds": watcher.seconds}), "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2].split(","), sys.argv[3:]))
