"""Fast and back by a button, and a key that leads past what is only shown to the next question people are asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.bigbook.text.log import HELD
from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import driving
from tests.scenes.table.players import FORWARD, ROLES, Mouse

ALONE: dict[str, Any] = {
    "players": 3, "seed": 12, "speed": 2, "window": (1280, 720), "table": {"companions": ("apprentice", "apprentice")},
}  # fmt: skip


def test_a_button_makes_the_table_fast_and_gives_the_old_pace_back(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5, speed=1) as d:
        d.frames(3)
        d.click("button:fast")
        assert d.app.speed == 4 and d.app.t("kit.settings.speed_4") in d.app.notice.text
        d.click("button:fast")
        assert d.app.speed == 1
        d.key(pygame.K_j, text="j")
        assert d.app.speed == 4, "a key does the same"
        assert d.top.decision() is not None and not d.front(TableScene).session.past, "nothing was answered"


def test_onward_leads_past_companions_to_my_own_turn_and_answers_nothing_of_mine(tmp_path: Path) -> None:
    with driving(tmp_path, **ALONE) as d:
        table = d.front(TableScene)
        d.frames(60)
        d.key(pygame.K_SPACE)  # the table waits to be handed over
        mine = next(seat for seat in table.controller.company.people)
        for _ in range(40):
            d.key(pygame.K_f, text="f")
            for _ in range(600):
                d.frames(1)
                if not (table.controller.tempo.onward or table.director.busy or table.controller.company.acting):
                    break
            now = table.session.decision
            assert now is not None and not table.director.busy
            asked = table.state.company
            assert now.seat == mine or (asked is not None and asked.friends), "people are asked here"
            if now.seat == mine and now.kind == "action":
                break
            table.controller.answer(*(option.id for option in table.session.legal()[: now.min]))
        mine_before = [step for step in table.session.past if step.seat == mine]
        for _ in range(3):
            d.key(pygame.K_f, text="f")
            d.frames(3)
        assert [step for step in table.session.past if step.seat == mine] == mine_before


def test_onward_where_i_am_asked_already_says_so(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        d.key(pygame.K_f, text="f")
        assert d.app.notice.text and not d.front(TableScene).session.past


def test_at_the_fast_pace_what_a_companion_did_stays_to_be_read_until_the_own_first_press(tmp_path: Path) -> None:
    """It broke the last curse, and people saw only an empty track."""
    with driving(tmp_path, **{**ALONE, "players": 2, "speed": 4, "table": {"companions": ("apprentice",)}}) as d:
        table = d.front(TableScene)
        company = table.controller.company
        mine, person = next(iter(company.people)), Mouse(d, 5)
        for _ in range(60):
            for _ in range(600):
                d.frames(1)
                if not (table.director.busy or company.acting) and any(one.enabled for one in table.things()):
                    break
            if table.story.held:
                break  # nothing has been pressed since
            if any(one.id in FORWARD or one.role in ROLES for one in table.things() if one.enabled):
                person.give(person.pick(table))
        deeds = table.story.held
        assert deeds and len(deeds) <= HELD and mine not in {line.seat for line in deeds}
        assert table.story.shown == list(deeds)
        d.click("button:why")
        assert not table.story.held
