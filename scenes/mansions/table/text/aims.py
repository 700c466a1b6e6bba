"""What is looked for, in words: the next room or the objective, and how far the group and the Keeper are."""

from __future__ import annotations

from collections.abc import Iterator

from game.mansions.play.aim import aim_of
from game.mansions.view import TableView
from scenes.mansions.table.text.words import HouseWords


def aim_said(words: HouseWords, view: TableView) -> str:
    """What to look for, by the texts that were read."""
    aim = aim_of(view, words.story.id)
    if aim.kind == "room":
        return words.t("aim.room", room=words.room(aim.room))
    return words.t("aim.objective", name=words.card(aim.source)) if aim.kind == "objective" else words.t("aim.unknown")


def counts_said(words: HouseWords, view: TableView) -> Iterator[str]:
    """How far the objective is for either side, as far as it is counted."""
    aim = aim_of(view, words.story.id)
    for count in (*aim.wins, *aim.loses):
        if count.of > 1:
            yield words.telling(f"counts.{count.holds}", n=count.done, m=count.of)
