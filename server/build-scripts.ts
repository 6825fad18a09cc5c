import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Manifest } from "vite";

/**
 * Builds the scripts with a fixed address, each as one file, into a built client: `node server/build-scripts.ts
 * build/client`. The emergency page's service worker caches the drawings that the build's manifest lists for the document
 * and that page; its styles are in the page, and the rest is what islands load, which share chunks with it.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the built client.");
const ROOT = resolve(import.meta.dirname, "..");

const kept = filesOf(["app/root.tsx", "app/emergency/emergency-page.tsx"]).filter((file) =>
  file.endsWith(".svg"),
);
// The page names what waits for a touch, too.
kept.push(...globSync("assets/touch-*.css", { cwd: folder }).map((file) => `/${file}`));
const under = hash("sha256", kept.join()).slice(0, 8);
await script("after-load", "kit/shell/after-load.ts", {});
await script("embed", "app/embed/script.ts", {});
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
