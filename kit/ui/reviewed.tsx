import { isOlderCopy, NOT_REVIEWED, readOn, REVIEWED_EVERY, type Source } from "#content/sources.ts";
import { addMonths, formatDay } from "#domain/nz-time.ts";
import { WithDate } from "./unbroken.tsx";

/** When a health text was last checked against its sources, when it will be again, and that no dentist has read it. */
export function Reviewed({ day }: { day: string }) {
  const next = addMonths(day, REVIEWED_EVERY);
  return (
    <p className="small soft reviewed">
      <WithDate
        text={`${NOT_REVIEWED} Checked against its sources on ${formatDay(day)}. Next review due ${formatDay(next)}.`}
      />
    </p>
  );
}

/** `Health New Zealand: Dentists and emergency dental care`; the title is a link. */
export function SourceLine({ source }: { source: Source }) {
  const { publisher, title, url } = source;
  return (
    <>
      <WithDate text={`${publisher}: `} />
      <a href={url}>{title}</a>
      <WithDate text={copyNote(source)} />
    </>
  );
}

/** Which copy was read, where the link might not show it: ` (an older copy, read on 26 November 2026)`. */
function copyNote(source: Source): string {
  const note = source.copy ?? (isOlderCopy(source.url) ? "an older copy" : undefined);
  return note ? ` (${note}, read on ${formatDay(readOn(source))})` : "";
}
