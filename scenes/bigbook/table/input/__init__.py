"""What a person does at the table, and the only room that answers the rules."""
