"""`python -m daikaiju` is the command `daikaiju`."""

from daikaiju.cli import main

main()
