"""The table in the browser: tables, seats, clocks, chat and storage; the rules decide everything else.

`registry` holds the tables, `tables` is one table and what may be said at it, `storage` is the truth, `web` is HTTP,
sockets and the page. docs/server/design.md says how the parts work together.
"""
