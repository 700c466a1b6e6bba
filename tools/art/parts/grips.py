"""Poses of a hand that has hold of something; the grid of `pose.py`, every thumb rooted at the wrist.

What is held is drawn between the fingers that lie behind it and those before it."""

from __future__ import annotations

from tools.art.parts.digit import Digit, Pose

GRIPS: dict[str, Pose] = {
    # something thin between the tips of thumb and forefinger, the middle finger under it, the last two at ease
    "pluck": Pose(
        (
            Digit("58,26 88,38! 100,18 84,8", 15),
            Digit("66,14 106,22! 118,0 100,-8", 16),
            Digit("70,0 114,-2! 134,-30", 17),
        ),
        "-40,-19! -8,-20 16,-30 46,-34 72,-28 82,-6 78,20 62,36 26,32 -8,19 -40,18!",
        (
            Digit("64,-16 108,-34! 132,-62", 17),
            Digit("8,-8 46,-44! 88,-60 124,-72", 19, True),
        ),
        ("30,-20 44,-10 46,8",),
    ),
    # the palm turned up, seen from the thumb's side: the thing stands on it, four fingers behind, the thumb before it
    "bowl": Pose(
        (
            Digit("56,-6 92,-26! 106,-62", 15),
            Digit("62,-2 108,-18! 128,-52", 17),
            Digit("64,6 118,-2! 146,-34", 17),
            Digit("58,18 110,18! 142,-8", 16),
        ),
        "-40,-19! -8,-20 14,-18 40,-6 66,-8 82,4 80,20 60,32 28,30 -8,19 -40,18!",
        (Digit("8,2 44,-14! 66,-48", 20, True),),
        ("62,20 74,16 80,6",),
    ),
    # round a staff that lies along the forearm: four fingers stacked across it, the thumb over the first of them
    "clasp": Pose(
        (),
        "-40,-19! -8,-20 12,-28 40,-34 78,-30 96,-14 99,12 95,28 84,38 77,37! 71,43 59,44 55,41! 48,44 38,42 35,38! "
        "28,39 20,34 -8,19 -40,18!",
        (
            Digit("26,28 29,6! 27,-16", 16),
            Digit("44,33 47,6! 44,-21", 18),
            Digit("64,34 67,6! 63,-23", 19),
            Digit("84,30 87,4! 83,-20", 18),
            Digit("6,-8 38,-36! 62,-34 84,-14", 20, True),
        ),
        ("16,-20 24,-8 22,8",),
    ),
    # a fist from the side of its fingers: they are folded down, the thumb lies across them
    "clench": Pose(
        (),
        "-40,-19! -8,-20 14,-28 42,-36 70,-34 82,-26 84,24 72,36 48,40 22,32 -8,19 -40,18!",
        (
            Digit("48,28 64,30! 74,31", 17),
            Digit("46,13 66,13! 83,14", 18),
            Digit("46,-5 66,-5! 86,-5", 19),
            Digit("46,-23 66,-24! 82,-24", 19),
            Digit("4,-8 30,-38 58,-33 65,10", 18, True),
        ),
        ("50,38 45,26 46,14", "46,16 41,6 44,-6", "44,-4 40,-12 46,-20"),
    ),
    # something small between the tips of thumb and forefinger, which meet; the other three are folded into the palm
    "tweeze": Pose(
        (Digit("60,-20 104,-24! 134,-52", 18),),
        "-40,-19! -8,-20 14,-28 42,-36 70,-34 82,-22 84,24 72,36 48,40 22,32 -8,19 -40,18!",
        (
            Digit("46,29 66,31! 76,31", 17),
            Digit("44,13 66,13! 86,14", 18),
            Digit("44,-5 68,-6! 90,-5", 19),
            Digit("4,-6 40,-46! 88,-70 128,-64", 20, True),
        ),
        ("48,38 43,29 44,20", "44,22 39,12 42,4", "42,2 38,-6 42,-14"),
    ),
    # one finger raised, seen from the palm: three are folded down, the thumb lies across them
    "heed": Pose(
        (Digit("58,-22 114,-27! 168,-25", 18),),
        "-40,-19! -8,-20 14,-28 42,-36 70,-36 82,-26 84,24 72,36 48,40 22,32 -8,19 -40,18!",
        (
            Digit("46,29 66,31! 75,31", 17),
            Digit("44,13 66,13! 85,14", 18),
            Digit("44,-5 66,-6! 89,-5", 19),
            Digit("2,-8 30,-38 56,-30 68,12", 18, True),
        ),
        ("48,38 43,29 44,20", "44,22 39,12 42,4"),
    ),
}
