"""People and live tables: HTTP, sockets, SQL."""
