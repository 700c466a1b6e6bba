"""Furniture by kind: which files one picture module becomes, and how each is framed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from ..inkwell.doc import Doc
from ..parts.teen import MOODS
from ..picture import MagicianModule, PictureModule
from . import book, curses, elements, lamplit, madness, magicians, spells


@dataclass(frozen=True)
class Job:
    """One file to write: assets/art/<target>.svgz, the target being "game/kind/id"."""

    target: str
    compose: Callable[[], Doc]


FREE_SIZES: dict[str, tuple[int, int] | None] = {
    "backs": (600, 840),
    "covers": (704, 648),
    "pages": (640, 280),
    "layers": (704, 648),
    "table": None,
    "icons": (200, 200),
    "tokens": (200, 200),
    "seals": (200, 200),
    "ui": None,
}
KINDS = ("spells", "elements", "magicians", "monsters", "curses", "madness", *FREE_SIZES)


def plain(name: str, pic: PictureModule, size: tuple[int, int]) -> Doc:
    """Free canvas: the picture is the whole file."""
    d = Doc(*size, name)
    pic.draw(d, 2)
    return d


def jobs(game: str, kind: str, ident: str, pic: PictureModule) -> list[Job]:
    """The files made from pictures/<game>/<kind>/<ident>.py. Raises ValueError for an unknown kind or a missing
    size."""
    if game == "mansions":
        found = [Job(name, compose) for name, compose in lamplit.files(kind, ident, pic)]
    else:
        found = _jobs(kind, ident, pic)
    return [replace(job, target=f"{game}/{job.target}") for job in found]


def _jobs(kind: str, ident: str, pic: PictureModule) -> list[Job]:
    """The files as "kind/id": this is what stands in them as their title."""
    name = f"{kind}/{ident}"
    if kind == "spells":
        return [
            Job(name, lambda: spells.spell_card(name, pic)),
            Job(f"tiles/{ident}", lambda: spells.spell_tile(f"tiles/{ident}", pic)),
        ]
    if kind == "elements":
        value = int(ident.rsplit("_", 1)[1])
        return [Job(name, lambda: elements.element_card(name, pic, value))]
    if kind == "curses":
        return [
            Job(name, lambda: curses.curse_card(name, pic)),
            Job(f"{name}_tile", lambda: curses.curse_tile(f"{name}_tile", pic)),
        ]
    if kind == "madness":
        return [Job(name, lambda: madness.madness_card(name, pic))]
    if kind == "monsters":
        layers = pic.PICTURE.layers
        files = [f"layers/{ident}_{layer}" for layer in ("ground", *layers, "ink")] if layers else []
        return [
            Job(name, lambda: book.monster_page(name, pic)),
            *(Job(file, lambda file=file: book.monster_layer(file, pic, file.split("_")[-1])) for file in files),  # type: ignore[misc]
        ]
    if kind == "magicians":
        mage = cast(MagicianModule, pic)
        return [
            Job(name, lambda: magicians.portrait(name, mage)),
            Job(f"{name}_sheet", lambda: magicians.sheet(f"{name}_sheet", mage)),
            Job(f"{name}_seat", lambda: magicians.seat(f"{name}_seat", mage)),
            Job(f"{name}_bust", lambda: magicians.bust(f"{name}_bust", mage)),
            Job(f"{name}_emblem", lambda: magicians.emblem(f"{name}_emblem", mage)),
            *(Job(f"{name}_{mood}", partial(magicians.expression, f"{name}_{mood}", mage, mood)) for mood in MOODS),
        ]
    if kind not in FREE_SIZES:
        raise ValueError(f"unknown kind {kind!r}")
    size = pic.PICTURE.size or FREE_SIZES[kind]
    if size is None:
        raise ValueError(f"{name}: PICTURE needs a size")
    return [Job(name, lambda: plain(name, pic, size))]
