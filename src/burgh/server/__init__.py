"""People and live tables: HTTP, WebSockets, SQL."""
