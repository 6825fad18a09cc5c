import type { Route } from "./+types/person-copy.ts";
import { readCopy } from "./person.server.ts";

/** What we hold on a person, for them to keep. */
export function loader({ context, params }: Route.LoaderArgs) {
  return readCopy({ context, hash: params.hash });
}
