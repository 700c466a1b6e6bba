"""What each monster is like: how it strikes, dies and escapes, how fast it breathes, what it does when it is bored.

Read from `assets/art/bigbook/layers/tempers.yaml`, once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import msgspec

from game.core.text import strict_yaml
from scenes.bigbook.table.animation.monster.acts import ESCAPES, STRIKES, Act, Key
from scenes.bigbook.table.animation.monster.deaths import DEATHS
from scenes.bigbook.table.animation.timings import BREATHING
from scenes.bigbook.table.render.monster_layers import REST, Pose
from scenes.kit.assets import ROOT
from scenes.kit.drawing import picture_lists
from scenes.kit.drawing.picture_lists import Number, mapping, number, pair
from scenes.kit.tween import EASES

FILE = ROOT / "bigbook" / "layers" / "tempers.yaml"
WHOLE = frozenset({"ms", "ease", "grow", "shift", "jaw", "swing", "look", "shut"})
"""What a line of a habit may say of the whole monster; anything else in it is a layer."""
QUICKEST = 200.0
"""Milliseconds of a breath: none is quicker."""


@dataclass(frozen=True, slots=True)
class Rests:
    """What a layer does at rest: how far it `swing`s, how `late` after the breath (radians), and how far it turns to
    where the eyes look (`gaze`)."""

    layer: str
    swing: float
    late: float
    gaze: float


@dataclass(frozen=True, slots=True)
class Temper:
    """One monster: its strike and the layer that it leaves, its death, its escape, the pace of its breath, a habit, and
    the layers that have a way of their own at rest."""

    strike: str = "pounce"
    source: str = "jaw"
    dies: str = "melts"
    flees: str = "leaps"
    pace: float = float(BREATHING)
    habit: Act | None = None
    rests: tuple[Rests, ...] = ()


def tempers() -> Mapping[str, Temper]:
    """Every monster's, by the id of its page."""
    return picture_lists.read(FILE, _temper)


def temper(monster: str) -> Temper:
    """A monster's; what everybody does for one that is not in the file."""
    return tempers().get(monster, Temper())


def _temper(node: strict_yaml.Node) -> Temper:
    said = mapping(node)
    strike, pace = mapping(said["strike"]), number(said["pace"])
    if pace < QUICKEST:
        raise ValueError(f"a breath of {pace} ms")
    rests = mapping(said.get("rests", {}))
    return Temper(
        _known(strike["how"], STRIKES), str(strike["from"]), _known(said["dies"], DEATHS),
        _known(said["flees"], ESCAPES), pace, _habit(said["habit"]),
        tuple(_rests(layer, one) for layer, one in rests.items()),
    )  # fmt: skip


def _habit(node: strict_yaml.Node) -> Act:
    keys, at = [], 0.0
    for line in map(mapping, node if isinstance(node, list) else ()):
        ms = number(line["ms"])
        if ms <= 0:
            raise ValueError(f"a pose that takes {ms} ms")
        at += ms
        keys.append(Key(at, _known(line["ease"], EASES), _pose(line)))
    if not keys or keys[-1].pose != REST:
        raise ValueError("a habit ends where it began")
    return Act("habit", tuple(keys), (-1.0, -1.0))


def _known(node: strict_yaml.Node, known: Collection[str]) -> str:
    """A word that is one of those."""
    if not isinstance(node, str) or node not in known:
        raise ValueError(f"{node} is none of {', '.join(sorted(known))}")
    return node


def _rests(layer: str, node: strict_yaml.Node) -> Rests:
    swing, late, gaze = msgspec.convert(node, tuple[Number, Number, Number], strict=False)
    return Rests(layer, swing, late, gaze)


def _pose(line: dict[str, strict_yaml.Node]) -> Pose:
    own = sorted((name, number(swing)) for name, swing in line.items() if name not in WHOLE)
    still: strict_yaml.Node = ["0", "0"]
    return Pose(
        pair(line.get("grow", still)), pair(line.get("shift", still)), number(line.get("jaw", "0")),
        number(line.get("swing", "0")), pair(line.get("look", still)), line.get("shut") == "yes", tuple(own),
    )  # fmt: skip
