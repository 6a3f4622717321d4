"""Connected clients, and the other processes of this server."""
