"""Is what the hint says of its advice so? Over many moments of games each reason and each price is worked out again: on
the true table, which the coach never sees, by giving the answers and reading what lies open then."""

from __future__ import annotations

from collections import Counter

from game.bigbook.ai.claim import Claim
from game.bigbook.ai.determinize import determinize
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.reasons import Because, because
from game.bigbook.ai.thinking import Thinking
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.engine.decision import Answer
from game.core.engine.rng import LuckAt, seeded
from tests.lengths import soak, soaks
from tests.lessons.claims import games
from tests.lessons.reason_checks import CHECKS, OF_ANSWERS, brings_new_deck, given, of_answer, speaks_against


@soaks
def test_every_reason_is_so() -> None:
    made: Counter[str] = Counter()
    checked = 0
    for index, (name, session) in enumerate(games(400, first=1)):
        if session.decision is None or index % 17:
            continue
        if checked >= soak(30, 1_200):
            break
        checked += 1
        line = advised_line(session)
        found = because(session, line)
        for claim in found.against:
            made[claim.key] += 1
            assert speaks_against(session, line, claim), f"{name}: {claim} against {line}"
        if found.following is not None:
            made["following"] += 1
            table = given(session, found.following.path)
            assert table.decision is not None and table.decision.seat == found.following.seat
            assert table.why_not(found.following.action) is None, f"{name}: {found.following}"
        for claim in (*found.gains, *found.losses):
            made[claim.key] += 1
            if claim.key in OF_ANSWERS:
                assert of_answer(session, line[0], claim.key), f"{name}: {claim} of {line[0]}"
                continue
            if claim.key == "reshuffles":
                assert brings_new_deck(session, line, str(claim.args["seat"])), f"{name}: {claim} by {line}"
                continue
            then = given(session, claim.path)
            assert CHECKS[claim.key](session, then, dict(claim.args)), f"{name}: {claim} after {claim.path}"
            fits(session, found, claim)
    assert len(made) >= soak(6, 14), made
    assert sum(made.values()) > checked // 2, made


MEANT = ("value_more", "value_less", "madness_more", "madness_less", "ready", "spent")
"""Claims that name whose cards or spells they speak of."""


def test_a_price_is_in_the_cards_of_whoever_is_asked() -> None:
    """ "Bruno, choose 1 card to destroy", and the hint said "The price: Ana's cards would be worth 14": she was asked
    after him, and the coach had counted her answer as well."""
    players = {seat: {"hand": ["earth1", "fire1", "water1"], "deck": ["air1"] * 6} for seat in ("p1", "p2")}
    built = BigBookScenarioAdapter().build({"turn": "1", "active": "p1", "curses": {"2": ["f6"]}, "players": players})
    assert isinstance(built, BigBookSession)
    session, asked = built, list[str]()
    session.apply(("end",))
    while session.decision is not None and session.decision.prompt == "destroy":
        seat, line = session.decision.seat, []
        asked.append(seat)
        ahead = BigBookSession(session.game, session.state.clone())
        while ahead.decision is not None and ahead.decision.prompt == "destroy":
            line.append((ahead.legal()[0].id,))
            ahead.apply(line[-1])
        found = because(session, line)
        priced = [one for one in (*found.gains, *found.losses) if one.key in MEANT]
        assert [(one.key, one.args["seat"]) for one in priced] == [("value_less", seat)], priced
        session.apply(line[0])
    assert asked == ["p2", "p1"]


@soaks
def test_what_is_said_of_a_choice_is_of_whoever_is_asked() -> None:
    """Whoever is asked, their own turn or not: of cards and spells the price is theirs, and no answer of others to a
    choice of their own is counted."""
    seen: Counter[str] = Counter()
    prices = 0
    for name, session in games(soak(30, 200), first=3):
        now = session.decision
        if soak(len(seen) > 6 and prices > 0, False):
            break
        if now is None or now.kind in ("action", "pay") or now.seat == session.view().active:
            continue
        if seen[now.prompt] >= soak(CHOICES, 40):
            continue
        seen[now.prompt] += 1
        planner = Planner(7, "apprentice")
        best = planner.ranked(session.game, session.state.clone())[0][1]
        found = because(session, [answer for _, answer in planner.line(session.game, best)])
        for claim in found.losses:
            if claim.key in MEANT:
                prices += 1
                assert claim.path == (best,), f"{name}: {claim} counts what others answer"
                after = given(session, claim.path)
                assert CHECKS[claim.key](session, after, dict(claim.args)), f"{name}: {claim} of {now.prompt}"
    assert len(seen) > 6 and prices, (seen, prices)


def at_judgment(**more: object) -> BigBookSession:
    """The last step before judgment: three curses that have struck, an empty deck, and just what Undertow takes."""
    players = {
        "p1": {"magician": "lakekeeper", "hand": ["water1", "water1", "water2", "earth1", "madness"], "deck": [],
               "discard": ["air1", "fire1", "earth1", "water1"], "spells": ["mist_weaving", "growth"]},
        "p2": {"magician": "stoker", "hand": ["fire1", "air1", "air1"], "deck": ["air1", "earth1", "fire1"]},
    }  # fmt: skip
    curses = {place: [{curse: {"applied": "true"}}] for place, curse in (("2", "w2"), ("3", "e4"), ("4", "f4"))}
    given = {"turn": "5", "active": "p1", "curses": curses, "players": players, "madness": "20", **more}
    return BigBookScenarioAdapter().build(given)


def test_an_advice_tells_that_it_empties_the_deck_and_what_a_destruction_would_give() -> None:
    """Mist Weaving was advised with an empty deck, and only "a ready spell that nobody casts helps nobody" spoke for
    it: neither the Madness of the reshuffle was told, nor that Undertow, which could be paid for, gives a card."""
    session = at_judgment()
    line: list[Answer] = [("activate:mist_weaving:3",)]
    found = because(session, line)
    assert found.losses[0] == Claim("reshuffles", {"seat": "p1"})
    assert brings_new_deck(session, line, "p1")
    assert found.against[-1] == Claim("takes_for_card", {"curse": "w2", "n": 4, "m": 5})
    quiet = because(session, [("acquire:water2",)])
    assert "reshuffles" not in {one.key for one in quiet.losses}


def test_all_curses_that_could_fall_now_are_named_with_what_speaks_against_it() -> None:
    """Arctic Circle was advised with all Water in hand; that Undertow and Torpor could be paid for stood nowhere."""
    curses = {"2": [{"m6": {"applied": "true"}}], "3": [{"w2": {"applied": "true"}}], "4": ["e4"]}
    players = {
        "p1": {"magician": "lakekeeper", "hand": ["fire1", "water1", "water2", "water3", "earth1", "air1"],
               "deck": ["air1", "fire1", "earth1", "water1"], "spells": ["growth", "arctic_circle"]},
        "p2": {"magician": "stoker", "hand": ["fire1", "air1", "air1"], "deck": ["air1", "earth1", "fire1"]},
    }  # fmt: skip
    session = BigBookScenarioAdapter().build(
        {"turn": "4", "active": "p1", "curses": curses, "players": players, "madness": "20"}
    )
    payable = [one.id for one in session.legal() if one.id.startswith("destroy:")]
    assert len(payable) == 2
    found = because(session, [("activate:arctic_circle:2",)])
    assert found.against[0].key == "payable", found.against
    assert {f"destroy:{one}" for one in str(found.against[0].args["list"]).split()} == set(payable)
    assert len(found.against) > 1, "and something speaks against it"
    for claim in found.against:
        assert speaks_against(session, [("activate:arctic_circle:2",)], claim), claim


OF_THE_WAY = {"opens", "goes_too", "left", "clear", "still"}
"""Claims of what all acts of the line come to; every other one is of the first act alone."""


def fits(session: BigBookSession, found: Because, claim: Claim) -> None:
    """The reason is of this act: nothing that a later one does is counted, and a new card is hoped for only where the
    act may bring one that counts."""
    if claim.key in ("lack", "lack_among"):
        assert may_bring(session, found, claim), f"{claim}: no new card comes of it"
    if claim.key in OF_THE_WAY or not claim.path:
        return
    table, turn = BigBookSession(session.game, session.state.clone()), session.view().turn
    for number, answer in enumerate(claim.path):
        own = table.decision is not None and (table.decision.kind, table.decision.prompt) == ("action", "action")
        assert number == 0 or not own, f"{claim}: a second own act is counted in {claim.path}"
        table.apply(answer)
        if number == 0 and not own:  # the last card of a hand that was too full: its own answer ends the turn
            turn = table.view().turn
    assert table.view().turn == turn


def may_bring(session: BigBookSession, found: Because, claim: Claim) -> bool:
    """Whether the advised act, with any of many lucks, adds to what the hand and the pool yield of the element."""
    line = advised_line(session)
    for seed in range(1, 40):
        table = BigBookSession(session.game, determinize(session.state, LuckAt(seeded(seed))))
        table.apply(line[0])
        for answer in line[1:]:
            if table.decision is None or table.decision.prompt == "action" or table.check(answer) is not None:
                break
            table.apply(answer)
        view = table.view()
        me = next(player for player in view.players if player.seat == session.view().active)
        cards = [*me.hand, *(card for player in view.players for card in player.support)]
        if sum(int(card[-1]) for card in cards if card[:-1] == claim.args["element"]) > int(claim.args["m"]):
            return True
    return False


def advised_line(session: BigBookSession) -> list[Answer]:
    planner = Planner(7, "adept")
    best = planner.ranked(session.game, session.state.clone())[0][1]
    return [answer for _, answer in planner.line(session.game, best)]


def position(hand: list[str], curse: str, **more: object) -> BigBookSession:
    """Two players, one curse on the second space and the marker before it."""
    players = {
        "p1": {"magician": "stoker", "hand": hand, "deck": ["earth1", "earth1", "air1", "air1"],
               "spells": ["growth", "ice"], **more},
        "p2": {"magician": "ferryman", "hand": ["air1", "air1"], "deck": ["air1"]},
    }  # fmt: skip
    return BigBookScenarioAdapter().build({"turn": "1", "active": "p1", "curses": {"2": [curse]}, "players": players})


def test_what_is_destroyed_in_time_is_named() -> None:
    session = position(["fire2", "fire2", "water1"], "f4")
    action = next(one.id for one in session.legal() if one.id.startswith("destroy:"))
    planner = Planner(7, "adept")
    planner.ranked(session.game, session.state.clone())
    found = because(session, [answer for _, answer in planner.line(session.game, (action,))])
    assert found.gains and found.gains[0].key.startswith("stops_") and found.gains[0].args["curse"] == "f4"


def test_the_end_keeps_the_hand() -> None:
    session = position(["fire2", "water1"], "f4")
    assert because(session, [("end",)]).gains == (Claim("keeps", {"n": 3}),)


def test_no_new_card_is_hoped_for_from_an_act_that_brings_none() -> None:
    """Learning and Telepathy were advised with "Perhaps a new card helps" beside a curse that they do nothing about."""
    session = position(["fire2", "water1", "water1"], "f4")
    learns = next(one.id for one in session.legal() if one.id.startswith("learn:"))
    assert not because(session, [(learns,)]).gains
    draws = position(["earth1", "fire2"], "f4", deck=["fire1", "fire1", "fire2"])
    assert [one.key for one in because(draws, [("activate:growth:1",)]).gains] == ["lack"]
    weak = position(["earth1", "fire2"], "f4", deck=["air1", "air1", "earth1"])
    assert not because(weak, [("activate:growth:1",)]).gains, "whatever is drawn, it is no fire"


def test_a_cure_says_what_it_cures_whatever_comes_after_it() -> None:
    """The act that is advised has its own reason first, and none of what the line does later."""
    session = position(["madness", "water1", "water1", "earth1", "earth1"], "f4")
    later = next(one.id for one in session.legal() if one.id.startswith("acquire:earth2"))
    found = because(session, [("cure:p1.hand",), ("p1.hand.water1", "p1.hand.water1"), (later,)])
    assert found.gains[0] == Claim("madness_less", {"seat": "p1", "n": 0, "m": 1})
    assert "value_more" not in {one.key for one in found.gains}


CHOICES = 3
"""So many moments of each question are looked at in the short form."""


@soaks
def test_every_choice_has_a_reason_of_its_own() -> None:
    """Nearly every discard, neutralization and exhaustion said "Of all the answers tried, this one leaves you best
    off", which is no reason. (An apprentice chooses here: whatever is chosen, the reason must be one.)"""
    seen: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for name, session in games(soak(8, 60), first=3):
        now = session.decision
        if now is None or now.kind in ("action", "pay") or seen[now.prompt] >= soak(CHOICES, 60):
            continue
        seen[now.prompt] += 1
        answer = Planner(7, "apprentice").ranked(session.game, session.state.clone())[0][1]
        found = because(session, [answer])
        assert found.gains, f"{name}: {now.prompt} {answer}"
        for claim in found.gains:
            made[claim.key] += 1
            told = of_answer(session, answer, claim.key) if claim.key in OF_ANSWERS else None
            held = CHECKS[claim.key](session, given(session, claim.path), dict(claim.args)) if told is None else told
            assert held, f"{name}: {claim} of {now.prompt}: {answer}"
    assert len(seen) > 12 and len(made) > 12, (seen, made)


@soaks
def test_whoever_passes_over_a_curse_that_could_be_paid_for_says_why() -> None:
    """The hint cast what it liked while a curse could be destroyed, and said "All the same, it strikes"."""
    said: Counter[str] = Counter()
    for index, (name, session) in enumerate(games(soak(40, 300), first=1)):
        now = session.decision
        if said.total() > soak(8, 400):
            break
        if now is None or now.kind != "action" or index % 3:
            continue
        payable = {one.id for one in session.legal() if one.id.startswith("destroy:")}
        if not payable:
            continue
        thinking = Thinking(session.game, session.state, 7, "adept")
        line = thinking.line(thinking.ranked()[0][1])
        found = because(session, line)
        if line[0][0] in payable:
            said["destroys"] += 1
            continue
        assert found.against, f"{name}: {line[0]} instead of {payable}"
        for claim in found.against:
            said[claim.key] += 1
            assert speaks_against(session, line, claim), f"{name}: {claim} against {line}"
    assert len(said) > soak(1, 3), said
