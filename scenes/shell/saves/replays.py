"""Watching a game again: a save, or a game that is being played, from its beginning or from any of its steps.

`watch_save` and `watch_run` are the ways in for whoever offers it (a list of saves, a menu, the end of a game, a list
of the moments that cost most). Nothing is written while somebody watches; `play_on` makes a new game of a moment.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.core.saves import recording as recordings
from game.core.saves.journal import transcript
from game.core.saves.recording import Recording
from game.core.saves.save import Header, SaveError, read_with_copies
from game.games import entry
from scenes.shell import adapters, games, screens
from scenes.shell.run import AnyRun, next_path, party_in
from scenes.shell.saves import save_index
from scenes.shell.screens import Replay
from scenes.shell.storage import replace_file

if TYPE_CHECKING:
    from scenes.shell.app import App


def can_watch(game: str) -> bool:
    """Whether games of this id can be watched."""
    return adapters.known(game) and screens.of(game).replay is not None


def watch_save(app: App, path: Path, at: int | None = None) -> bool:
    """Watch a saved game over what is on the screen, from moment `at` (None: play from the beginning). False, and it is
    said why, where the file is no save of which anything can be proved; the file stays as it is in every case."""
    try:
        loaded = read_with_copies(path)
        kind = adapters.of(loaded.header.game)
        recording = recordings.of_save(entry(kind.game).game(), loaded)
        party = party_in(loaded)
    except SaveError as error:
        return games.refuse(app, games.words_of(app, error, path))
    return watch(app, Replay(recording, party, at))


def watch_run(app: App, run: AnyRun, at: int | None = None) -> bool:
    """Watch the game that is being played, or has just ended, up to where it stands; as `watch_save`."""
    session, party = run.session, run.setup
    recording = recordings.of_session(session, party.options, party.seed)
    if session.opened and run.journal is not None:
        recording = _longer(run, recording)
    return watch(app, Replay(recording, adapters.of(party.game).party(party.to_json()), at))


def watch(app: App, replay: Replay) -> bool:
    """Show a game, and say what of it cannot be shown. False where its screens have no way to."""
    own = screens.of(replay.party.game).replay
    if own is None:
        return False
    if app.top is None:
        app.go("menu")
    app.push(own(app, replay))
    lines = []
    if replay.recording.missing or replay.recording.gaps:
        lines.append(app.t("kit.replay.incomplete", n=replay.recording.missing))
    if not replay.recording.last:
        lines.append(app.t("kit.replay.nothing"))
    if lines:
        app.say("\n".join(lines), None, games.TROUBLE)
    return True


def play_on(app: App, replay: Replay, at: int) -> None:
    """Leave everything for a new game, in a save of its own, that goes on from this moment; the one that was watched
    stays as it is."""
    app.leave(lambda: _begin(app, replay, at))


def _begin(app: App, replay: Replay, at: int) -> None:
    session, party = replay.recording.from_here(at), replay.party
    game, seed = session.game, party.seed
    extra = {**party.to_json(), "sequence": save_index.next_sequence(app.data)}
    options = game.options_to_json(party.options)
    header = Header(game.id, options, -1 if seed is None else seed, game.content_hash(), extra)
    path = next_path(app.data)
    try:
        replace_file(path, transcript(session, header))
    except OSError as error:
        app.say(games.refused(app, error), None, games.TROUBLE)
        return
    if games.load(app, path):
        app.say(app.t("kit.replay.goes_on"))


def _longer(run: AnyRun, recording: Recording) -> Recording:
    """What the save of a running game tells, where it begins earlier than what is known at the table."""
    assert run.journal is not None
    try:
        kept = recordings.of_save(run.session.game, read_with_copies(run.journal.path))
    except SaveError:
        return recording
    same = kept.moments[-1].state.to_json() == recording.moments[-1].state.to_json()
    return kept if same and kept.last > recording.last else recording
