"""The whole server, put together from its rooms."""
