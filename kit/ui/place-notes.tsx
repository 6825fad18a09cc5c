import { directoryHref } from "#content/links.ts";
import { listedUnder } from "#content/listed-under.ts";
import type { Region } from "#content/regions.ts";
import { Note } from "./note-box.tsx";

/** So that no one takes the whole country for the place that they asked for. */
export function UnknownPlace({ text }: { text: string }) {
  return (
    <p className="panel">
      {`“${text}” isn’t in our list of towns, cities and regions, so this is all of New Zealand. `}
      <a href={directoryHref({ q: text })}>{`Search for “${text}”`}</a>
    </p>
  );
}

/** A part of a place, whose practices are listed under all of it, and one of its suburbs. */
export type PlacePart = { name: string; place: string; suburb: string };

/** `{ name: "North Shore", place: "Auckland", suburb: "Takapuna" }`; null for what is no part of one place. */
export function placePart(region: Region | null): PlacePart | null {
  return region?.suburb ? { name: region.name, place: region.places[0]!.name, suburb: region.suburb } : null;
}

/** Over the list of a whole place where a part of it was asked for. */
export function PartNote({ part }: { part: PlacePart }) {
  const { suburb } = part;
  return (
    <Note>
      {`${listedUnder(part)} For fewer, search for a suburb, such as `}
      <a href={directoryHref({ q: suburb })}>{suburb}</a>.
    </Note>
  );
}
