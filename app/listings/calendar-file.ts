import { tokenIn } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/calendar-file.ts";
import { calendarFile } from "./calendar-file.server.ts";

/** A practice's appointments, for calendar programs. */
export function loader({ request, context }: Route.LoaderArgs) {
  return calendarFile(
    context.get(servicesContext),
    tokenIn(request.url),
    request.headers.get("If-None-Match"),
  );
}
