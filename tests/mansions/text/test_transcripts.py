"""The nights in `docs/transcripts` are what the game says today: none of them can grow stale."""

from __future__ import annotations

import pytest

from game.core.text.i18n import Catalogue
from tests.cli.commands import LOCALES
from tests.lengths import alike
from tests.mansions.transcripts import Night, nights

EN = Catalogue.load("en", [LOCALES])


@alike()
@pytest.mark.parametrize("night", nights(), ids=lambda night: night.file.stem)
def test_a_night_to_read_is_told_as_the_game_tells_it_now(night: Night) -> None:
    """Where this fails: `python -m tests.mansions.transcripts`, then read it; a night whose lines no longer fit is
    played anew."""
    assert night.file.read_text(encoding="utf-8") == night.told()


@pytest.mark.parametrize("night", nights(), ids=lambda night: night.file.stem)
def test_a_night_to_read_is_whole_and_nothing_in_it_is_refused(night: Night) -> None:
    text = night.file.read_text(encoding="utf-8")
    assert EN.t("kit.cli.play.over", list="log, story, look, and undo", command="quit") in text
    assert EN.t("mansions.why.not-an-action") not in text
    objective = night.file.stem.split("-", 2)[2].replace("-", " ")
    assert objective in text.lower(), "its objective gives it its name"
