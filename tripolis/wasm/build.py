"""Builds a game's WebAssembly module: `python -m tripolis.wasm.build [--again|--check] [GAME]...`.

Numba types and lowers the entry functions and every rule they call, without optimising for the
machine it runs on. LLVM then optimises and translates the text for wasm32, and a linker makes it a
module. All tools come from the package index: Numba with llvmlite, and `ziglang` for its wasm-ld.

The same sources and tools make the same bytes.
"""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from tripolis.engine.game import Game, find_game, game_names
from tripolis.engine.modules import MODULES, BadModule, read_module, save_module
from tripolis.engine.rule import folder_of
from tripolis.wasm.entries import elements_of, entry_functions
from tripolis.wasm.runtime import RulesModule
from tripolis.wasm.signatures import SIGNATURES, Kind, Scalar

_TRIPLE = "wasm32-unknown-unknown"
_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
_FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
_STACK_BYTES = 1 << 20
_ONE_GAME, _AGAIN, _CHECK = "--one-game", "--again", "--check"
_MERGED = re.compile(r"^(@.+? = )(?:common|linkonce|linkonce_odr) ", re.MULTILINE)
_COUNTING = re.compile(
    r"^(define [^\n]*@NRT_(?:incref|decref)\(.*?\{\n).*?^\}", re.MULTILINE | re.DOTALL
)
_POINTER = re.compile(r"\bgetelementptr (?:inbounds )?")
_DEFINITION = re.compile(r"^define .*\{$", re.MULTILINE)
_MANY_PARAMETERS = 17
_MENTION = re.compile(r'@"?([^\s"()]+)"?\(')
_MOST_COPIED = 700
"""So many instructions may be added to a module to inline a function everywhere."""
_FLOAT_CHOICE = re.compile(
    r"^  (%\S+) = select (?:\w+ )*i1 (\S+), double ([^\s,]+), double ([^\s,]+).*$", re.MULTILINE
)
_TARGET = re.compile(r"^target (?:datalayout|triple) = .*$", re.MULTILINE)

_RESHAPE = """
define i32 @numba_attempt_nocopy_reshape(
    i64 %nd, ptr %dims, ptr %strides,
    i64 %newnd, ptr %newdims, ptr %newstrides, i64 %size, i32 %f) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %newnd, %entry ], [ %before, %body ]
  %stride = phi i64 [ %size, %entry ], [ %next, %body ]
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %body, label %done
body:
  %before = sub i64 %i, 1
  %place = getelementptr i64, ptr %newstrides, i64 %before
  store i64 %stride, ptr %place
  %length = getelementptr i64, ptr %newdims, i64 %before
  %count = load i64, ptr %length
  %next = mul i64 %stride, %count
  br label %loop
done:
  ret i32 1
}
"""
"""The one function of Numba's runtime that rules use: the strides of an array in its new shape. The
arrays of records are contiguous, so these follow from the shape."""


def build(game: Game) -> bytes:
    """A game's module."""
    texts, symbols = _lower(game)
    return _link(_translate([_for_wasm(text) for text in (*texts, _exports(symbols), _RESHAPE)]))


def _lower(game: Game) -> tuple[list[str], dict[str, str]]:
    """The entry functions as LLVM text, with all they call, and their names in it."""
    import numba

    texts, symbols = [], {}
    for name, function in entry_functions(game).items():
        types = tuple(_numba_type(kind, game) for kind in SIGNATURES[name].values())
        compiled = numba.njit(error_model="numpy", no_cfunc_wrapper=True, no_cpython_wrapper=True)(
            function
        )
        compiled.compile(numba.types.int32(*types))
        result = compiled.overloads[types]
        symbols[name] = result.fndesc.llvm_func_name
        texts.append(result.library.get_llvm_str())
    return texts, symbols


def _numba_type(kind: Kind, game: Game) -> Any:
    import numba

    if kind is Scalar.INT:
        return numba.types.int32
    if kind is Scalar.FLOAT:
        return numba.types.float64
    return numba.types.CPointer(numba.from_dtype(elements_of(kind, game)))


def _for_wasm(text: str) -> str:
    """The text with the target's layout.

    The rules allocate nothing, so nothing is counted. They stay within their arrays, so an address
    never wraps around: only then does an access take its offset along.
    """
    text = _TARGET.sub("", text)
    text = _POINTER.sub("getelementptr inbounds nuw ", text)
    text = _MERGED.sub(r"\1internal ", text)
    text = _COUNTING.sub(r"\1  ret void\n}", text)
    text = _DEFINITION.sub(_inlined, text)
    return f'target datalayout = "{_LAYOUT}"\ntarget triple = "{_TRIPLE}"\n{text}'


def _inlined(definition: re.Match[str]) -> str:
    """A function with many parameters is inlined: each of them would be copied at every call."""
    line = definition[0]
    return f"{line[:-1]}alwaysinline {{" if line.count(", ") >= _MANY_PARAMETERS else line


def _exports(symbols: dict[str, str]) -> str:
    """Functions that call the entries by Numba's convention and return their values.

    Numba returns a status, which is always success for rules, and writes the value to an address.
    """
    lines = []
    for name, symbol in symbols.items():
        kinds = [k.value if isinstance(k, Scalar) else "ptr" for k in SIGNATURES[name].values()]
        params = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
        lines.append(
            f'declare i32 @"{symbol}"({", ".join(["ptr", "ptr", *kinds])})\n'
            f"define i32 @{name}({params}) {{\n"
            f"  %value = alloca i32\n  %problem = alloca ptr\n"
            f'  %status = call i32 @"{symbol}"(ptr %value, ptr %problem, {params})\n'
            f"  %result = load i32, ptr %value\n  ret i32 %result\n}}\n"
        )
    return "".join(lines)


def _translate(texts: list[str]) -> bytes:
    """One optimised wasm32 object of all texts, in which only the entries can be seen."""
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module, *others = map(llvm.parse_assembly, texts)
    for other in others:
        module.link_in(other)
    for function in module.functions:
        if not function.is_declaration and function.name not in SIGNATURES:
            function.linkage = "internal"
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(features=_FEATURES, opt=3)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    _optimise(module, machine, options)
    # What is simpler after the first time can be inlined in the second: 1.1 times as fast.
    for function in _cheap_to_inline(module):
        function.add_function_attribute("alwaysinline")
    _optimise(module, machine, options)
    return bytes(machine.emit_object(llvm.parse_assembly(_without_float_choices(str(module)))))


def _optimise(module: Any, machine: Any, options: Any) -> None:
    from llvmlite import binding as llvm

    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


def _cheap_to_inline(module: Any) -> Iterator[Any]:
    """The functions whose copies at all their calls are short together.

    A call costs more in a module than in machine code: a runtime checks the stack, saves more
    registers and passes several results through memory. Comparity's search is 1.3 times as fast
    as with what LLVM inlines by itself.
    """
    mentions = Counter(_MENTION.findall(str(module)))
    for function in module.functions:
        if not function.is_declaration and function.name not in SIGNATURES:
            length = sum(1 for block in function.blocks for _ in block.instructions)
            calls = mentions[function.name] - 1
            if length * calls <= _MOST_COPIED:
                yield function


def _without_float_choices(text: str) -> str:
    """The text with each choice between two floats made between their bits.

    A runtime jumps to choose a float, which processors often mispredict, but not to choose an
    integer: Splendor's judgement is 1.4 times as fast.
    """
    numbers = count()

    def by_bits(choice: re.Match[str]) -> str:
        result, condition, first, second = choice.groups()
        one, other, bits = (f"%choice.{next(numbers)}" for _ in range(3))
        return f"""  {one} = bitcast double {first} to i64
  {other} = bitcast double {second} to i64
  {bits} = select i1 {condition}, i64 {one}, i64 {other}
  {result} = bitcast i64 {bits} to double"""

    return _FLOAT_CHOICE.sub(by_bits, text)


def _link(translated: bytes) -> bytes:
    """The module: it exports the entries, its memory, and where the host's part of it begins."""
    with tempfile.TemporaryDirectory() as folder:
        source, module = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        source.write_bytes(translated)
        exports = [f"--export={name}" for name in (*SIGNATURES, "__heap_base")]
        options = ["--no-entry", "--gc-sections", "--strip-all", "-z", f"stack-size={_STACK_BYTES}"]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *options, *exports]
        done = subprocess.run(
            [*command, str(source), "-o", str(module)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"The linker refused the module: {done.stderr.strip()}")
        return module.read_bytes()


def main(arguments: list[str]) -> None:
    """Build the modules of the games named, or of all games, into the package: those that are not
    current, or all of them with `--again`. With `--check`, only see whether the same bytes come
    out again."""
    options = {_AGAIN, _CHECK}.intersection(arguments)
    chosen = [find_game(name) for name in arguments if name not in options]
    games = chosen or [find_game(name) for name in game_names()]
    work = check if _CHECK in options else partial(_renew, again=_AGAIN in options)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for told in pool.map(work, games):
            print(told, flush=True)


def check(game: Game) -> str:
    """Build a game's module once more: the one in the package must have the same bytes."""
    path = MODULES / f"{game.name}.wasm"
    code = read_module(path, folder_of(game.reimagine))
    print(f"{game.name}: building it once more, which takes a few minutes", flush=True)
    if build_apart(game.name) != code:
        raise BadModule(
            f"{path.name} is not what its sources and these tools make: "
            f"build it with `make modules ARGS={_AGAIN}`."
        )
    return f"{game.name}: the same bytes"


def _renew(game: Game, again: bool) -> str:
    """Build a game's module unless it is current, and keep it with the digests of today."""
    began, folder = time.monotonic(), folder_of(game.reimagine)
    said = "current"
    try:
        if again:
            raise BadModule
        code = read_module(MODULES / f"{game.name}.wasm", folder)
    except (BadModule, OSError):
        print(f"{game.name}: building, which takes a few minutes", flush=True)
        code = build_apart(game.name)
        RulesModule(code)
        said = f"built in {time.monotonic() - began:.0f} s, {len(code) / 1000:.0f} kB"
    save_module(game.name, folder, code, MODULES)
    return f"{game.name}: {said}"


def build_apart(name: str, *imported: str) -> bytes:
    """A game's module, built in a process of its own that imports these modules first.

    Code that Numba has optimised for this machine cannot be translated for another; and the order
    of sets must not depend on the process, so that the same bytes come out.
    """
    setting = {"TRIPOLIS_ARRAYS": "numpy", "TRIPOLIS_RULES": "numba", "TRIPOLIS_INTERPRET": ""}
    setting |= {"NUMBA_OPT": "0", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "tripolis.wasm.build", _ONE_GAME, name]
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [*command, *imported],
            env=os.environ | setting | {"TRIPOLIS_CACHE": cache},
            capture_output=True,
            check=False,
        )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise RuntimeError(f"Building {name} failed ({done.returncode}): {said}")
    return done.stdout


if __name__ == "__main__":
    if sys.argv[1:2] == [_ONE_GAME]:
        for module in sys.argv[3:]:
            importlib.import_module(module)
        sys.stdout.buffer.write(build(find_game(sys.argv[2])))
    else:
        try:
            main(sys.argv[1:])
        except (BadModule, FileNotFoundError) as problem:
            sys.exit(str(problem))
