/**
 * Compiles the Python sources of a site with the Python of the page, so that no visitor's browser has to.
 *
 *     node bytecode.mjs SOURCES.zip BYTECODE.zip
 *
 * `tripolis/site/build.py` packs the sources, and looks up each result by the digest of the source's name and text.
 */
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const COMPILE = `
import hashlib, io, pathlib, py_compile, zipfile

def compiled(name, text):
    plain, code = pathlib.Path("/tmp/one.py"), pathlib.Path("/tmp/one.pyc")
    plain.write_bytes(text)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(plain), str(code), name, doraise=True, optimize=2, invalidation_mode=mode)
    return code.read_bytes()

made = io.BytesIO()
with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
    for name in sources.namelist():
        text = sources.read(name)
        archive.writestr(hashlib.sha256(name.encode() + b"\\0" + text).hexdigest(), compiled(name, text))
made.getvalue()
`;

const [sources, bytecode] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/sources.zip", await readFile(sources));
await writeFile(bytecode, python.runPython(COMPILE).toJs());
