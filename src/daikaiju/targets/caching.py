"""Where Numba keeps what it compiled: folders named after all sources, the same for every copy of the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from numba.core import config
from numba.core.caching import UserProvidedCacheLocator


class SharedLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba has no types
    """Finds the cache of a function by the name of its package, wherever the program lies.

    Numba's own locators tell copies of a program apart by their paths, so that each would compile everything anew.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return Path(py_file).parent.name


LOCATOR = f"{SharedLocator.__module__}.{SharedLocator.__name__}"


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what it compiles in a folder, which must be named after all the sources that matter."""
    elsewhere = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    folder.mkdir(parents=True, exist_ok=True)
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), LOCATOR
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = elsewhere
