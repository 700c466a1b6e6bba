"""The folder that starts by a double click: PyInstaller with `build.spec`, and the icons and papers systems want."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.art import icons

from .facts import HERE, NAME, environment, filled

TEMPLATES = ("windows/version.txt", "windows/app.manifest", "windows/installer.iss", "macos/Info.plist",
             "macos/entitlements.plist")  # fmt: skip


def prepare(made: Path) -> None:
    """Write every icon and every filled template into a folder; they are the same on every system."""
    made.mkdir(parents=True, exist_ok=True)
    icons.write(made)
    for name in TEMPLATES:
        (made / Path(name).name).write_text(filled(HERE / name), "utf-8")


def build(out: Path) -> Path:
    """Make the folder for the system this runs on, as `out`/big-book-of-madness (on macOS the `.app` beside it too).

    Gives the folder. CalledProcessError where PyInstaller is not there (`pip install .[release]`) or gives up.
    """
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as work:
        made = Path(work) / "made"
        prepare(made)
        shutil.rmtree(out / NAME, ignore_errors=True)
        asked = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", out,
                 "--workpath", Path(work) / "work", HERE / "build.spec")  # fmt: skip
        subprocess.run([*map(str, asked)], env={**environment(), "RELEASE_MADE": str(made)}, check=True)
    return out / NAME


def size(folder: Path) -> int:
    """How many bytes all files of a folder have."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def digests(folder: Path) -> dict[str, str]:
    """What every file of a folder holds, as SHA-256 by its path in it; of a link, where it leads."""
    return {
        path.relative_to(folder).as_posix(): f"-> {path.readlink()}"
        if path.is_symlink()
        else hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }
