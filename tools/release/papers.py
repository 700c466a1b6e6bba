"""Whether the papers of every system are in order, as far as can be told from here: read back by what reads such files,
and by the checkers of the desktop (`desktop-file-validate`, `appstreamcli`) where they are installed."""

from __future__ import annotations

import ast
import plistlib
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

import yaml

from game.version import VERSION
from tools.art import icons

from .facts import APP_ID, NAME, filled
from .folder import prepare
from .linux import PAPERS

CHECKERS = (
    ("app.desktop", f"{APP_ID}.desktop", ("desktop-file-validate",)),
    ("metainfo.xml", f"{APP_ID}.metainfo.xml", ("appstreamcli", "validate", "--no-net", "--no-color")),
)
"""The paper, what it must be called, and who reads it. A checker that is not there reads nothing."""


def faults() -> Iterator[str]:
    """What is wrong, a line each."""
    with TemporaryDirectory() as folder:
        made = Path(folder)
        prepare(made)
        yield from _windows(made)
        yield from _macos(made)
        yield from _linux(made)


def _windows(made: Path) -> Iterator[str]:
    manifest = ElementTree.parse(made / "app.manifest")
    said = "".join(manifest.getroot().itertext())
    if "PerMonitorV2" not in said:
        yield "app.manifest: blurred on dense displays"
    version = made.joinpath("version.txt").read_text("utf-8")
    ast.parse(version, "version.txt", "eval")
    if f"'FileVersion', '{VERSION}'" not in version:
        yield "version.txt: another version"
    setup = made.joinpath("installer.iss").read_text("utf-8")
    if f"AppVersion={VERSION}" not in setup or f"{NAME}.exe" not in setup:
        yield "installer.iss: another program"
    reserved, kind, count = struct.unpack("<HHH", made.joinpath("icon.ico").read_bytes()[:6])
    if (reserved, kind, count) != (0, 1, len(icons.ICO_SIZES)):
        yield "icon.ico: no icon"


def _macos(made: Path) -> Iterator[str]:
    plist = plistlib.loads(made.joinpath("Info.plist").read_bytes())
    if (plist["CFBundleIdentifier"], plist["CFBundleShortVersionString"]) != (APP_ID, VERSION):
        yield "Info.plist: another program"
    if not plist["NSHighResolutionCapable"]:
        yield "Info.plist: blurred on dense displays"
    plistlib.loads(made.joinpath("entitlements.plist").read_bytes())
    icon = made.joinpath("icon.icns").read_bytes()
    if icon[:4] != b"icns" or struct.unpack(">I", icon[4:8])[0] != len(icon):
        yield "icon.icns: no icon"


def _linux(made: Path) -> Iterator[str]:
    flatpak = yaml.safe_load(filled(PAPERS / "flatpak.yaml"))
    if flatpak["app-id"] != APP_ID or "--share=network" in flatpak["finish-args"]:
        yield "flatpak.yaml: another program, or one with a network"
    for paper, name, checker in CHECKERS:
        file = made / name
        file.write_text(filled(PAPERS / paper), "utf-8")
        if shutil.which(checker[0]) is None:
            print(f"{paper} is not checked: no {checker[0]}")
            continue
        found = subprocess.run([*checker, file], capture_output=True, text=True, check=False)
        if found.returncode:
            yield f"{paper}: {found.stdout}{found.stderr}".rstrip()
