"""Pictures come from a thread, in bounded memory, and a bad file is only a missing picture."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.games import GAMES
from scenes.kit.assets import AHEAD, COMMON, ROOT, Art, folders, picture_file

SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60">'
    b'<rect x="0" y="0" width="60" height="60" fill="#c8403a"/></svg>'
)


pytestmark = pytest.mark.usefixtures("screen")


def shelf(root: Path, game: str = "bigbook") -> Path:
    """The folder of a game's spells, made."""
    made = root / game / "spells"
    made.mkdir(parents=True)
    return made


def wait(art: Art, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
    clock = pygame.time.Clock()
    found = art.get(kind, name, size)
    while art.waiting:
        art.pump()
        clock.tick(200)
    return found or art.get(kind, name, size)


def test_plain_and_packed_pictures_arrive_at_the_size_asked_for(tmp_path: Path) -> None:
    spells = shelf(tmp_path)
    (spells / "ice.svg").write_bytes(SVG)
    (spells / "mist.svgz").write_bytes(gzip.compress(SVG))
    art = Art(tmp_path)
    assert art.get("spells", "ice", (30, 30)) is None
    for name in ("ice", "mist"):
        picture = wait(art, "spells", name, (30, 30))
        assert picture is not None
        assert picture.get_size() == (30, 30)
        assert picture.get_at((15, 15))[:3] == (200, 64, 58)
    art.close()


def test_damaged_and_missing_pictures_are_none_for_ever(tmp_path: Path) -> None:
    spells = shelf(tmp_path)
    (spells / "bad.svgz").write_bytes(b"no gzip at all")
    art = Art(tmp_path)
    assert wait(art, "spells", "bad", (30, 30)) is None
    assert art.get("spells", "bad", (30, 30)) is None
    assert not art.waiting
    assert art.get("spells", "nowhere", (30, 30)) is None
    assert art.get("no-kind", "ice", (30, 30)) is None
    art.close()


def test_memory_is_bounded_and_the_least_used_leaves(tmp_path: Path) -> None:
    spells = shelf(tmp_path)
    (spells / "ice.svg").write_bytes(SVG)
    art = Art(tmp_path, limit=30 * 30 * 4 + 40 * 40 * 4)
    for side in (30, 40, 35):
        wait(art, "spells", "ice", (side, side))
    assert art.get("spells", "ice", (35, 35)) is not None
    assert art.get("spells", "ice", (30, 30)) is None
    art.bound((40, 40))  # a larger screen
    for side in (30, 40, 35):
        wait(art, "spells", "ice", (side, side))
    assert all(art.get("spells", "ice", (side, side)) is not None for side in (30, 40, 35))
    art.close()


def test_a_picture_at_another_size_stands_in_until_the_sharp_one_is_there(tmp_path: Path) -> None:
    spells = shelf(tmp_path)
    (spells / "ice.svg").write_bytes(SVG)
    art = Art(tmp_path)
    assert art.stand_in("spells", "ice", (60, 40)) is None
    assert wait(art, "spells", "ice", (30, 30)) is not None
    assert art.get("spells", "ice", (60, 40)) is None
    soft = art.stand_in("spells", "ice", (60, 40))
    assert soft is not None
    assert soft.get_size() == (40, 40)
    sharp = wait(art, "spells", "ice", (60, 40))
    assert sharp is not None
    assert sharp is not soft
    assert sharp.get_size() == (40, 40)
    art.close()


def test_what_is_seen_now_is_made_before_what_may_come(tmp_path: Path) -> None:
    spells = shelf(tmp_path)
    for name in ("first", "ice", "mist"):
        (spells / f"{name}.svg").write_bytes(SVG)
    go_on, made = threading.Event(), []

    def read(path: Path, size: tuple[int, int]) -> Surface:
        go_on.wait(10)
        made.append(path.stem)
        return Surface(size)

    art = Art(tmp_path, read=read)
    for name in ("first", "mist", "ice"):
        art.get("spells", name, (30, 30), AHEAD)
    art.get("spells", "ice", (30, 30))  # on the table, while the thread is still at the first
    go_on.set()
    wait(art, "spells", "ice", (30, 30))
    assert made[:2] == ["first", "ice"]
    wait(art, "spells", "mist", (30, 30))
    assert made == ["first", "ice", "mist"], "each once"
    art.close()


def test_a_kind_is_looked_for_in_the_common_folder_and_then_in_those_of_the_games(tmp_path: Path) -> None:
    for game, name in ((COMMON, "mist"), ("duel", "ice"), ("bigbook", "ice"), ("bigbook", "mist")):
        folder = tmp_path / game / "spells"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svgz").write_bytes(gzip.compress(SVG))
    art = Art(tmp_path)
    for find in (art.path, lambda kind, name: picture_file(kind, name, tmp_path)):
        assert find("spells", "mist") == tmp_path / COMMON / "spells" / "mist.svgz"
        assert find("spells", "ice") == tmp_path / "bigbook" / "spells" / "ice.svgz"
        assert find("duel/spells", "ice") == tmp_path / "duel" / "spells" / "ice.svgz", "whoever names the game"
        assert find("bigbook/spells", "mist") == tmp_path / "bigbook" / "spells" / "mist.svgz"
    assert art.path("duel/spells", "mist") is None


def test_every_folder_of_pictures_is_the_common_one_or_that_of_a_game() -> None:
    assert {folder.name for folder in folders()} <= {COMMON, *GAMES}
    common = {(file.parent.name, file.stem) for file in (ROOT / COMMON).rglob("*.svgz")}
    own = {(file.parent.name, file.stem) for file in ROOT.rglob("*.svgz") if not file.is_relative_to(ROOT / COMMON)}
    assert not common & own, "no game's picture hides behind one of all games"
