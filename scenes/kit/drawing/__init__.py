"""What is drawn by code and looks like a thing: stuffs, marks, signs, books, lettering, rooms, charts; and how eyes see it."""
