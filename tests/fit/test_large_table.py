"""At 200 % the table has less room than there is to say: what is left out has a sign, and the sheet of it tells it."""

from __future__ import annotations

import pytest

from game.bigbook.play.threats import danger_words
from scenes.bigbook.table.scene import TableScene
from scenes.shell.app import App
from tests.fit.spy import Spy, watching
from tests.fit.stages import every_stage
from tests.fit.walk import arrange, kept, paint
from tests.lengths import alike

WINDOW = (1280, 720)


def texts(app: App, spy: Spy, layer: str) -> str:
    """Everything that stands on one layer of the screen, in one line."""
    return " | ".join(" ".join(one.text.replace("/", " ").split()) for one in spy.drawn if layer in one.layer)


@alike()
@pytest.mark.parametrize("lang", ["en", "es"])
def test_how_many_more_dangers_there_are_stands_behind_the_last_and_the_sheet_tells_them(app: App, lang: str) -> None:
    with watching() as spy:
        every_stage()["table 5 crowded"](app)
        table = app.top
        assert isinstance(table, TableScene)
        arrange(app, WINDOW, 2.0, kept(lang))
        said = [danger_words(table.words, one).replace("\u00a0", " ") for one in table.state.dangers]
        assert len(said) > 2
        paint(app, spy)
        whole = texts(app, spy, "table").replace("\u00a0", " ")
        lines = [line for line in whole.split(" | ") if said[0] in line]
        assert len(lines) == 2, "once in the ribbon, once on the panel"
        for told in (lines[0], whole.replace(lines[0], "")):
            missing = sum(words not in told for words in said)
            assert not missing or f" {missing} " in told or f"+{missing}" in told, told
        danger = next(thing for thing in table.things() if thing.id == "danger")
        table.on_motion(danger.rect.center)
        table.update(100)
        for _ in range(20):
            table.update(100)
        paint(app, spy)
        sheet = texts(app, spy, "tooltip").replace("\u00a0", " ")
        assert all(words in sheet for words in said)


def test_every_friend_has_a_name_on_the_table_and_the_whole_of_it_on_their_sheet(app: App) -> None:
    """Names as people have them stand there whole; very long ones lose their middle, and the sheet has it."""
    with watching() as spy:
        every_stage()["tooltip seat:p2"](app)
        arrange(app, WINDOW, 2.0, kept("en"))
        paint(app, spy)
        table = app.top
        assert isinstance(table, TableScene)
        seats, sheet = texts(app, spy, "table"), texts(app, spy, "tooltip")
        for seat in table.render.model.seats:
            assert table.words.people[seat].name in seats
        assert table.words.people["p2"].name in sheet
