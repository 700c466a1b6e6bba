"""Fast and back by a button, and a key that leads past what is only shown to the next question people are asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import driving

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
