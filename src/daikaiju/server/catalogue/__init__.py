"""What the page must know before a table is created."""
