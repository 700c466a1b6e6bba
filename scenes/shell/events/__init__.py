"""Events on their way from the system to a screen: pads, fingers, one button, and which part of a page is meant."""
