"""The fixed palette: every picture takes its colours from here."""

INK = "#1a1220"
INK2 = "#2c1f33"
CURSE_BLACK = "#0f0b14"
PAGE_INK = "#1b141c"
BONE = "#f6ecd6"

PARCH = ("#f8edd2", "#ecd9ae", "#cfae76", "#8f6a3a", "#5d4022")  # light .. burnt edge

GOLD = ("#fff3c0", "#f0cb6a", "#c98f34", "#8a5a20", "#4e2f12")  # glint .. shade

EL = {
    "fire": {
        "core": "#fff4c2",
        "light": "#ffc850",
        "mid": "#f5792a",
        "base": "#cf3a22",
        "dark": "#861a24",
        "deep": "#3f0c1c",
    },
    "water": {
        "core": "#eafcf4",
        "light": "#8fdcdc",
        "mid": "#3a9fc9",
        "base": "#1f5fa6",
        "dark": "#153a75",
        "deep": "#0b1c42",
    },
    "earth": {
        "core": "#f6fbd2",
        "light": "#b5dd86",
        "mid": "#4f9f5a",
        "base": "#1d7049",
        "dark": "#104636",
        "deep": "#092825",
    },
    "air": {
        "core": "#ffffff",
        "light": "#ece9fb",
        "mid": "#bdb8e6",
        "base": "#8680c2",
        "dark": "#4f4a88",
        "deep": "#262350",
    },
    "curse": {
        "core": "#f3ecd8",
        "light": "#cbbfae",
        "mid": "#857a80",
        "base": "#4d4152",
        "dark": "#2b2233",
        "deep": "#120d18",
    },
    "mad": {
        "core": "#fffbe8",
        "light": "#f2e6cf",
        "mid": "#ff5fa2",
        "base": "#d81e74",
        "dark": "#6d1150",
        "deep": "#1d0a20",
    },
    "multi": {
        "core": "#fff6d8",
        "light": "#e8c98a",
        "mid": "#b08a4a",
        "base": "#7a5a34",
        "dark": "#4a3626",
        "deep": "#1c141a",
    },
}

ELEMENTS = ("fire", "water", "earth", "air")
