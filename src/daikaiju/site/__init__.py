"""Tables without a server: inside a page, in a browser's worker, with the browser's own store."""
