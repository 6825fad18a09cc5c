import { type Callable, CALL_FIRST, whomToCallFirst } from "#content/call-first-words.ts";
import { Note } from "./note-box.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** In an emergency, above the heading of the page: whom to call now, before anything that comes by email. */
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
