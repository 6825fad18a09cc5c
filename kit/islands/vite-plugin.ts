import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The islands' entry for browsers, from the root of the project. */
export const ISLANDS_ENTRY = "kit/islands/start.ts";

const VIRTUAL = "virtual:niho/islands";

/** Vite wraps each `import()` with this to preload its dependencies. Left out: it is as large as all of `start.ts`. */
const PRELOADER = "\0vite/preload-helper.js";
const NO_PRELOADER = "export const __vitePreload = (load) => load();";

/** A few lines each, copied into every file that imports them: it would fetch all that React's islands share. */
const COPIED = /(?:^#kit\/|^\.\.?\/)(?:.*\/)?(?:plain-click|status-line)\.ts$/;

/**
 * Resolves `virtual:niho/islands` to the address of the islands' script, in development its source, else its hashed file,
 * and to those of React. The browser's bundle is built before the server's, which reads the names from the manifest.
 */
export function islands(): Plugin {
  let manifest: string | undefined;
  let root = "";
  let isDevelopment = false;
  return {
    name: "niho-islands",
    enforce: "pre",
    configResolved(config) {
      isDevelopment = config.command === "serve";
      root = config.root;
      manifest = join(config.root, "build/client/.vite/manifest.json");
    },
    resolveId(id, importer) {
      // The query makes a module of its own for each importer.
      if (id === PRELOADER) return `${PRELOADER}?for=${importer}`;
      if (COPIED.test(id) && !isDevelopment) {
        const path = id.startsWith("#") ? join(root, id.slice(1)) : join(dirname(importer!), id);
        return `${path}?for=${importer}`;
      }
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    load(id) {
      if (id.startsWith(PRELOADER)) return NO_PRELOADER;
      if (id !== `\0${VIRTUAL}`) return undefined;
      const isInBrowser = this.environment.config.consumer === "client";
      const { start, react } = isDevelopment || isInBrowser ? UNBUILT : builtFiles(manifest!);
      return `export default ${JSON.stringify(start)}; export const react = ${JSON.stringify(react)};`;
    },
  };
}

/**
 * The chunks of what React's islands need: React in one, with what the desk's pages need too, all else of theirs in the
 * other. Left to itself, the bundler makes a chunk for each set of pages that share a module, and the first touch of the
 * directory fetched forty.
 */
export const ISLAND_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: "react",
    priority: 1,
    name: (id, context) => {
      if (/node_modules\/(?:react|react-dom|scheduler)\/|kit\/islands\/hydrate\.ts$/.test(id)) return "react";
      return islandModules(context).has(id) && deskModules(context).has(id) ? "react" : null;
    },
  },
  { debugName: "islands", name: (id, context) => (islandModules(context).has(id) ? "islands" : null) },
];

let inIslands: Set<string> | undefined;
let inDesk: Set<string> | undefined;

function islandModules(context: Rolldown.ChunkingContext): Set<string> {
  inIslands ??= reachedFrom(globSync("{app,kit}/**/*.island.tsx"), context);
  return inIslands;
}

/** The desk is hydrated whole: its frame, and the page on which a day begins. */
function deskModules(context: Rolldown.ChunkingContext): Set<string> {
  inDesk ??= reachedFrom(["app/root.tsx", "app/desk/desk-layout.tsx", "app/desk/today-page.tsx"], context);
  return inDesk;
}

/** These files, what they import, and what that imports. */
function reachedFrom(files: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const modules = new Set(files.map((file) => resolve(file)));
  for (const id of modules)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}

type Files = {
  /** The script that every page with islands has. */
  start: string;
  /** What all React islands need, for a browser to fetch while nothing else is under way. */
  react: readonly string[];
};

const UNBUILT: Files = { start: `/${ISLANDS_ENTRY}`, react: [] };

function builtFiles(manifest: string): Files {
  type Built = { file: string; name?: string; imports?: string[] };
  const files = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Built>;
  const chunks = Object.values(files).filter(({ name }) => name === "react" || name === "islands");
  // The bundler keeps helpers in a file of their own, which would cost the first touch a further round trip.
  const react = new Set(
    chunks.flatMap(({ file, imports = [] }) => [file, ...imports.map((id) => files[id]!.file)]),
  );
  return { start: `/${files[ISLANDS_ENTRY]!.file}`, react: [...react].map((file) => `/${file}`) };
}
