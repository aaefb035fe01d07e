"""`python -m daikaiju` is the command `daikaiju`."""

from __future__ import annotations

import signal
import sys

if __name__ == "__main__":
    # Ctrl+C during loading exits at once: there is nothing to clean up and nothing to report.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> None:
    """Run the command line, once it is loaded."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from daikaiju.cli import main as run

    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        run()
    except KeyboardInterrupt:  # before a command was found that says how to stop
        sys.exit(128 + signal.SIGINT)


if __name__ == "__main__":
    main()
