"""tutorial_board: the patch laid over the board of the practice room (at 84, 124 of 1920x1080), wiped: what is
drawn on it then is the lesson that is pointed at."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.tutorial import blackboard

PICTURE = Picture(seed=306, size=(442, 380))
BOARD = (84, 124, 442, 380)


def draw(d: Doc, detail: int) -> None:
    """The board as it stands there, without its chalk."""
    with d.group(transform=f"translate({-BOARD[0]} {-BOARD[1]})"), d.clip(Sh.rect(*BOARD)):
        blackboard(d, random.Random(PICTURE.seed), wiped=True)
