import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const rooms = fileURLToPath(new URL("../tripolis", import.meta.url));
const server = process.env.TRIPOLIS_SERVER ?? "http://127.0.0.1:8000";

/** The catalogues straight from their folders, those of the games too, so that the preview page needs no server. */
const catalogues = {
  name: "tripolis-catalogues",
  configureServer(dev) {
    dev.middlewares.use(async (request, response, next) => {
      const language = /^\/api\/words\/(\w\w)$/.exec(request.url ?? "")?.[1];
      if (!language) return next();
      const games = (await readdir(`${rooms}/games`, { withFileTypes: true })).filter((entry) => entry.isDirectory());
      const folders = [`${rooms}/words/${language}`, ...games.map(({ name }) => `${rooms}/games/${name}/words/${language}`)];
      const found = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
      const files = found.flatMap((names, at) => names.filter((name) => name.endsWith(".ftl")).map((name) => `${folders[at]}/${name}`));
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.end(texts.join("\n"));
    });
  },
};

/** Pyodide's own files, beside the page: nothing comes from another host. */
const pyodide = {
  name: "tripolis-pyodide",
  async generateBundle() {
    for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip"]) {
      const source = await readFile(new URL(`./node_modules/pyodide/${name}`, import.meta.url));
      this.emitFile({ type: "asset", fileName: `pyodide/${name}`, source });
    }
    // No package of Pyodide's own is loaded.
    const lock = JSON.parse(await readFile(new URL("./node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8"));
    this.emitFile({ type: "asset", fileName: "pyodide/pyodide-lock.json", source: JSON.stringify({ ...lock, packages: {} }) });
    this.emitFile({ type: "asset", fileName: "keeper.js", source: await readFile(new URL("./src/site/keeper.js", import.meta.url)) });
  },
};

/** `vite build --mode site` builds the page that plays without a server; `tripolis site` adds the rules to it. */
export default defineConfig(({ command, mode }) => ({
  plugins: [svelte(), ...(command === "serve" ? [catalogues] : []), ...(mode === "site" ? [pyodide] : [])],
  define: { __SITE__: JSON.stringify(mode === "site") },
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "site" ? "../tripolis/site/page" : "../tripolis/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server's pages allows no inlined script or font; pictures are our own SVG.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The documentation finds its runner by this name.
    ...(mode === "site" && {
      rolldownOptions: {
        input: { index: "index.html", runner: "src/site/runner.worker.ts" },
        output: { entryFileNames: (chunk) => (chunk.name === "runner" ? "runner.js" : "assets/[name]-[hash].js") },
      },
    }),
  },
  server: { host: "127.0.0.1", proxy: { "/api": server } },
}));
