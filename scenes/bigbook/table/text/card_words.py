"""What the card behind an act says, and its picture: for the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play.card_kinds import element_of, is_card, value_of

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


def act_lines(scene: TableScene, action: str) -> list[tuple[str, str]]:
    """What the card of an action says."""
    words = scene.words
    verb, _, rest = action.partition(":")
    if verb == "activate":
        spell, _, power = rest.partition(":")
        return [("ink", words.spell_text(spell, int(power or 1)))]
    if verb == "learn":
        return [("ink", words.spell_text(rest))]
    if verb == "ability":
        return [("ink", words.ability_text(scene.look.model.seats[scene.desk].magician))]
    return []


def picture_of(scene: TableScene, source: str) -> tuple[str, str] | None:
    """The picture of a card that asks or acts; none for rules and pages (a page's picture lies open in the book)."""
    catalogue = scene.words.catalogue
    for group, kind in (("spells", "spells"), ("curses", "curses"), ("magicians", "magicians")):
        if catalogue.has(f"bigbook.cards.{group}.{source}.name"):
            return kind, source
    if is_card(source) and element_of(source) != "madness":
        return "elements", f"{element_of(source)}_{value_of(source)}"
    return None
