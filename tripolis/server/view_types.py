"""The games' views and moves in the OpenAPI schema: a component for each type a game declares.

Written here because Pydantic does not read the standard library's TypedDict before Python 3.12, and
games must not depend on the server's packages.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tripolis.engine.game import Game
from tripolis.engine.options import Choice, Number, Option, Switch

Schema = dict[str, Any]

_PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def describe_view(game: Game) -> dict[str, Schema]:
    """The types of a game's view by name, `<game>.View` first; none if it declares no view."""
    if game.view_type is None:
        return {}
    components: dict[str, Schema] = {}
    _typed_dict(game.name, game.view_type, components)
    view = components[f"{game.name}.{game.view_type.__name__}"]
    view["properties"]["options"] = _options(game.options)
    return components


def describe_moves(game: Game) -> dict[str, Schema]:
    """The parts of a game's moves as `<game>.Parts`; nothing if some moves declare none."""
    components: dict[str, Schema] = {}
    kinds: list[Schema] = []
    for kind, declared in game.part_types:
        if declared is None:
            return {}
        parts = _object(game.name, declared, components)
        parts["properties"] = {"kind": {"type": "string", "enum": [kind]}} | parts["properties"]
        parts["required"] = ["kind", *parts["required"]]
        if parts not in kinds:
            kinds.append(parts)
    return {f"{game.name}.Parts": {"anyOf": kinds}, **components} if kinds else {}


def _typed_dict(game: str, declared: Any, components: dict[str, Schema]) -> Schema:
    """A reference to a declared type, which is described among the components once."""
    name = f"{game}.{declared.__name__}"
    if name not in components:
        described = components[name] = {}
        described |= _object(game, declared, components)
        if declared.__doc__:
            described["description"] = declared.__doc__
    return {"$ref": f"#/components/schemas/{name}"}


def _object(game: str, declared: Any, components: dict[str, Schema]) -> Schema:
    """The fields of a declared type."""
    fields = get_type_hints(declared, include_extras=True)
    return {
        "type": "object",
        "properties": {field: _schema(game, kind, components) for field, kind in fields.items()},
        "required": [
            field
            for field, kind in fields.items()
            if field not in declared.__optional_keys__ and get_origin(kind) is not NotRequired
        ],
    }


def _schema(game: str, kind: Any, components: dict[str, Schema]) -> Schema:
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if is_typeddict(kind):
        return _typed_dict(game, kind, components)
    inner = get_args(kind)
    match get_origin(kind):
        case origin if origin is Literal:
            return {"type": _PLAIN[type(inner[0])], "enum": list(inner)}
        case origin if origin is NotRequired:
            return _schema(game, inner[0], components)
        case origin if origin in (Union, UnionType):
            return {"anyOf": [_schema(game, one, components) for one in inner]}
        case origin if origin is list:
            return {"type": "array", "items": _schema(game, inner[0], components)}
        case origin if origin is dict:
            values = _schema(game, inner[1], components)
            return {"type": "object", "additionalProperties": values}
    return {}


def _options(options: tuple[Option, ...]) -> Schema:
    """The options as a view holds them, all of them."""
    return {
        "type": "object",
        "properties": {option.name: _option(option) for option in options},
        "required": [option.name for option in options],
    }


def _option(option: Option) -> Schema:
    match option:
        case Choice():
            return {"type": "string", "enum": list(option.values)}
        case Switch():
            return {"type": "boolean"}
        case Number():
            return {"type": "integer", "minimum": option.low, "maximum": option.high}
    return {"type": "array", "items": {"type": "string"}}
