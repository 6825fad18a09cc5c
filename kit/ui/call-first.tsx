import { type Callable, CALL_FIRST, whomToCallFirst } from "#content/call-first-words.ts";
import { Note } from "./note-box.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** Stands above the heading of a page in an emergency and says who to call now, before any email comes. */
export function CallFirst({ practice }: { practice: Callable | null }) {
  return (
    <div className="wrap call-first">
      <Note kind="red">
        <b>{CALL_FIRST}</b>{" "}
        {whomToCallFirst(practice).map((part) =>
          typeof part === "string" ? part : <PhoneLink key={part.phone} phone={part.phone} />,
        )}
      </Note>
    </div>
  );
}
