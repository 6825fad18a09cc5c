#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** `npm run -s niho -- COMMAND`. What is imported after this line is read and compiled once, and not by every command. */
enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
const { run } = await import("./program.ts");
process.stdout.on("error", ignoreClosedPipe);
await run();

/** The reader has seen enough, as in `niho practices | head`. The command still does the rest of its work. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
