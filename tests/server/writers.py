"""PostgreSQL itself notes who stored what, and whether that process had the table's lease when it was committed."""

from __future__ import annotations

from sqlalchemy import Connection, text

WATCH = """
CREATE TABLE written (
    kind text, table_id text, number int, process int, name text, fence bigint, in_time boolean, writer text
);
CREATE FUNCTION note_writer() RETURNS trigger AS $$
BEGIN
    INSERT INTO written
    SELECT TG_TABLE_NAME, NEW.table_id, NEW.number, l.process, p.name, l.fence,
           p.expires_at > extract(epoch from CASE
               WHEN clock_timestamp() - now() > interval '1.5 s' THEN now() ELSE clock_timestamp() END) * 1000,
           pg_backend_pid() || ' ' || pg_postmaster_start_time()
    FROM (SELECT 1) AS once
    LEFT JOIN leases l ON l.table_id = NEW.table_id LEFT JOIN processes p ON p.id = l.process;
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE CONSTRAINT TRIGGER note_entry AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION note_writer();
CREATE CONSTRAINT TRIGGER note_line AFTER INSERT ON lines DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
"""Deferred triggers run when a transaction commits. One that has lasted longer than PostgreSQL tolerates a silent
process was held up by PostgreSQL itself, which was paused; it held the lease's lock all the time, and its beginning
counts."""


def watch_writers(database: Connection) -> None:
    database.execute(text(WATCH))


def check_writers(database: Connection) -> int:
    """Nothing was written by a process without the lease; returns how many rows were looked at."""
    late = database.execute(text("SELECT * FROM written WHERE in_time IS NOT TRUE")).all()
    assert not late, f"written after the end of a lease: {late[:3]}"
    # A connection belongs to one process: if it wrote under two leases' names, one of them was not its own.
    borrowed = database.execute(
        text("SELECT writer, count(DISTINCT name) FROM written GROUP BY writer HAVING count(DISTINCT name) > 1")
    ).all()
    assert not borrowed, f"written with the lease of another process: {borrowed[:3]}"
    backwards = database.execute(
        text(
            "SELECT table_id, number FROM (SELECT *, max(fence) OVER (PARTITION BY kind, table_id ORDER BY number "
            "ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS highest FROM written) AS w WHERE fence < highest"
        )
    ).all()
    assert not backwards, f"an old process wrote after a new one: {backwards[:3]}"
    return int(database.execute(text("SELECT count(*) FROM written")).scalar_one())
