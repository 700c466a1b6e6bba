"""How drawings look to eyes that see fewer hues, and in grey: the simulation, and a measure of how far two differ.

The simulation is Machado, Oliveira and Fernandes 2009 at severity 1, on linear light. Distances are OKLab x 100.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import numpy as np
import numpy.typing as npt

from .pictures import Image

Matrix = npt.NDArray[np.float64]

SIGHTS: dict[str, Matrix] = {
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
CLEAR_STEP = 10.0
"""Least difference in lightness that the eye takes for another tone."""


def linear(colours: Image) -> Image:
    """Linear light of sRGB values 0..1."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def seen(colours: Image, sight: str) -> Image:
    """sRGB colours as `sight` (one of SIGHTS) sees them."""
    light = np.clip(linear(colours) @ SIGHTS[sight].T, 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)


def lightness(colours: Image) -> Image:
    """OKLab lightness x 100."""
    light = linear(colours)
    cone = np.array(
        [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ]
    )
    weights = np.array([0.2104542553, 0.7936177850, -0.0040720468])
    return np.asarray(100 * (np.cbrt(light @ cone.T) @ weights), dtype=np.float64)


def tone(colours: Image, sight: str) -> Image:
    """What is left when hue tells nothing."""
    return lightness(seen(colours, sight))


def difference(one: Image, other: Image) -> float:
    """Percent of the pixels of two pictures, of which the tones are given, that differ clearly."""
    return float(100 * (np.abs(one - other) > CLEAR_STEP).mean())


def alike(pictures: Mapping[str, Image], sight: str, apart: float) -> dict[str, float]:
    """Pairs of pictures (red, green, blue; all of one size) whose difference is under `apart`, and that difference."""
    tones = {name: tone(one, sight) for name, one in pictures.items()}
    pairs = {f"{a} {b}": difference(tones[a], tones[b]) for a, b in combinations(tones, 2)}
    return {pair: round(value, 1) for pair, value in pairs.items() if value < apart}
