"""candle: one candle in its dish, without the flame, for the screens that stand candles beside a sheet."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.room import ROOM_BRASS, wax_candle
from tools.art.picture import Picture

PICTURE = Picture(seed=309, size=(200, 320))


def draw(d: Doc, detail: int) -> None:
    """Foot of the dish at 100,300; the flame stands at 101,66."""
    rnd = random.Random(PICTURE.seed)
    d.fill(Sh.ell(104, 302, 92, 14), "#05020a", 0.45)
    wax_candle(d, 100, 296, 226, 64, rnd, 0)
    handle = Sh.ring(176, 290, 18, 11)
    d.inked(handle, d.dlin(handle, *ROOM_BRASS), 2.6, 1.4)
