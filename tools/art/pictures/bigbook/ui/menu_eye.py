"""menu_eye: the patch laid over the menu's book (at 1120, 328 of 1920x1080) while it listens: the lids open a slit."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.grimoire import eye
from tools.art.picture import Picture

PICTURE = Picture(seed=302, size=(240, 220))


def draw(d: Doc, detail: int) -> None:
    """The ground inside the bramble ring, then the eye, in the menu's own coordinates."""
    rnd = random.Random(PICTURE.seed)
    with d.group(transform="translate(-1120 -328)"):
        d.fill(Sh.ell(1239, 438, 103, 92), d.rad(1240, 438, 120, "#b8645a", "#843640", "#3a1420"))
        d.glow(1240, 446, 92, (0, "#ffb84a", 0.5), (0.6, "#f0702a", 0.2), (1, "#cf3a22", 0))
        eye(d, 1240, 438, 186, 0.35, rnd)
