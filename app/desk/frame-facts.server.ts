import type { RouterContextProvider } from "react-router";
import { readQueue, type ShownItem } from "#services/desk/queue.ts";
import type { Services } from "#services/services.ts";
import type { Route } from "./+types/desk-layout.ts";
import { atDesk } from "./guard.server.ts";

/** What every page of the desk shows around itself. */
export function frameFacts({ context }: Route.LoaderArgs) {
  return atDesk(context, async ({ services, staff }) => ({
    who: staff.who,
    waiting: (await queueOnce(context, services)).length,
    siteName: services.operator.identity.name,
    isSample: services.operator.name === null && services.mailGoesToFolder,
  }));
}

const READ = new WeakMap<object, Promise<ShownItem[]>>();

/** What waits for us, read once a request: the frame counts it, and Today shows it. */
export function queueOnce(
  context: Readonly<RouterContextProvider>,
  services: Services,
): Promise<readonly ShownItem[]> {
  return READ.getOrInsertComputed(context, () => readQueue(services));
}
