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
    """One finished file: target without suffix ("bigbook/spells/ice"), gzipped bytes, SVG size, complaints, seconds
    spent."""

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
    """Every picture as "game/kind/id", from the files that are there."""
    files = (p.relative_to(PICTURES) for p in PICTURES.glob("*/*/*.py") if not p.stem.startswith("_"))
    return sorted(p.with_suffix("").as_posix() for p in files)


def resolve(names: Iterable[str]) -> list[str]:
    """Picture names for what the user typed: game/kind/id, a target such as bigbook/tiles/ice, a game, a kind of it, or
    nothing for all. The game may be left out, where what is meant lies in one folder only.

    Raises LookupError naming the first unknown one, or one that lies in several folders."""
    known = all_pictures()
    wanted: list[str] = []
    for name in names:
        wanted += _within(name, known)
    return list(dict.fromkeys(wanted)) if wanted else known


def _within(name: str, known: list[str]) -> list[str]:
    """The pictures that one name means; see `resolve`."""
    games = dict.fromkeys(picture.split("/")[0] for picture in known)
    if name.split("/", maxsplit=1)[0] in games:
        found = {name: _named(name, known)}
    else:
        found = {game: _named(f"{game}/{name}", known) for game in games}
    found = {game: hits for game, hits in found.items() if hits}
    if not found:
        raise LookupError(f"no picture {name!r}; files live in tools/art/pictures/<game>/<kind>/<id>.py")
    if len(found) > 1:
        raise LookupError(
            f"{name!r} lies in {' and '.join(found)}: say {' or '.join(f'{game}/{name}' for game in found)}"
        )
    return next(iter(found.values()))


def _named(name: str, known: list[str]) -> list[str]:
    return [k for k in known if k == name or k.startswith(name.rstrip("/") + "/")] or _owners(name, known)


def _owners(target: str, known: list[str]) -> list[str]:
    """the picture file that produces `target`"""
    game, kind, ident = (*target.split("/", 2), "", "")[:3]
    kind = {"tiles": "spells", "layers": "monsters"}.get(kind, kind)
    whole = f"{game}/{kind}/{ident}"
    return [k for k in known if k == whole or (ident and whole.startswith(f"{k}_"))][-1:]


def render(picture: str) -> list[Rendered]:
    """Draw every file of one picture ("game/kind/id")."""
    game, kind, ident = picture.split("/")
    module = importlib.import_module(f"{__package__}.pictures.{game}.{kind}.{ident}")
    done = []
    for job in frames.jobs(game, kind, ident, module):
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
            f"{item.target:36} {item.svg_bytes // 1024:4} KB svg {len(item.data) // 1024:4} KB gz {item.seconds:5.1f} s"
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
            print(f"{orphan.relative_to(OUTPUT).with_suffix('').as_posix()}: no picture file draws it")
            bad += 1
    print(f"{len(seen)} files, {bad} faults")
    return bad


def orphans(drawn: set[Path]) -> list[Path]:
    """Stored files that none of the `drawn` ones accounts for."""
    return sorted(set(OUTPUT.glob("*/*/*.svgz")) - drawn)
