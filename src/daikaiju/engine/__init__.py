"""The rules of a game, its exact dice, the champion and all that hints and reviews need, ready to be called.

`engine_of("king")` is the usual way to it: a WebAssembly file that comes with the package and is ready in a fraction of
a second (`wasm`, or `browser` where Python itself runs in one). `machine` offers the same as machine code, for those
who simulate and train: faster, but it must be compiled first. Positions go in and come out as the bytes of a record, so
neither caller nor engine needs NumPy.

docs/engine.md has every entry point of the file; `building` is what makes it.
"""

from daikaiju.engine.interface import Considered, Engine, EngineError, NetworkToPlay, PolicyToPlay, Weighed
from daikaiju.engine.own import engine_of

__all__ = ["Considered", "Engine", "EngineError", "NetworkToPlay", "PolicyToPlay", "Weighed", "engine_of"]
