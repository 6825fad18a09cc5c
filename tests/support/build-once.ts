import { buildIfNeeded } from "#server/build.ts";

/** Before the first test: the build that browsers will meet is one of exactly these sources. */
export default async function buildOnce(): Promise<void> {
  await buildIfNeeded();
}
