import type { Config } from "#server/config.ts";

/** Throws where mail that leaves this machine would lead its readers to their own. */
export function checkLinks({ publicUrl, smtpUrl }: Config): void {
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname);
  if (smtpUrl && isHere) {
    throw new Error(`PUBLIC_URL is ${publicUrl}, which no one else can open. Set it as it is for the site.`);
  }
}
