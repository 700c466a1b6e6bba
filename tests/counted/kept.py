"""The counts that are kept (`kept.yaml`), and how those of now compare with them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.text import strict_yaml

FILE = Path(__file__).with_name("kept.yaml")
ROOT = Path(__file__).resolve().parents[2]
PARTS = ("rules", "screens", "start")
MOST = 1.3
"""From this ratio on it is a fault, as a benchmark that is watched alerts at 130 %."""
HEAD = "# Written by `python -m tests.counted --renew`: what each thing costs, counted.\n"
Counts = Mapping[str, Mapping[str, int]]


def counted(parts: Sequence[str]) -> dict[str, dict[str, int]]:
    """What is done now, by measure."""
    found: dict[str, dict[str, int]] = {}
    if "rules" in parts:
        from tests.counted import rules  # noqa: PLC0415 - a part that is not asked for is not read

        found |= {name: dict(measure()) for name, measure in rules.MEASURES.items()}
    if "screens" in parts:
        from tests.counted import screens  # noqa: PLC0415 - a part that is not asked for is not read

        for name, measure in screens.MEASURES.items():
            with TemporaryDirectory() as folder:
                found[name] = dict(measure(Path(folder)))
    if "start" in parts:
        command = [sys.executable, "-m", "tests.counted.start"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        found["the program starts"] = json.loads(told.splitlines()[-1])
    return found


def kept() -> dict[str, dict[str, int]]:
    """What was counted when it was last renewed."""
    if not FILE.exists():
        return {}
    raw = strict_yaml.load(FILE)
    assert isinstance(raw, Mapping)
    found: dict[str, dict[str, int]] = {}
    for name, counts in raw.items():
        assert isinstance(counts, Mapping)
        found[str(name)] = {str(what): int(str(many)) for what, many in counts.items()}
    return found


def keep(counts: Counts) -> None:
    """Write them down."""
    lines = [HEAD]
    for name, found in counts.items():
        lines += [f"{name}:\n", *(f"  {what}: {many}\n" for what, many in sorted(found.items()))]
    FILE.write_text("".join(lines), "utf-8")


def compared(now: Counts, before: Counts) -> tuple[list[str], list[str]]:
    """A line for each count, and those that are `MOST` times what is kept or more; what is not kept is one of them."""
    lines, more = [], []
    for name, found in now.items():
        known = before.get(name, {})
        for what, many in sorted(found.items()):
            old = known.get(what)
            told = f"{name}: {what} {many}, kept {old if old is not None else 'nothing: --renew'}"
            told += f", {many / old:.2f} times" if old else ""
            lines.append(told)
            if old is None or (many >= old * MOST and many > old):
                more.append(told)
    return lines, more
