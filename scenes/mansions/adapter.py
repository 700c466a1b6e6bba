"""Nights in the house as runs, saves and reports see them; read when the first of these is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.engine.session import Session
from game.core.saves.save import Loaded, SaveError, note_of
from game.core.text.phrases import Arg
from game.mansions.ai.keepers import company_of
from game.mansions.cards.story import story
from game.mansions.rules.state import State
from scenes.mansions.ids import GAME, GROUP
from scenes.mansions.party import HouseParty
from scenes.mansions.sharing import SHARING, kinds_of
from scenes.mansions.sights import opening_of, room_of
from scenes.shell.adapters import GameAdapter, Sitter, Stand


def party_of(session: Session, undo: str) -> HouseParty:
    """The party for a session that begins in the middle."""
    party = HouseParty(undo=undo)
    party.match(session.state.options.to_json())
    return party


def _words(state: State, party: HouseParty) -> Mapping[str, Arg]:
    seat = state.seat_of(state.active)
    number = int(seat[1:]) - 1 if seat[1:].isdigit() else 0
    role = {"role": party.people[number].role} if number < len(party.people) else {}
    return {"round": max(1, state.round), "seat": _name(party.names, seat), **role}


def _name(names: tuple[str, ...], seat: str) -> str:
    number = int(seat[1:]) - 1 if seat[1:].isdigit() else 0
    return names[number] if number < len(names) else ""


def _noted(before: State, here: State) -> dict[str, Any]:
    """A new round, somebody else's turn, the end."""
    found: dict[str, Any] = {}
    if before.round != here.round:
        found["round"] = here.round
    if before.active != here.active:
        found["active"] = here.active
        if 0 <= here.active < len(here.people) and here.people[here.active].at:
            found["room"] = story(here.options.story).house.board.area_of[here.people[here.active].at]
    if before.result != here.result:
        found["result"] = here.result
    return found


def stand(loaded: Loaded) -> Stand:
    """Where a saved night stands, by what its steps have noted. SaveError where it is none."""
    try:
        party = HouseParty.from_json({**loaded.header.extra})
        party.match(loaded.header.options)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError("not-a-save", str(error)) from error
    notes: list[dict[str, Any]] = [{"round": 1, "active": 0, "result": "none", "room": ""}]
    for line in loaded.entries:
        if "undo" in line:
            del notes[max(1, len(notes) - 1) :]
            continue
        if "answers" in line:
            notes.append(dict(notes[-1]))
        state = line.get("state")
        for found in (note_of(line), state if isinstance(state, dict) else {}):
            for name, kind in (("round", int), ("active", int), ("result", str), ("room", str)):
                value = found.get(name)
                if type(value) is kind:
                    notes[-1][name] = value
    at = notes[-1]
    over = at["result"] not in ("none", "")
    seat = f"i{at['active'] + 1}" if at["active"] >= 0 else ""
    roles = tuple(one.role for one in party.people)
    return Stand(
        max(1, at["round"]), seat, party.names, over, max(1, at["round"]),
        kinds=kinds_of(party),
        won=at["result"] == "investigators" if over else None, roles=roles,
        sight=room_of(party.story, at["room"]),
        sitters=tuple(Sitter(one.who, one.colour, one.emblem) for one in party.people),
    )  # fmt: skip


ADAPTER: GameAdapter[Session, State, HouseParty] = GameAdapter(
    game=GAME,
    session=Session,
    party=HouseParty.from_json,
    party_of=party_of,
    words=_words,
    noted=_noted,
    first=lambda session, party: "i1",
    stand=stand,
    group=GROUP,
    players=lambda party: company_of(party.options, party.friends),
    opening=lambda party: opening_of(party.story),
    sharing=SHARING,
)
