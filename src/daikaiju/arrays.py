"""Names for the arrays that compiled functions read and write."""

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
