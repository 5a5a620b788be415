// Adds a button to the examples that are typed at Python's prompt: the page's own Python runs them.
// The documentation lies in the folder `docs` of a site that plays without a server; elsewhere there is no such button.
(async () => {
  const site = new URL("../", document.currentScript.src);
  const index = await fetch(new URL("index.html", site)).catch(() => null);
  const files = index?.ok && /name="tripolis-files" content="([^"]+)"/.exec(await index.text());
  if (!files) return;

  /** What the page's Python lacks. Examples after one that needs it may build on that one. */
  const MISSING = /^>>> (?:import|from) (?:gymnasium|numpy|pettingzoo|pyspiel|tests|torch|tripolis\.(?:arena|batch|envs))\b/m;

  const waiting = new Map();
  let worker;
  let number = 0;

  /** Run an example; the same worker runs them all, so that later ones know what earlier ones made. */
  function run(code) {
    if (!worker) {
      worker = new Worker(new URL("runner.js", site), { type: "module" });
      worker.onmessage = ({ data }) => waiting.get(data.number)(data.found ?? data.problem);
    }
    number += 1;
    worker.postMessage({ run: new URL(`${files[1]}/`, site).href, number, code });
    return new Promise((resolve) => waiting.set(number, resolve));
  }

  for (const block of document.querySelectorAll("pre > code")) {
    const code = block.textContent;
    if (!code.startsWith(">>> ")) continue;
    if (MISSING.test(code)) break;
    const button = Object.assign(document.createElement("button"), { type: "button", className: "md-button run", textContent: "Run" });
    const printed = Object.assign(document.createElement("pre"), { className: "printed", hidden: true });
    printed.setAttribute("role", "status");
    button.onclick = async () => {
      button.disabled = true;
      printed.hidden = false;
      printed.textContent = "…";
      printed.textContent = (await run(code)) || "Done.";
      button.disabled = false;
    };
    block.parentElement.after(button, printed);
  }
})();
