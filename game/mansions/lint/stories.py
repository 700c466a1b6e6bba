"""What does not fit within a story: piles, puzzles, the clock, the trail, and ways to win that nobody can reach.

What names nothing is refused by the reader (`cards.story`) and by `cards.py`; here stands what a writer forgot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from game.core.engine.board import Allow
from game.core.engine.program import Step
from game.mansions.board.house import MOVERS, House
from game.mansions.cards.story import NOTHING, NOTHINGS, Answers, Ending, Objective, Story
from game.mansions.cards.vocabulary import Place
from game.mansions.catalogue import Catalogue


def problems(cards: Catalogue, tale: Story) -> Iterator[str]:
    """Everything in a story that does not fit together, a line each."""
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
    if not any(step.verb.name == "reveal" for event in tale.events[3:4] for step in _steps(
            cards, tale, event.effects.values())):  # fmt: skip
        yield f"{tale.id}: event IV does not reveal the objective"
    yield from _goals(tale)
    yield from _trail(tale)
    yield from _backs(tale)
    yield from _opening(cards, tale)
    yield from _locked_in(cards, tale)
    yield from _ways_to_win(cards, tale)


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
        blanks = sum(pile.count(NOTHING) for pile in piles.values())
        if blanks > NOTHINGS:
            yield f"{tale.id}: the answers {chosen} lay {blanks} cards of nothing, and the box has {NOTHINGS}"
            return
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
        for words, there in (
            (("samples_on_altar",), objective.samples),
            (("deaths",), objective.deaths),
            (("locks_open",), objective.locks),
            (("rooms_burning",), objective.fires),
            (("double_burnt", "double_in_room"), objective.double),
            (("escaped_with_ledger",), objective.ledger),
            (("named_has_no_health", "named_in_room"), objective.named),
        ):
            if bool(objective.holds & set(words)) != bool(there):
                yield f"{tale.id}: {objective.id}: {words[0]} and its numbers belong together"
        yield from _within_reach(tale, objective)


def _within_reach(tale: Story, objective: Objective) -> Iterator[str]:
    """What an objective asks for is there: so many locks, a dais for keepsakes and the double, a hearth, a way out."""
    holds = objective.holds
    place, features = f"{tale.id}: {objective.id}", tale.house.features
    if objective.locks is not None and objective.locks.most > len(tale.locks):
        yield f"{place}: {objective.locks.most} locks are wanted, and the house has {len(tale.locks)}"
    if objective.fires is not None and objective.fires.most > len(tale.house.rooms):
        yield f"{place}: {objective.fires.most} fires are wanted, and the house has {len(tale.house.rooms)} rooms"
    if ("samples_on_altar" in holds or objective.double) and not features["altar"]:
        yield f"{place}: the house has no altar for it"
    if "double_burnt" in holds and not features["fire_pit"] and "double_in_room" not in holds:
        yield f"{place}: the house has no fire_pit to burn it in"
    for ending in objective.endings:
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


# ------------------------------------------------------------------------------------------------- what can be reached


def _locked_in(cards: Catalogue, tale: Story) -> Iterator[str]:
    """Every lock with a key can be opened: its key lies in a room that is reached without it, whatever was chosen."""
    if set(tale.piles) != set(tale.house.rooms):
        return
    told: set[str] = set()
    for answers in tale.set_ups():
        for room in _shut(cards, tale, answers):
            key = cards.locks[tale.locks[room]].need.key if room in tale.locks else ""
            if key:
                told.add(f"{tale.id}: {room} is never opened: {key} lies nowhere, or behind a lock that it opens")
    yield from sorted(told)


def _shut(cards: Catalogue, tale: Story, answers: Answers) -> set[str]:
    """The rooms that nobody ever enters, however long they search."""
    house, found = tale.house, set[str]()
    while True:
        barred = {room for room, lock in tale.locks.items()
                  if (key := cards.locks[lock].need.key) and key not in found}  # fmt: skip
        reached = house.board.within(house.start, len(house.rects), _past(house, barred))
        rooms = {house.board.area_of[space] for space in reached}
        now = {card for room in rooms for card in tale.pile(room, answers)}
        if now <= found:
            return set(house.rooms) - rooms
        found |= now


def _past(house: House, barred: Collection[str]) -> Allow:
    """Where an investigator may go as long as these rooms are locked."""
    walk, area_of = house.may_pass("investigator", house.sealed), house.board.area_of
    return lambda edge, place: walk(edge, place) and area_of[edge.a] not in barred and area_of[edge.b] not in barred


def _ways_to_win(cards: Catalogue, tale: Story) -> Iterator[str]:
    """Each side has a way to win, and no way is shut from the beginning or over before it begins."""
    for objective in tale.objectives.values():
        place = f"{tale.id}: {objective.id}"
        for side, endings in (("Keeper", objective.keeper_wins), ("investigators", objective.investigators_win)):
            if not endings:
                yield f"{place}: there is no way to win for the {side}"
            for ending in endings:
                yield from (f"{place}: {ending.holds}: {why}" for why in _unreachable(cards, tale, objective, ending))


def _unreachable(cards: Catalogue, tale: Story, objective: Objective, ending: Ending) -> Iterator[str]:
    if ending.holds in ("named_in_room", "named_has_no_health") and objective.named is not None:
        kind = objective.named.kind
        comes = [step.args.where for step in _steps(cards, tale, [objective.reveal])
                 if isinstance(step.args, Place) and step.args.kind == kind]  # fmt: skip
        if not comes:
            yield f"the reveal places no {kind}, so the guest of honor never comes"
        for where in comes if ending.room else ():
            yield from _way(tale, _spaces(tale, where), ending.room, cards.kinds[kind].monsters)
    if ending.holds == "double_in_room":
        yield from _way(tale, (objective.double,), ending.room, "investigator")
    if ending.holds == "double_burnt" and not tale.house.features["fire_pit"]:
        yield from _brought_by(cards, tale, "fire", "no hearth, and nothing sets a room on fire")
    if ending.holds == "rooms_burning":
        yield from _brought_by(cards, tale, "fire", "nothing sets a room on fire")
    if ending.holds == "samples_on_altar":
        yield from _brought_by(cards, tale, "sample", "no Keeper action and no event takes a keepsake")


def _spaces(tale: Story, where: str) -> tuple[str, ...]:
    """The spaces of a place that a program names, () where it is not one room."""
    kind, _, name = where.rpartition(":")
    if kind == "room":
        return tale.house.rooms[name].spaces
    return tale.house.features["altar"] if name == "altar" else ()


def _way(tale: Story, begin: tuple[str, ...], room: str, mover: str) -> Iterator[str]:
    """Whoever must come to a room does not stand there already, and can come."""
    house = tale.house
    allow = house.may_pass(mover if mover in MOVERS else "investigator", house.sealed)
    goals = set(house.rooms[room].spaces)
    for space in begin[:1]:
        if goals & set(begin):
            yield f"whoever has to come to {room} stands there from the beginning"
        elif not goals & set(house.board.within(space, len(house.rects), allow)):
            yield f"there is no way from {space} to {room}"


def _brought_by(cards: Catalogue, tale: Story, verb: str, why: str) -> Iterator[str]:
    """Something that a story lays out or tells does it: a Keeper action, an Omen of its icons, an event, a reveal."""
    icons = set(tale.opening.icons)
    programs = [one.program for one in cards.mythos.values() if icons & set(one.icons)]
    programs += [cards.keeper_actions[laid.under(answers)].program
                 for answers in tale.set_ups() for laid in tale.opening.actions]  # fmt: skip
    programs += [name for name in tale.registry.steps if "/" not in name]
    if not any(step.verb.name == verb for step in _steps(cards, tale, programs)):
        yield why


def _steps(cards: Catalogue, tale: Story, programs: Iterable[str]) -> Iterator[Step]:
    """All steps of programs, the inner ones too."""
    wanted: Collection[str] = set(programs)
    for registry in (cards.registry, tale.registry):
        for name, steps in registry.steps.items():
            if name.partition("/")[0] in wanted:
                yield from steps
