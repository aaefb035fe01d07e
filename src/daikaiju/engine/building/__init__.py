"""Builds the engine's files: Numba's translation of the rules and of thinking, compiled by LLVM for WebAssembly.

- `entry_points`: the functions that can be called in the file, written against addresses.
- `memory`: where everything lies in the file's memory.
- `translation`: from clones to one LLVM module.
- `linking`: from there to WebAssembly.
- `build`: all of it; `python -m daikaiju.engine.building.build`.

docs/engine.md says what each entry point does, docs/how-it-compiles.md how it gets there.
"""
