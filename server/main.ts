import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** `npm start`, until SIGTERM or SIGINT, which may come while modules are still being read. */
const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stopping.abort());
// Modules imported after this line are compiled once, not at every start. `npm start` names the same folder, so that
// Node need not load what takes the types off this file.
enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
const { start } = await import("./start.ts");
await start(stopping.signal);
