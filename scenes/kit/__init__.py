"""What every screen stands on; it knows no game. `docs/scene-kit.md` shows how it is used.

Where to look for what:

- a screen: `scene`, `form` (made of widgets), `thing` (what can be acted on), `focus` and `roam` (arrow keys),
  `presses` (a press is used once, by what it was meant for), `routes` (screens by name)
- controls: `widgets`, `text_field` (its letters: `written`), `faces` (what they are made of), `notice` (one line at a
  thing), `keymap`, `cursor`
- the frame: `window`, `screen` (the stack drawn), `canvas` (the two layers), `fade`, `tween` (movement over time)
- letters: `text`, `fit` (in rectangles), `names` (what people typed)
- cards: `card_painter`, `card_pen`, `card_frames`, `lettering`, `element_faces`, `spell_faces`, `card_sheets`
- pictures: `assets` (drawn art), `pieces` (small drawn pieces), `icons`, `deeds` (signs), `backdrop`, `ornament`,
  `paper`, `wood`, `shapes`, `theme` (colours and sizes)
- the world outside: `files`, `prefs`, `system`, `uimap` (for outside programs), `frames_log`
"""
