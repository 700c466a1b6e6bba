"""Running the commands of `python -m game`: in a process of their own, as a script meets them, or in this one."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from game.cli import main

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "localization"
SCENARIO = ROOT / "tests" / "scenarios" / "cards" / "nested.yaml"


def run(*args: object, cwd: Path = ROOT, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *map(str, args)],
        cwd=cwd, capture_output=True, encoding="utf-8", env={**os.environ, **environ}, check=False,
    )  # fmt: skip


def refused(done: subprocess.CompletedProcess[str], said: str = "") -> None:
    """Exit code 2, one clear line on stderr, nothing on stdout."""
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert said in done.stderr


def ran(*args: object) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command, run in this process for speed."""
    raw, err = io.BytesIO(), io.StringIO()
    out = io.TextIOWrapper(raw, encoding="utf-8", newline="\n")  # some write bytes
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(arg) for arg in args])
    out.flush()
    return code, raw.getvalue().decode(), err.getvalue()


def here(*args: object) -> subprocess.CompletedProcess[str]:
    """As `run`, in this process for speed: for what a command says and how it ends, whichever process it is in."""
    code, out, err = ran(*args)
    return subprocess.CompletedProcess([*map(str, args)], code, out, err)


def played(lines: Iterable[str], *args: object) -> str:
    """What `play` writes when these lines come from a pipe; it must end well and complain of nothing."""
    before, sys.stdin = sys.stdin, io.StringIO("".join(f"{line}\n" for line in lines))
    try:
        code, out, err = ran("play", *args)
    finally:
        sys.stdin = before
    assert (code, err) == (0, "")
    return out
