"""What people look for in a night that they watch: rounds, turns, clues, fights, Omens, who was carried off."""

from __future__ import annotations

from game.core.engine.event import Event
from game.core.play.marks import Mark
from game.core.saves.recording import Recording

INVESTIGATORS = "investigators"

KINDS = {
    "clue_read": "clue", "objective_shown": "objective", "event_turned": "event", "attack_began": "fight",
    "monster_attacks": "fight", "mythos_played": "omen", "trauma_played": "mishap", "investigator_died": "death",
    "lock_opened": "lock", "game_ended": "end",
}  # fmt: skip
"""Events that are marked, and as what."""
ABOUT = ("card", "event", "objective", "monster", "result")
"""What a mark is about: the first of these that its event has."""


def marks_of(recording: Recording, viewer: str | None = INVESTIGATORS) -> tuple[Mark, ...]:
    """All marks of a night in their order, as a viewer may hear of it; of equal places the round comes first."""
    found: list[Mark] = []
    round_, active = 0, -2
    for at, moment in enumerate(recording.moments):
        state = moment.state
        for event in moment.led.events if moment.led is not None else ():
            shown = recording.game.show(event, viewer)
            if shown is not None and shown.type in KINDS:
                found.append(_mark(shown, at - 1, state.round))
        if state.round != round_:
            round_ = state.round
            found.append(Mark("round", at, number=round_))
        if state.active != active and state.phase == "investigators" and state.active >= 0:
            active = state.active
            found.append(Mark("turn", at, state.seat_of(active), round_))
        elif state.phase != "investigators":
            active = -2
    return tuple(sorted(found, key=lambda mark: mark.at))


def _mark(event: Event, at: int, round_: int) -> Mark:
    return Mark(KINDS[event.type], at, str(event.args.get("seat", "")), round_, about(event))


def about(event: Event) -> str:
    """What a mark of an event is about, '' for nothing in particular."""
    return next((str(event.args[name]) for name in ABOUT if event.args.get(name)), "")
