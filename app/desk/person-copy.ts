import type { Route } from "./+types/person-copy.ts";
import { readCopy } from "./person.server.ts";

/** What we hold about a person, for them to keep. */
export function loader(args: Route.LoaderArgs) {
  return readCopy(args);
}
