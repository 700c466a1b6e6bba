"""The icon of the program: its own drawing for few pixels, every size a desktop asks for, both containers readable."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

from scenes.kit.assets import icon_name
from tools.art import icons


def picture(data: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(data), "icon.png")


def test_few_pixels_have_drawings_of_their_own() -> None:
    assert [icon_name(side) for side in (16, 24, 32, 48, 64, 1024)] == [
        "app_icon_tiny", "app_icon_small", "app_icon_small", "app_icon_small", "app_icon", "app_icon",
    ]  # fmt: skip
    for side in (16, 24, 32):
        seen = picture(icons.icon(side))
        tones = {tuple(c // 64 for c in seen.get_at((x, y))[:3]) for x in range(side) for y in range(side)}
        row = [sum(seen.get_at((x, round(side * 0.44)))[:3]) for x in range(side)]
        assert len(tones) >= 5 and row[side // 2] < 200 and max(row) > 600, "a dark slit in the white of an eye"


def test_every_size_and_both_containers_are_written(tmp_path: Path) -> None:
    written = {file.name: file.read_bytes() for file in icons.write(tmp_path)}
    for side in icons.SIZES:
        assert picture(written[f"icon_{side}.png"]).get_size() == (side, side)
    data = written["icon.ico"]
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    end = 6 + 16 * count
    for number, side in enumerate(icons.ICO_SIZES):
        w, h, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (w or 256, h or 256, bits, at) == (side, side, 32, end)
        assert picture(data[at : at + length]).get_size() == (side, side)
        end = at + length
    assert end == len(data)
    data, at, found = written["icon.icns"], 8, {}
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        found[data[at : at + 4]] = picture(data[at + 8 : at + length]).get_width()
        at += length
    assert at == len(data) and found == dict(icons.ICNS_NAMES)
