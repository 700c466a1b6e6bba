"""What is shown of the house now, and what may be done with it; no drawing."""
