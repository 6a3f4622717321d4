"""The server: tables, lobby, live and asynchronous play."""
