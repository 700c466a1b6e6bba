"""Sheets for readers who look at a game's pictures for the first time: kind by kind, every picture with its id beneath,
and once more at the size the game shows it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

from . import contact

WIDTH, HEIGHT = 1600, 1500
"""No sheet is larger: viewers make larger ones smaller."""
PAD, LABEL, NARROWEST = 14, 22, 110
NIGHT, CARD = (16, 38, 43), (200, 192, 170)
SHAPE = (96.0, 96.0)
"""Canvas of what is one shape in ink: it lies on a card."""
Ground = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Showing:
    """How a kind is shown: the width of a picture in pixels, read closely and in the game, and what it is for."""

    close: int
    played: int
    purpose: str
    ground: Ground = NIGHT
    only: tuple[str, ...] = ("",)
    """Beginnings of the ids that are shown."""
    leaving: tuple[str, ...] = ()
    """Beginnings of the ids that are not."""
    under: Callable[[str], pygame.Surface | None] = lambda name: None
    """What lies beneath the picture of an id in the game."""
    scaled: int = 0
    """Canvas that the widths are for; others keep its scale. None by itself: every picture has the same width."""

    def shows(self, name: str) -> bool:
        """Whether the picture of this id is one of them."""
        return name.startswith(self.only) and not (self.leaving and name.startswith(self.leaving))


def write(folder: Path, game: str, showings: Mapping[str, Showing], kinds: list[str]) -> list[Path]:
    """The sheets of the kinds (all when none is named) in `folder`, and README.txt that says what each is for."""
    listed: list[str] = []
    written: list[Path] = []
    for kind, showing in showings.items():
        if kinds and kind not in kinds:
            continue
        files = [one for one in contact.targets([f"{game}/{kind.split('-')[0]}"]) if showing.shows(one.stem)]
        for name, width, how in (
            (kind, showing.close, ""),
            (f"{kind}_played", showing.played, ", as large as in play"),
        ):
            sheets = list(_sheets(folder, name, files, width, showing))
            written += sheets
            listed += [f"{kind}\t{one.name}\t{showing.purpose}{how}" for one in sheets]
    (folder / "README.txt").write_text("kind\tfile\twhat the pictures are for\n" + "\n".join(listed) + "\n", "utf-8")
    return written


@dataclass(frozen=True, slots=True)
class _Cell:
    path: Path
    size: tuple[int, int]

    @property
    def step(self) -> int:
        return max(self.size[0], NARROWEST) + PAD


def _sheets(folder: Path, name: str, files: list[Path], width: int, showing: Showing) -> Iterator[Path]:
    pygame.font.init()
    font = pygame.font.Font(None, 18)
    ink = (20, 24, 24) if sum(showing.ground) > 380 else (220, 226, 214)
    cells = [_Cell(path, _scaled(path, width, showing.scaled)) for path in files]
    pages = list(_pages(list(_rows(cells))))
    for number, rows in enumerate(pages):
        sheet = pygame.Surface((WIDTH, sum(_height(row) for row in rows) + PAD))
        sheet.fill(showing.ground)
        top = PAD
        for row in rows:
            left = PAD
            for cell in row:
                under = showing.under(cell.path.stem)
                if _canvas(cell.path) == SHAPE:
                    sheet.fill(CARD, ((left, top), cell.size))
                if under is not None:
                    sheet.blit(pygame.transform.smoothscale(under, cell.size), (left, top))
                sheet.blit(contact.raster(cell.path, cell.size), (left, top))
                label = font.render(cell.path.stem, True, ink)
                if label.get_width() > cell.step - 6:
                    label = pygame.transform.smoothscale(label, (cell.step - 6, label.get_height()))
                sheet.blit(label, (left, top + cell.size[1] + 3))
                left += cell.step
            top += _height(row)
        out = folder / (f"{name}.png" if len(pages) == 1 else f"{name}-{number + 1}.png")
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(sheet, out)
        yield out


def _pages(rows: list[list[_Cell]]) -> Iterator[list[list[_Cell]]]:
    page: list[list[_Cell]] = []
    for row in rows:
        if page and sum(_height(one) for one in (*page, row)) + PAD > HEIGHT:
            yield page
            page = []
        page.append(row)
    if page:
        yield page


def _rows(cells: list[_Cell]) -> Iterator[list[_Cell]]:
    """Pictures of one shape are in rows of their own: the tall leave no holes beside the low."""
    shapes = dict.fromkeys(cell.size for cell in cells)
    row: list[_Cell] = []
    for cell in sorted(cells, key=lambda one: list(shapes).index(one.size)):
        full = PAD + sum(one.step for one in (*row, cell)) > WIDTH
        if row and (full or row[-1].size[1] > cell.size[1] * 1.5 or row[-1].size[1] * 1.5 < cell.size[1]):
            yield row
            row = []
        row.append(cell)
    if row:
        yield row


def _height(row: list[_Cell]) -> int:
    return max(cell.size[1] for cell in row) + LABEL + PAD


def _scaled(path: Path, width: int, scaled: int) -> tuple[int, int]:
    w, h = _canvas(path)
    factor = width / (scaled or w)
    return round(w * factor), round(h * factor)


def _canvas(path: Path) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', gzip.decompress(path.read_bytes())[:800].decode())
    if found is None:
        raise ValueError(f"{path.name}: no viewBox")
    return float(found[1]), float(found[2])
