"""The chronicle of nights: what is kept of each, and the drawn pages about all of them."""
