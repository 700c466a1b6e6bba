"""Colour arithmetic in OKLab on #rrggbb strings."""

from __future__ import annotations

from collections.abc import Iterable


def _lin(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _gam(c: float) -> float:
    return 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


def hex2rgb(h: str) -> tuple[float, float, float]:
    h = h.lstrip("#")
    if len(h) == 3:
        h = "".join(c * 2 for c in h)
    r, g, b = (int(h[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return r, g, b


def rgb2hex(c: Iterable[float]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*tuple(max(0, min(255, round(v * 255))) for v in c))


def oklab(h: str) -> tuple[float, float, float]:
    r, g, b = (_lin(c) for c in hex2rgb(h))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def unoklab(light: float, a: float, b: float) -> str:
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return rgb2hex(
        tuple(
            _gam(max(0, min(1, v)))
            for v in (
                4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
                -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
                -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
            )
        )
    )


def mix(a: str, b: str, t: float) -> str:
    array, other = oklab(a), oklab(b)
    return unoklab(*(x + (y - x) * t for x, y in zip(array, other, strict=False)))


def lighten(c: str, t: float) -> str:
    light, a, b = oklab(c)
    return unoklab(light + (1 - light) * t, a * (1 - t * 0.6), b * (1 - t * 0.6))


def darken(c: str, t: float) -> str:
    light, a, b = oklab(c)
    return unoklab(light * (1 - t), a * (1 - t * 0.45), b * (1 - t * 0.45))
