import type { Route } from "./+types/import-notes.ts";
import { readNotes } from "./imports.server.ts";

/** Every refusal and warning of a file, for a spreadsheet. */
export function loader({ context, params }: Route.LoaderArgs) {
  return readNotes({ context, id: params.id });
}
