"""The round: who is next, an investigator's turn with its steps, a new investigator, the end (RND, INV, NEW)."""

from __future__ import annotations

from game.core.engine.decision import Answer, Decision
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.rules import effects, lookup
from game.mansions.rules.acts import GAVE_UP, Act, cost_of, parse
from game.mansions.rules.setup import lay_by_answers
from game.mansions.rules.state import KEEPER, State

from .base import actor_of, ask, end_game, forget, push, remember, verbs
from .branches import LATER, SOON
from .harm import harm, stun_took, unused
from .moving import put
from .mythos import may_play
from .objectives import look, look_for_survivors, win

MOVES, STUNNED_MOVES = 2, 1


@verbs.verb("answer_questions")
def answer_questions(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A person who is Keeper answers the story's questions; the house is laid out after that (MM-SKE.1, A-96)."""
    if state.phase != "setup":
        return None
    if answer is not None:
        frame.locals[f"answer:{answer[0][:-1]}"] = answer[0][-1]
    given: dict[int, str] = {}
    for question, letters in lookup.tale(state).choices.items():
        if f"answer:{question}" not in frame.locals:
            return ask(state, KEEPER, "question", "rules", (f"{question}{one}" for one in letters), number=question)
        given[question] = str(frame.locals[f"answer:{question}"])
    lay_by_answers(state, given)
    return None


@verbs.verb("open_house")
def open_house(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The introduction is read, the first clock value is seen (D-09, MM-EVT.2)."""
    state.read = (*state.read, "introduction")
    state.keeper_tokens = len(state.people) if state.options.switches.get("keeper_skill_tokens") else 0
    emit(state, "introduction_read", story=state.options.story)
    return None


@verbs.verb("begin_round")
def begin_round(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A new round: every investigator takes a turn, then the Keeper (MM-RND.1)."""
    state.phase = "investigators"
    state.notes = ()
    emit(state, "round_began", round=state.round)
    return None


def _waiting(state: State) -> list[int]:
    """Who still has a turn in this round; the dead, too, whose players choose anew (MM-NEW.1)."""
    notes = state.notes
    return [actor for actor, person in enumerate(state.people)
            if person.status in (lookup.IN_PLAY, "dead") and f"round:done:{actor}" not in notes]  # fmt: skip


@verbs.verb("investigators_turns")
def investigators_turns(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """After each turn the table says who is next (A-82); the last one left is not asked for."""
    waiting = _waiting(state)
    if not waiting:
        return None
    if answer is None and len(waiting) > 1:
        return ask(state, waiting[0], "next_investigator", frame.source, map(state.seat_of, waiting))
    actor = waiting[0] if answer is None else actor_of(answer[0])
    remember(state, f"round:done:{actor}")
    state.active = actor
    push(state, "newcomer" if state.people[actor].status == "dead" else "turn", actor)
    return AGAIN


@verbs.verb("begin_turn")
def begin_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Two movement steps, one if stunned (MM-EFF.2), one action; what was lost meanwhile is lost now."""
    person = state.people[frame.actor]
    state.active = frame.actor
    state.moves = MOVES
    if person.stun:
        state.moves = STUNNED_MOVES
        remember(state, stun_took(frame.actor))
    state.action = 1
    lost, person.lost = person.lost, ()
    for what in lost:
        lose_now(state, frame.actor, what)
    state.effects = tuple(one for one in state.effects if (one.actor, one.until) != (frame.actor, "your_turn"))
    emit(state, "turn_began", seat=state.seat_of(frame.actor))
    return None


def lose_now(state: State, actor: int, what: str) -> None:
    """Part of the turn in progress goes."""
    if what in ("move", "turn"):
        state.moves = 0
        forget(state, stun_took(actor))
    if what in ("action", "turn"):
        state.action = 0
    if what == "run":
        remember(state, f"no-run:{actor}")
    emit(state, "step_lost", seat=state.seat_of(actor), what=what)


@verbs.verb("take_steps")
def take_steps(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Moves and the action in any order, all optional, and what costs neither; `end` stops (MM-INV.1, MM-INV.4)."""
    if state.people[frame.actor].status != lookup.IN_PLAY or answer == ("end",):
        return None
    if answer is None:
        return Decision(
            seat=state.seat_of(frame.actor), kind="step", prompt="step", source="rules",
            args={"moves": state.moves, "action": state.action},
        )  # fmt: skip
    act = parse(answer[0])
    assert act is not None
    begin_act(state, frame.actor, act)
    return AGAIN


def begin_act(state: State, actor: int, act: Act) -> None:
    """Push the program of an act with all that it says; it begins by evading (rules 0.3)."""
    notes: dict[str, int | str] = {"verb": act.verb, "to": act.target, "drag": act.more,
                                   "cost": cost_of(state, actor, act), "from": state.people[actor].at}  # fmt: skip
    emit(state, "act_declared", seat=state.seat_of(actor), act=act.verb, target=act.target)
    push(state, f"act_{act.verb}", actor, "rules", **notes)


@verbs.verb("agree_to_give_up")
def agree_to_give_up(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The investigators give up together (MM-DRW.1): whoever still has turns is asked, and one who goes on is enough.
    Once in a turn; the Keeper has won then."""
    remember(state, GAVE_UP)
    asked = [actor for actor, person in enumerate(state.people)
             if actor != frame.actor and person.status in (lookup.IN_PLAY, "dead")]  # fmt: skip
    agreed = frame.number("agreed", 0) + (answer == ("agree",))
    frame.locals["agreed"] = agreed
    if answer == ("go_on",):
        return None
    if agreed < len(asked):
        return ask(state, asked[agreed], "give_up", frame.source, ("agree", "go_on"), seat=state.seat_of(frame.actor))
    win(state, "keeper", "gave_up")
    return None


@verbs.verb("open_window")
def open_window(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """After a step that was spent the Keeper may play a Mythos card (MM-MYT.4); a free act opens none."""
    if frame.locals.get("spent", 0) and state.people[frame.actor].status == lookup.IN_PLAY:
        moment = "moved" if frame.locals["cost"] == "move" else "acted"
        if may_play(state, moment):
            push(state, "mythos_window", frame.actor, moment=moment)
    return None


@verbs.verb("finish_turn")
def finish_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Fire burns whoever stands in it (MM-EFF.8); a dead investigator's turn ends at once (A-31)."""
    actor = frame.actor
    state.moves = state.action = 0
    if state.people[actor].status == lookup.IN_PLAY:
        if lookup.room(state, actor) in state.fire and not effects.allowed(state, actor, "ignore_fire"):
            harm(state, actor, "damage", 2, "fire")
        if state.people[actor].mythos or state.effects:
            push(state, "look_again", actor)
    return None


@verbs.verb("look_at_cards")
def look_at_cards(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Mythos cards that stay are looked at when their owner's turn ends: the steps that they ask again (content 9)."""
    person = state.people[frame.actor]
    for card in person.mythos:
        program = catalogue().mythos[card].program
        for step in state.registry.steps[program]:
            if step.verb.name == "if":
                push(state, "ask_again", frame.actor, card, steps=program, by=KEEPER, card=card)
    for effect in state.effects:
        if effect.actor == frame.actor and effect.until == LATER:
            state.effects = tuple(one for one in state.effects if one != effect)
            state.effects = (*state.effects, effect._replace(until=SOON))
        elif effect.actor == frame.actor and effect.until == SOON:
            state.effects = tuple(one for one in state.effects if one != effect)
            push(state, effect.program, frame.actor, effect.source, by=KEEPER, card=effect.source)
    return None


@verbs.verb("close_turn")
def close_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Everything that holds once a turn is forgotten (A-13)."""
    state.notes = tuple(note for note in state.notes if note.startswith("round:"))
    state.effects = tuple(one for one in state.effects if (one.actor, one.until) != (frame.actor, "end_turn"))
    emit(state, "turn_ended", seat=state.seat_of(frame.actor))
    return None


# -------------------------------------------------------------------------------------------------- a new investigator


@verbs.verb("choose_newcomer")
def choose_newcomer(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """An investigator that nobody has used; where none is left the player is eliminated (MM-NEW.1, MM-NEW.2). In play
    that has happened before (MM-LIM.6); a position or an old save may still come here."""
    left = unused(state)
    if not left:
        _eliminate_the_waiting(state)
        look_for_survivors(state)
        return None
    if answer is None and len(left) > 1:
        return ask(state, frame.actor, "investigator", frame.source, left)
    frame.locals["who"] = answer[0] if answer else left[0]
    return None


@verbs.verb("choose_profile")
def choose_profile(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One of each pair of profile cards is kept (MM-NEW.3, A-01); options `p1`, `p2`, then `m1`, `m2`."""
    if "who" not in frame.locals:
        return None
    who = str(frame.locals["who"])
    if answer is not None:
        frame.locals[answer[0][0]] = int(answer[0][1])
    for pair in ("p", "m"):
        if pair not in frame.locals:
            return ask(state, frame.actor, "profile", who, (f"{pair}1", f"{pair}2"), who=who)
    return None


@verbs.verb("bring_newcomer")
def bring_newcomer(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Cards and tokens as at set-up, then onto the start space; the turn ends (MM-NEW.3, MM-NEW.4, A-33). Who has
    nobody left to choose now is eliminated (MM-LIM.6)."""
    if "who" not in frame.locals:
        return None
    person = state.people[frame.actor]
    state.gone_people = (*state.gone_people, person.who)
    person.who = str(frame.locals["who"])
    person.physical, person.mental = frame.number("p", 0), frame.number("m", 0)
    person.used = False
    investigator = catalogue().investigators[person.who]
    person.skill, person.status, person.damage, person.horror, person.stun = investigator.skill, lookup.IN_PLAY, 0, 0, 0
    profile = investigator.physical[person.physical - 1]
    person.items = (profile.item,) if profile.item and not _taken(state, profile.item) else ()
    if profile.spell and state.spell_decks[profile.spell]:
        top, *rest = state.spell_decks[profile.spell]
        person.spells, state.spell_decks[profile.spell] = (top,), tuple(rest)
    emit(state, "investigator_arrived", seat=state.seat_of(frame.actor), who=person.who)
    _eliminate_the_waiting(state)
    put(state, frame.actor, lookup.house(state).start, "placed")
    return None


def _eliminate_the_waiting(state: State) -> None:
    """The last investigator of the box has been taken: players of dead ones have nobody left (MM-LIM.6)."""
    if unused(state):
        return
    for actor, person in enumerate(state.people):
        if person.status == "dead":
            person.status = "eliminated"
            emit(state, "player_eliminated", seat=state.seat_of(actor))


def _taken(state: State, item: str) -> bool:
    carried = any(item in person.items for person in state.people)
    return carried or item in state.out or any(item in pile for pile in state.dropped.values())


# ------------------------------------------------------------------------------------------------------ rounds and end


@verbs.verb("next_round")
def next_round(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Round after round, until a side has won or the last event is resolved (MM-RND.4)."""
    state.effects = tuple(one for one in state.effects if one.until != "end_round")
    state.round += 1
    state.frames[:] = [Frame("round", KEEPER, "rules")]
    return AGAIN


@verbs.verb("start_rounds")
def start_rounds(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The first round begins."""
    push(state, "round", KEEPER)
    return None


@verbs.verb("count_death")
def count_death(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What depends on deaths and survivors is looked at (MM-WIN.2)."""
    look(state, "deaths")
    look_for_survivors(state)
    return None


def last_event_resolved(state: State) -> None:
    """Where a side waits for the morning it has won; else nobody has when the ferry comes: all players lose
    (MM-WIN.6)."""
    look(state, "dawn")
    end_game(state, "nobody", "last_event")
