"""The first screen of somebody who comes back, over HTTP."""
