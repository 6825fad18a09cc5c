import type { Log } from "#app/log.ts";
import type { QueueLimit } from "../limits/fair-queue.ts";
import type { StartupPage } from "../startup-page.ts";

/** 503 for a request beyond a limit of the fair queue. It renders nothing, since rendering is what is too much. */
export function tooBusy(log: Log, { html, headers }: StartupPage): (by: QueueLimit) => Response {
  return (by) => {
    log({ event: "page refused", by });
    return new Response(html, { status: 503, headers: { ...headers, "Retry-After": "5" } });
  };
}
