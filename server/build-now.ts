import { inOneSentence } from "#database/files/file-problem.ts";
import { buildIfNeeded } from "./build.ts";

/** `npm run build`: for an image or a machine that should not build when it starts. */
await buildIfNeeded().catch((error: Error) => {
  console.error(inOneSentence(error));
  process.exitCode = 1;
});
