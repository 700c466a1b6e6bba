"""The wheel for one system and one Python: the same program, its companions' thinking compiled (`tools.compiled`).

It is the pure wheel with a library beside each compiled module, which Python takes in the text's place; the text stays
for tracebacks and whoever reads it. It is told only after the copy has played the same games as the pure rules.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.compiled.build import build as compiled_copy
from tools.compiled.build import built
from tools.compiled.proof import Proof, prove

from . import wheel
from .facts import environment

PACKAGE = "big_book_of_madness"
GAMES, TEMPER = 4, "apprentice"
"""What is played to prove that both are the same: one game of each player count."""


def build(out: Path) -> tuple[Path, Proof]:
    """Make the wheel in a folder; gives its file, and how the games compared (never a copy that plays otherwise).

    Takes some 90 s of one core. CalledProcessError where `wheel` (`pip install .[dev,release]`) is missing, SystemExit
    where the copy cannot be compiled or plays otherwise.
    """
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        work = Path(folder)
        copy = work / "copy"
        compiled_copy(copy)
        proof = prove(copy, GAMES, TEMPER)
        if not proof.same:
            raise SystemExit(str(proof))
        _wheel("unpack", wheel.build(work / "pure"), "--dest", work / "open")
        (opened,) = (work / "open").iterdir()
        for library in built(copy):
            shutil.copy2(library, opened / PACKAGE / library.relative_to(copy))
        (paper,) = opened.glob("*.dist-info/WHEEL")
        paper.write_text(for_this_system(paper.read_text("utf-8")), "utf-8")
        _wheel("pack", opened, "--dest-dir", work)
        (made,) = work.glob("*.whl")
        return Path(shutil.copy2(made, out)), proof


def for_this_system(paper: str) -> str:
    """The `WHEEL` of a pure wheel as that of one for this Python and this kind of machine alone."""
    paper = re.sub(r"(?m)^Root-Is-Purelib: .*$", "Root-Is-Purelib: false", paper)
    return re.sub(r"(?m)^Tag: .*$", f"Tag: {tag()}", paper)


def tag() -> str:
    """`cp311-cp311-linux_x86_64`: which Python, which binary interface, which system a compiled module is for."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}{getattr(sys, 'abiflags', '')}-{system}"


def _wheel(*words: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "wheel", *map(str, words)], env=environment(), check=True,
                   stdout=subprocess.DEVNULL)  # fmt: skip
