"""What the reader cannot see while it reads one entry: words of programs that name nothing, and parts that do not fit.

Each problem is one line that names its place. Texts have a linter of their own (`lint_texts.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from game.core.engine.program import Registry, Step, meant
from game.core.engine.verbs import Signed
from game.mansions.board.house import KINDS
from game.mansions.cards.story import NOTHING, Objective, Story
from game.mansions.cards.vocabulary import VOCABULARY, WORD_PLACES, Learn, Place, Rise
from game.mansions.catalogue import Catalogue, Item, Need

LOCK_CLASSES = ("strength_locks", "test_locks", "key_locks")
"""What a key may open beside single locks: those with a Strength test, with any test, with a key."""
MOST = 9
"""So many tokens, spaces or cards a step of a program may say, and so much it may change something."""
MOMENTS = ("after_move", "after_action", "alone", "in_dark", "frightened", "holds_light", "holds_weapon", "holds_tome")
"""What a Mythos card may need beside a room or a kind of room (A-06)."""


def problems(cards: Catalogue, tales: Collection[Story]) -> list[str]:
    """Everything that is wrong with the card set, or else with these stories; empty when all is well."""
    found = [*_ids(cards), *_counts(cards), *_people(cards), *_keys(cards), *_needs(cards), *_programs(cards, tales)]
    return found or [line for tale in tales for line in _story(cards, tale)]


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


def _story(cards: Catalogue, tale: Story) -> Iterator[str]:
    if set(tale.piles) != set(tale.house.rooms):
        yield f"{tale.id}: rooms without a pile: {sorted(set(tale.house.rooms) ^ set(tale.piles))}"
    needs = [cards.locks[card].need for card in tale.locks.values()]
    needs += [cards.obstacles[one.card].need for one in tale.obstacles.values()]
    layouts = [(need.puzzle, need.layout) for need in needs if need.puzzle]
    yield from (f"{tale.id}: the {kind} puzzle {layout} is used {count} times"
                for (kind, layout), count in Counter(layouts).items() if count > 1)  # fmt: skip
    supply = {"lock": len(cards.puzzles.lock_pieces), "wiring": len(cards.puzzles.wiring_pieces)}
    for kind, pieces in supply.items():
        wanted = sum(cards.puzzles.slots(kind, layout) for found, layout in layouts if found == kind)
        if wanted > pieces:
            yield f"{tale.id}: its {kind} puzzles together need {wanted} of {pieces} pieces (A-62)"
    yield from _seeding(tale)
    if [event.stage for event in tale.events] != ["I", "II", "III", "IV", "V"]:
        yield f"{tale.id}: five events are needed, I to V"
    for event in tale.events:
        missing = set(tale.choices.get(event.by, {})) - {key[-1] for key in event.effects if key != "all"}
        if event.by and missing:
            yield f"{tale.id}: event {event.stage} has no effect for {sorted(missing)}"
    yield from _goals(tale)
    yield from _trail(tale)
    yield from _backs(tale)
    yield from _opening(cards, tale)


def _seeding(tale: Story) -> Iterator[str]:
    """With every combination of answers each card lies once in the house, and each clue in its room (MM-SKE.3)."""
    if set(tale.piles) != set(tale.house.rooms):
        return
    for answers in tale.set_ups():
        chosen = "".join(answers.values())
        piles = {room: tale.pile(room, answers) for room in tale.piles}
        counts = Counter(card for pile in piles.values() for card in pile if card != NOTHING)
        twice = sorted(card for card, count in counts.items() if count > 1)
        lost = [clue.card(answers) for clue in tale.clues.values()
                if clue.card(answers) not in piles[clue.room(answers)]]  # fmt: skip
        empty = [room for room, pile in piles.items() if not pile]
        for names, problem in ((twice, "lie there twice"), (lost, "are not in their rooms"), (empty, "have no card")):
            if names:
                yield f"{tale.id}: the answers {chosen} cannot be seeded: {', '.join(names)} {problem}"
                return


def _opening(cards: Catalogue, tale: Story) -> Iterator[str]:
    """What the Keeper begins with must be there (MM-SKE.5, MM-MYT.1)."""
    icons = set(tale.opening.icons)
    deck = [card for card in cards.mythos.values() if icons & set(card.icons)]
    for name, hand, there in (("mythos", tale.opening.mythos, len(deck)), ("trauma", tale.opening.trauma,
                                                                          len(cards.trauma))):  # fmt: skip
        if hand > there:
            yield f"{tale.id}: the opening hand has {hand} {name} cards, and the deck {there}"


def _goals(tale: Story) -> Iterator[str]:
    if set(tale.objectives) != {f"1{letter}" for letter in tale.choices[1]}:
        yield f"{tale.id}: an objective for each answer to question 1 is needed"
    for token, objective in tale.objectives.items():
        if tale.choices[1].get(token[1:]) != objective.id:
            yield f"{tale.id}: the answer {token} is not called {objective.id}"
        holds = {ending.holds for ending in (*objective.keeper_wins, *objective.investigators_win)}
        for words, there in (
            (("samples_on_altar",), objective.samples),
            (("deaths",), objective.deaths),
            (("locks_open",), objective.locks),
            (("rooms_burning",), objective.fires),
            (("double_burnt", "double_in_room"), objective.double),
            (("escaped_with_ledger",), objective.ledger),
            (("named_has_no_health", "named_in_room"), objective.named),
        ):
            if bool(holds & set(words)) != bool(there):
                yield f"{tale.id}: {objective.id}: {words[0]} and its numbers belong together"
        yield from _within_reach(tale, objective)


def _within_reach(tale: Story, objective: Objective) -> Iterator[str]:
    """What an objective asks for is there: so many locks, a dais for keepsakes and the double, a hearth, a way out."""
    holds = {ending.holds for ending in (*objective.keeper_wins, *objective.investigators_win)}
    place, features = f"{tale.id}: {objective.id}", tale.house.features
    if objective.locks is not None and objective.locks.most > len(tale.locks):
        yield f"{place}: {objective.locks.most} locks are wanted, and the house has {len(tale.locks)}"
    if objective.fires is not None and objective.fires.most > len(tale.house.rooms):
        yield f"{place}: {objective.fires.most} fires are wanted, and the house has {len(tale.house.rooms)} rooms"
    if ("samples_on_altar" in holds or objective.double) and not features["altar"]:
        yield f"{place}: the house has no altar for it"
    if "double_burnt" in holds and not features["fire_pit"] and "double_in_room" not in holds:
        yield f"{place}: the house has no fire_pit to burn it in"
    for ending in (*objective.keeper_wins, *objective.investigators_win):
        ways_out = ending.holds in ("escaped_with_ledger", "everybody_out")
        if ways_out and (ending.room not in tale.house.exits or tale.house.exits[ending.room].sealed):
            yield f"{place}: {ending.room} is no way out"


def _backs(tale: Story) -> Iterator[str]:
    """The back of an obstacle is seen from the beginning: it must not tell what the Keeper wants."""
    for room, obstacle in tale.obstacles.items():
        if obstacle.when.startswith("1"):
            yield f"{tale.id}: {room}: the back of {obstacle.card} would tell the answer to question 1"


def _trail(tale: Story) -> Iterator[str]:
    """Clues lead from the introduction to the last one (MM-WIN.3); a trail may branch."""
    if not tale.clues or min(tale.clues) != 1:
        yield f"{tale.id}: clue 1 is the last of the trail, and there is none"
    if all(clue.by for clue in tale.clues.values()):
        yield f"{tale.id}: no clue lies where the introduction can send anybody"
    for clue in tale.clues.values():
        if clue.by and not any(clue in tale.led_to_by(other) for other in tale.clues.values()):
            yield f"{tale.id}: no clue leads to clue {clue.number}"
