"""The danger line: the worst certain things ahead, computed from the view, never guessed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.bigbook.catalogue import catalogue
from game.bigbook.play import thing_id
from game.bigbook.rules.curses import ahead, steps_to_judgment
from game.bigbook.text.wording import Wording
from game.bigbook.verbs import programs
from game.bigbook.view import CurseView, PlayerView, TableView
from game.core.text.phrases import Arg

STRIKES = {"all": 80, "one": 78, "active": 76, "curses": 60}
"""How bad it is to be struck next, by whom a curse strikes."""
URGENT = 60
"""Dangers of at least this weight are told in red, and glow where they will happen."""


@dataclass(frozen=True, slots=True)
class Threat:
    """One certain thing: a key below `prompts.danger`, its arguments, how bad (higher is worse), and where it shows."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    weight: int = 0
    where: str = ""


def dangers(view: TableView, most: int = 3) -> list[Threat]:
    """The worst certain things ahead, worst first; nothing lies ahead of a game that is over."""
    if view.phase == "over":
        return []
    found = [*_next_step(view), *_stack(view), *_decks(view), *_hands(view), *_judgement(view)]
    lost = _lost_before(view)
    if lost is not None:  # nothing strikes, nobody judges any more
        found = [lost, *_hands(view)]
    found.sort(key=lambda danger: -danger.weight)
    return found[:most] or [Threat("calm")]


def curses_on(view: TableView, space: int) -> list[CurseView]:
    """The curses of a space, left before right."""
    return [curse for curse in view.curses if curse.position[0] == str(space)]


def _next_step(view: TableView) -> list[Threat]:
    if view.round == 0:
        return []
    if view.phase == "monster" and view.marker == 0:
        return [Threat("page_ahead", {}, 10, "book")]
    if view.phase == "monster" and view.marker == 1 and not view.curses:
        return [Threat("not_laid", {}, 10, "book")]
    space = ahead(view.marker)
    if space == 0:
        left = len(view.curses)
        if left:
            return [Threat("judgement", {"n": left}, 90, thing_id.track(0))]
        return [Threat("judgement_clear", {}, 5, thing_id.track(0))]
    strikes = [
        _strike(view, curse.id, space)
        for curse in curses_on(view, space)
        if not curse.neutralized and not curse.applied
    ]
    return strikes or [Threat("step_quiet", {"space": space}, 10, thing_id.track(space))]


def _strike(view: TableView, curse: str, space: int) -> Threat:
    """The curse of the space ahead, with whom it strikes as its program says."""
    aim = programs.aim(curse)
    args: dict[str, int | str] = {"curse": curse, "space": space}
    if aim == "active":
        args["seat"] = _active_then(view)
    return Threat(f"step_hits_{aim}", args, STRIKES[aim], thing_id.curse(curse))


def struck_next(view: TableView, curse: str) -> tuple[str, ...]:
    """The seats that a curse strikes for certain with the next step; none where it does not, or somebody chooses."""
    for threat in _next_step(view):
        if threat.args.get("curse") == curse:
            if threat.key == "step_hits_active":
                return (str(threat.args["seat"]),)
            if threat.key == "step_hits_all":
                return tuple(player.seat for player in view.players if not player.eliminated)
    return ()


def _active_then(view: TableView) -> str:
    """Who is the active player when the marker moves next: whoever's turn is next, clockwise (BB-TRN.1)."""
    if view.phase in ("setup", "concentration"):
        return view.active
    seats = [player.seat for player in view.players if not player.eliminated or player.seat == view.active]
    return seats[(seats.index(view.active) + 1) % len(seats)]


def _stack(view: TableView) -> list[Threat]:
    if view.madness == 0:
        return [Threat("stack_last", {}, 100, "madness")]
    if view.madness < 2 * len(view.players):
        return [Threat("stack_low", {"n": view.madness}, 85, "madness")]
    return []


def _decks(view: TableView) -> list[Threat]:
    """Who will have to reshuffle when refilling the hand at the end of their turn."""
    player = next((one for one in view.players if one.seat == view.active), None)
    if player is None or player.eliminated:
        return []
    draws = max(0, catalogue().table.hand_size - len(player.hand))
    if draws > player.deck_count:
        args: dict[str, int | str] = {"seat": player.seat, "n": draws, "m": player.deck_count}
        return [Threat("deck_short", args, 60, thing_id.of_seat("deck", player.seat))]
    return []


def _lost_before(view: TableView) -> Threat | None:
    """The refill at the end of this turn that loses the game before the marker moves: it must reshuffle, and no Madness
    is left for that (BB-DRAW.4, BB-END.3)."""
    if view.madness or view.phase not in ("action", "recuperation"):
        return None
    return next((replace(short, key="refill_loses", weight=110) for short in _decks(view)), None)


def madness_held(player: PlayerView) -> int:
    """Madness cards in a hand."""
    return sum(kind == "madness" for kind in player.hand)


def _hands(view: TableView) -> list[Threat]:
    return [
        Threat(
            "hand_madness",
            {"seat": player.seat, "n": madness_held(player)},
            70 + madness_held(player),
            thing_id.seat(player.seat),
        )
        for player in view.players
        if not player.eliminated and madness_held(player) >= 4
    ]


def _judgement(view: TableView) -> list[Threat]:
    """How many curses must go before the marker comes to Invocation, and with how many steps it does."""
    left = len(view.curses)
    if not left or view.round == 0 or view.marker == 0 or ahead(view.marker) == 0:
        return [Threat("last_monster", {}, 40)] if view.round == 6 and left else []
    steps = steps_to_judgment(view.marker)
    weight = 50 if steps <= left else 20
    found = [Threat("curses_left", {"n": left, "m": steps}, weight)]
    if view.round == 6:
        found.append(Threat("last_monster", {}, 40))
    return found


def sums(view: TableView, danger: Threat) -> Threat | None:
    """The arithmetic behind a danger: a key below `prompts.sums` with its numbers; None where there is none."""
    if danger.key.startswith(("step_", "judgement")):
        if ahead(view.marker) == 0:
            return Threat("judgement", {"space": view.marker})
        return Threat("step", {"space": view.marker, "m": ahead(view.marker)})
    if danger.key in ("curses_left", "last_monster"):
        return Threat("curses", {"n": len(view.curses), "m": steps_to_judgment(view.marker)})
    if danger.key.startswith("stack_"):
        return Threat("stack", {"n": view.madness, "m": 2 * len(view.players)})
    seat = next((one for one in view.players if one.seat == danger.args.get("seat")), None)
    if seat is None:
        return None
    full = catalogue().table.hand_size
    if danger.key in ("deck_short", "refill_loses"):
        hand = len(seat.hand)
        return Threat("deck", {"n": hand, "m": max(0, full - hand), "left": seat.deck_count})
    return Threat("hand", {"n": madness_held(seat), "m": full})


def danger_words(words: Wording, danger: Threat) -> str:
    """A danger as a sentence."""
    args: dict[str, Arg] = dict(danger.args)
    if "curse" in args:
        args["curse"] = words.curse(str(args["curse"]))
    if "seat" in args:
        args["seat"] = words.seat(str(args["seat"]))
    return words.t(f"prompts.danger.{danger.key}", **args)
