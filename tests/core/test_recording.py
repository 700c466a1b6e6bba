"""Games that are watched: what a recording holds of a game in play, of a save, and of one that is old or damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.play.marks import marks_of
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.decision import IllegalAnswer
from game.core.engine.session import Session, json_hash, state_hash
from game.core.play.watched import Watched
from game.core.saves.journal import transcript
from game.core.saves.recording import Recording, of_save, of_session
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read
from tests.core.journals import GAME, HEAD, OPTIONS, go_on, header, line, play, play_out, start, to_turn

SAVES = Path(__file__).parent / "saves"


def watched(path: Path) -> Recording:
    return of_save(GAME, read(path))


def hashes(recording: Recording) -> list[str]:
    return [state_hash(moment.state) for moment in recording.moments]


def stood_at(session: Session) -> list[str]:
    """Every state of a game that was played, from its first question on."""
    return [*(state_hash(moment.state) for moment in session.past), session.hash()]


def changed(path: Path, number: int, change: Callable[[dict[str, Any]], object]) -> None:
    """Another entry (from 0) under a right checksum: as if other rules had written it."""
    head, again, *lines = path.read_bytes().splitlines(keepends=True)
    entry = json.loads(lines[number].partition(b" ")[2])
    change(entry)
    lines[number] = line(entry)
    path.write_bytes(head + again + b"".join(lines))


def steps(path: Path) -> list[int]:
    """The entries (from 0) that are steps."""
    return [number for number, entry in enumerate(read(path).entries) if "answers" in entry]


def test_a_save_is_watched_moment_by_moment_as_it_was_played(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play_out(session)
    recording = watched(path)
    assert hashes(recording) == stood_at(session)
    assert (recording.gaps, recording.missing) == ((), 0)
    told = [moment.led.events for moment in recording.moments if moment.led is not None]
    assert told == [moment.events for moment in session.past]
    dealt = Session.new(GAME, OPTIONS, 7)
    assert recording.opening is not None and recording.opening.events == dealt.events


def test_a_game_in_play_lends_its_own_states_and_keeps_them(tmp_path: Path) -> None:
    session, _ = start(tmp_path / "game.journal")
    play(session, 40)
    before = stood_at(session)
    recording = of_session(session, OPTIONS, 7)
    assert all(moment.state is kept.state for moment, kept in zip(recording.moments, session.past, strict=False))
    show = Watched(recording, BigBookSession)
    while show.forward():
        assert show.session.asked is not None or show.session.over
    assert stood_at(session) == before == hashes(recording)
    assert recording.opening is not None
    assert of_session(session, OPTIONS, 8).opening is None, "not the deal that led here"


def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 20)
    for _ in range(7):
        session.undo()
    play(session, 9, seed=5)
    session.undo()
    session.redo()
    assert hashes(watched(path)) == stood_at(session)


@pytest.mark.parametrize("save", sorted(SAVES.glob("*.journal")), ids=lambda path: path.stem)
def test_every_released_save_can_be_watched_to_its_end(save: Path) -> None:
    recording = watched(save)
    facts = json.loads((SAVES / "facts.json").read_text())[save.name]
    assert hashes(recording)[-1] == facts["hash"]
    assert recording.last >= facts["steps"] or recording.gaps == (), "as far as going on with it, or farther"


def test_a_game_of_other_cards_is_watched_as_far_as_each_step_leads_where_it_led(tmp_path: Path) -> None:
    """Going on with it begins at its last turn; watching begins at the deal."""
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 5)
    play(session, 3)
    assert replay(GAME, read(path)).from_snapshot
    recording = watched(path)
    assert hashes(recording) == stood_at(session) and recording.gaps == ()


def test_where_a_step_leads_elsewhere_now_the_next_turn_is_laid_out_again(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 5)
    early = steps(path)[2]
    changed(path, early, lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    (gap,) = recording.gaps
    shown, played = hashes(recording), stood_at(session)
    assert gap == 3 and recording.missing > 0
    assert shown[:3] == played[:3] and shown[3:] == played[-len(shown[3:]) :]
    assert len(shown) + recording.missing - 1 == len(played), "each step is shown, or counted as one that is not"
    assert recording.moments[gap].state.turn == recording.moments[gap - 1].state.turn + 1


def test_an_illegal_answer_and_a_deal_of_other_cards_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 4)
    changed(path, steps(path)[0], lambda entry: entry.update(answers=[["activate:nonsense:1"]]))
    recording = watched(path)
    assert recording.opening is None, "the deal is not shown: nothing proves it"
    assert recording.moments[0].state.turn == 2
    assert hashes(recording)[-1] == session.hash()


def test_a_hole_in_the_file_costs_no_more_than_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 6)
    lines = path.read_bytes().splitlines(keepends=True)
    hole = 2 + steps(path)[len(steps(path)) // 2]
    path.write_bytes(b"".join([*lines[:hole], b"\x00" * len(lines[hole]), *lines[hole + 1 :]]))
    raw = path.read_bytes()
    recording = watched(path)
    played = stood_at(session)
    assert hashes(recording)[-1] == played[-1] and set(hashes(recording)) <= set(played)
    assert len(recording.gaps) == 1 and recording.last > len(played) * 0.7
    assert path.read_bytes() == raw, "nothing is mended while somebody watches"


def test_a_save_of_which_nothing_is_proved_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    head = {**HEAD, "options": {"magicians": ["nobody"]}}
    path.write_bytes(line(head))
    with pytest.raises(SaveError, match="other-content"):
        watched(path)
    path.write_bytes(line({**HEAD, "game": "patience"}))
    with pytest.raises(SaveError, match="other-game"):
        watched(path)


def test_a_save_without_a_step_has_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    start(path)
    recording = watched(path)
    assert recording.last == 0 and [mark.kind for mark in marks_of(recording)] == ["round", "turn"]
    show = Watched(recording, BigBookSession)
    assert show.session.events, "the deal can be seen"
    assert not show.forward()


def test_turns_rounds_strikes_deaths_and_the_end_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play_out(session)
    recording = watched(path)
    marks = marks_of(recording)
    assert [mark.number for mark in marks if mark.kind == "turn"] == list(range(1, session.state.turn + 1))
    for mark in marks:
        state = recording.moments[mark.at].state
        if mark.kind in ("turn", "round"):
            assert mark.number == (state.turn if mark.kind == "turn" else state.round)
    struck = [event for moment in session.past for event in moment.events if event.type == "curse_applied"]
    assert [mark.about for mark in marks if mark.kind == "strike"] == [event["curse"] for event in struck]
    (end,) = [mark for mark in marks if mark.kind in ("won", "lost")]
    assert end.at == recording.last - 1


def test_who_watches_can_answer_nothing_and_take_nothing_back(tmp_path: Path) -> None:
    session, _ = start(tmp_path / "game.journal")
    play(session, 12)
    show = Watched(of_session(session, OPTIONS, 7), BigBookSession)
    show.lay(9)
    assert show.session.decision is None and show.session.asked is not None and not show.session.legal()
    assert not show.session.can_undo and not show.session.undo() and not show.session.redo()
    with pytest.raises(IllegalAnswer):
        show.session.apply(["end"])
    assert show.session.why_not("end") == show.session.check(["end"]) and show.session.hash() == state_hash(
        session.past[9].state
    )
    show.lay(99)
    assert show.at == 12 and not show.forward()
    show.lay(-3)
    assert show.at == 0


def test_a_moment_goes_on_as_a_game_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 30)
    recording = watched(path)
    again = recording.from_here(18)
    other = tmp_path / "other.journal"
    other.write_bytes(transcript(again, header()))
    opened = replay(GAME, read(other))
    assert opened.session.hash() == state_hash(session.past[18].state) and opened.steps == 18
    play(again, 5, seed=9)
    assert hashes(recording) == stood_at(session), "what is played on changes nothing of what is watched"


def test_a_moment_behind_a_gap_begins_at_the_gap(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 6)
    changed(path, steps(path)[1], lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    (gap,) = recording.gaps
    again = recording.from_here(recording.last)
    assert len(again.past) == recording.last - gap
    other = tmp_path / "other.journal"
    other.write_bytes(transcript(again, header()))
    assert replay(GAME, read(other)).session.hash() == session.hash()


def test_a_whole_game_of_five_stays_small() -> None:
    """A kept moment is a few kilobytes: no game is long enough for that to matter (measured: 8 kB a step)."""
    options = Options.of(5)
    session = BigBookSession.start(options, 3)
    play_out(session)
    sizes = [len(json.dumps(moment.state.to_json())) for moment in of_session(session, options, 3).moments]
    assert max(sizes) < 32_000


def test_what_was_taken_back_behind_a_gap_is_not_counted_as_missing(tmp_path: Path) -> None:
    """A step that cannot be shown, and was taken back in the same turn, is nothing that anybody misses."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 6)
    kept = hashes(watched(path))
    session.apply(GAME.random_answer(session.state, Chance(8)))
    session.undo()
    number = steps(path)[-1]
    changed(path, number, lambda entry: entry.update(hash="0" * 16))
    changed(path, number + 1, lambda entry: entry.update(hash="1" * 16))
    recording = watched(path)
    assert hashes(recording) == kept and recording.missing == 0


def test_after_an_unshown_step_was_taken_back_the_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    """The hash of the step back says where that is, and nothing is missing."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 4)
    session.apply(GAME.random_answer(session.state, Chance(8)))
    number = steps(path)[-1]
    session.undo()
    play(session, 1, seed=9)
    changed(path, number, lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    assert hashes(recording) == stood_at(session) and recording.missing == 0


def test_where_nobody_knows_what_a_step_back_led_to_nothing_follows(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 6)
    before = stood_at(session)
    session.undo()
    play(session, 2, seed=9)
    number = next(at for at, entry in enumerate(read(path).entries) if "undo" in entry)
    changed(path, number, lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    assert hashes(recording)[: len(before)] == before, "what stood there is shown"
    assert recording.missing and set(recording.gaps) == set(range(len(before), recording.last + 1)), "and proved tables"


def test_a_step_back_without_a_hash_goes_back_by_one(tmp_path: Path) -> None:
    """As the first edition wrote it."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 6)
    session.undo()
    session.undo()
    for number, entry in enumerate(read(path).entries):
        if "undo" in entry:
            changed(path, number, lambda entry: entry.pop("hash"))
    assert hashes(watched(path)) == stood_at(session)


def test_a_table_that_cannot_be_is_not_laid_out(tmp_path: Path) -> None:
    """A forged snapshot with a right hash of itself is passed over."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 4)
    changed(path, steps(path)[1], lambda entry: entry.update(hash="0" * 16))

    def forge(entry: dict[str, Any]) -> None:
        entry["state"]["madness"] = 400
        entry["hash"] = json_hash(entry["state"])

    snapshots = [number for number, entry in enumerate(read(path).entries) if "state" in entry]
    changed(path, snapshots[0], forge)
    recording = watched(path)
    assert all(moment.state.madness < 400 for moment in recording.moments)
    assert recording.moments[recording.gaps[0]].state.turn == 3 and hashes(recording)[-1] == session.hash()
    changed(path, snapshots[1], lambda entry: entry["state"].update(madness=3))
    recording = watched(path)
    assert recording.moments[recording.gaps[0]].state.turn == 4, "nor one that has another hash"


def test_a_position_of_a_lesson_is_watched_from_where_it_begins(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(tmp_path / "dealt.journal")
    to_turn(session, 3)
    laid = Session(GAME, session.state)
    play(laid, 5)
    path.write_bytes(transcript(laid, header(seed=-1)))
    recording = watched(path)
    assert hashes(recording) == stood_at(laid) and recording.opening is None


def test_a_new_beginning_repeats_what_is_shown_already(tmp_path: Path) -> None:
    """Going on with a game of other cards writes its last snapshot once more."""
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 4)
    again, _ = go_on(path)
    play(again, 5, seed=3)
    assert any("content" in entry for entry in read(path).entries)
    recording = watched(path)
    assert recording.gaps == () and hashes(recording)[-1] == again.hash()
    assert recording.last == len(session.past) + 5


def test_a_lost_step_that_was_taken_back_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 6)
    session.apply(GAME.random_answer(session.state, Chance(8)))
    session.undo()
    play(session, 2, seed=9)
    lost = next(number for number, entry in enumerate(read(path).entries) if "undo" in entry) - 1
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2 + lost] = b"\0" * (len(lines[2 + lost]) - 1) + b"\n"
    path.write_bytes(b"".join(lines))
    recording = watched(path)
    assert hashes(recording) == stood_at(session) and (recording.gaps, recording.missing) == ((), 0)


def test_who_watches_can_ask_for_the_steps_that_led_to_any_moment(tmp_path: Path) -> None:
    session, _ = start(tmp_path / "game.journal")
    play(session, 4)
    recording = of_session(session, OPTIONS, 7)
    for at in range(5):
        assert recording.past(at) == session.past[:at]
        again = recording.from_here(at)
        assert again.past == session.past[:at] and again.opened == ""
    assert recording.last == 4 and recording.turns() == (0,)


def test_a_step_back_before_any_step_leaves_the_deal_alone(tmp_path: Path) -> None:
    """A save of the first edition in which more was taken back than had been done."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    path.write_bytes(path.read_bytes() + line({"undo": 1, "n": 1}))
    assert hashes(watched(path)) == [session.hash()]


def test_the_only_step_taken_back_without_a_hash_leads_to_the_deal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 1)
    session.undo()
    changed(path, 1, lambda entry: entry.pop("hash"))
    assert hashes(watched(path)) == [session.hash()]
    play(session, 2, seed=9)
    assert hashes(watched(path)) == stood_at(session), "and the game goes on from there"


def test_of_other_cards_a_deal_that_no_step_proves_is_not_shown(tmp_path: Path) -> None:
    """Where nothing else can be shown either, the save says why; with the same cards the deal is certain."""
    path = tmp_path / "game.journal"
    for content in ("older", None):
        session, _ = start(path, content=content)
        play(session, 1)
        changed(path, 0, lambda entry: entry.update(hash="0" * 16))
        if content:
            with pytest.raises(SaveError, match="other-content"):
                watched(path)
            continue
        recording = watched(path)
        assert (recording.last, recording.missing, recording.gaps) == (0, 1, ())
        assert recording.opening is not None
        path.unlink()


def test_a_game_that_begins_with_a_new_beginning_is_shown_without_its_deal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(tmp_path / "dealt.journal")
    to_turn(session, 3)
    laid = Session(GAME, session.state)
    laid.opened = "edition"
    for steps_made in (0, 3):
        play(laid, steps_made)
        path.write_bytes(transcript(laid, header()))
        recording = watched(path)
        assert hashes(recording) == stood_at(laid) and recording.gaps == ()
        assert recording.opening is None and recording.missing == 0


def test_what_stands_before_a_turn_that_is_laid_out_again_is_counted_once(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 2)
    made = steps(path)
    changed(path, made[-1], lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    assert hashes(recording) == stood_at(session), "the table at the new turn is proved without the step that led there"
    assert recording.missing == 1 and recording.gaps == (recording.last,)


def test_of_two_steps_that_cannot_be_shown_the_one_taken_back_is_not_missing(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 3)
    kept = stood_at(session)
    play(session, 2)
    session.undo()
    assert not any("state" in entry for entry in read(path).entries), "all in one turn"
    changed(path, steps(path)[3], lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    assert (hashes(recording), recording.missing) == (kept, 1)


def test_the_deal_is_shown_where_it_is_known_and_led_here() -> None:
    """Seed 0 is a seed like any other; whoever knows only half of how it was dealt knows nothing."""
    session = BigBookSession.start(OPTIONS, 0)
    play(session, 2)
    opening = of_session(session, OPTIONS, 0).opening
    dealt = Session.new(GAME, OPTIONS, 0)
    assert opening is not None and opening.events == dealt.events
    assert state_hash(opening.state) == state_hash(dealt.opening)
    for options, seed in ((OPTIONS, None), (None, 0), (OPTIONS, -1), (OPTIONS, 1), (None, None)):
        assert of_session(session, options, seed).opening is None
    session.opened = "edition"
    assert of_session(session, OPTIONS, 0).opening is None


def test_a_game_dealt_with_seed_0_is_watched_from_its_deal(tmp_path: Path) -> None:
    session = BigBookSession.start(OPTIONS, 0)
    play(session, 2)
    path = tmp_path / "game.journal"
    path.write_bytes(transcript(session, header(seed=0)))
    recording = watched(path)
    assert hashes(recording) == stood_at(session) and recording.opening is not None


def test_a_moment_at_a_gap_has_no_past_and_the_one_before_it_has_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    changed(path, steps(path)[1], lambda entry: entry.update(hash="0" * 16))
    recording = watched(path)
    (gap,) = recording.gaps
    for at in range(recording.last + 1):
        again = recording.from_here(at)
        begins = gap if at >= gap else 0
        assert state_hash(again.state) == hashes(recording)[at]
        assert again.past == [moment.led for moment in recording.moments[begins + 1 : at + 1]]
        assert again.opened == ("edition" if at >= gap else "")
    assert recording.past(recording.last) == [moment.led for moment in recording.moments if moment.led is not None]


def test_steps_without_a_hash_are_believed_until_something_is_doubted(tmp_path: Path) -> None:
    """Saves of the first edition: with the cards of the deal they are shown, with others they are not."""
    path = tmp_path / "game.journal"
    for content, shown in ((None, True), ("older", False)):
        session, _ = start(path, content=content)
        play(session, 3)
        for number in steps(path):
            changed(path, number, lambda entry: entry.pop("hash"))
        if shown:
            assert hashes(watched(path)) == stood_at(session)
            changed(path, steps(path)[1], lambda entry: entry.update(answers=[["activate:nonsense:1"]]))
            recording = watched(path)
            assert (hashes(recording), recording.missing) == (stood_at(session)[:2], 2)
        else:
            with pytest.raises(SaveError):
                watched(path)
        path.unlink()


def test_the_turns_of_a_recording_are_where_each_is_first_seen(tmp_path: Path) -> None:
    session, _ = start(tmp_path / "game.journal")
    to_turn(session, 4)
    recording = of_session(session, OPTIONS, 7)
    seen = [moment.state.turn for moment in recording.moments]
    assert recording.turns() == tuple(seen.index(turn) for turn in (1, 2, 3, 4))


def test_a_step_from_a_position_that_is_lost_cannot_be_shown(tmp_path: Path) -> None:
    """A lesson's position was not dealt: only its table says where it begins."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 2)
    laid = line(header(seed=-1).to_json()) * 2
    step = transcript(session, header()).splitlines(keepends=True)[2]
    path.write_bytes(laid + step)
    with pytest.raises(SaveError, match="other-content"):
        watched(path)
    path.write_bytes(laid + step + transcript(Session(GAME, session.state), header(seed=-1)).splitlines(True)[2])
    recording = watched(path)
    assert (hashes(recording), recording.missing, recording.gaps) == ([session.hash()], 1, ())


def test_a_new_beginning_in_the_middle_of_a_turn_repeats_its_steps_and_shows_them_once(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 3)
    play(session, 2)
    assert session.state.turn == 3
    again, _ = go_on(path)
    play(again, 1, seed=3)
    recording = watched(path)
    assert recording.gaps == () and recording.missing == 0
    assert hashes(recording) == [*stood_at(session), again.hash()]


def test_a_step_back_before_any_table_is_known_proves_nothing(tmp_path: Path) -> None:
    """A lesson's save of which only a step back is left."""
    path = tmp_path / "game.journal"
    path.write_bytes(line(header(seed=-1).to_json()) * 2 + line({"undo": 1, "hash": "0" * 16, "n": 1}))
    with pytest.raises(SaveError, match="other-content"):
        watched(path)
