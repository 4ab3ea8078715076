"""Golden records: whole games in writing that every later engine must replay to the letter."""
