"""Counts what is done meanwhile, by Python's own profile: calls, questions to the rules, and what is painted."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from game.bigbook.ai.determinize import determinize
from game.bigbook.rules import actions, payment
from game.bigbook.rules.state import State
from game.core.engine import runner
from game.mansions.rules.open_acts import open_acts
from game.mansions.rules.rules import Mansions
from game.mansions.rules.state import State as House
from scenes.kit.canvas import Canvas

NAMED: Mapping[CodeType, str] = {
    State.clone.__code__: "state copies",
    House.clone.__code__: "state copies",
    actions.refusal.__code__: "legality questions",
    Mansions.check.__code__: "legality questions",
    open_acts.__code__: "lists of acts",
    actions.cost_of_act.__code__: "costs found",
    payment.check.__code__: "payments checked",
    determinize.__code__: "imagined games",
    runner.run.__code__: "programs run",
}
"""What each call of these functions of the rules is told as."""
BLIT, REBAKED = Canvas.blit.__code__, Canvas.rebaked.__code__
MAKING = {"smoothscale", "smoothscale_by", "scale", "rotozoom", "rotate", "gaussian_blur", "box_blur", "render"}
"""What makes a new picture of an old one, or letters."""
DEPTH = 4
"""Bytes of a pixel."""


@contextmanager
def counting() -> Iterator[Counter[str]]:
    """What is done meanwhile in this thread. Bytes are those of the pictures laid on the canvas and of the parts of the
    still layer that are painted anew; parts of functions that have no name of their own are no calls."""
    found: Counter[str] = Counter()

    def called(frame: FrameType, event: str, what: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_name[0] != "<":
            found["calls"] += 1
            if code in NAMED:
                found[NAMED[code]] += 1
            elif code is BLIT:
                image = frame.f_locals["image"]
                found["bytes painted"] += image.get_width() * image.get_height() * DEPTH
            elif code is REBAKED:
                area = frame.f_locals["rect"].clip(frame.f_locals["self"].rect)
                found["bytes painted"] += area.w * area.h * DEPTH
        elif event == "c_call" and what.__name__ == "blit":
            found["blits"] += 1
        elif event == "c_call" and what.__name__ in MAKING:
            found["pictures made"] += 1

    sys.setprofile(called)
    try:
        yield found
    finally:
        sys.setprofile(None)
