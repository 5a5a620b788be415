"""One file a step; a published step is never changed."""
