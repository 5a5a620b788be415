"""Run the command line as ``python -m tripolis``."""

from tripolis.terminal.cli import main

if __name__ == "__main__":
    main()
