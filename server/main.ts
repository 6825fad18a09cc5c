import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** `npm start`. What is imported after this line is read and compiled once, and not at every start. */
enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
const { start } = await import("./start.ts");
await start();
