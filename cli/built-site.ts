import { buildIfNeeded, BUILT_SITE } from "#server/build.ts";
import type * as BuiltSite from "#server/site.ts";

/** What only the built site knows, as what mails look like: Node reads no JSX. Builds it first where there is no build. */
export async function builtSite(): Promise<typeof BuiltSite> {
  await buildIfNeeded();
  return (await import(BUILT_SITE)) as typeof BuiltSite;
}
