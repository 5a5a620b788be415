"""What can be wrong with a tournament; each is a sentence in the reader's language."""

from __future__ import annotations

from tripolis.engine.errors import BadOption, TripolisError


class BadTournament(BadOption):
    """This tournament cannot be held."""


class BadJournal(TripolisError):
    """A journal is damaged, in use, or belongs to another tournament."""


class ArenaStopped(TripolisError):
    """The tournament cannot go on; what is in the journal stays."""
