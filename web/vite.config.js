import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const words = fileURLToPath(new URL("../tripolis/words", import.meta.url));
const server = process.env.TRIPOLIS_SERVER ?? "http://127.0.0.1:8000";

/** The catalogues straight from their folder, so that the preview page needs no server. */
const catalogues = {
  name: "tripolis-catalogues",
  configureServer(dev) {
    dev.middlewares.use(async (request, response, next) => {
      const language = /^\/api\/words\/(\w\w)$/.exec(request.url ?? "")?.[1];
      if (!language) return next();
      const files = (await readdir(`${words}/${language}`)).filter((name) => name.endsWith(".ftl"));
      const texts = await Promise.all(files.map((name) => readFile(`${words}/${language}/${name}`, "utf8")));
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.end(texts.join("\n"));
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [svelte(), ...(command === "serve" ? [catalogues] : [])],
  build: {
    outDir: "../tripolis/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server's pages allows no inlined script or font; pictures are our own SVG.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: "127.0.0.1", proxy: { "/api": server } },
}));
