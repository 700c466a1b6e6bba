"""How the monsters are put together and how far their parts go: read from `assets/art/layers/motion.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from game.core.text import strict_yaml
from scenes.kit.assets import ROOT

FILE = ROOT / "layers" / "motion.yaml"
Pair = tuple[float, float]
STILL = frozenset({"front", "niche"})
"""Layers of a monster's picture that never move: what stands before it, what it has left in its frame."""


@dataclass(frozen=True, slots=True)
class PartRig:
    """What a part does at full swing, in units of the page: it turns about its hinge (degrees against the clock), is
    shifted, and is stretched from the hinge (shares of its size). `follows` names the part whose swing it takes."""

    hinge: Pair = (0.0, 0.0)
    turn: float = 0.0
    shift: Pair = (0.0, 0.0)
    stretch: Pair = (0.0, 0.0)
    follows: str = ""


@dataclass(frozen=True, slots=True)
class Rig:
    """One monster: its layers from the lowest, those over the printed frame, where it stands, and how it moves."""

    layers: tuple[str, ...]
    over: frozenset[str]
    foot: Pair
    breath: Pair
    look: Pair
    parts: Mapping[str, PartRig] = field(default_factory=dict)


def _pair(node: strict_yaml.Node) -> Pair:
    assert isinstance(node, list)
    return float(str(node[0])), float(str(node[1]))


def _names(node: strict_yaml.Node) -> tuple[str, ...]:
    assert isinstance(node, list)
    return tuple(str(one) for one in node)


def _part(node: strict_yaml.Node) -> PartRig:
    assert isinstance(node, dict)
    return PartRig(
        _pair(node["hinge"]),
        float(str(node.get("turn", "0"))),
        _pair(node.get("shift", ["0", "0"])),
        _pair(node.get("stretch", ["0", "0"])),
        str(node.get("with", "")),
    )


def _rig(node: strict_yaml.Node) -> Rig:
    assert isinstance(node, dict)
    parts = node.get("parts", {})
    assert isinstance(parts, dict)
    return Rig(
        _names(node["layers"]),
        frozenset(_names(node.get("over", []))) | {"limb"},
        _pair(node["foot"]),
        _pair(node["breath"]),
        _pair(node["look"]),
        {name: _part(part) for name, part in parts.items()},
    )


@cache
def rigs() -> Mapping[str, Rig]:
    """Every monster that is drawn in layers, by the id of its page."""
    found = strict_yaml.load(FILE)
    assert isinstance(found, dict)
    return {name: _rig(node) for name, node in found.items()}
