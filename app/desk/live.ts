import type { Route } from "./+types/live.ts";
import { today } from "./today.server.ts";

/** Today, as the open page asks for it by itself: that keeps no session open. */
export function loader(args: Route.LoaderArgs) {
  return today(args);
}
