"""What people prefer at the table of a house."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.mansions.ids import GAME
from scenes.shell.own_settings import OwnSettings, TableSettings


@dataclass(slots=True)
class HouseSettings(TableSettings):
    """All of them."""


SETTINGS = OwnSettings(GAME, HouseSettings)
