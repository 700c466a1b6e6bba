"""Benchmarks: run by hand, they print absolute figures and ratios to a calibration loop; no test times anything."""
