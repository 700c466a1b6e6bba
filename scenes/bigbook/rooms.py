"""The painted rooms of the Big Book: the picture of each, its flames, and what lives in it and when."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.text.i18n import TextKey
from scenes.kit.drawing.backdrop import Room
from scenes.kit.drawing.life import Patch, Rain, Shine, Steam
from scenes.shell.menu_room import MenuRoom, Spot


def _ear(room: str, corner: tuple[int, int], size: tuple[int, int]) -> Patch:
    return Patch(f"{room}_ear", corner, size, 9700, ((5200, 5330), (5470, 5580), (8800, 8960)))


MENU = Room(
    "ui", "menu", ((969, 535, 62), (1515, 557, 62), (1011, 849, 78), (1461, 891, 80), (1393, 945, 66)),
    life=(
        Rain(((1240, 32), (1300, 60), (1334, 94), (1343, 110), (1290, 110), (1284, 126), (1128, 126), (1146, 94),
              (1180, 60))),
        _ear("menu", (1338, 104), (88, 92)),
    ),
)  # fmt: skip
SETUP = Room("ui", "setup")
TUTORIAL = Room(
    "ui", "tutorial",
    life=(
        Shine(330, 300, 260, (255, 206, 130), 0.2, 6400), Steam(704, 806, 96),
        _ear("tutorial", (452, 646), (84, 88)),
    ),
)  # fmt: skip
VICTORY = Room(
    "ui", "victory",
    life=(
        Shine(520, 560, 230, (255, 214, 140), 0.28, 5200),
        Steam(196, 902, 90), Steam(312, 942, 94, 5), Steam(800, 934, 98, 8), Steam(902, 896, 88, 3),
        Steam(986, 950, 94, 10),
    ),
)  # fmt: skip
DEFEAT = Room(
    "ui", "defeat", ((354, 768, 118),),
    life=(
        Shine(352, 726, 170, (255, 150, 60), 0.34, 760, wild=True),
        Patch("defeat_half", (180, 150), (824, 452), 11_300,
              ((3600, 3690), (3820, 3910), (4160, 4240), (4360, 4440), (9200, 9320), (9560, 9700))),
        Patch("defeat_shut", (180, 150), (824, 452), 11_300, ((3690, 3820), (4240, 4360), (9320, 9560))),
        _ear("defeat", (658, 774), (90, 92)),
    ),
)  # fmt: skip
ROOMS: Mapping[str, Room] = {one.name: one for one in (MENU, SETUP, TUTORIAL, VICTORY, DEFEAT)}


def _spot(kind: str, box: tuple[int, int, int, int], sound: str, *, flame: int | None = None, patch: str = "") -> Spot:
    lines = tuple(TextKey(f"bigbook.edition.pokes.{kind}.line_{n}") for n in (1, 2, 3))
    return Spot(kind, box, sound, TextKey(f"bigbook.edition.pokes.{kind}.name"), lines, flame, patch)


LECTERN_ROOM = MenuRoom(
    MENU,
    spots={
        "cat": _spot("cat", (1120, 112, 290, 132), "tutorial_step", patch="menu_ear"),
        "book": _spot("book", (1030, 250, 440, 400), "page_creak"),
        "candle": _spot("candle", (945, 470, 58, 190), "candle", flame=0),
        "candle_2": _spot("candle", (1488, 490, 58, 170), "candle", flame=1),
        "candle_3": _spot("candle", (975, 770, 74, 240), "candle", flame=2),
        "candle_4": _spot("candle", (1425, 810, 72, 200), "candle", flame=3),
        "candle_5": _spot("candle", (1362, 880, 60, 150), "candle", flame=4),
    },
    listens=("menu_eye", (1120, 328), (240, 220)),
    wall=(1590, 560, 250, 190),
    step=(1622, 966),
)
"""The book on its lectern: its eye opens a slit while somebody points at a new game."""
