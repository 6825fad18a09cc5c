import { memoryMailer } from "#outbox/transports/memory.ts";
import { loadSampleDay } from "#services/desk/sample-day.ts";
import type { TestSite } from "./site.ts";
import { uptimeOf } from "./uptime.ts";

/** Fills the desk of a site with the made-up day, whose own mails go nowhere. Gives how many items it has. */
export function loadDay({ services, clock }: TestSite): Promise<number> {
  const sending = { mailer: memoryMailer(), uptime: uptimeOf(() => clock.now) };
  return loadSampleDay(services, sending, clock.now);
}
