"""How the monsters are put together and how far their parts go: read from `assets/art/bigbook/layers/motion.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.text import strict_yaml
from scenes.kit.assets import ROOT
from scenes.kit.drawing import picture_lists
from scenes.kit.drawing.picture_lists import mapping, names, number, pair

FILE = ROOT / "bigbook" / "layers" / "motion.yaml"
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


def _part(node: strict_yaml.Node) -> PartRig:
    said = mapping(node)
    return PartRig(
        pair(said["hinge"]),
        number(said.get("turn", "0")),
        pair(said.get("shift", ["0", "0"])),
        pair(said.get("stretch", ["0", "0"])),
        str(said.get("with", "")),
    )


def _rig(node: strict_yaml.Node) -> Rig:
    said = mapping(node)
    return Rig(
        names(said["layers"]),
        frozenset(names(said.get("over", []))) | {"limb"},
        pair(said["foot"]),
        pair(said["breath"]),
        pair(said["look"]),
        {name: _part(part) for name, part in mapping(said.get("parts", {})).items()},
    )


def rigs() -> Mapping[str, Rig]:
    """Every monster that is drawn in layers, by the id of its page; one of which nothing can be read stands still."""
    return picture_lists.read(FILE, _rig)
