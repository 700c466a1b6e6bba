"""What the reader cannot see while it reads one entry: words of programs that name nothing, and parts that do not fit.

Each problem is one line that names its place. Texts have a linter of their own (`texts.py`), and what must fit
together within a story is in `stories.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from game.core.engine.program import Registry, Step, meant
from game.core.engine.verbs import Signed
from game.mansions.board.house import KINDS
from game.mansions.cards.story import Story
from game.mansions.cards.vocabulary import VOCABULARY, WORD_PLACES, Learn, Place, Rise
from game.mansions.catalogue import Catalogue, Item, Need

from . import stories

LOCK_CLASSES = ("strength_locks", "test_locks", "key_locks")
"""What a key may open beside single locks: those with a Strength test, with any test, with a key."""
MOST = 9
"""So many tokens, spaces or cards a step of a program may say, and so much it may change something."""
MOMENTS = ("after_move", "after_action", "alone", "in_dark", "frightened", "holds_light", "holds_weapon", "holds_tome")
"""What a Mythos card may need beside a room or a kind of room (A-06)."""


def problems(cards: Catalogue, tales: Collection[Story]) -> list[str]:
    """Everything that is wrong with the card set, or else with these stories; empty when all is well."""
    found = [*_ids(cards), *_counts(cards), *_people(cards), *_keys(cards), *_needs(cards), *_programs(cards, tales)]
    return found or [line for tale in tales for line in stories.problems(cards, tale)]


def steps_of(registry: Registry) -> Iterator[tuple[str, Step]]:
    """All steps of all programs with the name of their program."""
    for name, steps in registry.steps.items():
        for step in steps:
            yield name, step


def unused_verbs(registries: Collection[Registry]) -> set[str]:
    """Verbs that no card and no story uses."""
    return set(VOCABULARY) - {step.verb.name for registry in registries for _, step in steps_of(registry)}


def unused_ids(cards: Catalogue, tales: Collection[Story]) -> dict[str, str]:
    """Cards of the box that no story has a use for, each with what is missing: another story may lay them."""
    set_ups = [(tale, answers) for tale in tales for answers in tale.set_ups()]
    laid = {card for tale, answers in set_ups for room in tale.house.rooms for card in tale.pile(room, answers)}
    locks = {card for tale in tales for card in tale.locks.values()}
    icons = {icon for tale in tales for icon in tale.opening.icons}
    actions = {one.under(answers) for tale, answers in set_ups for one in tale.opening.actions}
    coming = set(_coming(cards, tales, actions))
    asked = {(need.puzzle, need.layout) for one in (*cards.locks.values(), *cards.obstacles.values())
             for need in [one.need] if need.puzzle}  # fmt: skip
    layouts = {"rune": cards.puzzles.runes, "lock": cards.puzzles.locks, "wiring": cards.puzzles.wirings}
    return {
        **{id_: "no pile holds it" for id_ in cards.finds if id_ not in laid},
        **{id_: "no door has it" for id_ in cards.locks if id_ not in locks},
        **{id_: "no room has it" for id_ in cards.obstacles if id_ not in laid},
        **{one.id: "its icons are in no deck" for one in cards.mythos.values() if not icons & set(one.icons)},
        **{id_: "it is not laid out" for id_ in cards.keeper_actions if id_ not in actions},
        **{id_: "nothing brings its kind" for id_, one in cards.figures.items() if one.kind not in coming},
        **{name: "nothing asks for this puzzle" for kind, names in layouts.items() for name in names
           if (kind, name) not in asked},
    }  # fmt: skip


def _coming(cards: Catalogue, tales: Collection[Story], actions: Collection[str]) -> Iterator[str]:
    """The kinds of figures that events, objectives and the Keeper actions laid out can bring."""
    programs = tuple(cards.keeper_actions[action].program for action in actions)
    steps = [step for tale in tales for _, step in steps_of(tale.registry)]
    steps += [step for name, step in steps_of(cards.registry) if name.startswith(programs)]
    yield from (step.args.kind for step in steps if isinstance(step.args, (Place, Rise)))


def _ids(cards: Catalogue) -> Iterator[str]:
    for id_, count in Counter(cards.ids()).items():
        if count > 1:
            yield f"{id_}: {count} things have this id"
        if not id_.isascii() or not id_.replace("_", "").isalnum() or id_ != id_.lower():
            yield f"{id_}: an id is lower case letters, digits and underscores"


def _counts(cards: Catalogue) -> Iterator[str]:
    """What is missing from the box, or too much in it."""
    for name, count in cards.box.items():
        there = len(getattr(cards, name))
        if there != count:
            yield f"box.yaml: {name}: {count} are counted, but there are {there}"


def _people(cards: Catalogue) -> Iterator[str]:
    profiles = [profile for one in cards.investigators.values() for profile in (*one.physical, *one.mental)]
    for word, known in (("item", cards.items), ("spell", cards.spells), ("ability", cards.abilities)):
        named = [getattr(profile, word) for profile in profiles if getattr(profile, word)]
        yield from (f"profiles: there is no {word} {name!r}{meant(name, known)}" for name in named if name not in known)
        if word != "spell" and Counter(named) != Counter(list(known)):
            yield f"profiles: every {word} stands on one card: {sorted(set(known) ^ set(named))}"


def _keys(cards: Catalogue) -> Iterator[str]:
    things: dict[str, Item] = {**cards.items, **cards.finds}
    for item in things.values():
        if (item.use == "key") != ("key" in item.tags) or (item.use == "attack") != ("weapon" in item.tags):
            yield f"{item.id}: {item.use} does not fit {', '.join(item.tags)}"
        for name in item.opens:
            if name not in cards.locks and name not in cards.obstacles and name not in LOCK_CLASSES:
                yield f"{item.id}: there is nothing {name!r} to open{meant(name, [*cards.locks, *LOCK_CLASSES])}"
    for barred in (*cards.locks.values(), *cards.obstacles.values()):
        need = barred.need
        if need.key and barred.id not in (things[need.key].opens if need.key in things else ()):
            yield f"{barred.id}: its key {need.key!r} does not open it"
        if need.puzzle and not _laid_out(cards, need):
            yield f"{barred.id}: there is no {need.puzzle} layout {need.layout!r}"


def _laid_out(cards: Catalogue, need: Need) -> bool:
    layouts: Mapping[str, Mapping[str, Any]] = {"rune": cards.puzzles.runes, "lock": cards.puzzles.locks,
                                                "wiring": cards.puzzles.wirings}  # fmt: skip
    return need.layout in layouts[need.puzzle]


def _needs(cards: Catalogue) -> Iterator[str]:
    for card in cards.mythos.values():
        for word in card.needs:
            kind, _, name = word.rpartition(":")
            if not (kind == "room" or (kind == "tag" and name in KINDS) or (not kind and name in MOMENTS)):
                yield f"{card.id}: nothing can be {word!r}{meant(word, MOMENTS)}"


def _programs(cards: Catalogue, tales: Collection[Story]) -> Iterator[str]:
    rooms = {room for tale in tales for room in tale.house.rooms}
    for card in cards.mythos.values():
        yield from (f"{card.id}: no story has a {word}" for word in card.needs
                    if word.startswith("room:") and word[5:] not in rooms)  # fmt: skip
    for name, step in steps_of(cards.registry):
        yield from _step(name, step, cards, rooms)
    for tale in tales:
        for name, step in steps_of(tale.registry):
            yield from _step(f"{tale.id}: {name}", step, cards, set(tale.house.rooms))


def _step(name: str, step: Step, cards: Catalogue, rooms: Collection[str]) -> Iterator[str]:
    args = step.args
    yield from _numbers(name, step)
    where = getattr(args, "where", None)
    if where is not None and not _is_place(where, rooms):
        yield f"{name}: {step.verb.name} does not know the place {where!r}{meant(where, WORD_PLACES)}"
    if isinstance(args, (Place, Rise)) and args.kind not in cards.kinds:
        yield f"{name}: there is no monster {args.kind!r}{meant(args.kind, cards.kinds)}"
    if isinstance(args, Learn) and args.spell != "any" and args.spell not in cards.spells:
        yield f"{name}: there is no spell {args.spell!r}{meant(args.spell, cards.spells)}"


def _numbers(name: str, step: Step) -> Iterator[str]:
    """Numbers that mean nothing: none of something, a change by nothing where a change is all there is, or too much."""
    hints = get_type_hints(type(step.args))
    for field in fields(step.args):
        number = getattr(step.args, field.name)
        if number == field.default or hints[field.name] not in (int, Signed):
            continue
        signed = hints[field.name] is Signed
        least, most = (-MOST, MOST) if signed else (1, MOST)
        if not least <= number <= most:
            yield f"{name}: {step.verb.name}: {field.name} is {least} to {most}, not {number}"


def _is_place(word: str, rooms: Collection[str]) -> bool:
    kind, _, name = word.rpartition(":")
    return {"": word in WORD_PLACES, "room": name in rooms, "tag": name in KINDS}.get(kind, False)
