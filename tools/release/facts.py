"""What every form of a release says about the game, in one place; the templates of the systems are filled with it."""

from __future__ import annotations

import datetime
import os
import subprocess
from pathlib import Path
from string import Template

from game.version import HOME, VERSION

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
NAME = "big-book-of-madness"
APP_ID = "net.bigbookofmadness.BigBookOfMadness"
"""How desktops, Flatpak and macOS tell this program from others; whoever owns a domain puts it here, backwards."""


def epoch() -> int:
    """The time that every file of a release bears, in seconds since 1970: that of `SOURCE_DATE_EPOCH`, else of the last
    commit, else 1 January 2026; so two builds of one commit are equal byte by byte."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said.isdecimal():
        return int(said)
    git = ["git", "log", "-1", "--format=%ct"]
    try:
        found = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        found = ""
    return int(found) if found.isdecimal() else 1_767_225_600


def environment() -> dict[str, str]:
    """What a program that builds for us may know: the time that counts, and no luck in the order of sets."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}


def addresses(home: str) -> dict[str, str]:
    """What software centers link to, by their names for it: nothing where the project lives nowhere."""
    if not home:
        return {}
    return {"homepage": home, "bugtracker": f"{home}/issues", "vcs-browser": home, "contribute": f"{home}/contribute"}


def filled(template: Path) -> str:
    """A template of this folder with `${version}`, `${date}`, `${id}` and the like put in. KeyError for other names."""
    numbers = [*VERSION.split("."), "0", "0", "0"][:4]
    date = datetime.datetime.fromtimestamp(epoch(), datetime.UTC).date().isoformat()
    return Template(template.read_text("utf-8")).substitute(
        urls="\n".join(f'  <url type="{kind}">{address}</url>' for kind, address in addresses(HOME).items()),
        version=VERSION,
        numbers=", ".join(numbers),
        four=".".join(numbers),
        date=date,
        id=APP_ID,
        name=NAME,
    )
