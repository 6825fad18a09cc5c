import { clockNote } from "#content/practice-clock-words.ts";

/** Stands above times of a practice on the Chatham Islands, once for all of them; elsewhere nothing does. */
export function ClockNote({ place }: { place: string }) {
  const note = clockNote(place);
  return note && <p className="small">{note}</p>;
}
