"""What a press at a table means, and whether it is the whole answer."""

from __future__ import annotations

from collections.abc import Hashable

from scenes.kit.thing import Thing
from scenes.table.context import AnyTable


def meaning(table: AnyTable, thing: Thing) -> Hashable:
    """What a press on a thing means: a step back stays one, whatever step it would be, only its question to everybody
    is another thing; one card of a hand is as good as the next one that comes to lie there."""
    at = table.read_id(thing.id)
    if thing.id in ("button:undo", "button:redo"):
        return thing.id, table.state.asked
    if thing.role in ("button", "option"):
        return thing.id, thing.label
    return at.kind, at.seat, thing.role, table.state.question, gives_away(table, thing)


def gives_away(table: AnyTable, thing: Thing) -> bool:
    """Whether a press on a thing of the table confirms that it goes for good: it has been marked for that."""
    choice = table.state.choice
    return choice is not None and choice.final and table.option_of(thing) in choice.answer


def at_once(table: AnyTable, thing: Thing) -> bool:
    """Whether a press on a thing of the table is the whole answer: one of which one is to be chosen."""
    choice = table.state.choice
    if (
        choice is None
        or not (choice.at_once or gives_away(table, thing))
        or not thing.enabled
        or table.read_id(thing.id).looked
    ):
        return False
    return table.option_of(thing) in choice.options
