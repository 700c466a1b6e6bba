"""What goes beside the files of a release: what the changelog says of the version, and a checksum for each file."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

SUMS = "SHA256SUMS"


def of_version(changelog: str, version: str) -> str:
    """The section of a version, without its heading. LookupError where the changelog has none."""
    found = re.search(rf"^## {re.escape(version)}\b.*?\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE)
    if found is None or not found[1].strip():
        raise LookupError(f"the changelog says nothing of {version}")
    return found[1].strip()


def checksums(folder: Path) -> str:
    """Write the checksums of all files of a folder into it, as `sha256sum -c` reads them; gives their lines.

    LookupError where there is none, OSError where one cannot be read or written.
    """
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    if not files:
        raise LookupError(f"nothing lies in {folder}")
    lines = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / SUMS).write_text(lines, "utf-8")
    return lines.rstrip()
