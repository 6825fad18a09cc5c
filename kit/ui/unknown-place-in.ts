import { locationNamed } from "#content/vocabulary.ts";
import { queryLine } from "#domain/text.ts";

/**
 * What an address has as its `location`, where that is no town, city or region; null otherwise. Apart from the notes,
 * which the directory draws in the browser as well: the list of places stays on the server.
 */
export function unknownPlaceIn(parameters: URLSearchParams): string | null {
  const text = queryLine(parameters.get("location") ?? "");
  return text === "" || locationNamed(text) ? null : text;
}
