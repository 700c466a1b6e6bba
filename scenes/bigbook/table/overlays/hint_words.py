"""What a hint says in its three steps: what is possible, what is dangerous, what the coach would do and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.ai.planner import Planner
from game.bigbook.ai.tried import Tried
from game.bigbook.play import forecast, threats
from game.bigbook.play.card_kinds import is_card
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text import asking
from game.core.engine.decision import Answer
from scenes.bigbook.table.model.things import lit_things
from scenes.bigbook.table.render.ribbon_view import danger_words
from scenes.bigbook.table.text import outlook

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene
    from scenes.bigbook.table.text.names import Words

SEED = 7
"""The coach thinks alike each time it is asked at the same moment."""
STEPS = ("possible", "dangerous", "advice")
_VERBS = {"spell": "activate", "curse": "destroy", "supply": "acquire", "library": "learn", "card": "cure",
          "ability": "ability"}  # fmt: skip


@dataclass(slots=True)
class Said:
    """One step: the sentences, the places that glow for it, and what could be prepared."""

    text: str
    glow: list[Rect] = field(default_factory=list)
    answer: Answer = ()


def say(table: TableScene, step: str) -> Said:
    """The words of one step for the moment of the table."""
    return {"possible": _possible, "dangerous": _dangerous, "advice": _advice}[step](table)


def _possible(table: TableScene) -> Said:
    words, decision = table.words, table.session.decision
    if decision is None:
        return Said(words.t("terms.phases.over"))
    choice = table.acts.choice
    if choice is not None:
        rects = [t.rect for t in table.listing().things if t.enabled and t.option and t.option in choice.options]
        names = dict.fromkeys(_short(table, option, choice.decision.args) for option in choice.options)
        asked = asking.sentence(words, decision, table.story.part(), table.look.model.seats)
        lines = [asked, words.catalogue.any_of(list(names)) + "."]
        return Said("\n".join(lines), rects)
    found: dict[str, list[str]] = {verb: [] for verb in _VERBS.values()}
    rects = []
    for thing in lit_things(table.listing().things):
        card = table.listing().cards.get(thing.id)
        if card is None or card.kind == "madness":
            found[_VERBS[thing.role]].append(thing.label)
            rects.append(thing.rect)
    lines = [
        f"[b]{words.t(f'prompts.acts.{verb}')}:[/b] {words.catalogue.any_of(list(dict.fromkeys(names)))}"
        for verb, names in found.items()
        if names
    ]
    return Said("\n".join(lines) or words.kit("hint.none"), rects)


def _dangerous(table: TableScene) -> Said:
    found = threats.dangers(table.session.view())
    lines = [danger_words(table.look, one) for one in found]
    urgent = table.acts.urgent()
    places = [place for one in found if (place := where(table, one.where)) is not None]
    return Said("\n".join([f"{line}." for line in lines] + ([f"[b]{urgent}.[/b]"] if urgent else [])), places)


def where(table: TableScene, name: str) -> Rect | None:
    """The place on the table that a danger speaks of."""
    look = table.look
    kind, _, rest = name.partition(":")
    if kind == "track":
        return Rect(look.places.sockets[(int(rest) - 1) % 6])
    if kind == "madness":
        return Rect(look.layout.areas["madness"])
    if kind == "deck":
        return Rect(look.layout.areas["deck"] if rest == look.desk else look.places.slots[rest])
    thing = next((one for one in table.listing().things if one.id == name), None)
    return thing.rect if thing is not None else None


def _advice(table: TableScene) -> Said:
    words, session = table.words, table.session
    if session.decision is None:
        return Said(words.t("terms.phases.over"))
    ranked = Planner(SEED).ranked(session.game, session.state.clone())
    answer = ranked[0][1]
    if answer in (("end",), ("pass",)):
        place = table.thing("button:end-turn") or table.thing("button:pass")
        return Said(words.kit("hint.none"), [place.rect] if place is not None else [], answer)
    said = advised(table, answer)
    lines = [said.text]
    second = next((other for _, other in ranked[1:] if _act(table, other) != _act(table, answer)), None)
    if second is not None and second != ("end",) and ranked[0][0] - ranked[1][0] < 1.0:
        lines.append(words.t("prompts.advice.also", act=_act(table, second).replace(": ", " ", 1)) + ".")
    return Said("\n".join(lines), said.glow, answer)


def advised(table: TableScene, answer: Answer) -> Said:
    """What the hint says of an answer: what to do, why, what it asks for, and what certainly follows."""
    words, session = table.words, table.session
    action = session.decision is not None and session.decision.kind == "action"
    way = session.suggest_payments(answer[0])[:1] if action else []
    seen = forecast.of_act(session, answer[0], *(way or [()])) if action else forecast.of_answer(session, answer)
    lines = [f"[b]{_act(table, answer)}.[/b]", words.t(f"prompts.advice.{_reason(table, answer)}")]
    lines += [
        *_price(table, answer, seen),
        *(_sentence(words, row.text) for row in outlook.happenings(words, seen.events)[:2]),
    ]
    return Said("\n".join(lines), [Rect(rect) for rect in _places(table, answer)], answer)


def _sentence(words: Words, text: str) -> str:
    """A fact as a sentence of its own: it begins with a capital, but a player's name stays as it was typed."""
    if not any(text.startswith(words.seat(seat)) for seat in words.people):
        text = text[:1].upper() + text[1:]
    return f"{text}."


def _price(table: TableScene, answer: Answer, seen: forecast.Forecast) -> list[str]:
    """What an action asks for: the Elements, and the spell that has to go where there is no room for a new one."""
    words, session = table.words, table.session
    if session.decision is None or session.decision.kind != "action":
        return []
    cost = session.cost(answer[0])
    parts = [f"{n}\u00a0[{element}]" for element, n in cost.elements.items()]
    parts += [f"{cost.any_one}\u00a0[any]"] if cost.any_one else []
    lines = [words.t("prompts.advice.price", list=words.catalogue.all_of(parts))] if parts else []
    if seen.asked and seen.asked[0].prompt == outlook.GIVE_UP:
        trial = BigBookSession(session.game, session.state.clone())
        trial.act(answer[0])
        gone = Planner(SEED).answer(trial.game, trial.state)[0]
        lines.append(words.t("prompts.advice.give_up", spell=words.spell(gone.rpartition(".")[2])))
    return lines


def _act(table: TableScene, answer: Answer) -> str:
    """An answer in words."""
    words, decision = table.words, table.session.decision
    if decision is None or not answer:
        return words.t("prompts.none")
    if decision.kind != "action":
        return str(words.catalogue.all_of([_short(table, option, decision.args) for option in answer]))
    title = asking.act_title(words, answer[0])
    power = answer[0].rsplit(":", 1)[-1]
    return f"{title} \u00d7{power}" if answer[0].startswith("activate:") and power != "1" else title


def _short(table: TableScene, option: str, args: dict[str, int | str]) -> str:
    """An option as briefly as the table shows it: a card without its owner, a spell without who is asked anyway."""
    kind = option.rsplit(".", 1)[-1]
    if is_card(kind):
        return str(table.words.card(kind))
    decision = table.session.decision
    if decision is not None and option.startswith(f"{decision.seat}.spells."):
        return table.words.spell(kind)
    return asking.option_label(table.words, option, args)


def _reason(table: TableScene, answer: Answer) -> str:
    """The key below `prompts.advice` that says why."""
    session, decision = table.session, table.session.decision
    if decision is None or decision.kind != "action":
        return "choice"
    verb, _, rest = answer[0].partition(":")
    if verb == "destroy":
        strikes = session.view().active == decision.seat and session.why_not("end") is None
        return "destroy_next" if strikes and Tried(session).always("curse_applied", curse=rest) else "destroy"
    return verb if verb in ("acquire", "learn", "cure", "ability") else "activate"


def target(table: TableScene, answer: Answer) -> str | None:
    """The thing on the table that an action begins at."""
    verb, _, rest = answer[0].partition(":")
    name = rest.partition(":")[0]
    direct = {
        "activate": f"spell:{table.desk}:{name}", "acquire": f"supply:{name}", "destroy": f"curse:{name}",
        "ability": f"ability:{table.desk}",
    }.get(verb)  # fmt: skip
    if direct is not None:
        return direct
    wanted = name if verb == "learn" else f"{name}.madness"
    return next((thing.id for thing in table.listing().things if thing.option == wanted), None)


def _places(table: TableScene, answer: Answer) -> list[Rect]:
    decision = table.session.decision
    if decision is not None and decision.kind == "action":
        thing = table.thing(target(table, answer) or "")
        return [thing.rect] if thing is not None else []
    found, left = [], list(answer)
    for thing in table.listing().things:
        name = thing.option or thing.id.partition("option:")[2]
        if thing.enabled and name in left:
            left.remove(name)
            found.append(thing.rect)
    return found
