"""The command line, typed and read."""
