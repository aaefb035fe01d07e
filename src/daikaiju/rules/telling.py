"""What happened is told by the rules; compiled forms drop it."""


def tell(g, event, a=0, b=0, c=0):
    """Note something visible in the log, if anybody keeps one."""
    if g.log is not None:
        g.log.append((event, a, b, c))
