"""The words of scenario files: how acts, answers and expectations are written, and what is said of mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli import main
from game.core.lessons import scenario as scenarios
from game.core.lessons.scenario import ScenarioError, ScenarioFailedError
from game.mansions.scenarios.scenario import MansionsNouns

TWO = "investigators: {i1: {who: august_bray, at: gh1, has: [fire_poker, silver_key], skill: 0}, i2: {at: gh1}}"


def play(tmp_path: Path, *lines: str, given: str = TWO) -> None:
    """Play these steps, one per line, on a table of two."""
    text = "id: one\ngame: mansions\ngiven: {" + given + "}\nplay:\n" + "".join(f"  - {line}\n" for line in lines)
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    for item in scenarios.load(path):
        scenarios.run(item, MansionsNouns())


def test_every_key(tmp_path: Path) -> None:
    """Whatever can be expected is found, on a table with something of everything."""
    given = """
      choices: {1: B, 2: A, 3: A, 4: B}, round: 4, active: i1, moves: 1, action: 0, acted: [i2],
      objective: {revealed: true}, options: {keeper_skill_tokens: 1},
      investigators: {
        i1: {who: august_bray, at: gh1, has: [fire_poker, storm_coat], health: 9, sanity: 5, skill: 1, stun: 1,
             spells: [mending_2], trauma: [hobbling], mythos: [the_itch], used: [ability]},
        i2: {who: ines_marrow, at: pa1, hidden: true, sanity: 0}, i3: {dead: true}, i4: {eliminated: true}},
      monsters: {m1: {kind: sodden, back: 2, at: ul1, damage: 1, stun: 2, samples: 3}, m2: {kind: silt, at: mo1}},
      keeper: {threat: 2, mythos: [chandelier], trauma: [bolt], actions: [whisper], tokens: 4},
      rooms: {library: {lock: {swollen_door: revealed}, pile: [clue_3a, nothing]}, kitchen: {dropped: [boat_hook]},
              great_hall: {pile: [{rooted_desk: revealed}, nothing]}, study: {open: true, explored: true}},
      effects: {nursery: [dark], kitchen: [fire]},
      features: {corpses: [gh3], barriers: {ki2: ki2-sc1}, sealed: [ic1-as1], gone: [li1], double: mo2},
      puzzles: {music_box: {slots: [ssme, esss, ssms, ssme], turned: [0, 1, 0, 2], start_turned: 1}},
      decks: {mythos: [undertow], spells: {mending: [1]}}, discards: {trauma: [mirror_shy], beast: [cb01]},
      events: {stage: II, time: 2}, dice: [1]
    """
    found = """
      i1.who: august_bray, i1.at: gh1, i1.room: great_hall, i1.health: 9, i1.damage: 5, i1.sanity: 5, i1.horror: 2,
      i1.skill: 1, i1.stun: 1, i1.moves: 1, i1.action: 0, i1.has: [storm_coat, fire_poker], i1.has.count: 2,
      i1.spells: [mending_2], i1.spells.count: 1, i1.trauma: [hobbling], i1.trauma.count: 1, i1.mythos: [the_itch],
      i1.ability: used, i2.ability: ready, i2.hidden: true, i2.insane: true, i1.insane: false, i2.moves: 0,
      i3.dead: true, i3.at: none, i3.room: none, i4.eliminated: true, i4.escaped: false,
      m1.kind: sodden, m1.back: 2, m1.at: ul1, m1.room: upper_landing, m1.damage: 1, m1.health: 5, m1.strikes: 2,
      m1.stun: 2, m1.samples: 3, m1.known: true, m1.dead: false, m1.name: none, m3.dead: true, m3.at: none,
      keeper.threat: 2, keeper.tokens: 4, keeper.mythos: [chandelier], keeper.trauma.count: 1,
      keeper.actions: [whisper],
      rooms.library.lock: swollen_door, rooms.library.revealed: true, rooms.library.pile: [clue_3a, nothing],
      rooms.library.pile.count: 2, rooms.kitchen.dropped: [boat_hook], rooms.kitchen.fire: true,
      rooms.nursery.dark: true, rooms.nursery.fire: false, rooms.study.explored: true, rooms.study.lock: none,
      rooms.great_hall.pile: [rooted_desk, nothing], corpses: [gh3], double: mo2, samples: 0,
      barriers.ki2: ki2-sc1, barriers.li1: gone, sealed: [ic1-as1], sealed_exits: [scullery, glasshouse],
      puzzles.music_box.slots: [ssme, esss, ssms, ssme], puzzles.music_box.turned: ['0', '1', '0', '2'],
      puzzles.music_box.start_turned: 1, puzzles.music_box.solved: false, puzzles.music_box.actions: none,
      puzzles.mosaic_plate.slots: none, decks.mending.count: 4, decks.trauma.count: 18, discards.trauma: [mirror_shy],
      discards.beast: [cb01], read: [], time: 2, stage: II, round: 4, phase: investigators, active: i1,
      objective: the_borrowed_face, result: none, reason: none, undo: free, rolled: none,
      asked: {seat: i1, kind: step, options: ['move:gh2', gh3, 'move:gh4', 'move:ul1', end, 'explore']}
    """
    with pytest.raises(ScenarioFailedError, match="asked is"):
        play(tmp_path, "expect: {" + found + "}", given=given)
    found = found[: found.index("asked:")] + "asked: {seat: i1, kind: step}"
    play(tmp_path, "expect: {" + found + "}", given=given)


def test_a_viewer_finds_what_it_may_see(tmp_path: Path) -> None:
    """MM-SEC.2, MM-SEC.3, A-80: hands, piles, locks, backs of figures and of spells."""
    given = """
      choices: {1: A, 2: A, 3: A}, keeper: {mythos: [chandelier, undertow], trauma: [bolt]},
      investigators: {i1: {at: gh1, spells: [mending_2], mythos: [the_itch]}, i2: {at: gh1, has: [silver_key]}},
      rooms: {glasshouse: {pile: [{rooted_desk: revealed}, clue_2a, nothing]}},
      monsters: {m1: {kind: sodden, back: 2, at: ul1}, m2: {kind: silt, back: 1, at: mo1, damage: 1}}
    """
    play(
        tmp_path,
        "expect: {viewer: i2, keeper.mythos: hidden, keeper.mythos.count: 2, keeper.trauma: hidden, objective: hidden, "
        "i1.mythos: hidden, i1.mythos.count: 1, i1.spells: [mending], rooms.library.lock: hidden, "
        "rooms.library.pile: hidden, rooms.library.pile.count: hidden, rooms.glasshouse.pile: [rooted_desk, hidden], "
        "m1.back: hidden, m1.health: hidden, m1.kind: sodden, m2.back: 1, m2.health: 11, i2.has: [silver_key], "
        "decks.mythos: hidden, decks.mythos.count: 21, decks.mending: hidden}",
        "expect: {viewer: i1, i1.mythos: [the_itch], i1.spells: [mending]}",
        "expect: {viewer: keeper, keeper.mythos: [undertow, chandelier], objective: the_clear_hour, "
        "i1.mythos: [the_itch], rooms.library.lock: swollen_door, m1.back: 2, "
        "rooms.glasshouse.pile: [rooted_desk, clue_2a, nothing], decks.mythos: hidden}",
        given=given,
    )


def test_acts_are_words_or_mappings(tmp_path: Path) -> None:
    play(
        tmp_path,
        "{do: {drop: [silver_key, fire_poker]}, "
        "expect: {i1.has: [], rooms.great_hall.dropped: [silver_key, fire_poker]}}",
        "{do: undo, expect: {i1.has: [fire_poker, silver_key], i1.action: 1}}",
        "{do: redo, expect: {i1.has: []}}",
        "{do: 'move:gh3', expect: {i1.at: gh3, undo: free}}",
        "{do: end, expect: {active: i2}}",
        "{do: {explore: true}, expect: {undo: revealed, i2.action: 0}}",
    )
    one = "investigators: {i1: {at: gh1, has: [silver_key]}, i2: {at: pa1}}"
    play(tmp_path, "{do: {drop: silver_key}, expect: {i1.has: []}}", given=one)
    play(
        tmp_path,
        "{do: {hide: action}, expect: {i2.hidden: true, i2.action: 0, i2.moves: 2}}",
        given=one + ", active: i2",
    )
    play(
        tmp_path, "{do: {hide: true}, expect: {i2.hidden: true, i2.action: 1, i2.moves: 1}}", given=one + ", active: i2"
    )


def test_where_a_way_ends_or_where_it_leads(tmp_path: Path) -> None:
    """`to` is the shortest way there, or every space of it; a pass ends it where there could be more."""
    given = """
      phase: actions, investigators: {i1: {at: mb1}}, keeper: {threat: 3, actions: [command_servant, whisper]},
      monsters: {m1: {kind: sodden, at: gh6}, m2: {kind: sodden, at: po1}}
    """
    play(
        tmp_path,
        "{do: {action: command_servant, on: m1, to: gh1}, expect: {m1.at: gh1}}",
        "{do: {action: command_servant, to: [gh6]}, expect: {m2.at: gh6}}",
        given=given,
    )
    play(tmp_path, "{do: {action: command_servant, on: m2, to: [gh6, cl1]}, expect: {m2.at: cl1}}", given=given)
    with pytest.raises(ScenarioFailedError, match="to: 'mb1' is none of keeper's path"):
        play(tmp_path, "do: {action: command_servant, on: m1, to: mb1}", given=given)
    with pytest.raises(ScenarioFailedError, match="on: 'm7' is none of keeper's target"):
        play(tmp_path, "do: {action: command_servant, on: m7}", given=given)


REFUSED = [
    ("{refuse: {move: gh5}, why: not-adjacent}", ""),
    ("{refuse: {move: gh3, by: i2}, why: not-your-turn}", ""),
    ("{refuse: {move: gh3, by: keeper}, why: not-your-turn}", ""),
    ("{refuse: {dance: gh3}, why: not-an-action}", ""),
    ("{refuse: {move: [gh3]}, why: not-an-action}", ""),
    ("{refuse: {attack: m1, with: [a]}, why: not-an-action}", ""),
    ("{refuse: [explore, end], why: not-an-action}", ""),
    ("{refuse: [[]], why: not-an-action}", ""),
    ("{refuse: {}, why: not-an-action}", ""),
    ("{refuse: sing}", ""),
    ("{refuse: {action: whisper}, why: wrong-phase}", ""),
    ("{refuse_answer: {keeper: pass}, why: not-your-turn}", ""),
    ("{refuse: {move: gh5}, why: sealed}", "refused with not-adjacent, not sealed"),
    ("{refuse: {move: gh3}}", "was allowed, but should be refused"),
    ("{do: {move: gh5}}", "step 1: refused: not-adjacent"),
    ("{answers: [{keeper: pass}]}", "i1 is asked .step., not keeper"),
    ("{do: {move: gh3, drag: true}}", "refused: nothing-here"),
    ("{do: {move: gh3, on: m1}}", "on: 'm1' is none of i1's step"),
    ("{expect: {i1.at: gh2}}", "i1.at is 'gh1', not 'gh2'"),
    ("{expect: {i1.has: [fire_poker]}}", "i1.has is"),
]


@pytest.mark.parametrize(("line", "said"), REFUSED, ids=[line for line, _ in REFUSED])
def test_refusals(tmp_path: Path, line: str, said: str) -> None:
    if not said:
        play(tmp_path, line)
        return
    with pytest.raises(ScenarioFailedError, match=said):
        play(tmp_path, line)


MISTAKEN = [
    ("{refuse: {move: gh5}, why: not-adjacet}", "there is no reason 'not-adjacet'; did you mean 'not-adjacent'?"),
    ("{refuse: {move: gh5}, why: bored}", "there is no reason 'bored'"),
    ("{do: {move: gh3}, why: not-adjacent}", "step 1 says why, and refuses nothing"),
]


@pytest.mark.parametrize(("line", "said"), MISTAKEN, ids=[line for line, _ in MISTAKEN])
def test_a_why_is_a_reason_of_the_game_for_a_refusal(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=re.escape(said)):
        play(tmp_path, line)


UNKNOWN = [
    ("viewer: i9, i1.at: gh1", "there is no viewer 'i9'"),
    ("i1.place: gh1", "unknown key 'i1.place'"),
    ("i3.at: gh1", "unknown key 'i3.at'"),
    ("i1.has.length: 1", "nothing to look at in i1.items.length"),
    ("m1.colour: red", "unknown key 'm1.colour'"),
    ("keeper.hand: []", "unknown key 'keeper.hand'"),
    ("rooms.hall.pile: []", "there is no room 'hall'"),
    ("rooms.study.pill: []", "unknown key 'rooms.study.pill'; did you mean 'pile'?"),
    ("decks.tarot: []", "unknown key 'decks.tarot'"),
    ("barriers.gh1: open", "unknown key 'barriers.gh1'"),
    ("puzzles.sudoku.solved: true", "there is no puzzle 'sudoku'"),
    ("weather: rain", "unknown key 'weather'"),
]


@pytest.mark.parametrize(("keys", "said"), UNKNOWN, ids=[keys for keys, _ in UNKNOWN])
def test_keys_that_there_are_not(tmp_path: Path, keys: str, said: str) -> None:
    with pytest.raises((ScenarioError, ScenarioFailedError), match=said):
        play(tmp_path, "expect: {" + keys + "}")


POSITIONS = [
    ("phase: night", "given.phase: there is no phase 'night'"),
    ("active: i7", "given.active: nobody sits at 'i7'"),
    ("acted: i2", "given.acted: a list is needed"),
    ("phase: actions, active: i1", "given.active: it is the Keeper's turn"),
    ("moves: many", "given.moves: 'many' is no number"),
    ("moves: '7'", "given.moves: 0 to 2 are possible, not 7"),
    ("fresh: true, round: 2", "given: unknown entry 'round'"),
    ("fresh: true, active: i1", "given: a fresh game has no 'active'"),
]


@pytest.mark.parametrize(("given", "said"), POSITIONS, ids=[given for given, _ in POSITIONS])
def test_moments_that_there_are_not(tmp_path: Path, given: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        play(tmp_path, "expect: {round: 1}", given=f"investigators: {{i1: {{}}}}, {given}")


def test_whoever_is_dead_has_no_steps(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"given\.active: i1 is dead"):
        play(tmp_path, "expect: {round: 1}", given="investigators: {i1: {dead: true}}")


def test_a_question_may_not_be_left_unanswered(tmp_path: Path) -> None:
    given = TWO + ", monsters: {m1: {kind: sodden, at: gh1}}, dice: [10]"
    with pytest.raises(ScenarioFailedError, match="a question is left unanswered"):
        play(tmp_path, "do: {move: gh3}", "do: end", given=given)
    with pytest.raises(ScenarioFailedError, match="the script of dice is at its end"):
        play(tmp_path, "do: {move: gh3}", given=given.replace("[10]", "[]"))


def test_the_command_plays_files_of_both_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = "id: first\ngiven: {players: {p1: {hand: [water1]}, p2: {}}}\nplay:\n  - expect: {p1.hand: [water1]}\n"
    second = "---\nid: second\ngame: mansions\ngiven: {" + TWO + "}\nplay:\n  - expect: {i1.at: gh1}\n"
    (tmp_path / "both.yaml").write_text(first + second, encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 0
    assert "ok first\nok second\n2 passed, 0 failed" in capsys.readouterr().out
    (tmp_path / "third.yaml").write_text("id: third\ngame: chess\n", encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 2
