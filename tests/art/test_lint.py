"""The lint lets a plain drawing pass and names each construct that the game's renderer would drop or misread."""

from __future__ import annotations

import pytest

from tools.art import lint

from .pictures import files, name_of, text

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">'
GRADIENT = '<linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="1"{}>{}</linearGradient>'
STOPS = '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#123456"/>'
PLAIN = f'<defs>{GRADIENT.format("", STOPS)}</defs><path d="M0 0h5v5z" fill="url(#g0)"/>'

FAULTS = {
    "text": ("<text>A</text>", "<text> is not rendered"),
    "use": ('<use href="#a"/>', "<use> is not rendered"),
    "image": ('<image width="1" height="1"/>', "<image> is not rendered"),
    "pattern": ("<pattern/>", "<pattern> is not rendered"),
    "clipPath element": ("<clipPath/>", "<clipPath> is not rendered"),
    "mask element": ("<mask/>", "<mask> is not rendered"),
    "filter element": ("<filter/>", "<filter> is not rendered"),
    "style element": ("<style>path{}</style>", "<style> is not rendered"),
    "script": ("<script/>", "<script> is not rendered"),
    "symbol": ("<symbol/>", "<symbol> is not rendered"),
    **{name: (f'<path d="M0 0z" {name}="x"/>', f"{name} on <path>") for name in lint.FORBIDDEN_ATTRIBUTES},
    "nested group opacity": ('<g opacity=".5"><g opacity=".5"/></g>', "nested group opacity"),
    "missing gradient": ('<path d="M0 0z" fill="url(#nowhere)"/>', "missing gradients"),
    "named colour": ('<path d="M0 0z" fill="tomato"/>', 'fill="tomato" would turn grey'),
    "functional colour": ('<path d="M0 0z" stroke="rgba(0,0,0,1)"/>', "would turn grey"),
    "eight digits": ('<path d="M0 0z" fill="#11223344"/>', "would turn grey"),
    "faded gradient": (
        PLAIN.replace('fill="url', 'fill-opacity=".5" fill="url'),
        "use opacity",
    ),
    "bounding box units": ('<radialGradient id="r"/>', "without userSpaceOnUse"),
    "spread": (GRADIENT.format(' spreadMethod="reflect"', STOPS), "spreadMethod / fx / fy"),
    "focus": (GRADIENT.format(' fx="1"', STOPS), "spreadMethod / fx / fy"),
    "plain href": (GRADIENT.format(' href="#x"', STOPS), "use xlink:href"),
    "long id": (f'<path id="{"n" * 61}" d="M0 0z"/>', "id longer than 60"),
}


def _svg(body: str) -> str:
    return f"{HEAD}{body}</svg>"


def test_a_plain_drawing_passes() -> None:
    assert lint.problems(_svg(PLAIN)) == []


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_planted_fault_is_named(fault: str) -> None:
    body, message = FAULTS[fault]
    found = lint.problems(_svg(body))
    assert any(message in line for line in found), found


def test_a_drawing_without_its_measures_is_refused() -> None:
    assert lint.problems('<svg xmlns="http://www.w3.org/2000/svg"/>') == ["svg needs viewBox, width and height"]


def test_a_drawing_over_the_budget_is_refused() -> None:
    assert lint.problems(_svg(PLAIN), limit=100) == ["0 KB is over the 0 KB budget"]


def test_every_stored_drawing_passes() -> None:
    found = {name_of(path): lint.problems(text(path)) for path in files()}
    assert {name: lines for name, lines in found.items() if lines} == {}
