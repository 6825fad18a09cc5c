import { directoryHref } from "#content/links.ts";
import type { Region } from "#content/regions.ts";
import { Note } from "./note-box.tsx";

/** Over the list of a whole place where a part of it was asked for: `North Shore is listed under Auckland`. */
export function PartNote({ part: { name, places, suburb } }: { part: Region }) {
  const place = places[0]!.name;
  return (
    <Note>
      {`${name} is listed under ${place}, so this is all of ${place}. For fewer, search for a suburb, such as `}
      <a href={directoryHref({ q: suburb })}>{suburb}</a>.
    </Note>
  );
}
