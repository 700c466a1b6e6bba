"""The program around every screen: window, loop, command line, files, saves, and what happens when something breaks."""
