import type { RouterContextProvider } from "react-router";
import { atDesk } from "./guard.server.ts";
import { queueOf } from "./queue.server.ts";

/** What every page of the desk shows around itself. */
export function frameFacts(context: Readonly<RouterContextProvider>) {
  return atDesk(context, async ({ services, staff }) => ({
    who: staff.who,
    waiting: (await queueOf(context, services)).length,
    siteName: services.operator.identity.name,
    isSample: services.operator.name === null && services.mailGoesToFolder,
  }));
}
