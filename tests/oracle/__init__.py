"""Slow, plain rules of each title, written apart from the engine to be compared with it."""
