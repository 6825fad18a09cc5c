import { buildIfNeeded, BUILT_SITE } from "#server/build.ts";
import type * as BuiltSite from "#server/site.ts";

/** The built site, which can compose mails: they are JSX, which plain Node cannot read. Builds it first if need be. */
export async function builtSite(): Promise<typeof BuiltSite> {
  await buildIfNeeded();
  return (await import(BUILT_SITE)) as typeof BuiltSite;
}
