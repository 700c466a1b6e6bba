"""A game that is gone on with looks as it did when it was left: the faces of Madness, of people, and the monster."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from game.core.engine.chance import Chance
from scenes.bigbook.cards.painter import madness_face
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.table.animation.monster.acts import ACTS
from scenes.bigbook.table.animation.monster.motion import OPENS
from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import file_of

Faces = dict[tuple[str, str], Counter[int]]


def begun(d: Driver, players: int = 3, seed: int = 11) -> TableScene:
    """A game at its first question."""
    scene = TableScene(d.app, Run.new(GameSetup(default_people(players), seed=seed), d.app.data))
    d.app.replace(scene)
    d.frames(3)
    return scene


def step(d: Driver, scene: TableScene, dice: Chance) -> None:
    """One answer by chance, shown."""
    scene.session.apply(scene.session.game.random_answer(scene.session.state, dice))
    scene.play(scene.session.shown(), answered=True)
    d.frames(2)


def left(d: Driver, scene: TableScene) -> TableScene:
    """Another table, at the game as it was saved."""
    d.app.data.release()
    return TableScene(d.app, Run.load(file_of(scene.run), d.app.data))


def faces(scene: TableScene) -> Faces:
    """The faces of Madness that lie before people, by seat and place."""
    found: Faces = {}
    for seat, place, _, card in scene.render.model.all_cards():
        if card.kind == "madness":
            found.setdefault((seat, place), Counter())[madness_face(card.uid)] += 1
    return found


def test_madness_and_people_keep_their_faces_when_a_game_is_gone_on_with(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        scene, dice, moods, several = begun(d), Chance(5), set[str](), 0
        for number in range(120):
            if scene.session.over:
                break
            step(d, scene, dice)
            if number % 10:
                continue
            again = left(d, scene)
            again.enter()
            assert faces(again) == faces(scene)
            told = {event.type for moment in scene.session.past for event in moment.events}
            if "turn_began" in told:  # how a game opened is in no save
                assert again.render.moods == scene.render.moods
            moods |= set(scene.render.moods.values())
            several = max([several, *(len(found) for found in faces(scene).values())])
        assert "mad" in moods and several > 1, "nothing was seen that could have been lost"


def test_a_hand_of_madness_has_as_many_faces_as_it_can(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        scene, dice = begun(d), Chance(5)
        for _ in range(60):
            step(d, scene, dice)
        for name in scene.render.model.seats:
            seen = sum((found for (seat, _), found in faces(scene).items() if seat == name), Counter[int]())
            assert len(seen) >= min(4, seen.total()), (name, seen)


def test_a_monster_that_has_left_its_page_stays_away(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2) as d:
        seen = set[bool]()
        for seed in range(1, 40):
            run, dice = Run.new(GameSetup(default_people(2), seed=seed), d.app.data), Chance(seed)
            for _ in range(150):
                if run.session.over or len(seen) == 2:
                    break
                run.session.apply(run.session.game.random_answer(run.session.state, dice))
                told = [event.type for moment in run.session.past for event in moment.events]
                last = next((one for one in reversed(told) if one in OPENS or one in ACTS), "")
                gone = last in ACTS
                if run.session.over or not last or gone in seen:
                    continue
                seen.add(gone)
                d.app.data.release()
                again = TableScene(d.app, Run.load(file_of(run), d.app.data))
                again.enter()
                assert again.set_pieces.monster.leaving == gone
                again.set_pieces.monster.update(16.0)
                assert again.set_pieces.monster.leaving == gone, "and does not come back by itself"
            if len(seen) == 2:
                break
        assert seen == {True, False}
