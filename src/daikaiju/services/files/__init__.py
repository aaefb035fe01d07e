"""Games as files: read, shown, verified."""
