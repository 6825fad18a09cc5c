import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** `npm start`. Modules imported after this line are compiled once, not at every start. */
enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
const { start } = await import("./start.ts");
await start();
