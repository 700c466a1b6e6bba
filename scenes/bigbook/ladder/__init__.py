"""The ladder of named evenings as drawn pages: what was climbed, what comes next, and the looks that it has opened."""
