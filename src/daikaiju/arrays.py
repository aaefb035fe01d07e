"""Names for the arrays that compiled functions read and write.

They stand in annotations only, so nothing here needs NumPy when it runs: in a browser there is none.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Games = npt.NDArray[np.void]
    """Records of games."""

    Numbers = npt.NDArray[np.int64]
    Int32s = npt.NDArray[np.int32]
    Int16s = npt.NDArray[np.int16]
    Int8s = npt.NDArray[np.int8]
    Values = npt.NDArray[np.float64]
    Floats = npt.NDArray[np.float32]
else:
    Games = Numbers = Int32s = Int16s = Int8s = Values = Floats = Any
