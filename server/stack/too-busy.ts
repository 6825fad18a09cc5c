import type { Log } from "#app/log.ts";
import { startupFallback } from "#app/shell/startup-fallback.ts";
import type { QueueLimit } from "../limits/fair-queue.ts";

/** 503 for a request beyond a limit of the fair queue. It renders nothing, since rendering is what is too much. */
export function tooBusy(log: Log): (by: QueueLimit) => Response {
  return (by) => {
    log({ event: "page refused", by });
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "5",
    };
    return new Response(startupFallback(), { status: 503, headers });
  };
}
