"""Every key, reason and placeholder that the code names has its text: nobody ever reads a raw key (P5)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.bigbook.text.wording import SAME
from game.core.text.i18n import Catalogue
from game.core.text.phrases import PLACEHOLDER
from tests.localization.asked import CARRIERS, GAP, ROOT, Asked, asked, asked_in

ENGLISH = Catalogue.load("en", [ROOT / "localization"])
KEYS = frozenset(ENGLISH.keys())
FORMS = frozenset(key.rpartition(".")[0] for key in KEYS)
"""Nouns and groups: what stands above a key."""
MEANT = KEYS | FORMS
COUNTERS = {"n"}
"""Places that some variants leave out."""


def lost(place: Asked) -> bool:
    """Whether no text can be meant. The engine's reasons that the table words otherwise are those of `SAME`."""
    if place.before == CARRIERS["Reason"] and place.key in SAME:
        return False
    return not place.matches(MEANT)


def unfilled(place: Asked) -> set[str]:
    """The places of a text that are not filled where it is asked for; nothing where that is not to be seen."""
    if place.given is None or GAP in place.key or len(keys := place.matches(KEYS)) != 1:
        return set()
    template = ENGLISH.template(*keys)
    assert template is not None
    wanted = {found.group(1) for text in template.variants.values() for found in PLACEHOLDER.finditer(text)}
    return (wanted | ({template.by} if template.kind else set())) - place.given


def said(code: str) -> list[Asked]:
    return list(asked_in(ast.walk(ast.parse(code)), "planted.py"))


def test_every_key_in_the_code_has_a_text() -> None:
    places = asked()
    assert len(places) > 600
    assert [f"{one.where}: {one.key}" for one in places if lost(one)] == []


def test_every_place_of_a_text_is_filled() -> None:
    places = asked()
    assert sum(one.given is not None and bool(one.given) for one in places) > 100
    assert [f"{one.where}: {one.key} lacks {unfilled(one)}" for one in places if unfilled(one)] == []


@pytest.mark.parametrize(
    "code",
    [
        'app.say(app.t("kit.save.plaing"))',
        'Row(id, rect, label, False, "kit.why.kit.save.playing")',
        'words.t("prompts.danger.step_hits_nobody")',
        'words.kit("button.explode" if loud else "button.undo")',
        'words.t(f"terms.positions_of.{space}")',
        'words.t(f"prompts.result.{kind}.worse")',
        'return Reason("too-mad", "BB-ACT.1")',
        'Threat("step_misses_all", {"curse": "f1"}, 80)',
    ],
)
def test_a_wrong_key_is_found(code: str) -> None:
    assert any(lost(one) for one in said(code))


@pytest.mark.parametrize(
    "code",
    [
        'words.t("prompts.status.turn_of")',
        'words.t("log.choice_made", seat=words.seat(seat))',
        'Reason("too-many")',
        'Reason("too-many", "BB-CLR.2", {"m": 3})',
        'Threat("step_hits_active", {"curse": curse, "space": 3})',
    ],
)
def test_an_empty_place_is_found(code: str) -> None:
    assert any(unfilled(one) for one in said(code))


def test_what_cannot_be_seen_is_no_fault() -> None:
    assert not any(lost(one) or unfilled(one) for one in said('words.t("prompts.status.turn_of", **args)'))
    assert not any(lost(one) or unfilled(one) for one in said('Reason("not-enough", rule, shortfall(state))'))


def test_the_list_of_modules_is_whole() -> None:
    seen = {Path(one.where.rpartition(":")[0]) for one in asked()}
    assert {Path("main.py").parent / "scenes" / "menus" / "saves.py", Path("game/bigbook/rules/actions.py")} <= seen
