"""Reviews of finished games over HTTP."""
