"""The scenario format: every key, every kind of answer, every refusal; and what must fail does fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.cli import main
from game.core.lessons import scenario as scenarios
from game.core.lessons.scenario import ScenarioError, ScenarioFailedError

TWO = "players: {p1: {hand: [water1, fire1, fire2]}, p2: {hand: [air1]}}"


def play(tmp_path: Path, text: str) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    for item in scenarios.load(path):
        scenarios.run(item, BigBookScenarioAdapter())


def steps(tmp_path: Path, *lines: str, given: str = TWO) -> None:
    """Play these steps, one per line, on a table of two."""
    play(tmp_path, "id: one\ngiven: {" + given + "}\nplay:\n" + "".join(f"  - {line}\n" for line in lines))


EVERY_KEY = """
id: everything-that-can-be-given-and-expected
rules: [BB-SPL.9]
game: bigbook
about: a position with all its parts
given:
  seed: 7
  difficulty: medium
  mode: terror
  turn: 8
  active: p2
  phase: action
  madness: 9
  players:
    p1: {magician: ferryman, hand: [water1], deck: [fire1, fire2], discard: [air1], support: [madness],
         spells: [ice, {growth: exhausted}, {combustion: neutralized}, {telepathy: [neutralized, exhausted]}],
         ability: used}
    p2: {magician: archivist, hand: [water2, earth1], spells: [{ice: {neutralized: true, bound_by: w9}}, growth],
         ability: ready}
    p3: {eliminated: true}
    p4: {}
  curses: {2: [w9], 3: [w1, {e2: {applied: true}}], 5: [],
           4: [{m3: {madness: 1, tokens: {water: 1, air: 2}, neutralized: true}}]}
  book: [cover_1, page_01, page_03, page_05, page_07, page_09, final_page]
  piles: {water: [w5, w2], multi: []}
  library: {water: [mist_weaving, ice_touch, avatar], earth: []}
  supply: {water2: 3, fire3: 0}
  aside: [water2, kindle, f1]
play:
  - note: nothing happens yet
    expect:
      p1.hand: [water1]
      p1.hand.count: 1
      p1.deck: [fire1, fire2]
      p1.deck.count: 2
      p1.discard: [air1]
      p1.support: [madness]
      p1.support.count: 1
      p1.spells: {ice: ready, growth: exhausted, combustion: neutralized, telepathy: neutralized}
      p2.spells.ice: neutralized
      p1.ability: used
      p2.ability: ready
      p3.eliminated: true
      p4.eliminated: false
      p4.spells: {combustion: ready, ice: ready, growth: ready, telepathy: ready}
      madness: 9
      curses.2: [w9]
      curses.3: [e2, w1]
      curses.5: []
      curses.e2.applied: true
      curses.w1.applied: false
      curses.m3.neutralized: true
      curses.m3.madness: 1
      curses.m3.tokens.air: 2
      curses.m3.tokens.fire: 0
      supply.water2: 3
      supply.fire3: 0
      supply.air2: 10
      library.water: [mist_weaving, ice_touch, avatar]
      library.earth: []
      piles.water: [w5, w2]
      piles.water.count: 2
      piles.multi.count: 0
      aside: [f1, water2, kindle]
      turn: 8
      round: 2
      invocation: 3
      phase: action
      active: p2
      monster: page_01
      result: none
      reason: none
      undo: free
      asked: {player: p2, kind: action}
  - do: {learn: mist_weaving, pay: [p2.hand.water2]}
    expect: {asked: {player: p2}, events: [card_paid, spell_learned, library_revealed], undo: barred}
"""


def test_every_key(tmp_path: Path) -> None:
    play(tmp_path, EVERY_KEY)


def test_several_documents_in_a_file(tmp_path: Path) -> None:
    one = "id: {}\ngiven: {{players: {{p1: {{}}, p2: {{}}}}}}\nplay: [{{expect: {{active: p1}}}}]\n"
    path = tmp_path / "two.yaml"
    path.write_text("# two\n" + one.format("one") + "---\n" + one.format("two"), encoding="utf-8")
    assert [item.id for item in scenarios.load(path)] == ["one", "two"]
    play(tmp_path, path.read_text(encoding="utf-8"))


def test_the_values_of_a_fresh_game_where_nothing_is_said(tmp_path: Path) -> None:
    steps(
        tmp_path,
        "expect: {turn: 1, round: 1, invocation: 1, madness: 20, active: p1, phase: action, supply.water2: 10}",
        given="players: {p1: {}, p2: {}}",
    )


def test_a_question_on_loading_is_answered_by_a_step_without_do(tmp_path: Path) -> None:
    steps(
        tmp_path,
        "refuse_answer: pass",
        "refuse_answer: {p2: fire1}",
        "answers: [p1: fire1]\n    expect: {phase: action, p1.hand: [fire2]}",
        given="turn: 2, phase: start, curses: {2: [f1]}, players: {p1: {hand: [fire1, fire2]}, p2: {hand: []}}",
    )


def test_events_of_loading_belong_to_the_first_step(tmp_path: Path) -> None:
    steps(
        tmp_path,
        "expect: {events: [turn_began, marker_moved, curse_applied]}",
        given="turn: 2, phase: start, curses: {2: [w4]}, players: {p1: {}, p2: {}}",
    )


def test_undo_takes_back_a_whole_step_and_redo_does_it_again(tmp_path: Path) -> None:
    steps(
        tmp_path,
        "do: {activate: ice}\n    answers: [fire1]\n    expect: {p1.support: [fire1], undo: free}",
        "do: undo\n    expect: {p1.hand: [water1, fire1, fire2], p1.support: [], p1.spells.ice: ready}",
        "do: redo\n    expect: {p1.support: [fire1], p1.spells.ice: exhausted}",
        "do: undo",
        "do: {acquire: fire2}\n    expect: {p1.discard: [fire2, fire2]}",
        "do: undo\n    expect: {p1.discard: []}",
    )


@pytest.mark.parametrize("wrong", ["do: undo", "do: redo"])
def test_nothing_to_take_back(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(ScenarioFailedError, match="nothing to"):
        steps(tmp_path, wrong)


ANSWERS = [
    ("ice", "{hand: [water1, fire1, fire2]}", "answers: [fire1]"),
    ("ice", "{hand: [water1, fire1, fire2]}", "answers: [p1.hand.fire1]"),
    ("ice", "{hand: [water1, fire1, fire2]}", "answers: [[fire1]]"),
    ("ice", "{hand: [water1, fire1, fire2]}", "answers: [p1: [fire1]]"),
    ("second_wind", "{hand: [air1], spells: [second_wind, {ice: exhausted}]}", "answers: [p2.spells.ice]"),
    ("thaw", "{hand: [water1], support: [fire1, fire1], spells: [thaw]}", "answers: [pass]"),
    ("levitation", "{hand: [air2], spells: [levitation]}", "answers: [p3]"),
    ("chorus_of_minds", "{hand: [air3], spells: [chorus_of_minds]}", "answers: [[p3, p2]]"),
    ("mother_lode", "{hand: [earth3], spells: [mother_lode]}", "answers: [p1, air3]"),
    ("frozen_page", "{hand: [water2], spells: [frozen_page]}", "answers: [w4]"),
]


@pytest.mark.parametrize(("spell", "first", "answers"), ANSWERS)
def test_every_kind_of_answer(tmp_path: Path, spell: str, first: str, answers: str) -> None:
    given = (
        f"curses: {{2: [w4], 3: [e4]}}, players: {{p1: {first}, "
        "p2: {deck: [water1], spells: [{ice: exhausted}]}, p3: {deck: [fire1, fire1, fire1, fire1, fire1, fire1]}}"
    )
    steps(tmp_path, f"do: {{activate: {spell}}}\n    {answers}", given=given)


def test_elements_and_effects_as_answers(tmp_path: Path) -> None:
    steps(
        tmp_path,
        "answers: [p1: destroy]\n    expect: {aside: [fire2]}",
        given="turn: 2, phase: start, curses: {2: [m4]}, players: {p1: {hand: [fire2, fire1]}, p2: {}}",
    )
    steps(
        tmp_path,
        "expect: {asked: {player: p1, kind: choose_element, options: [water, fire]}}",
        "answers: [p1: fire]\n    expect: {p1.hand: [water1]}",
        given="turn: 2, phase: start, curses: {2: [m5]}, players: {p1: {hand: [fire2, fire1, water1]}, p2: {}}",
    )


def test_options_may_be_listed_once_or_one_by_one(tmp_path: Path) -> None:
    given = "players: {p1: {hand: [water1, fire1, fire1, air1]}, p2: {}}"
    for options in ("[fire1, air1]", "[fire1, fire1, air1]", "[p1.hand.fire1, p1.hand.air1]"):
        steps(
            tmp_path,
            f"do: {{activate: ice}}\n    expect: {{asked: {{kind: choose_cards, options: {options}}}}}",
            "answers: [air1]",
            given=given,
        )


REFUSALS = [
    ("{}", "not-an-action"),
    ("{steal: water1}", "not-an-action"),
    ("{activate: ice, learn: thaw}", "not-an-action"),
    ("{activate: ice, power: 4}", "not-an-action"),
    ("{activate: ice, power: two}", "not-an-action"),
    ("{activate: [ice]}", "not-an-action"),
    ("{acquire: water2, power: 2}", "not-an-action"),
    ("{acquire: water1}", "not-an-action"),
    ("{acquire: fire2, instead_of: ice}", "not-an-action"),
    ("{acquire: fire2, by: p7}", "not-an-action"),
    ("{cure: p1.deck}", "not-an-action"),
    ("{ability: false}", "not-an-action"),
    ("pass", "not-your-window"),
    ("{acquire: fire2, by: p2}", "not-your-window"),
    ("{acquire: water2, pay: [water1]}", "not-enough"),
    ("{acquire: fire2, pay: []}", "not-enough"),
    ("{acquire: fire2, pay: [p2.hand.air1]}", "not-enough"),
    ("{acquire: fire2, pay: [nothing]}", "not-enough"),
    ("{acquire: fire2, pay: [fire1, fire2]}", "redundant-card"),
    ("{cure: p1.hand, pay: [fire2]}", "no-visible-madness"),
]


@pytest.mark.parametrize(("action", "why"), REFUSALS)
def test_refusals_and_their_reasons(tmp_path: Path, action: str, why: str) -> None:
    steps(tmp_path, f"refuse: {action}\n    why: {why}")
    steps(tmp_path, f"refuse: {action}")


def test_the_first_reason_in_the_order_of_the_list(tmp_path: Path) -> None:
    given = (
        "supply: {water2: 0}, library: {water: []}, players: {p1: {hand: [water1], "
        "spells: [{ice: [exhausted, neutralized]}, {growth: neutralized}]}, p2: {}}"
    )
    steps(
        tmp_path,
        "refuse: {activate: ice, by: p2}\n    why: not-your-window",
        "refuse: {activate: ice}\n    why: exhausted",
        "refuse: {activate: growth}\n    why: neutralized",
        "refuse: {acquire: water2}\n    why: not-enough",
        "refuse: {learn: mist_weaving}\n    why: not-enough",
        "refuse: {activate: telepathy}\n    why: not-enough",
        given=given,
    )


FAILURES = {
    "a surplus answer": ("do: {acquire: fire2}\n    answers: [fire1]",),
    "a missing answer": ("do: {activate: ice}",),
    "a question left by a step before another": ("do: {activate: ice}", "do: end"),
    "the wrong player": ("do: {activate: ice}\n    answers: [p2: fire1]",),
    "an answer that is no option": ("do: {activate: ice}\n    answers: [air1]",),
    "too many cards": ("do: {activate: ice}\n    answers: [[fire1, fire2]]",),
    "an illegal action": ("do: {acquire: water3}",),
    "a refusal that is allowed": ("refuse: {acquire: fire2}",),
    "another reason": ("refuse: {acquire: water3}\n    why: exhausted",),
    "a refused answer that is allowed": ("do: {activate: ice}", "refuse_answer: fire1"),
    "a wrong expectation": ("expect: {p1.hand: [water1]}",),
    "a wrong number": ("expect: {madness: 21}",),
    "a wrong order of a deck": ("expect: {p2.deck: [air1]}",),
    "a missing event": ("do: {acquire: fire2}\n    expect: {events: [card_drawn]}",),
    "events in the wrong order": ("do: {acquire: fire2}\n    expect: {events: [card_gained, card_paid]}",),
    "a barrier that is not there": ("do: {acquire: fire2}\n    expect: {undo: barred}",),
}


@pytest.mark.parametrize("lines", FAILURES.values(), ids=FAILURES.keys())
def test_what_does_not_hold_fails(tmp_path: Path, lines: tuple[str, ...]) -> None:
    with pytest.raises(ScenarioFailedError):
        steps(tmp_path, *lines)


MALFORMED = {
    "no players": "turn: 3",
    "one player": "players: {p1: {}}",
    "a seat left out": "players: {p1: {}, p3: {}}",
    "an unknown key": "weather: fine, players: {p1: {}, p2: {}}",
    "an unknown card": "players: {p1: {hand: [water4]}, p2: {}}",
    "an unknown spell": "players: {p1: {spells: [abracadabra]}, p2: {}}",
    "an unknown flag": "players: {p1: {spells: [{ice: melted}]}, p2: {}}",
    "an unknown curse": "curses: {2: [w99]}, players: {p1: {}, p2: {}}",
    "an unknown holder": "players: {p1: {spells: [{ice: {neutralized: true, bound_by: x1}}]}, p2: {}}",
    "an unknown token": "curses: {2: [{w1: {tokens: {wood: 1}}}]}, players: {p1: {}, p2: {}}",
    "two curses on 2": "curses: {2: [w1, w2]}, players: {p1: {}, p2: {}}",
    "a curse on 1": "curses: {1: [w1]}, players: {p1: {}, p2: {}}",
    "a short book": "book: [cover_1, final_page], players: {p1: {}, p2: {}}",
    "a turn too many": "turn: 31, players: {p1: {}, p2: {}}",
    "no turn at all": "turn: 0, players: {p1: {}, p2: {}}",
    "an absent player": "active: p3, players: {p1: {}, p2: {}}",
    "an eliminated player": "active: p2, players: {p1: {}, p2: {eliminated: true}}",
    "no number": "madness: many, players: {p1: {}, p2: {}}",
    "an unknown phase": "phase: lunch, players: {p1: {}, p2: {}}",
    "an unknown difficulty": "difficulty: silly, players: {p1: {}, p2: {}}",
    "the same magician twice": "players: {p1: {magician: stoker}, p2: {magician: stoker}}",
}


@pytest.mark.parametrize("given", MALFORMED.values(), ids=MALFORMED.keys())
def test_what_is_not_well_formed_says_so(tmp_path: Path, given: str) -> None:
    with pytest.raises(ScenarioError):
        steps(tmp_path, "expect: {}", given=given)


@pytest.mark.parametrize("text", ["given: {}\n", "id: a\nplays: []\n", "id: a\nplay: [{make: it}]\n", "[1, 2]\n"])
def test_documents_that_are_none(tmp_path: Path, text: str) -> None:
    with pytest.raises(ScenarioError):
        play(tmp_path, text)


def test_unknown_expectations_are_faults_of_the_file(tmp_path: Path) -> None:
    for key in ("p1.pocket", "p3.hand", "weather", "curses.w1", "supply.water9", "piles.wood", "library.wood"):
        with pytest.raises((ScenarioError, ScenarioFailedError)):
            steps(tmp_path, f"expect: {{{key}: 1}}")


def test_the_command_says_which_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mixed.yaml"
    good = "id: good\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {active: p1}}]\n"
    bad = good.replace("good", "bad").replace("active: p1", "active: p2")
    odd = good.replace("good", "odd").replace("p2: {}", "p2: {hand: [wood1]}")
    path.write_text("---\n".join((good, bad, odd)), encoding="utf-8")
    assert main(["scenario", str(path)]) == 2  # one of them is not even well formed
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["ok good", "FAILED bad", "FAILED odd", "1 passed, 2 failed"]
    path.write_text(good, encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 0
