"""The screens that belong to no game: menu, first run, settings, keys, saves, questions, about."""
