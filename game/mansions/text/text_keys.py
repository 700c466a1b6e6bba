"""Which texts the card set and the stories ask for: the keys that a language must have, and those that it may have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.text.phrases import FORMS
from game.mansions.cards.story import NOTHING, NOTHINGS, Story
from game.mansions.catalogue import Catalogue

from .story_texts import MORNING, OF_ANY_OBJECTIVE, OF_ANY_STORY

CARD_PARTS = ("name", "flavour")
BARRED_PARTS = ("name", "text", "solved", "failed")
COMBAT_PARTS = ("name", "upper", "lower")
KIND_PARTS = ("text", "enters", "leaves")
ROOM_PARTS = ("enters", "searched")
CLUE_PARTS = ("name", "text")
OBJECTIVE_PARTS = ("name", "reveal", "start", "keeper", "investigators", "rule")
ENDINGS = ("investigators", "keeper", "nobody")
STORY_PARTS = ("name", "blurb", "introduction", "afterword", "afterword_waits")
DOUBLE_PARTS = ("singular", "def", "gender", "seen", "drag", "placed", "moved", "burnt")
LEDGER_PARTS = ("ledger_heading", "ledger_named")
ROOM_FORMS = ("singular", "def", "in", "to", "from", "gender")
MONSTER_FORMS = ("singular", "plural", "indef", "def", "defs", "gender")
BY_HAND = ("effect", "rule")
"""What a card may have instead of the sentences of its program, and after them."""


def combat_file(monsters: str) -> str:
    """The file with the combat cards of a class."""
    return f"combat_{monsters}"


def programs(cards: Catalogue) -> dict[str, str]:
    """Every card whose rules may be told by hand, as `kind.id`, with its program."""
    kinds: Mapping[str, Mapping[str, object]] = {
        "abilities": cards.abilities, "items": cards.items, "finds": cards.finds, "mythos": cards.mythos,
        "trauma": cards.trauma, "keeper_actions": cards.keeper_actions,
    }  # fmt: skip
    return {f"{kind}.{id_}": str(getattr(card, "program", "")) for kind, found in kinds.items()
            for id_, card in found.items()}  # fmt: skip


def required(cards: Catalogue, tales: tuple[Story, ...]) -> set[str]:
    """The keys without which a card, a room or a story would be silent."""
    found = {f"cards.{key}" for key in _cards(cards)}
    found |= {f"monsters.{kind}.{form}" for kind in cards.kinds for form in MONSTER_FORMS}
    found |= {f"puzzles.layouts.{layout}" for kind in (cards.puzzles.runes, cards.puzzles.locks, cards.puzzles.wirings)
              for layout in kind}  # fmt: skip
    for tale in tales:
        found |= {f"rooms.{room}.{form}" for room in tale.house.rooms for form in ROOM_FORMS}
        found |= {f"stories.{tale.id}.{key}" for key in _story(tale)}
        for named in filter(None, (one.named for one in tale.objectives.values())):
            found |= {f"monsters.{named.name}.{form}" for form in MONSTER_FORMS}
            found |= {f"cards.kinds.{named.name}.{part}" for part in KIND_PARTS}
    return {f"mansions.{key.lower()}" for key in found}


def allowed(cards: Catalogue, tales: tuple[Story, ...]) -> set[str]:
    """The keys that there may be besides: what a card is told by hand, and every form of a noun that a language has."""
    found = {f"cards.{card}.{part}" for card in programs(cards) for part in BY_HAND} | articles(cards)
    named = {one.named.name for tale in tales for one in tale.objectives.values() if one.named}
    found |= {f"monsters.{kind}.{form}" for kind in {*cards.kinds, *named} for form in FORMS}
    found |= {f"rooms.{room}.{form}" for tale in tales for room in tale.house.rooms for form in FORMS}
    found |= {f"stories.{tale.id}.story.double.{form}" for tale in tales for form in FORMS
              if any(objective.double for objective in tale.objectives.values())}  # fmt: skip
    found |= {f"stories.{tale.id}.objectives.{objective.id}.endings.{side}_{ending.holds}" for tale in tales
              for objective in tale.objectives.values()
              for side, endings in (("investigators", objective.investigators_win), ("keeper", objective.keeper_wins))
              if len(endings) > 1 for ending in endings}  # fmt: skip
    return {f"mansions.{key.lower()}" for key in found}


def articles(cards: Catalogue) -> set[str]:
    """Where the article of a thing stands, in a language that has its things with their articles in sentences."""
    things = {"items": cards.items, "finds": cards.finds, "locks": cards.locks, "obstacles": cards.obstacles}
    return {f"cards.{kind}.{id_}.def" for kind, found in things.items() for id_ in found}


def _cards(cards: Catalogue) -> Iterator[str]:
    for who, one in cards.investigators.items():
        yield from (f"investigators.{who}.{part}" for part in ("name", "role", "flavour", "story"))
        yield from (f"profiles.{profile.id}.{part}" for profile in (*one.physical, *one.mental) for part in CARD_PARTS)
    for card in programs(cards):
        yield from (f"{card}.{part}" for part in CARD_PARTS)
    yield from (f"nothing.{NOTHING}_{number:02}" for number in range(1, NOTHINGS + 1))
    for id_, spell in cards.spells.items():
        yield from (f"spells.{id_}.{part}" for part in CARD_PARTS)
        yield from (f"spells.{id_}.backs.{number}.{branch}" for number in range(1, len(spell.backs) + 1)
                    for branch in ("passed", "failed"))  # fmt: skip
    for kind, barred in (("locks", cards.locks), ("obstacles", cards.obstacles)):
        yield from (f"{kind}.{id_}.{part}" for id_ in barred for part in BARRED_PARTS)
    for id_, half in cards.combat.items():
        yield from (f"{combat_file(half.monsters)}.{id_}.{part}" for part in COMBAT_PARTS)
    yield from (f"kinds.{kind}.{part}" for kind in cards.kinds for part in KIND_PARTS)
    yield from (f"figures.{figure}.{part}" for figure in cards.figures for part in CARD_PARTS)


def _story(tale: Story) -> Iterator[str]:
    yield from (f"story.{part}" for part in STORY_PARTS)
    if any(objective.double for objective in tale.objectives.values()):
        yield from (f"story.double.{part}" for part in DOUBLE_PARTS)
    if any(objective.ledger for objective in tale.objectives.values()):
        yield from (f"story.{part}" for part in LEDGER_PARTS)
    yield f"story.ended_by.{MORNING}"
    for question, answers in tale.choices.items():
        yield from (f"story.questions.{question}.{part}" for part in ("asks", *answers))
    yield from (f"rooms.{room}.{part}" for room in tale.house.rooms for part in ROOM_PARTS)
    for number, clue in tale.clues.items():
        yield from (
            f"clues.clue_{number}{letter}.{part}" for letter in tale.choices[clue.letter] for part in CLUE_PARTS
        )
    for event in tale.events:
        yield f"events.{event.stage}.name"
        yield from (f"events.{event.stage}.{key}.{part}" for key in event.effects for part in ("text", "effect"))
    for objective in tale.objectives.values():
        yield from (f"objectives.{objective.id}.{part}" for part in OBJECTIVE_PARTS)
        yield from (f"objectives.{objective.id}.endings.{winner}" for winner in ENDINGS)
        yield f"story.truths.{objective.id}"
        yield from (f"story.ended_by.{objective.id}.{ending.holds}" for ending in objective.endings
                    if ending.holds not in OF_ANY_STORY)  # fmt: skip
    yield from (f"objectives.{reason}" for reason in OF_ANY_OBJECTIVE)
