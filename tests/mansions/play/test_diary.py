"""What the Keeper's script wrote down, told when the game is over, and whom its questions about harm are about."""

from __future__ import annotations

import re
from pathlib import Path

from game.core.console.terminal import Seen
from game.core.engine.players import deal_luck
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.entry import ENTRY
from game.mansions.play.diary import Diary, Entry, entries
from game.mansions.rules.options import Options
from game.mansions.terminal.terminal import MansionsTerminal
from game.mansions.text.names import Names
from game.mansions.verbs.compiled import mansions
from tests.cli.commands import LOCALES, played
from tests.mansions.plays import Table

EN = Catalogue.load("en", [LOCALES])
GAME = ("--game", "mansions")
AT_THE_END = """
story: glass_tide
choices: {1: C, 2: A, 3: A, 4: A}
round: 3
investigators:
  i1: {who: ines_marrow, at: gh1, health: 2}
  i2: {who: tobias_wren, at: gh1}
monsters:
  m1: {kind: sodden, at: gh1}
"""


def the_party_plays(seed: int, players: int) -> list[str]:
    """What somebody types who plays as the party does in simulations, to the end."""
    options, lines = Options.of(players), []
    session, table = Session.new(mansions(), options, seed, ENTRY.players(options)), ENTRY.policies["party"](seed)
    session.play_on()
    while not session.over:
        answer = table.answer(session.game, session.state)
        lines.append(" ".join(answer) or "0")
        session.apply(answer)
    return lines


def written(out: str) -> str:
    """What stands in the diary on a screen, its lines put together again."""
    told = out.partition(EN.t("mansions.diary.title"))[2].partition("\n\n")[0]
    return " ".join(told.split())


def diary() -> Diary:
    names = Names(EN, catalogue(), story("glass_tide"))
    names.people.update({"i1": "ines_marrow", "i2": "tobias_wren"})
    return Diary(names)


def test_the_diary_is_told_at_the_end_with_what_the_house_wanted(tmp_path: Path) -> None:
    lines = the_party_plays(7, 1)
    out = played(lines, *GAME, "--players", 1, "--seed", 7, "--save", tmp_path / "night")
    asked = out.partition(EN.t("mansions.diary.title"))
    assert "What the house wanted" not in asked[0].rpartition("\n> ")[0], "nothing of it is told before"
    assert re.search(r"What the house wanted, “[A-Z].*:", asked[0])
    assert EN.t("mansions.stories.glass_tide.story.questions.1.asks") in asked[0]
    assert len(re.findall(r"\bRound \d+\. ", written(out))) > 5
    assert EN.t("mansions.diary.refill.why") in written(out)
    again = played(["log"], *GAME, "--load", tmp_path / "night")
    assert written(again) == written(out), "a saved game has its diary, too"


def test_figures_that_strike_leave_a_line_with_its_reason() -> None:
    session = Table(AT_THE_END, phase="attacks").session
    session.players = ENTRY.players(Options.of(2))
    deal_luck(session.state, session.players.players, 1)
    session.play_on()
    found = entries(session)
    assert found[0] == Entry(
        3, "attack", {"card": "rules", "round": 3, "monster": "m1", "seat": "i1"}, {"m1": "sodden"}
    )
    told = diary().rounds(found)
    assert told[0].startswith("Round 3. Let the Sodden have Ines Marrow. They had the least Health in reach.")


def test_a_reason_is_given_once_and_nothing_is_said_twice_in_a_round() -> None:
    one = Entry(1, "close_in", {"monster": "m1"}, {"m1": "sodden"})
    more = (
        one,
        Entry(2, "close_in", {}, {}),
        Entry(2, "guest_walks", {"cost": 0, "monster": "m2"}, {"m2": "the_guest"}),
    )
    why = EN.t("mansions.diary.close_in.why")
    assert diary().rounds([one, *more]) == [
        f"Round 1. Sent the Sodden after whoever was nearest. {why}",
        "Round 2. Sent something after whoever was nearest. The Guest took a step that cost nothing. "
        + EN.t("mansions.diary.guest_walks.why"),
    ]


def test_where_a_person_is_keeper_no_diary_was_kept() -> None:
    table = Table(AT_THE_END, phase="attacks")
    table.play("strike:m1:i1")
    assert entries(table.session) == []


def test_the_keeper_is_told_whom_a_mishap_would_befall() -> None:
    more = "keeper: {trauma: [ringing_ears]}\ndecks: {humanoid: [ch09]}\ndice: [9, 9, 9]\n"
    given = AT_THE_END.replace("tobias_wren,", "tobias_wren, skill: 0,").replace("sodden,", "sodden, back: 3,")
    table = Table(given + more, phase="attacks").play("strike:m1:i2")
    harmed = table.events("damage_taken")[-1]["seat"]
    assert table.asked == ("keeper", "trauma_window") and harmed == "i2", "not the weaker one beside it"
    decision = table.session.decision
    assert decision is not None and decision.args["seat"] == harmed
    terminal = MansionsTerminal(EN, table.state.options, {})
    seen = Seen(table.session.view("keeper"), "keeper", [], decision, table.session.legal())
    assert next(iter(terminal.question(seen))) == "Keeper, play a mishap on Tobias Wren?"
