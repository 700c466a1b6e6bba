"""What is on the table right now and what may be done with it; no drawing."""
