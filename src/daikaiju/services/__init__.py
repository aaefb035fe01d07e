"""What pages ask besides their table, answered the same by a server and inside a page without one."""
