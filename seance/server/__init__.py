"""The service: a lobby over REST, tables over WebSocket, everything that was answered kept in a database."""
