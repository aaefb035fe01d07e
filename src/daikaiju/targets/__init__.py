"""The same rules on other targets: compiled for the CPU by Numba, for the GPU by numba-cuda."""
