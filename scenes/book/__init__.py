"""Books that lie open on the screen, of any game: the page that turns, text set on pages, a reader with a search."""
