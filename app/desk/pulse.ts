import type { Route } from "./+types/pulse.ts";
import { pulseOf } from "./pulse.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return pulseOf(request, context);
}
