"""Friends by name: account holders who agreed to see when each other is online, and may invite each other."""
