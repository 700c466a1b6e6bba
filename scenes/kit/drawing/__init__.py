"""What is drawn by code: fabrics, marks, signs, books, lettering, painted rooms, charts; and how eyes see it."""
