"""What each monster is like: how it strikes, dies and escapes, how fast it breathes, what it does when it is bored.

Read from `assets/art/layers/tempers.yaml`, once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from game.core.text import strict_yaml
from scenes.bigbook.table.animation.monster_acts import ESCAPES, STRIKES, Act, Key
from scenes.bigbook.table.animation.monster_deaths import DEATHS
from scenes.bigbook.table.animation.timings import BREATHING
from scenes.bigbook.table.render.monster_layers import REST, Pose
from scenes.bigbook.table.render.monster_rig import Pair
from scenes.kit.assets import ROOT

FILE = ROOT / "layers" / "tempers.yaml"
WHOLE = frozenset({"ms", "ease", "grow", "shift", "jaw", "swing", "look", "shut"})
"""What a line of a habit may say of the whole monster; anything else in it is a layer."""


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


@cache
def tempers() -> Mapping[str, Temper]:
    """Every monster's, by the id of its page."""
    found = strict_yaml.load(FILE)
    assert isinstance(found, dict)
    return {name: _temper(node) for name, node in found.items()}


def temper(monster: str) -> Temper:
    """A monster's; what everybody does for one that is not in the file."""
    return tempers().get(monster, Temper())


def _temper(node: strict_yaml.Node) -> Temper:
    assert isinstance(node, dict)
    strike, habit = node["strike"], node["habit"]
    assert isinstance(strike, dict)
    assert isinstance(habit, list)
    how, dies, flees = str(strike["how"]), str(node["dies"]), str(node["flees"])
    assert how in STRIKES, how
    assert dies in DEATHS, dies
    assert flees in ESCAPES, flees
    keys, at = [], 0.0
    for line in habit:
        assert isinstance(line, dict)
        at += float(str(line["ms"]))
        keys.append(Key(at, str(line["ease"]), _pose(line)))
    assert keys[-1].pose == REST, "a habit ends where it began"
    rests = node.get("rests", {})
    assert isinstance(rests, dict)
    return Temper(
        how, str(strike["from"]), dies, flees, float(str(node["pace"])), Act("habit", tuple(keys), (-1.0, -1.0)),
        tuple(_rests(layer, one) for layer, one in rests.items()),
    )  # fmt: skip


def _rests(layer: str, node: strict_yaml.Node) -> Rests:
    assert isinstance(node, list)
    return Rests(layer, *(float(str(one)) for one in node))


def _pose(line: dict[str, strict_yaml.Node]) -> Pose:
    own = sorted((name, float(str(swing))) for name, swing in line.items() if name not in WHOLE)
    return Pose(
        _pair(line.get("grow")), _pair(line.get("shift")), float(str(line.get("jaw", "0"))),
        float(str(line.get("swing", "0"))), _pair(line.get("look")), line.get("shut") == "yes", tuple(own),
    )  # fmt: skip


def _pair(node: strict_yaml.Node | None) -> Pair:
    if node is None:
        return 0.0, 0.0
    assert isinstance(node, list)
    return float(str(node[0])), float(str(node[1]))
