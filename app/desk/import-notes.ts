import type { Route } from "./+types/import-notes.ts";
import { readNotes } from "./imports.server.ts";

/** Every refusal and warning of a file, for a spreadsheet. */
export function loader(args: Route.LoaderArgs) {
  return readNotes(args);
}
