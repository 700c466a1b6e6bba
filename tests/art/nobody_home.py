"""What the second game's rules and window want drawn, by kind, as its card set and its story name it.

`python -m tests.art.nobody_home` prints what stands and what does not, as `docs/pictures/nobody_home.md` has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import Story, story
from tests.art.pictures import ART

HOME = ART / "mansions"
DRAWN_STORIES = ("glass_tide",)
"""The stories of this list; pictures of a further one come with it."""
CLASSES = ("two", "four", "none")
KEYS = ("silver", "brass", "winding", "cellar", "chalk", "glass")
TOKENS = (
    "damage", "fright", "skill", "threat", "stun", "keepsake", "time", "sealed", "fire", "dark", "husk", "barrier",
    "hiding", "exit", "lock", "vent", "ladder", "clue", "active", "start_player", "ability_used", "story", "ledger",
    "die_face", "die_blank", "keepsake_ready", "guest_path", *(f"key_{key}" for key in KEYS),
)  # fmt: skip
FRAMES = ("item", "spell", "omen", "bruise", "quirk", "lock", "obstacle", "profile", "clue", "event", "objective",
          "page", *(f"combat_{legs}" for legs in CLASSES))  # fmt: skip
BACKS = ("omen", "find", "mishap", "item", "spell", "lock", "obstacle", "event", "clue", "objective", "profile",
         *(f"combat_{legs}" for legs in CLASSES))  # fmt: skip
ITEM_CLASSES = ("bladed", "blunt", "ranged", "light", "tome", "equipment", "ally", "key", "artifact")
KEEPER = ("chair", "chair_acting", "keeper_win", "bell", "bell_board", "clock", "curtain")
UI = (
    "ground_bay", "menu_scene", "menu_box", "panel", "well", "button", "button_main", "tab", "notch", "name_tag",
    "tooltip", "log_slip", "space_legal", "space_reach", "path_dot", "range_line", "sight_line", "pointer_hand",
    "pointer_look", "pointer_drag", "pointer_no", "test_strip", "test_pearl", "desk_cloth", "loading", "house_overview",
    "puzzle_ground", "story_page", "setup_scene", "end_won", "end_lost", "end_nobody", "replay_ground", "app_mark",
    *(f"logo_{language}" for language in ("en", "es", "pt", "it")),
)  # fmt: skip
FEATURES = (
    "door_h_closed", "door_h_open", "door_h_sealed", "door_h_locked", "door_v_closed", "door_v_open", "door_v_sealed",
    "door_v_locked", "exit_light", "altar", "altar_sheet", "hiding_cloakroom", "hiding_dressing_room",
    "hiding_pantry", "ladder", "vent", "fire_pit", "fire_pit_embers", "husk", "wax_double", "barrier_broken",
    *(f"barrier_{thing}{state}" for thing in ("bookcase", "dresser", "toy_chest") for state in ("", "_pushed")),
)  # fmt: skip
LOWEST = ("front_porch", "great_hall", "cloakroom", "dining_room", "pantry", "kitchen", "scullery", "glasshouse",
          "cellar_landing", "boiler_room")  # fmt: skip
"""Rooms in which the tide may stand."""
STATES = ("hurt", "torn", "dazed")
ACHIEVEMENTS = (
    "first_evening", "home_by_dawn", "the_house_wins", "nobody_wins", "three_truths", "lamp_never_out",
    "nobody_carried_off", "all_their_wits", "last_boat", "alone", "full_table", "somebody_home", "paper_boat",
    "first_try", "every_room", "seam_by_seam", "in_one_go", "every_letter", "slipped_past", "bare_hands", "fetched",
    "pruned", "low_tide", "polite_refusal", "well_hidden", "removals", "given_away", "broth", "patience",
    "every_bell",
)  # fmt: skip
LESSONS = 12
PAGES = ("statistics", "chronicle", "challenges", "puzzles", "rules", "saves")
OPENING = ("ferry", "plan", "mirror", "ledger")
RULES = (
    "round", "spaces", "move", "doors", "explore", "obstacle", "ruler", "skill", "range", "sight", "trade", "ending",
    "threat", "actions", "reach", "strikes", "evade", "fright", "wounds", "monster", "fight", "hiding", "barrier",
    "fire", "dark", "stun", "omen", "puzzle",
)  # fmt: skip
MOODS = ("calm", "addled", "glad", "asleep")
HANDS = ("unarmed", "ranged", "melee", "bladed", "blunt")
PLACES = ("attack", "hiding", "barrier")
PUZZLE_MARKS = ("slot", "next_action", "seam_glow", "turn_ring", "swap_arrow")


def wanted() -> Mapping[str, tuple[str, ...]]:
    """Ids of the pictures that are wanted, by kind."""
    cards, told = catalogue(), [story(name) for name in DRAWN_STORIES]
    people = [f"{one}{part}" for one in cards.investigators for part in _parts_of_people()]
    monsters = [*cards.kinds, *(named for one in told for named in _guests(one))]
    return {
        "house": tuple(_tiles(told)),
        "board": (*FEATURES, *(f"{over}" for room in _rooms(told) for over in _overlays(room)),
                  *(f"flood_{room}" for room in LOWEST)),
        "people": tuple(people),
        "monsters": tuple(f"{one}{part}" for one in dict.fromkeys(monsters) for part in ("", "_back")),
        "portraits": tuple(dict.fromkeys(monsters)),
        "figures": tuple(one.id for kind in cards.kinds.values() for one in kind.figures[1:]),
        "states": tuple(f"{one}_{state}" for one in dict.fromkeys(monsters) for state in STATES),
        "keeper": (*KEEPER, *(f"label_{action}" for action in cards.keeper_actions)),
        "tokens": TOKENS,
        "puzzles": tuple(_puzzles()),
        "frames": FRAMES,
        "backs": BACKS,
        "classes": (*(f"class_{one}" for one in ITEM_CLASSES), "nothing_drawer", "nothing_sill", "nothing_hole"),
        "combat": (*(f"upper_{legs}_{hand}" for legs in CLASSES for hand in HANDS),
                   *(f"lower_{legs}_{place}" for legs in CLASSES for place in PLACES)),
        "fights": tuple(cards.combat),
        "ui": UI,
        "items": (*cards.items, *(one for one in cards.finds if not one.startswith("nothing"))),
        "spells": (*cards.spells, *(f"{spell}_after" for spell in cards.spells)),
        "locks": (*cards.locks, *cards.obstacles),
        "omens": tuple(cards.mythos),
        "mishaps": tuple(cards.trauma),
        "story": tuple(_story(told)),
        "opening": OPENING,
        "plates": (*(f"lesson_{n + 1:02d}" for n in range(LESSONS)), *PAGES),
        "achievements": ACHIEVEMENTS,
        "rules": tuple(f"rule_{one}" for one in RULES),
    }  # fmt: skip


def _parts_of_people() -> Iterator[str]:
    yield from ("", "_standee", "_emblem", *(f"_{mood}" for mood in MOODS))


def _tiles(told: list[Story]) -> Iterator[str]:
    for one in told:
        for name, tile in one.house.tiles.items():
            yield f"{name}_{'_'.join(tile.rooms)}"


def _rooms(told: list[Story]) -> Iterator[str]:
    for one in told:
        yield from one.house.rooms


def _overlays(room: str) -> Iterator[str]:
    yield from (f"dark_{room}", f"fire_{room}_1", f"fire_{room}_2")


def _guests(one: Story) -> Iterator[str]:
    yield from (objective.named.name for objective in one.objectives.values() if objective.named is not None)


def _puzzles() -> Iterator[str]:
    puzzles = catalogue().puzzles
    yield from PUZZLE_MARKS
    for name, (rows, columns) in puzzles.runes.items():
        yield from (f"rune_{name.lower()}_{n + 1}" for n in range(rows * columns))
    yield from (f"lock_{name.lower()}" for name in puzzles.locks)
    yield from dict.fromkeys(f"lock_{piece}" for piece in puzzles.lock_pieces)
    for piece in dict.fromkeys(puzzles.wiring_pieces):
        yield "wiring_" + "_".join(f"{a}{c}_{b}{e}".lower() for a, c, b, e in piece)
    for layout in puzzles.wirings.values():
        yield from {f"wiring_in_{layout.start[1]}{layout.start[2]}".lower(): 0}
        yield from {f"wiring_out_{layout.end[1]}{layout.end[2]}".lower(): 0}


def _story(told: list[Story]) -> Iterator[str]:
    yield from ("introduction", "eliminated", "ottilie")
    yield from ("clue_4a", "clue_4b", "clue_3a", "clue_3b", "clue_2a", "clue_2b", "clue_2c")
    yield from ("clue_1a", "clue_1b", "clue_1c", "the_mirrors_breathe", "callers_at_the_back_4a")
    yield from ("callers_at_the_back_4b", *(f"the_tide_in_the_walls_1{letter}" for letter in "abc"))
    yield from ("high_water", *(f"high_water_1{letter}" for letter in "abc"), "the_ferry_at_dawn")
    for one in told:
        for objective in one.choices[1].values():
            yield f"objective_{objective}"
            yield from (f"end_{objective}_{who}" for who in ("investigators", "keeper", "nobody"))


def drawn(kind: str) -> set[str]:
    """Ids of the pictures of a kind that are drawn."""
    return {path.stem for path in (HOME / kind).glob("*.svgz")}


def table() -> list[str]:
    """What stands and what does not, a line for each kind."""
    lines = ["| kind | drawn | wanted | missing |", "|---|---|---|---|"]
    for kind, ids in wanted().items():
        there, unique = drawn(kind), list(dict.fromkeys(ids))
        missing = [one for one in unique if one not in there]
        lines.append(f"| {kind} | {len(unique) - len(missing)} | {len(unique)} | {', '.join(missing) or '-'} |")
    return lines


if __name__ == "__main__":
    print("\n".join(table()))
