"""Does every text fit, everywhere: a spy on what is drawn, the situations to look at, and the walk over them."""
