/** Python in a worker: Pyodide and the package, from the site's own files. */
import type { PyodideInterface } from "pyodide";

/** Start Python and import a module of the package. `run` is the address of the folder with Pyodide and the package. */
export async function startPython(run: string, module: string): Promise<{ python: PyodideInterface; entry: any }> {
  const archive = fetch(`${run}tripolis.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ `${run}pyodide/pyodide.mjs`);
  const python: PyodideInterface = await loadPyodide({ indexURL: `${run}pyodide/` });
  python.unpackArchive(await archive, "zip", { extractDir: "/package" });
  python.runPython("import sys; sys.path.insert(0, '/package')");
  return { python, entry: python.pyimport(module) };
}
