"""Statements that are compiled once: a move is stored by two of them.

SQLAlchemy takes longer to execute a statement than SQLite does. So it writes the statement once for
each kind of store, and the store's driver executes that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler


class Prepared:
    """A change that is made over and over, with other values for the same columns."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str]) -> None:
        self._statement = statement
        self._columns = list(columns)
        self._compiled: dict[str, SQLCompiler] = {}

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Make the change within the connection's transaction; says how many rows it concerns."""
        dialect = connection.dialect
        compiled = self._compiled.get(dialect.name) or self._compile(dialect)
        order = compiled.positiontup
        given = values if order is None else [values[name] for name in order]
        driver = dialect.loaded_dbapi
        try:
            cursor = connection.connection.cursor()
            cursor.execute(compiled.string, given)
            return int(cursor.rowcount)
        except driver.Error as problem:
            raise DBAPIError.instance(
                compiled.string, None, problem, driver.Error, hide_parameters=True, dialect=dialect
            ) from problem

    def _compile(self, dialect: Dialect) -> SQLCompiler:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
        assert isinstance(compiled, SQLCompiler)
        self._compiled[dialect.name] = compiled
        return compiled
