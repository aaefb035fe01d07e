"""What the first screen shows to somebody who comes back."""
