import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** `npm run -s niho -- COMMAND`. What is imported after this line is read and compiled once, and not by every command. */
enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
const { run } = await import("./program.ts");
await run();
