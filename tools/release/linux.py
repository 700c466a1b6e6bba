"""What a Linux desktop wants around the folder: an AppDir, of which `appimagetool` makes an AppImage, and a Flatpak's
manifest. Both bring the entry of the menu, its papers for software centres and the icon in every size."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from game.version import VERSION
from tools.art import icons

from .facts import APP_ID, HERE, NAME, environment, filled

PAPERS = HERE / "desktop"


def build(made: Path, out: Path) -> Path:
    """Make `out`/big-book-of-madness.AppDir from the built folder, and beside it the manifest of the Flatpak and, where
    `appimagetool` is on the path, the AppImage. Gives the AppDir; CalledProcessError where the tool gives up."""
    root = out / f"{NAME}.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    share = root / "usr" / "share"
    shutil.copytree(made, root / "usr" / "lib" / NAME, symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _write(root / "AppRun", filled(PAPERS / "AppRun")).chmod(0o755)
    entry = _write(share / "applications" / f"{APP_ID}.desktop", filled(PAPERS / "app.desktop"))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", filled(PAPERS / "metainfo.xml"))
    for side in icons.SIZES[:-1]:
        file = share / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{APP_ID}.png"
        file.parent.mkdir(parents=True)
        file.write_bytes(icons.icon(side))
    (root / f"{APP_ID}.desktop").symlink_to(entry.relative_to(root))
    (root / f"{APP_ID}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png")
    (root / ".DirIcon").symlink_to(f"{APP_ID}.png")
    _write(out / f"{APP_ID}.yaml", filled(PAPERS / "flatpak.yaml"))
    tool = shutil.which("appimagetool")
    if tool is not None:
        machine = os.uname().machine
        file = out / f"{NAME}-{VERSION}-{machine}.AppImage"
        subprocess.run([tool, "--no-appstream", root, file], env={**environment(), "ARCH": machine}, check=True)
    return root


def _write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file
