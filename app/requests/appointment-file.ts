import { tokenIn } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/appointment-file.ts";
import { appointmentFile } from "./appointment-file.server.ts";

/** The agreed appointment for a calendar. */
export function loader({ request, context }: Route.LoaderArgs) {
  return appointmentFile(context.get(servicesContext), tokenIn(request.url));
}
