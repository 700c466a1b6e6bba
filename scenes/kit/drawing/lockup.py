"""The drawn title of a game: which picture the title of a language has, and how it is put into a room of a screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.kit.assets import Art, picture_file, read_picture

SHAPE = (1200, 720)


@dataclass(frozen=True, slots=True)
class Plate:
    """The title of a game, as it is drawn in some languages."""

    title: str
    """In English, for a window whose words have not been read yet."""
    pictures: Mapping[str, str]
    """The picture of each language that has one, English among them; others have letters only."""
    kind: str = "ui"
    """Where they are."""

    def paint(self, surface: Surface, art: Art, lang: str, room: Rect) -> bool:
        """Draw the lock-up of a language, as soon as it has been made; False where there is none to be had."""
        name = self.pictures.get(lang)
        if name is None:
            return False
        box = fitted(room)
        picture = art.get(self.kind, name, box.size, 1)
        if picture is None:
            return art.coming(self.kind, name)
        surface.blit(picture, picture.get_rect(center=box.center))
        return True

    def at_once(self, lang: str, room: Rect) -> Surface:
        """The lock-up made on the spot, for a window with nothing else to show. OSError or pygame.error when it
        fails."""
        name = self.pictures.get(lang, self.pictures["en"])
        return read_picture(picture_file(self.kind, name), fitted(room).size)


def fitted(room: Rect) -> Rect:
    """Where the lock-up lies in a room: as large as it can be, in the middle."""
    k = min(room.w / SHAPE[0], room.h / SHAPE[1])
    found = Rect(0, 0, max(1, round(SHAPE[0] * k)), max(1, round(SHAPE[1] * k)))
    found.center = room.center
    return found
