"""Rules as parts of compiled code: their LLVM text, for the kernels that call them.

Numba makes every function executable, and optimises it together with all that it calls. For a game
with hundreds of rules that call each other this is most of the work of compiling. A rule that only
compiled code calls needs neither: it is optimised once, with the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import njit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


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


def as_part(function: Callable[..., Any]) -> Any:
    """The rule as a part of the compiled code that calls it; Python cannot call it."""
    return njit(
        error_model="numpy",
        no_cfunc_wrapper=True,
        no_cpython_wrapper=True,
        pipeline_class=_Compiler,
    )(function)
