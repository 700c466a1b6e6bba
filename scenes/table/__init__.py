"""The table: where a game of The Big Book of Madness is played.

Where to look for what:

- what lies where: `layout` (areas, cells), `seat_layout` (a seat's inside), `places` (boxes of things now), `geometry`
- what is shown: `view_model` (things with identity), `moves` (how each event changes them), `words` (names, sentences)
- how it moves: `director` (plays events), `staging` (which card flies where), `event_effects` (the makers for all other
  events), `passing` (turns, slides, hops), `animations`, `bursts`, `moods`, `page_turn`, `scenery` (ribbon, book),
  `motion` (the one table of durations and eases), `handover` (waits between turns), `ambience` (dust)
- drawing: `drawing` (the order of the layers of a frame)
- still drawing: `board`, `book_view`, `seat_view`, `desk_view`, `ribbon_view`, `log_view`;
  `stills` lists them, `zones` says what is stale
- moving drawing: `stage` (cards, spells, curses, marker), `lights` and `glow` (light), `lifts`, `derived`,
  `panel_view`, `tooltip`, `furniture` (what keeps still pictures) and `fittings` (its pieces)
- what a person does: `input` (pointer, drags), `acts` (presses, choices, answers), `paying` and
  `payment`, `asked_twice` (end of turn, undo), `choice`, `repeated` and `repeats`, `courtesy` (a friend agrees)
- what may be done: `options` (reasons), `things` (the one list), `panel` (items), `panel_words`, `prompts`, `danger`
- what lies over it: `overlays` (reading pane, F1), `viewer` (book, piles, seats), `log_drawer`, `look_back`,
  `hint` and its words,
  `pause`; `story` is the log
- `scene` brings them together
"""
