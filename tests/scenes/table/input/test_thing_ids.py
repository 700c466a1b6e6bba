"""Every thing that a played table lists has an id that is read and written back."""

from __future__ import annotations

from pathlib import Path

from game.bigbook.play import thing_id
from game.bigbook.play.thing_id import ThingId, read
from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import driving
from tests.scenes.table.players import Mouse


def written(at: ThingId) -> str:
    """The id, from its parts."""
    if at.kind == "card":
        name = thing_id.card(at.seat, at.name, at.number)
    elif at.kind == "spell":
        name = thing_id.spell(at.seat, at.name)
    elif at.place:
        name = thing_id.term(at.place, at.name)
    elif at.agrees:
        name = thing_id.agreement(at.seat)
    elif at.kind in thing_id.KINDS.counted:
        name = {"track": thing_id.track, "power": thing_id.power}[at.kind](at.number)
    elif at.seat:
        name = thing_id.of_seat(at.kind, at.seat)
    else:
        name = f"{at.kind}:{at.name}" if at.name else at.kind
    return thing_id.looked(name) if at.looked else name


def test_every_id_of_a_played_table_is_read_and_written_back(tmp_path: Path) -> None:
    kinds: set[str] = set()
    with driving(tmp_path, players=3, seed=4) as driver:
        mouse = Mouse(driver, 4)
        for _ in range(30):
            mouse.play(3)
            table = driver.top
            if not isinstance(table, TableScene) or table.director.busy:
                continue
            for seat in table.render.model.seats:
                if seat != table.render.desk and f"seat:{seat}" in {thing.id for thing in table.things()}:
                    driver.click(f"seat:{seat}")
                    break
            for thing in table.things():
                at = read(thing.id)
                assert written(at) == thing.id
                assert at.kind == thing.role or thing.role in ("pile", "sheet", "looked", "info", "button"), thing
                kinds.add(at.kind)
            if any(thing.id == "button:close" for thing in table.things()):
                driver.click("button:close")
    assert kinds >= {"card", "spell", "curse", "library", "supply", "pile", "seat", "deck", "discard", "ability",
                     "track", "button", "magician", "log", "book", "aside", "madness"}  # fmt: skip
