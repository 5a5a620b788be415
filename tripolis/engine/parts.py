"""Rules as parts of compiled code: their LLVM text, for the kernels that call them.

Numba makes every function executable, and optimises it together with all that it calls. For a game
with hundreds of rules that call each other this is most of the work of compiling. A rule that only
compiled code calls needs neither: it is optimised once, with the kernel.

Numba would also compile a rule again for each constant and each width of integer that it is called
with. A part takes every integer in 64 bits, so there is one of each rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import njit
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering
from numba.core.types.misc import unliteral


class _Text(JITCodeLibrary):  # type: ignore[misc]
    """The text of a rule, with that of the rules it calls."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerToText(NativeLowering):  # type: ignore[misc]
    _name = "lower_to_text"

    def run_pass(self, state: Any) -> Any:
        state.library = _Text(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        changed = super().run_pass(state)
        # Numba wants a built-in function to know this one by, though nobody will call it.
        name: Any = [].append
        state.targetctx.insert_user_function(name, state.cr.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state["cr"] = state.cr._replace(cfunc=name)
        return changed


class _Compiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (_LowerToText if kind is NativeLowering else kind, told) for kind, told in passes.passes
        ]
        passes.finalize()
        return [passes]


class _Part(CPUDispatcher):  # type: ignore[misc]
    """A rule that compiled code calls."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        widened = {name: _widened(kind) for name, kind in kws.items()}
        return super().get_call_template(tuple(map(_widened, args)), widened)


def _widened(kind: Any) -> Any:
    """The type in which a part takes an argument."""
    kind = unliteral(kind)
    return types.int64 if kind in (types.int8, types.int16, types.int32) else kind


def as_part(function: Callable[..., Any]) -> Any:
    """The rule as a part of the compiled code that calls it; Python cannot call it."""
    part = njit(
        error_model="numpy",
        no_cfunc_wrapper=True,
        no_cpython_wrapper=True,
        pipeline_class=_Compiler,
    )(function)
    part.__class__ = _Part
    return part
