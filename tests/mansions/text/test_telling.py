"""What the second game says while it is played: every event a line, every question a sentence, every answer a label."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.core.engine.decision import Decision, Reason
from game.core.engine.event import Event, EventValue
from game.core.engine.rng import Luck
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import FORMS
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.rules.options import Options
from game.mansions.rules.refusals import REASONS
from game.mansions.terminal.listing import listing
from game.mansions.text import text_keys
from game.mansions.text.answers_said import Labels
from game.mansions.text.names import Names
from game.mansions.text.read_aloud import so_far
from game.mansions.text.story_texts import OWN_LINES
from game.mansions.text.telling import SILENT, Teller
from game.mansions.verbs.compiled import mansions
from tests.sources import source_files

ROOT = Path(__file__).resolve().parents[3]
ENGLISH = Words.load("en", [ROOT / "localization"])
BOX = catalogue()
TALE = story("glass_tide")
PEOPLE = {"i1": "ines_marrow", "i2": "tobias_wren", "i3": "aude_linnet", "i4": "august_bray"}
NOT_EVENTS = {"ended_by", "sum", "in_pile"}
"""Parts of lines among the log's texts."""


def below(front: str) -> set[str]:
    """The names right below a part of the keys: `log` → `card_taken` …"""
    keys = (key for key in ENGLISH.keys() if key.startswith(f"mansions.{front}."))  # noqa: SIM118 - a method
    return {key.split(".")[2] for key in keys}


def table() -> tuple[Names, Teller]:
    names = Names(ENGLISH, BOX, TALE)
    names.people = dict(PEOPLE)
    names.monsters = {"m1": "sodden", "m2": "the_guest"}
    return names, Teller(names, BOX)


def tell(type_: str, **args: int | str | tuple[str, ...]) -> list[str]:
    if "from_" in args:
        args["from"] = args.pop("from_")
    return table()[1].event(Event(type_, dict(args)))


def emitted() -> set[str]:
    """Every type of event that the engine names; one that is built of parts with all its parts."""
    found: set[str] = set()
    for path in source_files(ROOT / "game" / "mansions", ".py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "emit":
                found |= set(re.findall(r"'([a-z_]+)'", ast.unparse(node.args[1]))) - {"break", "aside"}
    built = {"damage_taken", "horror_taken", "fire_laid", "dark_laid", "fire_gone", "dark_gone",
             "healed", "calmed", "unstunned"}  # fmt: skip
    return {name for name in found if not name.startswith("_")} | built | {"fizzled"}


def test_every_event_has_a_line_and_every_line_an_event() -> None:
    assert emitted() - set(SILENT) == (below("log") - NOT_EVENTS) | set(OWN_LINES)


def test_every_reason_has_its_sentence() -> None:
    texts = below("why")
    assert set(REASONS) <= texts
    undo = {name for name in texts if name.startswith(("undo-", "redo-"))}
    assert texts - undo - {"barred-by"} == set(REASONS)
    for path in source_files(ROOT / "game" / "mansions", ".py"):
        said = set(re.findall(r'Reason\(\s*"([a-z-]+)"', path.read_text("utf-8")))
        assert said <= texts, path.name


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason("not-enough-threat", "MM-KAC.2", {"cost": 3, "has": 1}), "That costs 3 threat; there is 1."),
        (Reason("barred", "MM-TRA.6", {"card": "twisted_ankle"}), "“Twisted Ankle” forbids it."),
        (Reason("barred", "MM-ACT.2", {"card": ""}), "Something forbids it this turn."),
        (Reason("not-in-range", "MM-RNG.1", {"reach": 2}), "Out of range: at most 2 away, with no door in between."),
        (Reason("sealed", "MM-MOV.7", {"door": "ic1-as1"}), "That door is sealed. Nobody passes it."),
    ],
)
def test_a_refusal_says_the_fact_and_the_number(reason: Reason, said: str) -> None:
    assert table()[1].refusal(reason) == said


# ----------------------------------------------------------------------------------------------------------- one by one


def test_a_test_is_written_out_before_its_roll() -> None:
    sums = {"base": 5, "card": 1, "effects": 0, "items": 0, "stun": -2, "dark": 0, "luck": 0}
    (line,) = tell(
        "tested", seat="i1", attribute="dexterity", kind="evade", source="rules", value=4, die=7, passed=0, **sums
    )
    assert line == ("Ines Marrow, evading: Dexterity 5, card +1, stunned \N{MINUS SIGN}2 = 4 (40%). Rolled 7: failed.")
    sums |= {"base": 6, "card": 0, "effects": 0, "stun": 0}
    (line,) = tell(
        "tested", seat="i1", attribute="willpower", kind="", source="rules", value=6, die=10, passed=0, **sums
    )
    assert line == "Ines Marrow tested Willpower 6 (60%). Rolled 10: failed."


def test_what_is_gained_is_not_what_one_then_has() -> None:
    assert tell("skill_changed", seat="i1", n=2, left=6) == ["Ines Marrow gained 2 skill tokens."]
    assert tell("skill_changed", seat="i1", n=-1, left=3) == ["Ines Marrow lost 1 skill token."]
    assert tell("monster_recovers", monster="m1", left=0) == ["The Sodden shook off one stun; 0 left."]


def test_a_clue_is_read_to_everybody() -> None:
    line, text = tell("clue_read", seat="i2", card="clue_4a")
    assert line == "Tobias Wren found a clue: “A Damp Recipe for Boats”."
    assert "in the Library" in text


def test_what_is_found_is_told_once() -> None:
    found = {"seat": "i1", "room": "study"}
    assert tell("card_turned", **found, card="unlit_book") == []
    assert tell("card_taken", seat="i1", card="unlit_book")[0] == "Ines Marrow took the Unlit Book."
    assert tell("card_taken", seat="i1", card="clue_3a") == []
    assert tell("card_turned", **found, card="nothing")[0].startswith("Nothing of interest turned up. ")


def test_a_lock_is_read_and_says_the_way_through() -> None:
    line, text, need = tell("lock_turned_up", room="master_bedroom", card="chained_door")
    assert line == "The Master Bedroom was shut by a lock: the Chained Door."
    assert "marble dog" in text
    assert need == "Test Strength \N{MINUS SIGN}1. Fail: you take 1 damage."


def test_a_room_is_described_to_the_first_who_comes_in() -> None:
    teller = table()[1]
    first = teller.event(Event("investigator_moved", {"seat": "i1", "from": "po1", "to": "gh6", "how": "step"}))
    again = teller.event(Event("investigator_moved", {"seat": "i2", "from": "po1", "to": "gh6", "how": "step"}))
    within = teller.event(Event("investigator_moved", {"seat": "i1", "from": "gh6", "to": "gh4", "how": "step"}))
    assert first[0] == "Ines Marrow went to the Great Hall." and "roast an ox" in first[1]
    assert again == ["Tobias Wren went to the Great Hall."]
    assert within == [], "three lines that somebody crossed the hall tell nobody anything"


def test_a_monster_crosses_a_room_and_comes_into_another() -> None:
    walk = {"monster": "m1", "from_": "gh1"}
    assert tell("monster_moved", **walk, to="gh2", how="walk") == [
        "The Sodden went to the north-east corner of the Great Hall."
    ]
    assert tell("monster_moved", **walk, to="gh2", how="shove") == [
        "The Sodden was pushed to the north-east corner of the Great Hall."
    ]
    assert tell("monster_moved", **walk, to="li2", how="walk") == ["The Sodden came to the Library."]
    drag = {"seat": "i1", "from_": "gh1", "how": "drag"}
    assert (
        tell("investigator_moved", **drag, to="gh2")[0]
        == "Ines Marrow was moved to the north-east corner of the Great Hall."
    )


def test_a_monster_is_seen_when_somebody_meets_its_kind_first() -> None:
    """It may come in where nobody is: a wet sleeve round the door is for whoever stands in the room."""
    teller = table()[1]
    assert teller.event(Event("monster_placed", {"monster": "m3", "kind": "sodden", "at": "ce1", "name": ""})) == [
        "A Sodden appeared on the Cellar Landing."
    ]
    met = teller.event(Event("horror_met", {"seat": "i1", "monster": "m3"}))
    assert met[1] == ENGLISH.t("mansions.cards.kinds.sodden.enters")
    assert teller.event(Event("horror_met", {"seat": "i2", "monster": "m1"})) == ["Tobias Wren set eyes on the Sodden."]


def test_what_the_keeper_does_has_its_joke_once_a_night() -> None:
    teller = table()[1]
    acted = Event("keeper_acted", {"action": "whisper", "cost": 1})
    assert teller.event(acted) == [
        "The Keeper used “Whisper” for 1 threat.",
        ENGLISH.t("mansions.cards.keeper_actions.whisper.flavour"),
    ]
    assert len(teller.event(acted)) == 1


def test_what_a_solved_puzzle_opens_is_told_in_one_line() -> None:
    teller = table()[1]
    solved = teller.event(Event("puzzle_solved", {"seat": "i2", "card": "dumb_waiter"}))
    assert solved == ["Tobias Wren solved the Dumb Waiter."]
    given: dict[str, EventValue] = {"seat": "i2", "card": "dumb_waiter", "room": "dining_room"}
    cleared = teller.event(Event("obstacle_cleared", given))
    assert cleared == [ENGLISH.t("mansions.cards.obstacles.dumb_waiter.solved")]
    assert table()[1].event(Event("obstacle_cleared", given))[0] == "Tobias Wren got past the Dumb Waiter."


def test_the_beginning_of_a_night_is_read_and_not_told_besides() -> None:
    assert tell("introduction_read") == [ENGLISH.t("mansions.stories.glass_tide.story.introduction").replace(
        "{room:nursery.in}", "in the Nursery")]  # fmt: skip


def test_the_half_that_counts_is_read() -> None:
    """An attack of one's own reads the upper half, a monster's the lower; cards that do not fit are named only."""
    teller = table()[1]
    teller.event(Event("attack_began", {"seat": "i1", "monster": "m1", "weapon": "fire_poker"}))
    drawn = {"card": "ch12", "monster": "m1"}
    assert teller.event(Event("combat_card_drawn", {**drawn, "fits": 0})) == ["“Swing” did not fit."]
    upper = teller.event(Event("combat_card_drawn", {**drawn, "fits": 1}))
    assert upper[0] == "Swing." and "deal your weapon" in upper[2]
    teller.event(Event("combat_ended", {"monster": "m1"}))
    teller.event(Event("monster_attacks", {"monster": "m1", "seat": "i1"}))
    assert (
        teller.event(Event("combat_card_drawn", {**drawn, "fits": 1}))[2]
        == "Test Dexterity. Fail: the monster strikes you."
    )


def test_an_omen_that_lies_face_down_stays_unread() -> None:
    shut = tell("mythos_played", seat="i1", cost=1, down=1)
    assert shut == ["The Keeper laid an Omen face down before Ines Marrow for 1 threat."]
    opened = tell("mythos_played", seat="i1", card="undertow", cost=2, down=0)
    assert opened[0] == "The Keeper played “Undertow” on Ines Marrow for 2 threat." and len(opened) == 3


def test_of_an_event_only_the_part_that_applies_is_read() -> None:
    turned = tell("event_turned", event="callers_at_the_back", stage="II", answer="4B")
    assert turned[0] == "An event: Callers at the Back." and "washing" in turned[1] and "livery" not in " ".join(turned)
    both = tell("event_turned", event="high_water", stage="IV", answer="1C")
    assert len(both) == 5


def test_the_objective_is_told_with_the_numbers_of_this_game() -> None:
    lines = tell("objective_shown", objective="the_clear_hour", answer="1A")
    assert "It has 12 Health" in lines[2]
    assert lines[3].startswith("The investigators win when this is so: ")


def test_the_end_is_told_to_both_sides() -> None:
    teller = table()[1]
    teller.event(Event("objective_shown", {"objective": "no_door_opens", "answer": "1C"}))
    lines = teller.event(Event("game_ended", {"result": "keeper", "reason": "all_insane"}))
    assert lines[:2] == ["The Keeper has won.", "Everybody was out of their wits."]
    assert "It always works." in lines[2] and "still in the wall" in lines[4], (
        "nobody is there whose feet she could see"
    )
    won = teller.event(Event("game_ended", {"result": "investigators", "reason": "escaped_with_ledger"}))
    assert "wiped their feet" in won[-1]
    asleep = teller.event(Event("game_ended", {"result": "keeper", "reason": "eliminated"}))
    assert "snoring" in asleep[2]


Told = tuple[str, dict[str, EventValue]]
"""An event: its type, and what is told with it."""


def each(type_: str, args: dict[str, EventValue], name: str, values: Iterable[str]) -> Iterator[Told]:
    """An event once with each of these values under a name."""
    for value in values:
        yield type_, {**args, name: value}


RARE: list[Told] = [
    ("action_gained", {"seat": "i1"}),
    ("barrier_broken", {"space": "li1"}),
    ("barrier_shoved", {"space": "li1"}),
    ("card_replaced", {"card": "the_giggles"}),
    ("corpse_burnt", {"at": "gh5"}),
    ("dark_gone", {"room": "study"}),
    ("deck_shuffled", {"deck": "humanoid"}),
    ("double_burnt", {"at": "gh5"}),
    ("double_moved", {"from": "mo1", "to": "mo2"}),
    ("double_placed", {"at": "mo1"}),
    ("escaped", {"seat": "i1", "from": "po1", "cards": ("clue_1c",)}),
    ("fire_gone", {"room": "study"}),
    ("investigator_died", {"seat": "i1", "room": "study", "cards": (), "source": "fire"}),
    ("keeper_token_spent", {"left": 1}),
    ("key_used", {"seat": "i1", "key": "silver_key", "card": "silver_lock"}),
    ("monster_stopped", {"monster": "m1", "space": "ki2"}),
    ("mythos_cancelled", {"card": "undertow"}),
    ("night_goes_on", {}),
    ("peeked", {"seat": "i1", "what": "room", "cards": ("study:unlit_book",)}),
    ("peeked", {"seat": "i1", "what": "combat", "cards": ("ch01", "ch02")}),
    ("peeked", {"seat": "i1", "what": "mythos", "cards": ("undertow",)}),
    ("peeked", {"seat": "i1", "what": "mythos"}),
    ("keeper_drew", {"what": "mythos"}),
    ("keeper_drew", {"what": "trauma"}),
    ("rolled_again", {"seat": "i1", "by": "moon_dial"}),
    ("rolled_again", {"seat": "i1", "by": "keeper"}),
    ("room_locked", {"room": "study", "card": "nine_dials"}),
    ("samples_left", {"monster": "m1", "n": 2, "total": 3}),
    ("skill_changed", {"seat": "i1", "n": -1, "left": 0}),
    ("unstunned", {"seat": "i1", "n": 1, "source": "rules"}),
    ("step_wasted", {"seat": "i1", "room": "study"}),
    *each("step_lost", {"seat": "i1"}, "what", ("move", "action", "run", "trade", "turn")),
    *each("monster_moved", {"monster": "m1", "from": "gh1", "to": "gh2"}, "how", ("walk", "flee", "shove")),
    *each("effect_began", {"seat": "i1", "source": "sea_legs"}, "until",
          ("end_turn", "end_round", "your_turn", "combat")),
    *each("game_ended", {"result": "nobody"}, "reason", sorted(
        key.rpartition(".")[2] for key in ENGLISH.keys() if key.startswith("mansions.log.ended_by."))),  # noqa: SIM118
]  # fmt: skip


@pytest.mark.parametrize(("type_", "args"), RARE, ids=lambda value: value if isinstance(value, str) else "")
def test_what_happens_seldom_is_told_too(type_: str, args: dict[str, EventValue]) -> None:
    lines = table()[1].event(Event(type_, args))
    assert lines and not re.search(r"[\[\]{}]|  ", " ".join(lines)), lines


# ---------------------------------------------------------------------------------------------------------- whole games


def games(count: int) -> Iterator[tuple[Session, Names, Teller, Luck]]:
    for seed in range(count):
        session = Session.new(mansions(), Options.of(seed % 4 + 1), seed)
        names = Names(ENGLISH, BOX, TALE)
        names.people = {f"i{number}": one.who for number, one in enumerate(session.state.people, start=1)}
        yield session, names, Teller(names, BOX), Luck(seed)


def test_whole_games_are_told_without_a_gap() -> None:
    """Every line, question and label of games by chance is whole, also for the ears of one side."""
    raw = re.compile(r"[\[\]{}]|  |\bm\d+\b|\bi\d\b|[a-z]_[a-z]")
    wrong: set[str] = set()
    asked: set[str] = set()
    for session, names, teller, luck in games(12):
        labels = Labels(names, BOX)
        heard = Teller(names, BOX)
        wrong |= {line for event in session.events for line in teller.event(event) if raw.search(line)}
        while not session.over:
            decision = session.state.decision
            assert decision is not None
            asked.add(decision.kind)
            labels.at = {one.id: one.at for one in session.state.monsters}
            said = [teller.question(decision)]
            said += [labels.label(decision, one.id) for one in session.game.options(session.state)]
            session.apply(mansions().random_answer(session.state, luck))
            said += [line for event in session.events for line in teller.event(event)]
            said += [line for event in session.shown("investigators") for line in heard.event(event)]
            wrong |= {line for line in said if raw.search(line)}
    assert wrong == set()
    assert len(asked) > 15


def ask(kind: str, prompt: str, source: str, by: str = "i1", **args: int | str) -> Decision:
    return Decision(seat=by, kind=kind, prompt=prompt, source=source, args=dict(args))


def keeper(kind: str, prompt: str, source: str = "rules", **args: int | str) -> Decision:
    return ask(kind, prompt, source, "keeper", **args)


QUESTIONS = [
    (ask("skill_token", "skill_token", "rules", value=4, attribute="luck", with_token=7, test="combat"),
     "Ines Marrow, Luck 4 of ten. Spend a skill token and make it 7?"),
    (keeper("place", "place", "a_small_errand", seat="i2"),
     "Keeper, choose the room of Tobias Wren\N{RIGHT SINGLE QUOTATION MARK}s errand."),
    (ask("place", "place", "silk_rope", left=1), "Ines Marrow, where to? 1 space left."),
    (keeper("place", "place", "light_the_lamps", monster="lampbearer"), "Keeper, where does a Lampbearer appear?"),
    (keeper("path", "path", "bolt", seat="i1", left=3), "Keeper, where is Ines Marrow moved next? 3 spaces left."),
    (ask("place", "peek", "nose_for_it"), "Ines Marrow, choose a room to look into."),
    (ask("choose_effect", "peek", "hears_it_ticking"), "Ines Marrow, which class of monsters?"),
    (keeper("mythos_window", "turn_began"), "Keeper, play an Omen?"),
    (ask("reroll", "rolled_own", "rules"), "Ines Marrow, have the roll made again?"),
    (keeper("reroll", "reroll", die=3), "Keeper, rolled 3. Spend a skill token to have it rolled again?"),
    (keeper("evade_damage", "evade_damage", "m1", monster="m1", seat="i1", n=2),
     "Keeper, Ines Marrow did not get past the Sodden. Deal 2 damage?"),
    (keeper("question", "question", number=3), "Keeper, a question: Where is the torn page?"),
    (ask("enter_or_stop", "enter_or_stop", "rules", room="library"),
     "Ines Marrow, the way to the Library is open. Go in, or stop here?"),
]  # fmt: skip


@pytest.mark.parametrize(("decision", "said"), QUESTIONS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_question_names_whoever_must_answer(decision: Decision, said: str) -> None:
    assert table()[1].question(decision) == said


STEP, ACTION = ask("step", "step", "rules"), keeper("keeper_action", "keeper_action")
PUZZLE = ask("puzzle", "puzzle", "music_box")
ANSWERS = [
    (STEP, "attack:m1:fists", "Attack the Sodden with bare hands"),
    (STEP, "attack:m2:fire_poker", "Attack the Guest with the Fire Poker"),
    (STEP, "move:gh3:drag", "Go to the Great Hall (gh3), dragging the husk"),
    (STEP, "hide:action", "Hide, as your action"),
    (STEP, "barrier:ki2-sc1", "Push the barrier before the door to the Scullery"),
    (PUZZLE, "puzzle:turn:start:left", "Turn the start piece to the left"),
    (PUZZLE, "puzzle:swap:0:1", "Swap the pieces in places 1 and 2"),
    (ACTION, "trauma:bolt:i2", "Play “Bolt!” on Tobias Wren"),
    (ACTION, "guest:paid", "Move the Guest once more for 3 threat"),
    (ask("choose_effect", "choose_effect", "flask_of_broth"), "b", "you shake off 2 fright"),
    (keeper("choose_effect", "choose_effect", "raise_the_sodden"), "a", "Lay a husk"),
    (ask("profile", "profile", "emil_sarto", who="emil_sarto"), "m1", "Misdirection"),
    (ask("horror_order", "horror_order", "rules"), "i2:m1", "Tobias Wren: the Sodden"),
    (keeper("place", "seal", "no_door_opens"), "gh3-li2", "The door from the Great Hall to the Library"),
    (ask("trade", "trade", "rules"), "give:silver_key:i3", "Give the Silver Key to Aude Linnet"),
    (keeper("question", "question", number=3), "3A", "Library"),
    (keeper("question", "question", number=4), "4B", "The Sodden"),
]


@pytest.mark.parametrize(
    ("decision", "id_", "said"), ANSWERS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_answer_has_a_label(decision: Decision, id_: str, said: str) -> None:
    assert Labels(table()[0], BOX).label(decision, id_) == said


def test_every_effect_that_a_card_offers_has_a_label() -> None:
    labels = Labels(table()[0], BOX)
    for kind in ("items", "finds", "abilities", "keeper_actions"):
        for id_, card in getattr(BOX, kind).items():
            for step in BOX.registry.steps.get(card.program, ()):
                for way in getattr(step.args, "options", ()):
                    assert "[" not in labels.label(ask("choose_effect", "choose_effect", id_), way)


def test_what_was_read_can_be_read_again() -> None:  # MM-SEC.4
    reader = table()[1].reader
    read = [
        "introduction",
        "clue_4a",
        "callers_at_the_back:4B",
        "the_ferry_at_dawn",
        "the_clear_hour",
        "ledger:boiler_room",
    ]
    told = list(so_far(reader, read))
    assert [heading for heading, _ in told] == [
        "The Glass Tide", "A Damp Recipe for Boats", "Callers at the Back", "The Ferry at Dawn", "The Clear Hour",
        "The ledger",
    ]  # fmt: skip
    assert "washing" in told[2][1][0] and "livery" not in " ".join(told[2][1])
    assert told[-1][1] == ["The ledger lies in the Boiler Room."]


def test_every_card_has_its_sheet_and_its_program() -> None:
    """`cards` lists the whole box: by kind, with what a card says and what it does in the notation of the data."""
    lines = list(listing(ENGLISH))
    heads = {line.split(":")[0] for line in lines if not line.startswith(" ")}
    assert set(BOX.ids()) - set(BOX.puzzles.runes) <= heads | {"mosaic"}
    assert "chandelier: Chandelier, Descending · Omen · Cost 3 · Glass, House" in lines
    at = lines.index("undertow: Undertow · Omen · Cost 2 · Tide")
    assert lines[at + 1 : at + 4 : 2] == [
        "  Read to whoever it is played on: The Keeper moves you up to 2 spaces.",
        "  = drag 2",
    ]
    assert "  = test dexterity -1 pass{ damage 1 } fail{ damage 3 }" in lines
    assert not [line for line in lines if re.search(r"\[|\]", line)]


# ------------------------------------------------------------------------------------------------------ nothing unsaid

AWAITED = tuple(f"terms.{one}" for one in ("keepers",))
"""Texts for the screens that are still to be written; whoever asks for one takes its name away here."""
ROOMS = (ROOT / "game" / "mansions", ROOT / "scenes" / "mansions", ROOT / "game" / "core" / "play")
CODE = " ".join(path.read_text("utf-8") for room in ROOMS for path in source_files(room, ".py", ".yaml"))
NAMED = frozenset(re.findall(r"[\w-]+", CODE))
"""Every word of the game's code and data."""
OWN_TESTS = ("cards", "rooms", "monsters", "stories", "effects", "log", "why")
"""Parts whose keys the linter and the tests above hold against data and code."""
PART_OF_A_NAME = re.compile(r"(limit|start|turn|no|wire|pace|walks)_(\w+)")
"""Names that are built: `limit_injury`, `start_left`, `no_fire`."""


def said(key: str) -> bool:
    """Whether the code knows every part of the name of a text, the forms of nouns apart."""
    parts = [part for part in key.split(".")[2:] if part not in FORMS]
    built = [found for part in parts if part not in NAMED and (found := PART_OF_A_NAME.fullmatch(part))]
    whole = [part for part in parts if part in NAMED]
    return len(built) + len(whole) == len(parts) and all(set(found.groups()) <= NAMED for found in built)


def mansions_keys() -> list[str]:
    return sorted(key for key in ENGLISH.keys() if key.startswith("mansions."))  # noqa: SIM118 - a method


def test_no_text_is_left_over() -> None:
    labels = "mansions.cards.labels."
    wanted = text_keys.required(BOX, (TALE,))
    keys = [key for key in mansions_keys() if key.split(".")[1] not in OWN_TESTS or key.startswith(labels)]
    keys = [key for key in keys if key not in wanted]
    keys = [key for key in keys if not key.startswith(tuple(f"mansions.{one}." for one in AWAITED))]
    assert len(keys) > 200
    assert [key for key in keys if not said(key)] == [], "nothing asks for these: delete them"
    groups = {key.split(".")[2] for key in keys if key.startswith("mansions.terms.")}
    assert [one for one in groups if not re.search(rf"(?:TERMS\}}|terms)\.{one}\b", CODE)] == []


def test_what_is_awaited_is_not_asked_for_yet() -> None:
    for name in AWAITED:
        assert [key for key in mansions_keys() if key.startswith(f"mansions.{name}.")], f"{name}: no such texts"
        assert not re.search(rf"(?:mansions\.|\"){name}\b", CODE), f"{name} is asked for: take it off the list"
