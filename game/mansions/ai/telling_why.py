"""Why the Keeper did something, told from what it did: a key of `mansions.diary`, and the ids that it names."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.engine.decision import Answer, Decision
from game.mansions.cards.story import story
from game.mansions.view import TableView

About = Mapping[str, str | int]
ACTIONS = {
    "command_servant": "close_in", "night_hunger": "close_in", "whisper": "refill", "put_out_lights": "darken",
    "draw_breath": "gather", "light_the_lamps": "place", "raise_the_sodden": "place", "through_the_pane": "place",
    "turned_key": "lock", "spread_embers": "burn", "patience": "save_card", "foreign_hand": "borrow",
    "gnawing_thought": "gnaw",
}  # fmt: skip
"""Keeper action → reason; another one is told by its card alone."""
KINDS = {
    "victim": "attack", "special_attack": "attack", "reroll": "attack", "evade_damage": "evade_damage",
    "path": "close_in", "card": "tie", "question": "seeded",
}  # fmt: skip


def reason_of(view: TableView, tale: str, decision: Decision, answer: Answer) -> tuple[str, About]:
    """The reason of an answer; where nothing was done, why nothing was."""
    seat = view.active
    if decision.kind == "mythos_window":
        if not answer:
            return "omen_waits", {"seat": seat}
        return "omen", {"card": _last(answer[0]), "seat": seat}
    if decision.kind == "trauma_window":
        victim = str(decision.args.get("seat", "") or seat)
        return ("mishap", {"card": _last(answer[0]), "seat": victim}) if answer else ("mishap_waits", {})
    if decision.kind == "strike":
        return _blow(answer)
    if decision.kind == "keeper_action":
        return _act(view, tale, answer)
    about: dict[str, str | int] = {"card": decision.source}
    about |= {name: decision.args[name] for name in ("monster", "seat") if decision.args.get(name)}
    if decision.kind in ("place", "target"):
        reason = ACTIONS.get(decision.source, "tie")
        if answer and decision.kind == "place" and reason == "darken":
            about["room"] = answer[0]
        if answer and decision.kind == "target":
            about["monster" if answer[0].startswith("m") else "seat"] = answer[0]
        return reason, about
    return KINDS.get(decision.kind, "tie"), about


def _blow(answer: Answer) -> tuple[str, About]:
    if not answer:
        return "holds_back", {}
    _, monster, seat = answer[0].split(":")
    return "attack", {"monster": monster, "seat": seat}


def _act(view: TableView, tale: str, answer: Answer) -> tuple[str, About]:
    if not answer:
        return ("save", {"threat": view.threat}) if view.threat else ("nothing", {})
    word, rest = answer[0].split(":", 1)
    if word == "guest":
        walker = next((one.id for one in view.monsters if one.name), "")
        return "guest_walks", {"monster": walker, "cost": 0 if rest == "free" else _price(view, tale)}
    if word == "trauma":
        card, seat = rest.split(":")
        return "mishap", {"card": card, "seat": seat}
    return ACTIONS.get(rest, "tie"), {"card": rest}


def _price(view: TableView, tale: str) -> int:
    """What a step more costs whoever has a name."""
    objective = story(tale).objective_called(view.objective)
    return objective.named.move_cost if objective is not None and objective.named is not None else 0


def _last(id_: str) -> str:
    return id_.rsplit(":", 1)[-1]
