"""At 200 % every text grows by its factor, where it stands or in the sheet of what it belongs to."""

from __future__ import annotations

import pytest

from scenes.kit.form import Form
from scenes.kit.theme import MIN_TEXT
from scenes.shell.app import App
from tests.fit.growth import ENOUGH, LEFT_OUT, SIZES, growth, reason, stunted
from tests.fit.stages import every_stage
from tests.lengths import alike, soak

QUICK = ("settings look", "setup 3", "end won", "table 3", "pay a curse", "hint 2")
"""A share of the situations: every kind of screen."""
LONG = 1200
"""Seconds that the long form may take on a machine that has much else to do."""


@alike()
@pytest.mark.timeout(LONG)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_200_percent_no_text_stays_behind_but_those_with_a_reason(app: App, size: tuple[int, int]) -> None:
    """A share of the situations, all with --long; `python -m tests.fit.growth` lists what stays behind."""
    stages = every_stage()
    whole = tuple(name for name in stages if not name.startswith(LEFT_OUT))
    names = soak(QUICK if size == SIZES[0] else QUICK[-2:], whole)
    behind = [(name, one) for name in names for one in stunted(growth(app, stages[name], size))
              if not reason(name, one)]  # fmt: skip
    assert not behind, "\n".join(map(str, behind[:20]))


@alike()
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_menu_grows_as_a_whole(app: App, size: tuple[int, int]) -> None:
    """No reason counts on a page that grows with its text."""
    for name in ("menu", "settings play", "end won"):
        found = growth(app, every_stage()[name], size)
        assert isinstance(app.top, Form)
        short = [one for one in found if one.after < ENOUGH * one.before - 1]
        assert found and not short, (name, short)


@pytest.mark.parametrize("role", ["curse:", "spell:", "library:"])
def test_what_is_only_a_sign_on_the_table_is_told_in_large_letters(app: App, role: str) -> None:
    """The name that has no room on a card stands in the reading pane, where its words are."""
    found = {one.words: one for one in growth(app, every_stage()[f"reading {role}"], SIZES[0])}
    assert app.top is not None
    name = next(thing.label for thing in app.top.things() if thing.id.startswith(role)).split(".")[0].split(",")[0]
    assert found[name].after >= ENOUGH * MIN_TEXT, name
