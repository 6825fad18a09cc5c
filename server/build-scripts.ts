import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Manifest } from "vite";

/**
 * Builds the scripts with a fixed address, each as one file, into a built client: `node server/build-scripts.ts
 * build/client build/page-styles.json`. The emergency page's service worker caches the files that the build's manifest
 * lists for the document and that page; its styles are in the page, so of a sheet the fonts that it names.
 * `after-load` fetches those fonts.
 */
const [folder, styles] = process.argv.slice(2);
if (!folder || !styles)
  throw new Error("Name the folder of the built client and the file of the pages' styles.");
const ROOT = resolve(import.meta.dirname, "..");

/** `url(/assets/niho-text-D7X1_aPE.woff2)`, as the minifier writes it. */
const NAMED = /url\((\/assets\/[^)]+)\)/g;

const kept = [
  ...new Set([
    ...filesOf(["app/root.tsx", "app/emergency/emergency-page.tsx"]).filter((file) => !file.endsWith(".css")),
    ...filesInStylesOf("emergency/emergency-page"),
  ]),
].toSorted();
const under = hash("sha256", kept.join()).slice(0, 8);
await script("after-load", "kit/shell/after-load.ts", {
  FONT_FILES: JSON.stringify(kept.filter((file) => file.endsWith(".woff2"))),
});
await script("emergency-worker", "app/emergency/worker.ts", {
  OFFLINE_FILES: JSON.stringify(kept),
  CACHE_NAME: JSON.stringify(`emergency ${under}`),
});

/** The files that these routes load, `/assets/site-ChpU-o4b.css`: no scripts, and nothing that islands load on hydration. */
function filesOf(routes: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(folder!, ".vite/manifest.json"), "utf8")) as Manifest;
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || chunk.name?.endsWith(".island")) return;
    seen.add(key);
    for (const file of [...(chunk.assets ?? []), ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const route of routes) {
    const key = Object.keys(manifest).find((name) => name.split("?")[0] === route);
    if (!key) throw new Error(`The build has no ${route}.`);
    follow(key);
  }
  return [...files].toSorted();
}

function filesInStylesOf(route: string): string[] {
  const { [route]: sheet } = JSON.parse(readFileSync(styles!, "utf8")) as Record<string, string>;
  if (!sheet) throw new Error(`The build has no styles of ${route}.`);
  return [...new Set([...sheet.matchAll(NAMED)].map(([, file]) => file!))];
}

async function script(name: string, source: string, define: Record<string, string>): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define,
    build: {
      target: "es2022",
      outDir: folder!,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(ROOT, source),
        output: { format: "iife", entryFileNames: `${name}.js` },
      },
    },
  });
}
