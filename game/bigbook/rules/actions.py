"""The five actions, the ability and the end of a phase: which are open, what they cost, why one is refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.bigbook.catalogue import POWERS, catalogue
from game.bigbook.rules import action_id, payment
from game.bigbook.rules import purse as purses
from game.core.engine.decision import Decision, Option, Reason, option
from game.core.engine.frame import Frame

from .action_id import ActionId
from .curses import cost_of, on_board, with_tokens
from .kinds import ELEMENT, ELEMENTS, HAND, KIND_OF, MADNESS, SEAT_OF, SEATS, SUPPORT, VALUE
from .pieces import EXHAUSTED, NEUTRALIZED, RESOLVING
from .purse import FREE, Cost, Need, PaymentSources, of_element
from .state import State

END: Final = "end"
PASS: Final = "pass"
ABILITY: Final = "ability"
SIMPLE: Final[tuple[str, ...]] = (END, PASS, ABILITY)


@dataclass(frozen=True, slots=True)
class Act:
    """One action, taken apart: `verb` and what it is aimed at; `power` for spells."""

    verb: str
    target: str = ""
    power: int = 1
    cost: Cost | None = FREE
    """What it costs; None where that depends on the table."""


@cache
def parse(action: str) -> Act | None:
    """The action with this id, or None where there is no such action in the game at all."""
    found = action_id.read(action)
    verb, target, power = found.verb, found.target, found.power
    cards = catalogue()
    known = {
        "activate": target in cards.spells,
        "learn": target in cards.spells and not cards.spells[target].basic,
        "acquire": VALUE[KIND_OF.get(target, MADNESS)] >= 2,
        "destroy": target in cards.curses,
        "cure": found.owner in SEAT_OF and found.zone in (HAND, SUPPORT),
    }
    if verb in SIMPLE:
        return Act(verb)
    return Act(verb, target, power, _printed_cost(verb, target, power)) if known.get(verb) else None


def _printed_cost(verb: str, target: str, power: int = 1) -> Cost | None:
    """What an action always costs (BB-SPL.3, BB-LRN.3, BB-ACQ.3, BB-HEAL.1); None for curses, which bear tokens."""
    cards = catalogue()
    if verb == "activate":
        spell = cards.spells[target]
        return of_element(spell.element, spell.level * power)
    if verb == "learn":
        return of_element(cards.spells[target].element, cards.table.learn_cost)
    if verb == "acquire":
        kind = KIND_OF[target]
        return of_element(ELEMENT[kind], VALUE[kind])
    return Cost(any_one=cards.table.cure_cost) if verb == "cure" else None


def cost_of_act(state: State, act: Act) -> Cost:
    """What the action costs now; for curses with the tokens on them (BB-CUR.8)."""
    if act.cost is not None:
        return act.cost
    curse = on_board(state, act.target)
    return Cost(catalogue().curses[act.target].cost if curse is None else cost_of(curse))


def purse_of(state: State, decision: Decision) -> PaymentSources:
    """What the player who decides may pay with; inside an Avatar only fresh support cards (card rulings)."""
    granting = state.frames[-2 if decision.kind == "pay" else -1]
    return purse_in(granting, SEAT_OF[decision.seat])


def purse_in(frame: Frame, actor: int) -> PaymentSources:
    """The purse of an action that the granting `frame` gives to `actor`."""
    if frame.locals.get("kept"):
        return PaymentSources(actor, kept=True, claims=frame.several("used"))
    return _PLAIN_PURSES[actor]


_PLAIN_PURSES: Final = tuple(PaymentSources(actor) for actor in range(len(SEATS)))


# ------------------------------------------------------------------------------------------------- what is open


def open_actions(state: State, purse: PaymentSources) -> list[Option]:
    """Every one of the five actions that can be paid now (BB-ACT.1), in a stable order."""
    sums = purses.totals(state, purse)
    water, earth, fire, air = sums
    actor = purse.actor
    player = state.players[actor]
    wild = player.magician == "windwright" and purses.has_wild(state, purse)
    reach = (water + 1, earth + 1, fire + 1, air) if wild else sums
    found: list[Option] = []
    known = _CASTINGS or _learn_castings()
    for spell, flags in player.spells.items():
        if not flags:
            element, castings = known[spell]
            within = reach[element]
            if within:
                found += castings[within if within < MOST else MOST]
    supply, libraries = state.supply, state.libraries
    rich = False
    for element, within in enumerate(reach):
        if within >= 2:
            rich = True
            if libraries[element]:
                found.append(_LEARNING[libraries[element][-1]])
            if supply[3 * element + 2]:
                found.append(_ACQUIRE[element][0])
            if within >= 3 and supply[3 * element + 3]:
                found.append(_ACQUIRE[element][1])
    for curse in state.curses:
        if curse.until:
            continue
        need, destroying = _destroying(curse.id, curse.tokens)
        plain = need[0] <= water and need[1] <= earth and need[2] <= fire and need[3] <= air
        if plain or (wild and purses.affordable(Cost(need), sums, wild)):
            found.append(destroying)
    if rich:
        if MADNESS in player.hand:
            found.append(_CURE_HAND[actor])
        for seat, other in enumerate(state.players):
            if MADNESS in other.support:
                found.append(_CURE_SUPPORT[seat])
    return found


_ACQUIRE: Final[list[tuple[Option, ...]]] = [
    tuple(option(ActionId("acquire", f"{name}{value}").id) for value in (2, 3)) for name in ELEMENTS
]
_CURE_HAND: Final = [option(ActionId("cure", f"{seat}.{HAND}").id) for seat in SEATS]
_CURE_SUPPORT: Final = [option(ActionId("cure", f"{seat}.{SUPPORT}").id) for seat in SEATS]
MOST: Final = 9
"""No activation takes more elements: a spell of level 3 at power 3."""


_Castings = tuple[int, tuple[tuple[Option, ...], ...]]
_CASTINGS: Final[dict[str, _Castings]] = {}
"""By spell its element, and its activations by rising power for each number of elements in reach, up to MOST."""
_LEARNING: Final[dict[str, Option]] = {}


def _learn_castings() -> dict[str, _Castings]:
    """Fill both, once: every spell of the game."""
    for spell, card in catalogue().spells.items():
        castings = [(card.level * power, option(ActionId("activate", spell, power).id)) for power in POWERS]
        rows = [tuple(casting for least, casting in castings if least <= within) for within in range(MOST + 1)]
        _CASTINGS[spell] = card.element, tuple(rows)
        _LEARNING[spell] = option(ActionId("learn", spell).id)
    return _CASTINGS


@cache
def _destroying(curse: str, tokens: Need) -> tuple[Need, Option]:
    """What destroying a curse with these tokens takes, and the option to do so."""
    return with_tokens(curse, tokens), option(ActionId("destroy", curse).id)


def ability_frame(state: State, actor: int) -> Frame | None:
    """The frame of a magician's activated ability, or None for the others."""
    magician = state.players[actor].magician
    name = _ability(magician)
    return Frame(name, actor, magician) if name in state.registry.steps else None


@cache
def _ability(magician: str) -> str:
    return f"ability:{magician}"


def can_use_ability(state: State, actor: int) -> bool:
    """Once per own turn, in the own Action phase, if it can do anything (A-58)."""
    player = state.players[actor]
    if player.ability_used:
        return False
    name, registry = _ability(player.magician), state.registry
    return name in registry.steps and registry.can(state, Frame(name, actor, player.magician))


# ---------------------------------------------------------------------------------------------- why it is refused


def refusal(state: State, by: int | None, action: str) -> Reason | None:
    """Why `action` cannot be taken now by seat `by` (None: whoever is asked); the first reason in the fixed order."""
    act = parse(action)
    if act is None:
        return Reason("not-an-action", "BB-ACT.1")
    window = _wrong_window(state, by, act)
    if window is not None:
        return window
    decision = state.decision
    actor = by if by is not None else SEAT_OF[decision.seat] if decision else state.active
    purse = purse_of(state, decision) if decision else PaymentSources(actor)
    for reason in (_spent(state, actor, act), _unpaid(state, purse, act), _absent(state, actor, act)):
        if reason is not None:
            return reason
    return Reason("game-over", "BB-END.1") if state.over else None


def _wrong_window(state: State, by: int | None, act: Act) -> Reason | None:
    decision = state.decision
    if decision is None:
        return None
    if decision.kind != "action":
        return Reason("wrong-phase", "BB-TRN.3", {"seat": decision.seat})
    if by is not None and SEATS[by] != decision.seat:
        return Reason("not-your-window", "BB-OUT.1", {"seat": decision.seat})
    granted = decision.prompt == "granted_action"
    if (granted and act.verb in (END, ABILITY)) or (not granted and act.verb == PASS):
        return Reason("not-your-window", "BB-OUT.2", {"seat": SEATS[state.active]})
    return None


def _spent(state: State, actor: int, act: Act) -> Reason | None:
    player = state.players[actor]
    if act.verb == "activate":
        flags = player.spells.get(act.target, 0)
        for flag, key, rule in (
            (EXHAUSTED, "exhausted", "BB-CON.4"),
            (NEUTRALIZED, "neutralized", "BB-NEU.3"),
            (RESOLVING, "resolving", "BB-SPL.4"),
        ):
            if flags & flag:
                held = {"until": player.bound[act.target]} if flag == NEUTRALIZED and act.target in player.bound else {}
                return Reason(key, rule, {"spell": act.target, **held})
    if act.verb == ABILITY and player.ability_used:
        return Reason("ability-used", "BB-ACT.12", {"magician": player.magician})
    return None


def _unpaid(state: State, purse: PaymentSources, act: Act) -> Reason | None:
    cost = cost_of_act(state, act)
    if purses.affordable(cost, purses.totals(state, purse), purses.has_wild(state, purse)):
        return None
    return Reason("not-enough", "BB-ACT.5", payment.shortfall(state, purse, cost))


def _absent(state: State, actor: int, act: Act) -> Reason | None:
    target = act.target
    if act.verb == "acquire" and not state.supply[KIND_OF[target]]:
        return Reason("pile-empty", "BB-ACQ.1", {"card": target})
    if act.verb == "learn":
        library = state.libraries[catalogue().spells[target].element]
        if not library:
            return Reason("library-empty", "BB-LRN.1", {"spell": target})
        if library[-1] != target:
            return Reason("not-face-up", "BB-LRN.2", {"spell": target})
    if act.verb == "activate" and target not in state.players[actor].spells:
        return Reason("not-owned", "BB-TRN.6", {"spell": target})
    if act.verb == "destroy":
        curse = on_board(state, target)
        if curse is None:
            return Reason("not-face-up", "BB-DES.1", {"curse": target})
        if curse.until:
            return Reason("curse-neutralized", "BB-NEU.7", {"curse": target})
    if act.verb == "cure":
        return _no_cure(state, actor, target)
    if act.verb == ABILITY and not can_use_ability(state, actor):
        return Reason("nothing-to-do", "A-58", {"magician": state.players[actor].magician})
    return None


def _no_cure(state: State, actor: int, place: str) -> Reason | None:
    visible = MADNESS in state.players[actor].hand or any(MADNESS in player.support for player in state.players)
    if not visible:
        return Reason("no-visible-madness", "BB-HEAL.1")
    aimed = ActionId("cure", place)
    seat, zone = SEAT_OF[aimed.owner], aimed.zone
    if zone == HAND and seat != actor:
        return Reason("madness-not-here", "BB-HEAL.3", {"seat": SEATS[seat]})
    if seat >= len(state.players):
        return Reason("madness-not-here", "BB-HEAL.3", {"seat": SEATS[seat]})
    cards = state.players[seat].hand if zone == HAND else state.players[seat].support
    if MADNESS not in cards:
        return Reason("madness-not-here", "BB-HEAL.1", {"seat": SEATS[seat]})
    return None
