"""The coach: short hints for real games, as data: when to show one, what finishes it, what must have been seen before.

Everything is read from what lies open on the table (`TableView`) and from what may be answered now; the coach decides
nothing and knows nothing hidden. What a hint claims about the rules or the future is tried first (`Tried`): where it
does not come true the hint stays away. What a hint suggests to do is what the master would do there, whose advice the
hint note (H) gives as well: where he would not, it stays away, too. `Coach` keeps at most one hint up and remembers
which were seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.curses import ahead
from game.bigbook.rules.kinds import ELEMENTS, KIND_OF, VALUE
from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import CurseView, PlayerView, SpellView, TableView
from game.core.engine.decision import Answer

from .reasons import because
from .tried import Rescue, Tried

Counsel = tuple[tuple[str, str], ...]
"""What the master would do now, act by act as far as no luck speaks: whose act, and which."""

MANY = 4
"""So much Madness in one hand is worth a warning."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What the coach sees: the open table, who is asked what, what may be answered, what a payment being put together
    would lose."""

    view: TableView
    seat: str = ""
    kind: str = ""
    prompt: str = ""
    legal: frozenset[str] = frozenset()
    spill: int = 0
    tried: Tried | None = field(default=None, compare=False)
    """What can be tried from here; without it nothing is claimed that would have to be tried."""
    counsel: Counsel | None = None
    """What the master would do; None where nobody has asked him."""
    pending: bool = False
    """He can be asked, but has not answered yet: nothing is suggested before he has."""

    @classmethod
    def of(
        cls,
        session: BigBookSession,
        spill: int = 0,
        tried: Tried | None = None,
        counsel: Counsel | None = None,
        *,
        pending: bool = False,
    ) -> Sight:
        """The present moment of a game; `tried` takes up the trials already made at it."""
        decision = session.decision
        if decision is None:
            return cls(session.view())
        legal = frozenset(option.id for option in session.legal())
        tried = tried if tried is not None else Tried(session)
        seat, kind, prompt = decision.seat, decision.kind, decision.prompt
        return cls(session.view(), seat, kind, prompt, legal, spill, tried, counsel, pending)

    @property
    def me(self) -> PlayerView:
        """Whoever is asked; the active player when nobody is."""
        seat = self.seat or self.view.active
        return next(player for player in self.view.players if player.seat == seat)

    @property
    def acting(self) -> bool:
        """Whether this is somebody's own Action phase."""
        return self.kind == "action" and self.seat == self.view.active and "end" in self.legal

    def can(self, start: str) -> bool:
        """Whether an action that begins so may be taken."""
        return any(option.startswith(start) for option in self.legal)

    def advised(self, *starts: str) -> bool:
        """Whether the master would have whoever is asked do something that begins so."""
        return any(seat == self.seat and act.startswith(starts) for seat, act in self.counsel or ())

    def madness(self) -> int:
        """Madness in the hand of whoever is asked."""
        return self.me.hand.count("madness")

    def coming(self) -> CurseView | None:
        """A curse on the space the marker goes to next, not neutralized and not struck."""
        space = str(ahead(self.view.marker))
        found = (c for c in self.view.curses if c.position[0] == space and not c.applied and not c.neutralized)
        return next(found, None)


Test = Callable[[Sight], bool]
Done = Callable[[Sight, Sight], bool]
Words = dict[str, str | int]


def _taken(sight: Sight) -> bool:
    """Nothing is claimed that would have to be tried."""
    return True


def _turn_over(then: Sight, now: Sight) -> bool:
    return now.view.turn != then.view.turn


def _nothing(sight: Sight) -> Words:
    return {}


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint. `done` compares the moment it came up with the present; those that warn come once per game, first."""

    id: str
    show: Test
    done: Done = _turn_over
    after: tuple[str, ...] = ()
    words: Callable[[Sight], Words] = _nothing
    warns: bool = False
    true: Test = _taken
    """Whether what it claims comes true when it is tried; asked only where `show` holds."""
    advised: Test | None = None
    """Whether the master would do what it suggests; None where it suggests nothing to be done now. Asked only where he
    has been."""

    def stands(self, sight: Sight) -> bool:
        """Whether this is its moment, what it says is so, and the master would not do otherwise."""
        return self.show(sight) and self.true(sight) and not self._against(sight)

    def waits(self, sight: Sight) -> bool:
        """Whether the master's answer is needed first."""
        return self.advised is not None and sight.pending

    def _against(self, sight: Sight) -> bool:
        return self.advised is not None and sight.counsel is not None and not self.advised(sight)


# ---------------------------------------------------------------------------------------------------- reading


def _spells(sight: Sight, test: Callable[[SpellView], bool]) -> list[SpellView]:
    return [spell for spell in sight.me.spells if test(spell)]


def _strong(sight: Sight) -> str:
    """A spell that could be cast at double power or more; one of which the master would do so first; ''."""
    acts = map(read, [*_strongly(sight), *sorted(sight.legal)])
    return next((act.target for act in acts if act.verb == "activate" and act.power >= 2 and _twice(sight, act)), "")


def _strongly(sight: Sight) -> list[str]:
    """What the master would have whoever is asked cast at double power or more."""
    own = [act for seat, act in sight.counsel or () if seat == sight.seat]
    return [act for act in own if (found := read(act)).verb == "activate" and found.power >= 2]


def _twice(sight: Sight, act: ActionId) -> bool:
    return ActionId("activate", act.target, 2).id in sight.legal


def _others(sight: Sight) -> list[PlayerView]:
    return [player for player in sight.view.players if player.seat != sight.me.seat]


def _lent(sight: Sight) -> bool:
    return any(VALUE[KIND_OF[kind]] for player in _others(sight) for kind in player.support)


def _pool_madness(sight: Sight) -> bool:
    return any("madness" in player.support for player in sight.view.players)


def _struck(sight: Sight) -> str:
    return next((curse.id for curse in sight.view.curses if curse.applied), "")


def _multi(sight: Sight) -> str:
    """A curse that takes exactly one of each element."""
    return next((c.id for c in sight.view.curses if all(c.cost.get(element) == 1 for element in ELEMENTS)), "")


def _coming_id(sight: Sight) -> str:
    curse = sight.coming()
    return curse.id if curse is not None else ""


def _unpaid(sight: Sight) -> bool:
    curse = sight.coming()
    return sight.acting and curse is not None and ActionId("destroy", curse.id).id not in sight.legal


def _destroyable(sight: Sight) -> bool:
    return sight.acting and ActionId("destroy", _coming_id(sight)).id in sight.legal


def _telepathy(sight: Sight) -> bool:
    return sight.acting and sight.can("activate:telepathy") and bool(sight.view.curses) and not sight.can("destroy:")


def _rescue(sight: Sight) -> Rescue | None:
    """A spell by which a friend could destroy the curse that strikes next."""
    return sight.tried.rescue(_coming_id(sight)) if sight.tried is not None and _unpaid(sight) else None


def _rescue_words(sight: Sight) -> Words:
    found = _rescue(sight)
    return {"curse": _coming_id(sight), "spell": found.spell if found else "", "other": found.seat if found else ""}


def _strikes(sight: Sight) -> bool:
    """The curse on the next space does strike when this turn ends."""
    return sight.tried is not None and sight.tried.always("curse_applied", curse=_coming_id(sight))


def _strikes_unpaid(sight: Sight) -> bool:
    return _strikes(sight) and _rescue(sight) is None


def _strikes_rescued(sight: Sight) -> bool:
    return _strikes(sight) and _rescue(sight) is not None


def _fails(sight: Sight) -> bool:
    """The end of this turn brings the failure."""
    return sight.tried is not None and sight.tried.always("failure_began")


def _fills(sight: Sight) -> bool:
    missing = catalogue().table.hand_size - len(sight.me.hand)
    return sight.tried is not None and missing > 0 and sight.tried.fills(sight.me.seat, missing)


def _refill_reshuffles(sight: Sight) -> bool:
    return sight.tried is not None and sight.tried.refill_reshuffles(sight.me.seat)


def _growth_reshuffles(sight: Sight) -> bool:
    return sight.tried is not None and sight.tried.reshuffles("activate:growth:1", sight.me.seat)


def _friend_can(sight: Sight) -> bool:
    """A friend who acts by Telepathy can pay for a curse; else the spell is worth little, and the hint says so."""
    tried = sight.tried
    return tried is not None and any(tried.rescue(curse.id, "telepathy") is not None for curse in sight.view.curses)


def _friends_pay(sight: Sight) -> bool:
    tried = sight.tried
    return tried is not None and any(tried.may_pay_with(player.seat) for player in _others(sight))


def _costs(**prices: int) -> Test:
    """Every legal action that begins so (`acquire:fire2` by its value) costs what the hint says."""

    def test(sight: Sight) -> bool:
        tried = sight.tried
        if tried is None:
            return False
        return all(
            tried.cost(option) == price
            for start, price in prices.items()
            for option in sight.legal
            if option.startswith(start)
        )

    return test


def _acquire_true(sight: Sight) -> bool:
    tried = sight.tried
    acts = [act for act in map(read, sight.legal) if act.verb == "acquire"]
    return tried is not None and all(tried.cost(act.id) == VALUE[KIND_OF[act.target]] for act in acts)


def _learn_true(sight: Sight) -> bool:
    """Two of its element, and another spell lies below each that can be learned now."""
    tops = {one.top: one.count for one in sight.view.library.values()}
    learnable = [act.target for act in map(read, sight.legal) if act.verb == "learn"]
    return _costs(learn=2)(sight) and all(tops.get(spell, 0) > 1 for spell in learnable)


def _power_true(sight: Sight) -> bool:
    tried, spell = sight.tried, _strong(sight)
    if tried is None:
        return False
    single, double = (tried.cost(ActionId("activate", spell, power).id) for power in (1, 2))
    return double == 2 * single


def _reward_true(sight: Sight) -> bool:
    return sight.tried is not None and sight.tried.rewards_to_discard()


def _short_deck(sight: Sight) -> bool:
    return sight.acting and catalogue().table.hand_size - len(sight.me.hand) > sight.me.deck_count


def _only_end(sight: Sight) -> bool:
    return sight.acting and sight.legal <= {"end"}


def _fewer_ready(then: Sight, now: Sight) -> bool:
    return _turn_over(then, now) or _ready(now) < _ready(then)


def _ready(sight: Sight) -> int:
    return len(_spells(sight, lambda spell: not spell.exhausted and not spell.neutralized))


def _hand_changed(then: Sight, now: Sight) -> bool:
    return now.me.seat != then.me.seat or now.me.hand != then.me.hand


def _curse_gone(then: Sight, now: Sight) -> bool:
    return _turn_over(then, now) or len(now.view.curses) < len(then.view.curses)


def _answered(then: Sight, now: Sight) -> bool:
    return (now.prompt, now.seat) != (then.prompt, then.seat)


def _advised(*starts: str) -> Test:
    return lambda sight: sight.advised(*starts)


def _advised_coming(sight: Sight) -> bool:
    return sight.advised(ActionId("destroy", _coming_id(sight)).id)


def _advised_rescue(sight: Sight) -> bool:
    found = _rescue(sight)
    return found is not None and sight.advised(f"activate:{found.spell}:")


def _advised_ridding(sight: Sight) -> bool:
    """Where Madness can be got rid of at all, the master would."""
    return not (sight.can("cure:") or sight.can("activate:ice")) or sight.advised("cure:", "activate:ice")


def _sparing(sight: Sight) -> bool:
    """The master lets all curses be."""
    return not any(read(act).verb == "destroy" for _, act in sight.counsel or ())


def _named_curse(find: Callable[[Sight], str]) -> Callable[[Sight], Words]:
    return lambda sight: {"curse": find(sight)}


HINTS: tuple[Hint, ...] = (
    # warnings, the most pressing first
    Hint("madness_many", lambda s: s.acting and s.madness() >= MANY, words=lambda s: {"n": s.madness()}, warns=True),
    Hint("stack_low", lambda s: 0 < s.view.madness <= 2 * len(s.view.players), words=lambda s: {"n": s.view.madness},
         warns=True),
    Hint("curse_ahead", _destroyable, _curse_gone, ("first_steps",), words=_named_curse(_coming_id), warns=True,
         true=_strikes, advised=_advised_coming),
    Hint("judgment", lambda s: s.acting and s.view.marker == 5 and bool(s.view.curses), _curse_gone,
         ("first_steps",), words=lambda s: {"n": len(s.view.curses)}, warns=True, true=_fails),
    Hint("curse_friend", _unpaid, _curse_gone, ("first_steps",), words=_rescue_words, warns=True,
         true=_strikes_rescued, advised=_advised_rescue),
    Hint("curse_unpaid", _unpaid, _curse_gone, ("first_steps",), words=_named_curse(_coming_id), warns=True,
         true=_strikes_unpaid),
    Hint("waste", lambda s: s.spill > 0, lambda then, now: now.spill == 0, words=lambda s: {"n": s.spill}, warns=True),
    Hint("reshuffle_end", _short_deck, after=("first_steps",), warns=True, true=_refill_reshuffles),
    Hint("last_monster", lambda s: s.view.round == 6 and bool(s.view.curses), warns=True),
    # the first turns
    Hint("first_steps", lambda s: s.acting and len(s.legal) > 1, _hand_changed),
    Hint("reward", lambda s: s.prompt == "choose_reward", _answered, true=_reward_true),
    Hint("out_of_turn", lambda s: s.kind == "action" and s.seat != s.view.active, _answered, warns=True),
    Hint("end_turn", _only_end, after=("first_steps",), true=_fills),
    Hint("ready_spells", lambda s: s.acting and s.can("activate:"), _fewer_ready, ("first_steps",),
         advised=_advised("activate:")),
    Hint("read", lambda s: s.acting, after=("ready_spells",)),
    Hint("why", lambda s: s.acting and len(s.legal) > 1, after=("read",)),
    Hint("exhausted", lambda s: bool(_spells(s, lambda one: one.exhausted)), after=("ready_spells",)),
    Hint("undo", lambda s: s.acting and s.view.turn >= 2 and not _only_end(s), after=("first_steps",)),
    Hint("madness_hand", lambda s: s.acting and 0 < s.madness() < MANY, after=("first_steps",),
         advised=_advised_ridding),
    Hint("power", lambda s: s.acting and bool(_strong(s)), _fewer_ready, ("ready_spells",),
         lambda s: {"spell": _strong(s)}, true=_power_true, advised=lambda s: bool(_strongly(s))),
    # means
    Hint("store", lambda s: s.acting and not s.me.support and s.can("activate:ice"), _hand_changed, ("ready_spells",),
         advised=_advised("activate:ice:")),
    Hint("friends_support", lambda s: s.acting and _lent(s), after=("first_steps",), true=_friends_pay),
    Hint("support_full", lambda s: len(s.me.support) >= s.me.support_limit, after=("store",)),
    Hint("acquire", lambda s: s.acting and s.can("acquire:"), _hand_changed, ("ready_spells",), true=_acquire_true,
         advised=_advised("acquire:")),
    Hint("to_discard", lambda s: any(VALUE[KIND_OF[kind]] > 1 for kind in s.me.discard), after=("acquire",)),
    Hint("learn", lambda s: s.acting and s.view.turn >= 2 and s.can("learn:"), after=("acquire",),
         true=_learn_true, advised=_advised("learn:")),
    Hint("spell_limit", lambda s: s.acting and len(s.me.spells) >= s.me.spell_limit, after=("learn",)),
    Hint("burn", lambda s: s.acting and s.view.turn >= 4 and s.can("activate:combustion"), after=("ready_spells",),
         advised=_advised("activate:combustion:")),
    Hint("ability", lambda s: s.acting and "ability" in s.legal, lambda then, now: now.me.ability_used
         or _turn_over(then, now), ("first_steps",), lambda s: {"ability": s.me.magician}, true=_costs(ability=0),
         advised=_advised("ability")),
    Hint("telepathy", _telepathy, _fewer_ready, ("ready_spells",), lambda s: {"spell": "telepathy"},
         true=_friend_can, advised=_advised("activate:telepathy:")),
    Hint("reshuffle_draw", lambda s: s.acting and s.me.deck_count == 0 and s.can("activate:growth"), _fewer_ready,
         true=_growth_reshuffles),
    Hint("madness_support", lambda s: s.acting and _pool_madness(s), after=("madness_hand",)),
    # the book
    Hint("multi_curse", lambda s: bool(_multi(s)), words=_named_curse(_multi)),
    Hint("curse_struck", lambda s: bool(_struck(s)), words=_named_curse(_struck)),
    Hint("all_clear", lambda s: s.acting and 0 < s.view.round < 6 and not s.view.curses,
         advised=_advised("learn:", "acquire:", "cure:")),
    Hint("let_go", lambda s: s.view.marker >= 4 and s.view.round < 6 and len(s.view.curses) >= 3,
         after=("curse_struck",), advised=_sparing),
    Hint("next_elements", lambda s: s.acting and s.view.marker >= 3 and bool(s.view.preview), after=("acquire",),
         advised=_advised("acquire:")),
)  # fmt: skip
"""All hints, those first that are to be shown first."""


def counsel(session: BigBookSession, line: Sequence[Answer]) -> Counsel:
    """What has been thought out about the standing question, as far as the hint note tells it: of the line that it
    advises the first act, and those that certainly follow."""
    if session.decision is None or session.decision.kind != "action":
        return ()
    certain = because(session, line).path or tuple(line[:1])
    table, found = BigBookSession(session.game, session.state.clone()), []
    for index, answer in enumerate(certain):
        if index:
            table.apply(certain[index - 1])
        if table.decision is not None and table.decision.kind == "action":
            found.append((table.decision.seat, answer[0]))
    return tuple(found)


@dataclass(slots=True)
class Coach:
    """At most one hint at a time. `seen` is what somebody knows already; warnings come once per game all the same."""

    seen: set[str] = field(default_factory=set)
    now: Hint | None = None
    then: Sight | None = None
    """The moment the present hint came up."""
    here: Sight | None = None
    """The moment seen last: what the words of the hint speak of."""
    asks: bool = False
    """Whether the next hint waits for what the master would do."""
    _warned: set[str] = field(default_factory=set)
    _left: set[str] = field(default_factory=set)
    """Hints that went with their moment before they were done: for this game they have been up."""
    _quiet: int = -1
    """The turn in which a hint was finished: no further one but warnings in it."""

    @classmethod
    def knowing(cls, seen: Iterable[str]) -> Coach:
        """A coach for somebody who has seen these hints."""
        return cls(set(seen))

    def look(self, sight: Sight, *, warnings_only: bool = False) -> Hint | None:
        """See the table; the hint that stands now, None for none. A hint that is done counts as seen."""
        if self.now is not None and self.then is not None:
            if self.now.done(self.then, sight):
                self.finish(sight.view.turn)
            elif not self.now.stands(sight):
                self.leave()
        if self.now is not None and warnings_only and not self.now.warns:
            self.now = None
        self.here, self.asks = sight, False
        if self.now is None:
            self.now = self._next(sight, warnings_only)
            self.then = sight
        return self.now

    def leave(self) -> None:
        """The moment of the present hint is over before it was done, or others have the word: one game shows it once, a
        later one once more."""
        hint, self.now = self.now, None
        if hint is not None and not hint.warns:
            self._left.add(hint.id)

    def wants(self, sight: Sight) -> bool:
        """Whether what stands, or would come next, needs to know what the master would do."""
        return self.asks or (self.now is not None and self.now.waits(sight))

    def holds(self, sight: Sight) -> bool:
        """Whether the present hint still speaks of this moment; nothing is remembered."""
        if self.now is None or self.then is None:
            return False
        return not self.now.done(self.then, sight) and self.now.stands(sight)

    def finish(self, turn: int) -> str | None:
        """The present hint is over, read or done; its id, to be remembered."""
        hint, self.now = self.now, None
        if hint is None:
            return None
        self._quiet = turn
        (self._warned if hint.warns else self.seen).add(hint.id)
        self.seen.add(hint.id)
        return hint.id

    def _next(self, sight: Sight, warnings_only: bool) -> Hint | None:
        """The first hint whose moment this is. Warnings alone wait for no other hint."""
        for hint in HINTS:
            if warnings_only and not hint.warns:
                continue
            known = self._warned if hint.warns else self.seen | self._left
            if hint.id in known or (not hint.warns and self._quiet == sight.view.turn):
                continue
            if (warnings_only or all(name in self.seen | self._left for name in hint.after)) and hint.stands(sight):
                self.asks = hint.waits(sight)
                return None if self.asks else hint
        return None
