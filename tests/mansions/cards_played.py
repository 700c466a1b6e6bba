"""How often every card of the box resolves when the stand-in party plays against the Keeper's script.

    python -m tests.mansions.cards_played --games 5000 [--jobs 2] [--seed 1]

The games take turns through one to four investigators, everybody, both pairs of profile cards and every switch
(`options_of`). Printed is, by kind of card, how often each one did something: was played, used, struck with, read,
opened, drawn in a combat; a card that works while it is carried counts once in each game in which somebody had it. Exit
code 1 where a card came to fewer than ten and no reason excuses it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor

from game.core.engine.event import Event
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.entry import ENTRY
from game.mansions.lint.cards import unused_ids
from game.mansions.rules.options import options_of
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions

ENOUGH = 10
TALE = "glass_tide"
CHUNK = 25
TOLD = {
    "mythos_played": "card", "trauma_played": "card", "keeper_acted": "action", "ability_used": "ability",
    "rolled_again": "by", "objective_shown": "objective", "clue_read": "card", "key_used": "key", "card_used": "card",
    "attack_began": "weapon", "lock_opened": "card", "obstacle_cleared": "card",
}  # fmt: skip
"""Events that say that a card resolves, and under which word they name it."""


def resolved(state: State, events: Iterable[Event]) -> Iterator[str]:
    """What resolves in some events, by the names of `cards`. `state` is the table before them."""
    figures = {one.id: one.figure for one in state.monsters}
    for event in events:
        if event.type in TOLD:
            yield str(event[TOLD[event.type]])
        elif event.type == "event_turned":
            yield f"{event['event']}:{event['answer']}".rstrip(":")
        elif event.type == "spell_flipped":
            yield f"{event['card']}:{event['result']}"
        elif event.type == "special_attack":
            yield figures.get(str(event["monster"]), "")
        elif (event.type == "combat_card_drawn" and event["fits"]) or event.type == "card_turned":
            yield str(event["card"])


def carried(state: State) -> set[str]:
    """What has worked in this game by lying there: people with their profiles, and what they carry."""
    here = {card for person in state.people for card in person.items}
    people = {person.who for person in state.people}
    people |= {f"{one.who}:{side}{number}" for one in state.people
               for side, number in (("p", one.physical), ("m", one.mental))}  # fmt: skip
    box = catalogue()
    lasting = {id_ for id_, item in {**box.items, **box.finds}.items() if item.use == "while"}
    return people | (here & lasting)


def count(seed: int) -> Counter[str]:
    """What resolves in one game, and how often."""
    game, table = mansions(), ENTRY.policies["party"](seed)
    state = game.new(options_of(seed), seed)
    state.log = []
    game.start(state)
    found: Counter[str] = Counter(resolved(state, state.log))
    seen = carried(state)
    while not state.over:
        answer = table.answer(game, state)
        before, state.log = state.clone(), []
        game.step(state, answer)
        found.update(resolved(_latest(before, state), state.log))
        seen |= carried(state)
    found.update(seen)
    return found


def _latest(before: State, after: State) -> State:
    """The table before a step, with figures that came in it: those may strike at once."""
    known = {one.id for one in before.monsters}
    before.monsters = [*before.monsters, *(one for one in after.monsters if one.id not in known)]
    return before


def cards() -> dict[str, list[str]]:
    """All that can resolve, by kind; both sides of spells and the letters of events are counted apart."""
    box, tale = catalogue(), story(TALE)
    answers = {event.id: sorted(key for key in event.effects if key != "all") for event in tale.events}
    return {
        "investigators": list(box.investigators),
        "profiles": [f"{who}:{side}{number}" for who in box.investigators for side in "pm" for number in (1, 2)],
        "abilities": list(box.abilities),
        "starting items": list(box.items),
        "finds": list(box.finds),
        "nothing of interest": ["nothing"],
        "clues": [f"clue_{number}{letter.lower()}" for number, clue in tale.clues.items()
                  for letter in tale.choices[clue.letter]],
        "spell backs": [f"{one.id}_{number}:{result}" for one in box.spells.values()
                        for number in range(1, len(one.backs) + 1) for result in ("passed", "failed")],
        "locks": list(box.locks),
        "obstacles": list(box.obstacles),
        "omens": list(box.mythos),
        "bruises and quirks": list(box.trauma),
        "combat cards": list(box.combat),
        "special attacks": list(box.figures),
        "Keeper actions": list(box.keeper_actions),
        "events": [f"{event}:{letter}" if letter else event for event, letters in answers.items()
                   for letter in letters or [""]],
        "objectives": [one.id for one in tale.objectives.values()],
    }  # fmt: skip


def excused() -> dict[str, str]:
    """Cards that this story cannot show, each with its reason; read from the data, so that it cannot grow stale."""
    return unused_ids(catalogue(), [story(TALE)])


def lines(found: Mapping[str, int]) -> Iterator[str]:
    """The list, one line for each kind, the rarest first; then the excused ones by their reason."""
    spared = excused()
    for kind, ids in cards().items():
        shown = sorted((id_ for id_ in ids if id_ not in spared), key=lambda id_: (found.get(id_, 0), id_))
        yield f"- **{kind}**: " + ", ".join(f"{id_} {found.get(id_, 0)}" for id_ in shown)
    yield "- **excused**:"
    for reason in dict.fromkeys(spared.values()):
        yield f"  - {reason}: " + ", ".join(id_ for id_ in spared if spared[id_] == reason)


def missing(found: Mapping[str, int], enough: int = ENOUGH) -> list[str]:
    """The cards that resolved too seldom and are not excused."""
    spared = excused()
    return [id_ for ids in cards().values() for id_ in ids if found.get(id_, 0) < enough and id_ not in spared]


def main() -> int:
    """Play, print the list, and say what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for one in pool.map(count, seeds, chunksize=CHUNK):
            total.update(one)
    print("\n".join(lines(total)))
    left = missing(total)
    print(f"fewer than {ENOUGH} times in {options.games} games: {', '.join(left) or 'none'}")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main())
