"""A folder as one file, equal byte by byte whenever the folder is: sorted, with one time, nobody's name, no chance."""

from __future__ import annotations

import gzip
import stat
import tarfile
import time
import zipfile
from pathlib import Path


def packed(folder: Path, file: Path, when: int) -> Path:
    """Pack a folder, its own name on top, as `file` (`.zip` or `.tar.gz`), all times in it `when` (seconds since 1970).

    Gives `file`; OSError where something cannot be read or written.
    """
    paths = sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())
    if file.suffix == ".zip":
        _zip(folder, paths, file, when)
    else:
        _tar(folder, paths, file, when)
    return file


def _zip(folder: Path, paths: list[Path], file: Path, when: int) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in (path for path in paths if path.is_file()):
            info = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", time.gmtime(when)[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (stat.S_IFREG | _mode(path)) << 16
            archive.writestr(info, path.read_bytes())


def _tar(folder: Path, paths: list[Path], file: Path, when: int) -> None:
    with (
        file.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=when) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in paths:
            info = archive.gettarinfo(str(path), f"{folder.name}/{path.relative_to(folder).as_posix()}")
            info.uid = info.gid = 0
            info.uname = info.gname = ""
            info.mtime = when
            if info.isreg():
                info.mode = _mode(path)
                with path.open("rb") as content:
                    archive.addfile(info, content)
            else:
                archive.addfile(info)


def _mode(path: Path) -> int:
    """Read by all, run by all where its owner may run it."""
    return 0o755 if path.stat().st_mode & stat.S_IXUSR else 0o644
