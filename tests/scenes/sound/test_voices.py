"""Which of many sounds are heard together, how loud, and where."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from scenes.kit.audio.music import Score
from scenes.kit.audio.sound import AGAIN, DUCK, VOICES, Sounds, decibels
from scenes.kit.audio.sound_list import Ambience, Cue, Effect, SoundList
from scenes.shell.audio import Audio
from tests.scenes.sound.room import BAR, LENGTH, write_sound

KNOWN = SoundList(
    effects={
        "tick": Effect(("tick_1.wav", "tick_2.wav", "tick_3.wav")),
        **{f"small_{n}": Effect(("tick_1.wav",), priority=0, gain=-float(n)) for n in range(VOICES)},
        "scale": Effect(("tick_1.wav", "tick_2.wav", "tick_3.wav"), ladder=True),
        "great": Effect(("tick_1.wav",), priority=3),
        "bell": Effect(("bell.wav",), priority=3, ducks=True),
        "button": Effect(("tick_2.wav",), bus="interface"),
    },
    music={
        "calm": Cue({"base": "calm.wav", "near": "near.wav"}, bpm=120, beats_per_bar=4),
        "wild": Cue({"base": "wild.wav"}, bpm=120, beats_per_bar=4),
        "over": Cue({"base": "over.wav"}, bpm=120, beats_per_bar=4, loop=False),
    },
    ambience={"room": Ambience(("room.wav",)), "candle_1": Ambience(("tick_1.wav",), loop=False)},
)
STEP = 10.0


class Room:
    """The mixer with the real device on the driver without loudspeakers, and what it was told last of each channel."""

    def __init__(self, folder: Path) -> None:
        for file in ("tick_1", "tick_2", "tick_3", "bell"):
            write_sound(folder / f"{file}.wav", LENGTH)
        for file in ("calm", "near", "wild", "over", "room"):
            write_sound(folder / f"{file}.wav", BAR, stereo=True)
        self.audio = Levelled(folder)
        self.sounds = Sounds(self.audio, KNOWN)
        self.audio.begin(KNOWN.at_once(), mono=False)
        self.wait()

    def wait(self) -> None:
        """Until the thread has read what was asked for."""
        for _ in range(1000):
            self.audio.pump(0.0)
            if not self.audio.waiting:
                return
            time.sleep(0.005)
        raise AssertionError("nothing was read")

    def step(self, ms: float = STEP) -> None:
        """Some time passes, in steps."""
        for _ in range(max(1, round(ms / STEP))):
            self.sounds.update(self.sounds.now + STEP)
            self.wait()

    def play(self, *names: str, at: float = 0.5) -> list[str]:
        """Ask for sounds in one frame; which of them were heard."""
        before = len(self.sounds.log)
        for name in names:
            self.sounds.play(name, at)
        self.step()
        return [one.sound for one in list(self.sounds.log)[before:] if one.channel >= 0]


class Levelled(Audio):
    """The device, with a note of the last level of each channel."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.levels: dict[int, tuple[float, float]] = {}

    def start(self, channel: int, file: str, left: float, right: float, *, loop: bool = False) -> float:
        """As the device does, and noted."""
        self.levels[channel] = left, right
        return super().start(channel, file, left, right, loop=loop)

    def level(self, channel: int, left: float, right: float) -> None:
        """As the device does, and noted."""
        self.levels[channel] = left, right
        super().level(channel, left, right)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A mixer that has read its sounds."""
    found = Room(tmp_path)
    yield found
    found.audio.close()


def test_the_same_sound_never_starts_twice_within_45_milliseconds(room: Room) -> None:
    assert room.play("tick", "tick", "tick") == ["tick"]
    room.step(20)
    assert room.play("tick") == []
    room.step(20)
    assert room.play("tick") == ["tick"]


def test_a_repeated_sound_is_quieter_each_time_and_recovers(room: Room) -> None:
    gains = []
    for _ in range(3):
        room.play("tick")
        gains.append(room.sounds.log[-1].gain)
        room.step(100)
    assert gains == [0.0, AGAIN, 2 * AGAIN]
    room.step(1000)
    room.play("tick")
    assert room.sounds.log[-1].gain == 0.0


def test_another_file_is_taken_each_time(room: Room) -> None:
    for _ in range(12):
        room.play("tick")
        room.step(60)
    files = [one.file for one in room.sounds.log]
    assert set(files) == {"tick_1.wav", "tick_2.wav", "tick_3.wav"}
    assert all(one != other for one, other in pairwise(files))


def test_a_scale_climbs_with_each_repetition_and_begins_anew(room: Room) -> None:
    for _ in range(4):
        room.play("scale")
        room.step(300)
    room.step(3000)
    room.play("scale")
    heard = [(one.file, one.gain) for one in room.sounds.log]
    assert heard == [(f"tick_{n}.wav", 0.0) for n in (1, 2, 3, 3, 1)]


def test_the_thirteenth_voice_takes_the_least_important_one(room: Room) -> None:
    for n in range(VOICES):
        assert room.play(f"small_{n}") == [f"small_{n}"]
    assert room.play("great") == ["great"]
    assert room.sounds.log[-1].channel == VOICES - 1, "the quietest one gave its voice"
    assert room.play("small_11") == [], "what is least important waits for nobody"
    assert room.sounds.log[-1].why
    room.step(LENGTH * 1000)
    assert room.play("small_11") == ["small_11"]


def test_of_many_sounds_at_once_the_most_important_are_heard(room: Room) -> None:
    heard = room.play("small_1", "small_2", "tick", "button", "bell", "great")
    assert len(heard) == 4
    assert {"bell", "great", "tick", "button"} == set(heard)


def test_a_sound_stands_where_its_thing_lies(room: Room) -> None:
    levels = {}
    for at in (0.0, 0.5, 1.0):
        room.play("tick", at=at)
        levels[at] = room.audio.levels[room.sounds.log[-1].channel]
        room.step(1500)
    assert levels[0.0][0] > 2 * levels[0.0][1] > 0
    assert levels[0.5][0] == levels[0.5][1]
    assert levels[1.0][1] > 2 * levels[1.0][0] > 0
    room.sounds.levels = replace(room.sounds.levels, mono=True)
    room.play("tick", at=0.0)
    left, right = room.audio.levels[room.sounds.log[-1].channel]
    assert left == right


def test_every_bus_has_its_own_level_and_all_follow_the_master(room: Room) -> None:
    def loud(name: str) -> float:
        room.step(1500)
        room.play(name)
        return room.audio.levels[room.sounds.log[-1].channel][0]

    before = loud("tick"), loud("button")
    room.sounds.levels = replace(room.sounds.levels, effects=0.0)
    assert (loud("tick"), loud("button")) == (0.0, before[1])
    room.sounds.levels = replace(room.sounds.levels, effects=0.9, master=0.4)
    assert loud("tick") == pytest.approx(before[0] / 4)


def music(room: Room) -> float:
    """How loud the first layer of the present cue is."""
    playing = room.sounds.music.playing
    return room.audio.levels[playing.channels["base"]][0] if playing is not None else 0.0


def test_music_steps_back_under_a_bell_and_comes_forward_again(room: Room) -> None:
    room.sounds.score(Score("calm"))
    room.step(1000)
    full = music(room)
    room.play("bell")
    room.step(150)
    assert music(room) == pytest.approx(full * decibels(DUCK), rel=0.01)
    room.step(LENGTH * 1000 + 1000)
    assert music(room) == pytest.approx(full, rel=0.01)


def test_another_cue_begins_on_the_next_bar_and_an_end_on_the_next_beat(room: Room) -> None:
    room.sounds.score(Score("calm"))
    room.step(700)
    begun = room.sounds.music.log[0][0]
    room.sounds.score(Score("wild"))
    room.step(BAR * 1000)
    again, name = room.sounds.music.log[1]
    assert name == "wild"
    assert 0 <= again - begun - BAR * 1000 <= STEP
    room.sounds.score(Score("over"))
    room.step(2 * BAR * 1000)
    when, name = room.sounds.music.log[2]
    assert name == "over"
    assert (when - again) % 500 <= STEP
    assert when - again < BAR * 1000 / 2 + STEP


def test_a_cue_that_is_not_there_leaves_the_one_before(room: Room) -> None:
    room.sounds.score(Score("calm", frozenset({"near"})))
    room.step(4000)
    room.sounds.score(Score("storm", frozenset({"near"})))
    room.step(4000)
    playing = room.sounds.music.playing
    assert playing is not None
    assert (playing.name, playing.whole, playing.up["near"]) == ("calm", 1.0, 0.0)


def test_layers_come_and_go_slowly_in_time_with_their_cue(room: Room) -> None:
    room.sounds.score(Score("calm"))
    room.step(500)
    playing = room.sounds.music.playing
    assert playing is not None
    assert playing.channels.keys() == {"base", "near"}, "both run from the start"
    assert playing.up["near"] == 0.0
    room.sounds.score(Score("calm", frozenset({"near"})))
    room.step(1000)
    assert 0.2 < playing.up["near"] < 0.8
    room.step(2500)
    assert playing.up["near"] == 1.0
    room.sounds.score(Score("calm"))
    room.step(3000)
    assert playing.up["near"] == 0.0
    assert [name for _, name in room.sounds.music.log] == ["calm", "calm+near", "calm-near"]


def test_all_falls_silent_while_another_window_is_in_front(room: Room) -> None:
    room.sounds.score(Score("calm", place=("room",)))
    room.step(3000)
    full = music(room)
    room.sounds.aside = True
    room.step(400)
    assert music(room) == 0.0
    room.play("tick")
    assert room.audio.levels[room.sounds.log[-1].channel] == (0.0, 0.0)
    room.sounds.aside = False
    room.step(400)
    assert music(room) == pytest.approx(full, rel=0.01)


def test_the_room_hums_and_a_candle_crackles_now_and_then(room: Room) -> None:
    room.sounds.score(Score("calm", place=("room", "candle")))
    room.step(60_000)
    heard = [one.sound for one in room.sounds.log if one.bus == "ambience"]
    assert heard.count("ambience:room") == 1
    assert 2 <= heard.count("ambience:candle_1") <= 7
