"""Refuses anything that nanosvg, the program's SVG reader, would drop or misread."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

SIZE_LIMIT = 450_000
ALLOWED_TAGS = {"svg", "g", "defs", "title", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
ALLOWED_TAGS |= {"linearGradient", "radialGradient", "stop"}
COLOUR_NAMES = {"none", "red", "green", "blue", "yellow", "cyan", "magenta", "black", "grey", "gray", "white"}
FORBIDDEN_ATTRIBUTES = ("clip-path", "mask", "filter", "style", "class", "paint-order", "visibility", "marker-end")
HEX = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
PAINT_LINK = re.compile(r"url\(#([^)]+)\)")


def problems(svg: str, limit: int = SIZE_LIMIT) -> list[str]:
    """Complaints about one SVG text, sorted; empty when it may ship. `limit` is in bytes before compression."""
    found: set[str] = set()
    size = len(svg.encode())
    if size > limit:
        found.add(f"{size // 1024} KB is over the {limit // 1024} KB budget")
    root = ElementTree.fromstring(svg)
    if not (root.get("viewBox") and root.get("width") and root.get("height")):
        found.add("svg needs viewBox, width and height")
    defined: set[str] = set()
    used: set[str] = set()
    _walk(root, False, found, defined, used)
    if used - defined:
        found.add(f"missing gradients {sorted(used - defined)[:3]}")
    return sorted(found)


def _walk(node: ElementTree.Element, in_faded_group: bool, found: set[str], defined: set[str], used: set[str]) -> None:
    tag = node.tag.split("}")[-1]
    if tag not in ALLOWED_TAGS:
        found.add(f"<{tag}> is not rendered by nanosvg")
    ident = node.get("id")
    if ident:
        defined.add(ident)
        if len(ident) > 60:
            found.add("id longer than 60 characters")
    if tag.endswith("Gradient"):
        _check_gradient(node, found)
    found.update(f"{name} on <{tag}>" for name in FORBIDDEN_ATTRIBUTES if node.get(name) is not None)
    _check_paints(node, found, used)
    faded = tag == "g" and node.get("opacity") is not None
    if faded and in_faded_group:
        found.add("nested group opacity (only the innermost counts)")
    for child in node:
        _walk(child, in_faded_group or faded, found, defined, used)


def _check_gradient(node: ElementTree.Element, found: set[str]) -> None:
    if node.get("gradientUnits") != "userSpaceOnUse":
        found.add("gradient without userSpaceOnUse")
    if node.get("spreadMethod") or node.get("fx") or node.get("fy"):
        found.add("spreadMethod / fx / fy are ignored")
    if node.get("href"):
        found.add("use xlink:href")


def _check_paints(node: ElementTree.Element, found: set[str], used: set[str]) -> None:
    for name in ("fill", "stroke", "stop-color"):
        paint = node.get(name)
        if paint is None:
            continue
        link = PAINT_LINK.fullmatch(paint)
        if link:
            used.add(link.group(1))
            if node.get("fill-opacity") or node.get("stroke-opacity"):
                found.add("fill-/stroke-opacity is ignored on gradients: use opacity")
        elif not (HEX.fullmatch(paint) or paint in COLOUR_NAMES):
            found.add(f'{name}="{paint}" would turn grey')
