"""What makes a text read as if somebody had said it: counted nouns in the right number, sentences with a subject, names
with their article or their marks, one name for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.options import NAMES
from game.core.text.i18n import Catalogue, available
from game.core.text.phrases import Template
from game.mansions.cards.reading import catalogue as house_cards
from game.mansions.cards.story import story
from game.mansions.text.story_texts import objective_numbers
from game.mansions.text.text_keys import programs
from game.mansions.text.wording import numbers
from tests.localization.scope import expected, owner

ROOT = Path(__file__).resolve().parents[2] / "localization"
DOCS = Path(__file__).resolve().parents[2] / "docs" / "glossary"
LANGS = [one.code for one in available([ROOT])]
OTHERS = [code for code in LANGS if code != "en"]

MANY = {
    "en": r"(?:\w+ )?(?:cards|elements|curses|spells|turns|rounds|steps|games|players|pages|texts|actions|victories"
    r"|tokens|spaces|keepsakes|Omens|mishaps|rooms|doors|seconds|investigators|monsters)",
    "es": r"(?:de )?(?:cartas|elementos|maldiciones|hechizos|turnos|rondas|pasos|partidas|jugadores|páginas|textos"
    r"|acciones|Locuras|victorias|fichas|espacios|recuerdos|Presagios|percances|habitaciones|puertas|segundos"
    r"|investigadores|monstruos|sustos)",
    "pt": r"(?:de )?(?:cartas|elementos|maldições|feitiços|turnos|rodadas|passos|partidas|jogadores|páginas|textos"
    r"|ações|Loucuras|vitórias|fichas|espaços|lembranças|Presságios|percalços|cômodos|portas|segundos"
    r"|investigadores|monstros|sustos)",
    "it": r"(?:di )?(?:carte|elementi|maledizioni|incantesimi|turni|passi|partite|giocatori|pagine|testi|azioni|Follie"
    r"|vittorie|segnalini|spazi|ricordi|Presagi|incidenti|stanze|porte|secondi|investigatori|mostri|spaventi|danni"
    r"|stordimenti)",
}
"""A noun in the plural, as it stands after a number."""
NEVER_ONE = {
    "bigbook.challenges.ui.": "as many as there are puzzles and challenges",
    "bigbook.ladder.players": "from fewer to more of them",
    "bigbook.lessons.ui.intro": "as many as there are lessons, and their minutes",
    "bigbook.prompts.choose_spell_destroy.exact": "one of your spells: the noun stays in the plural",
    "bigbook.prompts.danger.curses_left": "it is told only while the marker has more steps to go",
    "bigbook.prompts.hints.end": "as many as fit a hand",
    "bigbook.statistics.moment.storm": "a turn with one curse is no storm",
    "bigbook.statistics.moment.blow": "a turn with one Madness is no blow",
    "mansions.options.puzzle.draw": "what a new piece costs by the rules (MM-PUZ)",
    "kit.cli.": "numbers of games, steps, and texts of a tool",
    "bigbook.end.highlight_turn": "a turn with one curse is no highlight",
    "kit.errors.": "numbers of a tool",
}
"""Texts whose number before a plural is never one, and why."""


def catalogue_of(lang: str) -> Catalogue:
    return Catalogue.load(lang, [ROOT])


def templates(words: Catalogue) -> Iterator[tuple[str, Template]]:
    for key in sorted(expected(words.keys(), words.lang)):
        found = words.template(key)
        if found is not None and not key.startswith("language."):
            yield key, found


def uncounted(lang: str, template: Template) -> list[str]:
    """The plural nouns after a number by which the text does not vary: they stand there for one as well."""
    counted = re.compile(rf"\{{([a-z_0-9]+)\}} {MANY[lang]}\b")
    found = (match for text in template.variants.values() for match in counted.finditer(text))
    return sorted({match.group() for match in found if match.group(1) not in (template.by, "element")})


def least_in_the_house(key: str, name: str) -> int:
    """The same of the second game: its cards and events by their programs, objectives by how many set out."""
    box, tale = house_cards(), story("glass_tide")
    found: dict[str, int] = {}
    match key.split(".")[1:]:
        case ["cards", kind, card, ("effect" | "rule")]:
            found = numbers(box.registry, programs(box)[f"{kind}.{card}"])
        case ["stories", _, "events", stage, part, "effect"]:
            event = next(one for one in tale.events if one.stage.lower() == stage)
            found = numbers(tale.registry, event.effects[next(one for one in event.effects if one.lower() == part)])
        case ["stories", _, "objectives", which, _]:
            objective = next((one for one in tale.objectives.values() if one.id == which), None)
            games = [objective_numbers(objective, people) for people in range(1, 5)] if objective else [{}]
            found = {one: min(game[one] for game in games) for one in games[0]}
    return found.get(name, 0)


def least(key: str, name: str) -> int:
    """The least that a number of a card's text can be; 0 where it is no card's."""
    if owner(key) == "mansions":
        return least_in_the_house(key, name)
    match key.split(".")[2:]:
        case ["spells", card, "text"]:
            return catalogue().spells[card].numbers(1)[name]
        case ["curses", card, "text"]:
            return catalogue().curses[card].fixed[name]
        case ["magicians", card, "text"]:
            return catalogue().magicians[card].fixed[name]
        case [("monsters" | "pages"), card, part]:
            return catalogue().pages[card].numbers[part][name]
    return 0


@pytest.mark.parametrize("lang", LANGS)
def test_one_is_counted_as_one(lang: str) -> None:
    """A plural after a number has a form for one, or can never stand beside a one: cards by their own data, others by
    what `NEVER_ONE` says."""
    wrong = []
    for key, template in templates(catalogue_of(lang)):
        for said in uncounted(lang, template):
            name = said[1 : said.index("}")]
            if not key.startswith(tuple(NEVER_ONE)) and least(key, name) < 2:
                wrong.append(f"{key}: {said}")
    assert not wrong


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "The price: {n} elements in the support pool instead of {m}."), ("es", "{name}: {n} maldiciones, {m}"),
     ("pt", "{n} de Loucuras na pilha"), ("it", "{n} maledizioni")],
)  # fmt: skip
def test_the_gate_sees_an_uncounted_plural(lang: str, text: str) -> None:
    assert uncounted(lang, Template("", "", {"other": text}))
    assert not uncounted(lang, Template("plural", "n", {"other": text}))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("figure", [1, 2])
def test_a_record_is_worded_for_the_figure_beside_it(lang: str, figure: int) -> None:
    """The figure stands in a wreath, so the text has no place for it; it must still agree."""
    words = catalogue_of(lang)
    said = words.t("bigbook.statistics.record.bane", n=figure)
    assert said.split()[0] == words.t(f"bigbook.terms.nouns.curse.{'singular' if figure == 1 else 'plural'}")


REASONS = ("madness_less", "madness_more", "stack_more", "stack_less", "support_more", "support_less", "value_more",
           "value_less")  # fmt: skip
WOULD = {"en": r"\bwould\b", "es": r"ría(n)?\b", "pt": r"ria(m)?\b", "it": r"\w(ebbe|ebbero)\b"}
"""A verb that says how it would be: the mood of a reason."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_a_reason_of_the_hint_is_a_sentence(lang: str, reason: str, n: int) -> None:
    """It has a verb, its noun agrees with its number, and no “then” hangs in the air before a colon."""
    said = catalogue_of(lang).t(f"bigbook.prompts.because.{reason}", seat="Olga", n=n, m=3)
    assert re.search(WOULD[lang], said)
    assert said.endswith((" 3.", " 3"))
    after = said.partition(": ")[2] or said
    assert ":" not in after
    assert not re.search(r"(?i)\b(then|después|depois|dopo):", said)
    if n == 1 and "madness" not in reason and "stack" not in reason and lang != "pt":
        assert re.search(r"\b1 element[o]?\b", said)


@pytest.mark.parametrize("lang", LANGS)
def test_no_reason_of_the_hint_ends_in_then_before_its_number(lang: str) -> None:
    found = [one for one in templates(catalogue_of(lang)) if one[0].startswith("bigbook.prompts.because.")]
    hanging = re.compile(r"(?i)\b(then|después|depois|dopo):")
    assert not [
        key
        for key, one in found
        if not key.endswith(".keeps") and any(hanging.search(text) for text in one.variants.values())
    ]


ANNOUNCED = re.compile(r"(?:^|[.:;,!?¡¿] )(?:\w+ ){0,2}[«“]\{curse\}[»”] (?!y\b|e\b|\()\w")
"""A curse with nothing before it that acts: *«Cenizas» golpeó*."""
BEFORE = re.compile(
    r"(?i)\b(?:maldi(?:ción|ção)|maledizione|de|por|con|com|sufre|subisce|sob|bajo|sotto|para|em|en|su)\b"
)


def acts_alone(text: str) -> bool:
    """Whether a curse is the subject without being called one: many have a plural for a name."""
    return any(not BEFORE.search(found.group()) for found in ANNOUNCED.finditer(text))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_curse_that_acts_is_called_a_curse(lang: str) -> None:
    found = templates(catalogue_of(lang))
    assert not [f"{key}: {text}" for key, one in found for text in one.variants.values() if acts_alone(text)]


def test_the_gate_sees_a_curse_that_acts_alone() -> None:
    assert acts_alone("«{curse}» golpeó.") and acts_alone("Así, «{curse}» también deja la mesa.")
    assert acts_alone("Siguiente paso: «{curse}» golpea a {seat}") and acts_alone(
        "Così anche «{curse}» lascia il tavolo"
    )
    assert not acts_alone("La maldición «{curse}» golpeó.") and not acts_alone("¡{seat} destruyó «{curse}»!")


MONSTERS = [one for one in catalogue().pages if one != "final_page"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("page", MONSTERS)
def test_a_monster_has_its_article(lang: str, page: str) -> None:
    """The name is that of its page; in a sentence it has an article in small letters."""
    words = catalogue_of(lang)
    monster = words.noun(f"bigbook.terms.monsters.{page}")
    name = words.t(f"bigbook.cards.monsters.{page}.name")
    assert str(monster) == name
    bare = re.sub(r"^(The|El|O|Lo) ", "", name)
    for form in ("def", "of"):
        said = monster.form(form)
        assert said.endswith(bare)
        assert said[: -len(bare)].strip().islower()


CALLED = re.compile(r"\{monster\}(?![.!]?$)|(?<![:]) \{monster\}")
"""A bare monster in the middle of a sentence."""


@pytest.mark.parametrize("lang", LANGS)
def test_a_monster_without_article_stands_alone_after_a_colon(lang: str) -> None:
    """In the first game; in the second a monster is a kind, and may be said as the name of its figure."""
    first = [(key, one) for key, one in templates(catalogue_of(lang)) if owner(key) != "mansions"]
    found = [(key, text) for key, one in first for text in one.variants.values()]
    assert not [(key, text) for key, text in found if CALLED.search(text)]


@pytest.mark.parametrize("lang", LANGS)
def test_captions_fit_one_line_of_the_table(lang: str) -> None:
    """At most 44 letters, with the longest monster."""
    words = catalogue_of(lang)
    for key in [key for key in words.keys() if key.startswith("bigbook.captions.")]:  # noqa: SIM118
        for page in MONSTERS:
            said = words.t(key, monster=words.noun(f"bigbook.terms.monsters.{page}"))
            assert len(said) <= 44, (key, said)


PARTS = {"en": ("Bonus", "Failure"), "es": ("Bonificación", "Fracaso"), "pt": ("Bônus", "Fracasso"),
         "it": ("Bonus", "Fallimento")}  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_bonus_and_failure_have_a_capital_in_captions(lang: str) -> None:
    words = catalogue_of(lang)
    assert [words.t(f"bigbook.captions.{one}").split()[-1] for one in ("bonus", "failure")] == list(PARTS[lang])


SHARED = {
    "kit.button.chronicle": "bigbook.statistics.evenings",
    "kit.button.settings": "kit.settings.title",
    "kit.button.tutorial": "bigbook.lessons.ui.title",
    "kit.button.company": "bigbook.company.ui.title",
    "kit.button.log": "kit.log.title",
    "kit.button.sheet": "bigbook.rulebook.summary.title",
    "bigbook.challenges.ui.to_challenges": "bigbook.challenges.ui.title",
    "bigbook.challenges.ui.to_puzzles": "bigbook.challenges.ui.puzzles_title",
}
"""A button, and the title of the page that it opens."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("button", SHARED)
def test_a_button_has_the_name_of_its_page(lang: str, button: str) -> None:
    words = catalogue_of(lang)
    assert words.t(button) == words.t(SHARED[button])


TO_ONE = {
    "es": r"\b(sigues|dejaste|puedes|tienes|estabas)\b",
    "pt": r"\bvocê (continua|pode|estava|deixou)\b",
    "it": r"(?<!«)\b(riprendi|continui|puoi|smesso di|avevi)\b",
}


@pytest.mark.parametrize("lang", OTHERS)
def test_what_a_save_has_to_say_is_said_to_all(lang: str) -> None:
    """A save is the table's: one register, that of the group."""
    found = [one for one in templates(catalogue_of(lang)) if one[0].startswith("kit.save.")]
    wrong = [
        (key, text) for key, one in found for text in one.variants.values() if re.search(TO_ONE[lang], text.lower())
    ]
    assert not wrong


CAT = {"es": ("gata", r"\b[Ee]l gato\b"), "pt": ("gata", r"\b[Oo] gato\b"), "it": ("gatta", r"\b[Ii]l gatto\b")}


@pytest.mark.parametrize("lang", OTHERS)
def test_the_cat_of_the_library_is_a_she(lang: str) -> None:
    words = catalogue_of(lang)
    assert CAT[lang][0] in words.t("bigbook.seals.list.company.name")
    assert not re.search(CAT[lang][1], words.t("bigbook.seals.list.company.name"))


SEEN = {"en": "see no", "es": "no ven", "pt": "não veem", "it": "non vedono"}


@pytest.mark.parametrize("lang", LANGS)
def test_eyes_are_said_to_see_no_color_not_to_be_without_it(lang: str) -> None:
    words = catalogue_of(lang)
    assert all(SEEN[lang] in words.t(f"bigbook.signs.{one}") for one in ("protan", "deutan", "tritan"))


ACCESS = {"en": "Accessibility", "es": "Accesibilidad", "pt": "Acessibilidade", "it": "Accessibilità"}


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_looks_for_accessibility_finds_the_word(lang: str) -> None:
    words = catalogue_of(lang)
    assert words.t("kit.settings.page_access").startswith(ACCESS[lang])
    assert words.t("kit.key_acts.access") == ACCESS[lang]


JUDGMENT = {"en": "judgment", "es": "juicio", "pt": "acerto de contas", "it": "giudizio"}


@pytest.mark.parametrize("lang", LANGS)
def test_only_monsters_are_judged(lang: str) -> None:
    """What companions think with is a file, not the judgment at the Invocation."""
    assert JUDGMENT[lang] not in catalogue_of(lang).t("bigbook.company.ui.built_in")


LADDER = {"es": "oficial", "pt": "oficial", "it": "esperto"}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_companion_between_apprentice_and_master_is_no_follower_of_a_sect(lang: str) -> None:
    words = catalogue_of(lang)
    assert words.t("bigbook.company.tempers.adept") == LADDER[lang]
    said = [(key, text) for key, one in templates(words) for text in one.variants.values()]
    assert not [key for key, text in said if re.search(r"(?i)\badept[oi]s?\b", text)]


@pytest.mark.parametrize("lang", OTHERS)
def test_the_style_sheet_has_the_names_at_the_table(lang: str) -> None:
    assert ", ".join(NAMES) in (DOCS / f"{lang}.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("key", "whose"), [("combustion", "your hand"), ("ice", "your hand"), ("backdraft", "your hand"),
                       ("fertile_ground", "your hand")]
)  # fmt: skip
def test_a_card_that_speaks_to_its_reader_says_your_hand(key: str, whose: str) -> None:
    said = catalogue_of("en").t(f"bigbook.cards.spells.{key}.text", x=2)
    assert f"from {whose}" in said
