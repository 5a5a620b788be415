/**
 * Python in a worker: Pyodide and the package, from the site's own files.
 *
 * The first worker starts Python, imports what every worker needs, and keeps a copy of Python's memory. All later ones, on
 * later visits too, begin with that copy.
 */
import type { PyodideInterface } from "pyodide";
import { files } from "./archive";

/** The cache with the copy of Python's memory. */
const MEMORY = "python-memory";

export interface Started {
  /** The module that was asked for. */
  entry: any;
  /** Other workers can begin with a copy of the memory now, or there will be none. */
  copied: Promise<void>;
}

/** Start Python and import a module of the package. `run` is the address of the folder with Pyodide and the package. */
export async function startPython(run: string, module: string): Promise<Started> {
  const archive = fetch(`${run}tripolis.pack`);
  const { loadPyodide } = await import(/* @vite-ignore */ `${run}pyodide/pyodide.mjs`);
  const memory = await keptMemory(run);
  const python: PyodideInterface = await loadPyodide({ indexURL: `${run}pyodide/`, ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }) });
  await unpack(python, await archive);
  if (memory) python.runPython("import random; random.seed()"); // or every visit would have the same luck
  const copied = memory ? Promise.resolve() : keepMemory(run, copyMemory(python));
  return { entry: python.pyimport(module), copied };
}

async function unpack(python: PyodideInterface, archive: Response): Promise<void> {
  for (const { name, content } of await files(archive)) {
    const path = `/package/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, content);
  }
}

async function keptMemory(run: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(MEMORY)).match(run);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Import what every worker needs, and copy the memory. */
function copyMemory(python: PyodideInterface): Uint8Array {
  python.runPython("import sys; sys.path.insert(0, '/package'); import tripolis.site.ground");
  return python.makeMemorySnapshot();
}

/** Keep a copy of the memory in the place of an older version's. */
async function keepMemory(run: string, memory: Uint8Array): Promise<void> {
  try {
    const cache = await caches.open(MEMORY);
    for (const older of await cache.keys()) await cache.delete(older);
    await cache.put(run, new Response(memory as Uint8Array<ArrayBuffer>));
  } catch {
    // A browser without room starts Python anew each time.
  }
}
