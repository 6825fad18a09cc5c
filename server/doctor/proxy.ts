import type { Database } from "#database/database.ts";
import { untrustedProxy } from "#database/untrusted-proxy.ts";
import { DAY } from "#domain/durations.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { when } from "./finding.ts";

/** Whether the running site took a proxy for a visitor, under the `TRUSTED_PROXIES` that it still has. */
export async function proxySeen({ read }: Database, config: Config, now: Date): Promise<Finding[]> {
  const seen = await untrustedProxy(read);
  if (!seen || now.getTime() - Date.parse(seen.at) > 7 * DAY) return [];
  if (seen.trusted.join() !== config.trustedProxies.rules.join()) return [];
  const from = seen.address ?? "one address outside your own network";
  return [
    {
      what: "TRUSTED_PROXIES",
      found: `by ${when(new Date(seen.at))}, 100 requests had come from ${from} with X-Forwarded-For, and it isn’t trusted: its visitors all count as one, and their forms are soon refused`,
      mend: `Is that your proxy? Add ${seen.address ?? "its address"} to TRUSTED_PROXIES, and start the site again.`,
    },
  ];
}
