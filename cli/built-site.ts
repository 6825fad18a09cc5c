import { buildIfNeeded, BUILT_SITE } from "#server/build.ts";
import type { Config } from "#server/config.ts";
import type * as BuiltSite from "#server/site.ts";

/** The built site, which can compose mails: they are JSX, which plain Node cannot read. Builds it first if need be. */
export async function builtSite(): Promise<typeof BuiltSite> {
  await buildIfNeeded();
  return (await import(BUILT_SITE)) as typeof BuiltSite;
}

/** The same for a command that sends mail. Throws where no reader could open the links. */
export async function siteForMail(config: Config): Promise<typeof BuiltSite> {
  checkLinks(config);
  return builtSite();
}

/** Mail that leaves this machine must not lead its readers to their own. */
export function checkLinks({ publicUrl, smtpUrl }: Config): void {
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname);
  if (smtpUrl && isHere) {
    throw new Error(`PUBLIC_URL is ${publicUrl}, which no one else can open. Set it as it is for the site.`);
  }
}
