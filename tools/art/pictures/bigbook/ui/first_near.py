"""first_near: the nearer half of the crowd of the very first page, before `first_far`: sand in a jackal's belly, folded
paper, and what reaches over the edge of the book."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.crowd import CROWD_SIZE, HEART, step_out
from tools.art.picture import Picture

PICTURE = Picture(seed=352, size=CROWD_SIZE)


def draw(d: Doc, detail: int) -> None:
    """The light over those behind, the three, the light over them."""
    x, y = HEART
    d.glow(x, y - 60, 330, (0, "#ffe9a8", 0.95), (0.5, "#ffb04e", 0.5), (1, "#ff8a3a", 0))
    step_out(d, "page_11", ("body", "jaw", "eyes", "limb"), "translate(800 262) rotate(6) scale(.98)")
    step_out(d, "cover_3", ("limb", "body", "eyes", "brow", "jaw"), "translate(196 246) scale(1.02)")
    step_out(d, "page_01", ("body", "jaw", "eyes", "over", "limb"), "translate(358 236) scale(1.14)")
