"""Several server processes sharing one database: which runs which table, and pages connected to another process."""
