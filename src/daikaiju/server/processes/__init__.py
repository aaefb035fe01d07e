"""Several server processes that share one database: who runs which table, and pages that are connected elsewhere."""
