"""The second game's line: paper cut out of a green night by a lamp; the nib, figures on feet, furniture, stationery."""
