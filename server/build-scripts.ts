import { hash } from "node:crypto";
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

/**
 * Builds the scripts with a fixed address, each as one file, into a built client: `node server/build-scripts.ts
 * build/client`. The emergency page's service worker caches what that page shows beside its HTML: icons, and the styles
 * that wait for a touch. Where the page names another file, the worker doesn't save it (`canBeSaved`).
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the built client.");
const ROOT = resolve(import.meta.dirname, "..");

const kept = ["icons-*.svg", "touch-*.css"]
  .flatMap((name) => globSync(`assets/${name}`, { cwd: folder }))
  .map((file) => `/${file}`);
const under = hash("sha256", kept.join()).slice(0, 8);
await script("after-load", "kit/shell/after-load.ts", {});
await script("embed", "app/embed/script.ts", {});
await script("emergency-worker", "app/emergency/worker.ts", {
  OFFLINE_FILES: JSON.stringify(kept),
  CACHE_NAME: JSON.stringify(`emergency ${under}`),
});

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
