import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What the browser runs of the islands, from the root of the project. */
export const ISLANDS_ENTRY = "app/islands/start.ts";

const VIRTUAL = "virtual:niho/islands";

/** What Vite wraps around each `import()` to fetch its files and sheets ahead; it weighed as much as all of `start.ts`. */
const PRELOADER = "\0vite/preload-helper.js";
const NO_PRELOADER = "export const __vitePreload = (load) => load();";

/** Of a few lines each. Shared, each would be a file of its own, and one request more for the page that needs it. */
const COPIED = /\/(?:islands\/(?:hydrated|plain-click|results-replaced|status-line)|links)\.ts$/;

/**
 * Tells the pages where the browser finds the islands' script: as a hashed file once it is built, as its source in
 * development. The browser's files are built first, and their manifest says what they became.
 */
export function islands(): Plugin {
  let manifest: string | undefined;
  let isServed = false;
  return {
    name: "niho-islands",
    enforce: "pre",
    configResolved(config) {
      isServed = config.command === "serve";
      manifest = join(config.root, "build/client/.vite/manifest.json");
    },
    resolveId(id, importer) {
      // One for each file that wants it.
      if (id === PRELOADER) return `${PRELOADER}?for=${importer}`;
      if (COPIED.test(id) && !isServed) return `${join(dirname(importer!), id)}?for=${importer}`;
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    load(id) {
      if (id.startsWith(PRELOADER)) return NO_PRELOADER;
      if (id !== `\0${VIRTUAL}`) return undefined;
      const isInBrowser = this.environment.config.consumer === "client";
      return `export default ${JSON.stringify(isServed || isInBrowser ? `/${ISLANDS_ENTRY}` : builtAddress(manifest!))};`;
    },
  };
}

function builtAddress(manifest: string): string {
  const files = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, { file: string }>;
  return `/${files[ISLANDS_ENTRY]!.file}`;
}
