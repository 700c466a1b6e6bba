"""One table of movements: how long each event takes, with which ease, and what remains of it under reduced motion.

Numbers are milliseconds at normal speed; the speed setting multiplies them, speed 0 skips them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scenes.table.timing import Beats, Motion, Timetable

MOTIONS: Mapping[str, Motion] = {
    "card_drawn": Motion(200, "outQuint", stagger=90, cap=480, flip=True, reduced=60, lead=110),
    "card_paid": Motion(220, "outQuint", stagger=60, cap=700),
    "card_discarded": Motion(180, "inCubic", stagger=60, cap=700, arc=16),
    "card_destroyed": Motion(380, "inCubic", stagger=110, cap=1100, arc=10),
    "card_supported": Motion(220, "outCubic", stagger=110, arc=20, reduced=40),
    "card_cured": Motion(420, "linear", stagger=140, arc=60),
    "card_put_on_deck": Motion(240, "outQuint", stagger=110, flip=True),
    "card_put_under_deck": Motion(240, "outQuint", stagger=110, flip=True),
    "card_taken": Motion(240, "outQuint", stagger=90),
    "card_given": Motion(300, "outQuint", stagger=90),
    "card_gained": Motion(300, "outQuint", stagger=160, hold=120),
    "card_revealed": Motion(260, "outQuint", stagger=120, flip=True, hold=160),
    "madness_received": Motion(300, "linear", stagger=150, cap=1600, arc=60, hold=860, lead=500),
    "madness_returned": Motion(300, "inOutCubic", stagger=120),
    "deck_shuffled": Motion(600, "inOutCubic", again=350),
    "spell_exhausted": Motion(260, "outBack", stagger=60, reduced=120),
    "spell_refreshed": Motion(220, "outCubic", stagger=50, reduced=100),
    "spell_neutralized": Motion(320, "inOutSine", stagger=80),
    "spell_restored": Motion(320, "inOutSine", stagger=80),
    "spell_learned": Motion(450, "linear", arc=120, hold=170, reduced=150),
    "library_revealed": Motion(180, "inOutSine", reduced=100),
    "spell_destroyed": Motion(380, "inCubic"),
    "spell_activated": Motion(210, "linear", reduced=120),
    "curse_laid": Motion(360, "inQuad", stagger=220, cap=1400, flip=True),
    "curse_applied": Motion(300, "outQuint", reduced=200),
    "curse_ignored": Motion(400, "outCubic"),
    "curse_destroyed": Motion(520, "linear", reduced=250),
    "curse_returned": Motion(380, "inOutCubic", stagger=140, flip=True),
    "curse_neutralized": Motion(320, "inOutSine"),
    "curse_restored": Motion(320, "inOutSine"),
    "token_laid": Motion(280, "outQuint", stagger=120),
    "tokens_returned": Motion(240, "outCubic", stagger=80),
    "marker_moved": Motion(450, "inOutCubic", arc=22, reduced=250),
    "round_moved": Motion(420, "inOutCubic"),
    "book_opened": Motion(1600, "inOutSine", reduced=250),
    "page_turned": Motion(1300, "inOutCubic", reduced=250, again=900),
    "arrival_began": Motion(600, "outCubic", reduced=400),
    "bonus_began": Motion(700, "outQuint", reduced=400),
    "failure_began": Motion(700, "outCubic", reduced=400),
    "turn_began": Motion(1350, "linear", reduced=600, lead=620),
    "action_granted": Motion(320, "inOutCubic", reduced=150),
    "action_declined": Motion(160),
    "ability_used": Motion(260, "outCubic", reduced=150),
    "ability_triggered": Motion(260, "outCubic", reduced=150),
    "effect_skipped": Motion(240, stagger=80),
    "player_eliminated": Motion(900, "linear", reduced=500),
    "game_won": Motion(3500, "linear", reduced=600),
    "game_lost": Motion(3500, "linear", reduced=600),
}

LEADS: Mapping[tuple[str, str], int] = {
    ("curse_returned", "marker_moved"): 140,
    ("marker_moved", "page_turned"): 180,
    ("marker_moved", "curse_applied"): 330,
}
"""When an event begins while another one that comes to rest still moves: the last curse has left its space, the marker
is near its own (ms). Nobody waits before a bare track."""

DESK_CHANGE = 320
DESK_CUE = 1500
"""The name of whoever the desk belongs to now, where it changes hands within a turn."""
QUAKE = 220
"""A failure shakes the book."""
TO_PAGE, FROM_PAGE = 220, 240
"""A curse that was read lies down on the book; it goes back to its place."""
BREATH, BREATH_EVERY, BREATH_AFTER = 1200, 8000, 20_000
"""What may be played shimmers once, every so often, when nobody has done anything for a while."""


BLOW: Mapping[str, Beats] = {
    "destroyed": Beats(210, 50, 80, 1100),
    "cast": Beats(60, 30, 80, 520),
    "directed": Beats(0, 190, 60, 300),
    "strike": Beats(40, 190, 100, 760),
    "received": Beats(0, 0, 90, 700),
    "cured": Beats(90, 0, 60, 420),
    "learnt": Beats(110, 0, 80, 620),
    "gained": Beats(60, 0, 60, 300),
}
"""Blows of the table. What is beyond the time of their event (`MOTIONS`) goes on by itself: nothing waits for it."""


@dataclass(frozen=True, slots=True)
class Vision:
    """What is drawn on a spell grows out of its card, stands in its light, and goes (ms)."""

    grow: float
    stand: float
    go: float

    @property
    def total(self) -> float:
        """How long it is seen."""
        return self.grow + self.stand + self.go


VISIONS: Mapping[int, Vision] = {
    1: Vision(150.0, 250.0, 200.0),
    2: Vision(160.0, 300.0, 220.0),
    3: Vision(210.0, 460.0, 260.0),
}
"""By the power of a spell, from the contact of its seal on."""


@dataclass(frozen=True, slots=True)
class Step:
    """One of the blows in which a mighty spell comes: so long after its seal (ms), how large it is then, and how far
    it has come to the middle, as shares of what it is in the end."""

    at: float
    size: float
    way: float


THRICE = (Step(0.0, 0.44, 0.12), Step(190.0, 0.68, 0.5), Step(400.0, 1.0, 1.0))
"""A spell of power 3 comes with three blows, each heavier than the one before it; the first is its seal's. All of it is
within the time that it stands (`VISIONS`)."""
LEAPS, CROUCHES = 100.0, 80.0
"""It leaps to each of them so long, and has drawn itself together so long before the next (ms)."""
KICKS = 240.0
"""It is driven back so long by what it throws (ms)."""
FACE_FLIES = 320.0
"""The face of a cured Madness flies home; then the stack is higher."""
FLUNG = 350.0
"""A seal is in the air in pieces."""
CHARGED = 900.0
"""How long at most a spell that is being paid for stands raised before it is cast (ms)."""
SPRINGS = 180.0
"""The card of a spell springs back from its blow, and its neighbours come back with it."""
SPARK, HOP, HOPS_APART = 150.0, 190.0, 30.0
"""A spark from a spell to what may be chosen for it, its hop, and the time between two of them."""
LIFTS = 260.0
"""In which the dark of a strike lifts again."""
VOLLEY = 60.0
"""Between two victims of one blow."""
SETTLES = 70.0
"""A learnt spell is still a little large when it comes down, and settles: the end of its time."""
ROOM = 150.0
"""Before it comes down its neighbours have begun to make room."""
STOP = 90.0
"""What is in the air hangs there when the last victim is hit."""
MADNESS_AFTER, MADNESS_RISES = 320.0, 200.0
"""A Madness leaves its pile so long after its victim has been hit, when the face has been seen; so long before that it
rises from it."""
READ = 330.0
"""How long a struck face stands there after it was held (ms)."""
CUT = 70.0
"""In which the cuts across it are gone then, so that it can be read."""


@dataclass(frozen=True, slots=True)
class Seize:
    """Madness that nobody threw goes for a face (ms): its pile shakes so far while it rises (`shakes_far`, pixels of
    the design), it reaches the face when it would lie in its place, `clings` to it, and `slips` into its place; so
    long ink is seen about the seat (`veins`)."""

    clings: float = 90.0
    slips: float = 260.0
    veins: float = 1250.0
    shakes_far: float = 5.0


SEIZE = Seize()
MADNESS_HELD = 0.9
"""How much larger a Madness is that rises from its pile before it flies at somebody."""
COILED = 90.0
"""How much of its wind-up a monster has behind it while the page of its curse is read."""


@dataclass(frozen=True, slots=True)
class Stage:
    """An elimination over the whole screen: `rise` of the face, then when what begins and how long it takes (ms).

    The first card flies at `first`, one `each`, for `flight`; they `draw` back before they shut; `horror` is when the
    face knows. The leaf begins at `leaf`, takes `come`, `stroke` and `stamp`. `away` and `still`: it goes, and comes
    under reduced motion. `near` is the Madness in a hand from which it is prepared. Friends come from `friends` on and
    are `calms` long frightened; the flame is `blown` flat before it goes out, its wick `glows`, its smoke rises so long
    (`smokes`), and the face is seen again after `dark`.
    """

    rise: int = 420
    first: int = 300
    each: int = 110
    flight: int = 420
    draw: int = 190
    horror: int = 620
    leaf: int = 2150
    come: int = 320
    stroke: int = 420
    stamp: int = 130
    away: int = 360
    still: int = 220
    near: int = 3
    friends: int = 260
    calms: float = 520.0
    blown: float = 130.0
    glows: float = 1500.0
    smokes: float = 1000.0
    dark: float = 1000.0


@dataclass(frozen=True, slots=True)
class Receive:
    """A magician seen large who receives something: they `come`, it reaches them at `contact`, all is held, they look
    `calm` for a moment and then are glad, and they `leave` for their seat, which takes `away` (ms of the event).

    What they were given stands in their hands until it `goes` on, and comes down at `down`; what they are rid of
    `goes` home when its pieces are gone. What they have learnt `climbs` about them so long; the card that will lie in
    its row is painted so long (`lies`) after the contact.
    """

    come: float
    contact: float
    leave: float
    hold: float = 80.0
    calm: float = 200.0
    away: float = 240.0
    goes: float = 0.0
    down: float = 0.0
    climbs: float = 330.0
    lies: float = 250.0

    @property
    def total(self) -> float:
        """How long all of it takes."""
        return max(self.leave + self.away, self.down)


BLOWN = 500.0
"""How long the pieces of a Madness are in the air at most (ms)."""
RELIEVED = Receive(
    come=240.0, contact=float(MOTIONS["card_cured"].ms), leave=1320.0, goes=MOTIONS["card_cured"].ms + 80.0 + BLOWN
)
"""Somebody is rid of a Madness: it lets go of their face when it would have turned to light in its place."""
TAUGHT = Receive(come=300.0, contact=500.0, leave=960.0, calm=0.0, goes=940.0, down=1280.0)
"""Somebody learns a spell: it is held up, reaches their hands, is theirs, and goes to its row."""


ELIMINATION = Stage()
ELIMINATED = Beats(1560, 90, 90, 1560)
"""When the cards shut over the face, how long that is held, and all that follows."""
SNUFF = 0.42
"""The share of an elimination at which the candle goes out."""
LAST_BLOW = 0.3
"""The share of a victory in which the last monster is beaten, before its book is shut."""
COVERED, FORTH = 0.42, 0.54
"""The shares of a victory at which the cover lies on the book, and at which it has come forward and all are still."""
CLASPED = 90.0
"""What is in the air hangs there when it snaps."""
CLASP = 0.61
"""The share of a victory at which the clasp of the book snaps."""
CHAINS, CHAINED = (0.7, 0.75), 0.06
"""The shares at which the two chains about the book begin to be drawn, and how long each takes."""
SEALED, SEAL_FALLS = 0.86, 0.04
"""The share at which the seal touches them, the last blow of all, and how long it falls."""
RATTLES, RATTLED = 520.0, 380.0
"""So long after it was sealed what is in the book shakes it once more, so long (ms): everybody starts, and laughs."""
HEAVES, DROPS, DROPPED, WARMS = 900.0, 1000.0, 110.0, 420.0
"""Then it gives up: so long after it was sealed it begins to be lifted, falls, for so long, on the table, and the light
about it grows warm in so long (ms): the last picture of a game that was won, which is held."""
STANDS = 1600.0
"""How long the shut book and the victors are looked at where nobody is in a hurry."""


@dataclass(frozen=True, slots=True)
class Gather:
    """Heroes `come` out of their seats so far `apart` (ms); they hop so `high`, as a share of their height.

    They set out at `won` of a victory and `begin` after a Bonus began; glad ones follow `glad` after each other.
    """

    come: float = 380.0
    apart: float = 65.0
    high: float = 0.07
    won: float = 1240.0
    begin: float = 240.0
    glad: float = 75.0


GATHER = Gather()


MONSTER: Mapping[str, Beats] = {
    "strike": Beats(190, 70, 90, 430),
    "recoil": Beats(BLOW["destroyed"].contact - 50, 50, 80, 460),
    "beaten": Beats(380, 80, 150, 1100),
    "last": Beats(380, 80, 100, 490),
    "escape": Beats(260, 190, 90, 480),
    "laughs": Beats(260, 190, 440, 480),
    "landing": Beats(0, 40, 60, 380),
    "flinch": Beats(0, BLOW["cast"].contact, 70, 520),
}
"""What a monster does. A recoil is prepared until the curse is struck; the last monster dies before its book shuts. It
`laughs` in its escape where its sheet has been read to the end."""
GONE_PAST = 200.0
"""In which a monster that has laughed goes past us."""
LEAPING = MONSTER["escape"].hit + 80.0
"""From the end of its gloating to whatever a monster leaps at (ms)."""
MOCKS = MONSTER["laughs"].hold + GONE_PAST
"""From the tearing of a Failure's sheet to its first dart: its scraps are down and the monster has gone."""
GLOATS = 200.0
"""In which a monster swells that waits for its Failure to be read."""
STAMPED = 220.0
"""When the word Failure touches its sheet, and how long it falls before that."""
STAMP_FALLS = 130.0


@dataclass(frozen=True, slots=True)
class Fall:
    """The end of a lost game where nobody is in a hurry, in milliseconds since it was lost.

    It grows dark (`dusk`), everybody sets out from `begin` on. What has beaten them flies into the book (`feeds` long,
    of at most so many places), whose monster `swells` meanwhile. They see it coming for the last `fear` before they are
    hit, one so far `apart` from the other, by what flies so long (`flight`) from a `gap` after the leap on; that is
    held (`hold`), `swings` out, and the ink `runs` down in steps. A band is `said`, which takes so long to unroll. The
    ink begins to rise at `flood`; each sinks, so long, from `sinks` on.
    """

    dusk: float = 320.0
    begin: float = 90.0
    feeds: float = 460.0
    most: int = 6
    swells: float = 900.0
    gap: float = 40.0
    flight: float = 240.0
    fear: float = 420.0
    apart: float = 90.0
    hold: float = 90.0
    swings: float = 420.0
    runs: float = 240.0
    said: float = 2050.0
    unrolls: float = 220.0
    flood: float = 2500.0
    sinks: float = 3150.0
    sinking: float = 620.0

    @property
    def leaps(self) -> float:
        """When the monster has leapt."""
        return self.swells + LEAPING

    @property
    def contact(self) -> float:
        """When the first of them is hit."""
        return self.leaps + self.gap + self.flight


FALL = Fall()


@dataclass(frozen=True, slots=True)
class Suspense:
    """While a page is about to be judged, and while its Failure is read (ms): everybody sets out with the marker
    (`begin`), leans to the book within `leans`, and starts back for so long (`starts`). The monster looks at one after
    the other from `first` on, each time between `least` and `most` long, and has done so `rest` before it leaps. Home
    they `flee`, so far `apart`.
    """

    begin: float = 40.0
    leans: float = 620.0
    starts: float = 460.0
    first: float = 420.0
    least: float = 110.0
    most: float = 420.0
    rest: float = 60.0
    flee: float = 300.0
    apart: float = 45.0


SUSPENSE = Suspense()


@dataclass(frozen=True, slots=True)
class Reward:
    """After a Bonus began (ms): when gold `gathers`, how long it flies to the picture, which `swells`; then a `mote`
    flies to each face, so far `apart`. As it gathers one after the other `hopes`."""

    gathers: float = 900.0
    flies: float = 300.0
    swells: float = 220.0
    mote: float = 350.0
    apart: float = 70.0
    hopes: float = 80.0


BONUS = Reward()
BONUS_READ = 500.0
"""So much sooner than its letters ask for a Bonus goes on: it has been read on its page all round."""
TORN = 500.0
"""How long the pieces of a sheet are in the air (ms): gone before the first dart flies."""
FAILURE_READ, FAILURE_LEAST = 300.0, 1040.0
"""So much sooner than its letters ask for a Failure goes on, which gives its last Madness time; it is held so long at
least."""
LANDED = 160.0
"""So long the last Madness has lain there when the card of the next round comes (ms)."""
LEAF_DOWN = 270.0
"""So long before a turned page has come to rest its monster begins to come (ms): it lies almost flat by then."""
CHEER = 760.0
"""A hero who is glad hops twice in it, and stands there."""
ENTRANCE_INK, ENTRANCE_COLOUR, ENTRANCE_NAME, ENTRANCE_STAND, ENTRANCE_LAND = 820, 380, 420, 380, 300
"""A new monster over the whole spread: its ink draws itself, colour comes, the name is cut, it is looked at, it lands.
Colour begins while the last of the ink is drawn, and the name with the colour."""
ENTRANCE_LAP = 160
ENTRANCE_GROWS = 200
"""In which the page of a new monster grows over the spread, while its ink begins."""
ENTRANCE = ENTRANCE_INK + ENTRANCE_NAME + ENTRANCE_STAND + ENTRANCE_LAND - ENTRANCE_LAP
ENTRANCE_BRIEF = 420
"""The ink draws itself in its place where nothing is held up."""
ENTRANCE_PATIENCE, ENTRANCE_ASKS = 1500, 40
"""How long a monster's page waits for its drawings at most, and how often it looks whether they are there."""
CHAPTER_IN, CHAPTER_STAMP, CHAPTER_HOLD, CHAPTER_OUT = 180, 150, 900, 200
"""The card of a round comes, its numeral falls on it, it stands to be read, it goes while the page begins to turn."""
EYE_OPENS, EYE_BLINKS, SNUFFED = 220.0, 430.0, 180.0
"""On the plate the numeral opens the eye, which blinks so long after it, and puts out a candle."""
BREATHING, BREATHS_DRAWN = 4600, 32
"""One breath of a monster that has no pace of its own, and how many pictures it is made of."""
HABIT_FIRST, HABIT_EVERY = 4500, 11_000
"""How long nothing else moves before a monster follows its habit, and before it does so again."""
BLINKING, BLINK = 4700, 150
GLANCE = 190
"""How long its eyes take to another seat."""


TIMETABLE = Timetable(MOTIONS, LEADS)
duration, pause_before_next, ease_of = TIMETABLE.duration, TIMETABLE.pause_before_next, TIMETABLE.ease_of
