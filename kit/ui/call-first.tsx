import { CALL_FIRST, type Callable, whomToCallFirst } from "#content/call-first-words.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
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

/** For those who wait for an answer and may be in pain: who to call meanwhile. */
export function GettingWorse() {
  const { ambulance, healthline } = NATIONAL_NUMBERS;
  return (
    <>
      <b>Getting worse?</b>
      {" Do not wait. Call Healthline free on "}
      <PhoneLink phone={healthline.phone} />
      {", any time. If you cannot breathe or swallow, call "}
      <PhoneLink phone={ambulance.phone} />.
    </>
  );
}
