import { locationNamed } from "#content/vocabulary.ts";
import { queryLine } from "#domain/text.ts";
import { directoryHref } from "#content/links.ts";

/** What an address has as its `location`, where that is no town, city or region; null otherwise. */
export function unknownPlaceIn(parameters: URLSearchParams): string | null {
  const text = queryLine(parameters.get("location") ?? "");
  return text === "" || locationNamed(text) ? null : text;
}

/** So that no one takes the whole country for the place that they asked for. */
export function UnknownPlace({ text }: { text: string }) {
  return (
    <p className="panel">
      {`“${text}” is not in our list of towns, cities and regions, so this is all of New Zealand. `}
      <a href={directoryHref({ q: text })}>{`Search for “${text}”`}</a>
    </p>
  );
}
