"""What is on its way over the table, and monsters that are ready to move."""

from __future__ import annotations

from scenes.bigbook.table.scene import TableScene
from scenes.kit.geometry import Box
from scenes.table.motion.missiles import Missile
from tests.scenes.at_table import until_live
from tests.scenes.driver import Driver


def flying(scene: TableScene) -> list[Missile]:
    return [one.effect for one in scene.aftermath.running if isinstance(one.effect, Missile)]


def inside(box: Box, at: tuple[float, float]) -> bool:
    return box.x <= at[0] <= box.right and box.y <= at[1] <= box.bottom


def alive(driver: Driver, scene: TableScene) -> None:
    """The table is still, and its monster can move."""
    until_live(scene)
    while scene.set_pieces.monster.figure is None:
        driver.frames()
