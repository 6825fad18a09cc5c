import { buildIfNeeded } from "./build.ts";

/** `npm run build`: for an image or a machine that should not build when it starts. */
await buildIfNeeded().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
