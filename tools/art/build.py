"""Finds the picture files, draws them and compares or writes assets/art; deterministic byte for byte."""

from __future__ import annotations

import gzip
import importlib
import io
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from . import frames, lint

PICTURES = Path(__file__).parent / "pictures"
OUTPUT = Path(__file__).resolve().parents[2] / "assets" / "art"
PROCESSES = 2


@dataclass(frozen=True)
class Rendered:
    """One finished file: target without suffix ("spells/ice"), gzipped bytes, SVG size, complaints, seconds spent."""

    target: str
    data: bytes
    svg_bytes: int
    complaints: tuple[str, ...]
    seconds: float

    @property
    def path(self) -> Path:
        """Where the file lives in the repository."""
        return OUTPUT / f"{self.target}.svgz"

    def is_stored(self) -> bool:
        """True if the stored file holds this drawing byte for byte (another zlib may have packed it differently)."""
        if not self.path.exists():
            return False
        stored = self.path.read_bytes()
        return stored == self.data or gzip.decompress(stored) == gzip.decompress(self.data)


def all_pictures() -> list[str]:
    """Every picture as "kind/id", from the files that are there."""
    return sorted(f"{p.parent.name}/{p.stem}" for p in PICTURES.glob("*/*.py") if not p.stem.startswith("_"))


def resolve(names: Iterable[str]) -> list[str]:
    """Picture names for what the user typed: kind/id, a target such as tiles/ice, a kind, or nothing for all.

    Raises LookupError naming the first unknown one."""
    known = all_pictures()
    wanted: list[str] = []
    for name in names:
        hits = [k for k in known if k == name or k.startswith(name.rstrip("/") + "/")] or _owners(name, known)
        if not hits:
            raise LookupError(f"no picture {name!r}; files live in tools/art/pictures/<kind>/<id>.py")
        wanted += hits
    return list(dict.fromkeys(wanted)) if wanted else known


def _owners(target: str, known: list[str]) -> list[str]:
    """the picture file that produces `target`"""
    kind, _, ident = target.partition("/")
    kind = {"tiles": "spells", "layers": "monsters"}.get(kind, kind)
    return [
        k
        for k in known
        if k == f"{kind}/{ident}" or (k.split("/")[0] == kind and ident.startswith(k.split("/")[1] + "_"))
    ][-1:]


def render(picture: str) -> list[Rendered]:
    """Draw every file of one picture ("kind/id")."""
    kind, ident = picture.split("/")
    module = importlib.import_module(f"{__package__}.pictures.{kind}.{ident}")
    done = []
    for job in frames.jobs(kind, ident, module):
        start = time.perf_counter()
        try:
            svg = job.compose().svg()
        except Exception as error:
            raise RuntimeError(f"{job.target}: {type(error).__name__}: {error}") from error
        done.append(Rendered(job.target, _gzip(svg), len(svg), tuple(lint.problems(svg)), time.perf_counter() - start))
    return done


def _gzip(svg: str) -> bytes:
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=buffer, mtime=0) as stream:
        stream.write(svg.encode())
    return buffer.getvalue()


def render_all(pictures: list[str]) -> Iterator[Rendered]:
    """Draw many pictures with at most two processes, in the order given."""
    if len(pictures) == 1:
        yield from render(pictures[0])
        return
    with ProcessPoolExecutor(max_workers=PROCESSES) as pool:
        for group in pool.map(render, pictures):
            yield from group


def build(names: list[str]) -> int:
    """Write the files of the named pictures (all by default); returns the number of complaints."""
    bad = 0
    for item in render_all(resolve(names)):
        item.path.parent.mkdir(parents=True, exist_ok=True)
        if not item.is_stored():
            item.path.write_bytes(item.data)
        print(
            f"{item.target:28} {item.svg_bytes // 1024:4} KB svg {len(item.data) // 1024:4} KB gz {item.seconds:5.1f} s"
        )
        for complaint in item.complaints:
            print(f"    {complaint}")
        bad += len(item.complaints)
    return bad


def check(names: list[str]) -> int:
    """Redraw in memory: every file must equal the stored one and lint clean; orphans count too. Returns the faults."""
    bad = 0
    seen: set[Path] = set()
    for item in render_all(resolve(names)):
        seen.add(item.path)
        faults = list(item.complaints)
        if not item.path.exists():
            faults.append("file is missing")
        elif not item.is_stored():
            faults.append("file differs from its source")
        for fault in faults:
            print(f"{item.target}: {fault}")
        bad += len(faults)
    if not names:
        for orphan in orphans(seen):
            print(f"{orphan.parent.name}/{orphan.stem}: no picture file draws it")
            bad += 1
    print(f"{len(seen)} files, {bad} faults")
    return bad


def orphans(drawn: set[Path]) -> list[Path]:
    """Stored files that none of the `drawn` ones accounts for."""
    return sorted(set(OUTPUT.glob("*/*.svgz")) - drawn)
