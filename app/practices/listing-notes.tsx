import { listInWords } from "#domain/lists.ts";
import { formatDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { DESK } from "#domain/sources.ts";
import { withCapital } from "#domain/text.ts";
import { dataPath, LOST_LINK_PATH } from "#content/links.ts";
import { Note } from "#kit/ui/note-box.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { ListingSource } from "#services/practices/listing-sources.ts";
import type { PracticeView } from "./practice.server.ts";

export function SampleNotice() {
  return (
    <Note>
      <b>This is a sample practice.</b> It shows how the site works. The people, prices and reviews are made
      up, and the phone number reaches no one.
    </Note>
  );
}

/** How old what is said here is, and how to put it right. */
export function ListingNotes({ view: { practice, sources, verifiedOn } }: { view: PracticeView }) {
  return (
    <div className="block small soft">
      {verifiedOn !== null && (
        <p>
          <b>Verified.</b>{" "}
          <WithDate
            text={`Its dentists were looked up in the Dental Council’s public register on ${formatDay(verifiedOn)}.`}
          />
        </p>
      )}
      {sources.map((source) => (
        <p key={source.slug}>
          <StatedBy source={source} />
        </p>
      ))}
      <p>
        {practice.checkedOn === null ? (
          unchecked(sources)
        ) : (
          <WithDate
            text={`${practice.isSample ? "Sample date:" : "Last checked on"} ${formatDay(practice.checkedOn)}. `}
          />
        )}
        <a className="nowrap" href={reportHref(practice)}>
          Report a mistake
        </a>
      </p>
      {!practice.isSample && (
        <p>
          {"Is this your practice? "}
          {practice.hasJoined ? (
            <a className="nowrap" href={LOST_LINK_PATH}>
              Change your listing
            </a>
          ) : (
            <a className="nowrap" href="/partner-with-us">
              See how to join
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** The contact form with the practice filled in. */
function reportHref({ id, name }: Practice): string {
  const begun = { category: "feedback", subject: `Mistake in listing ${id}: ${name}` };
  return `/contact?${new URLSearchParams(begun)}`;
}

/** What the directory states itself, an operator has looked at. */
function unchecked(sources: readonly ListingSource[]): string {
  const isPartlyOurs = sources.some(({ slug }) => slug === DESK);
  return `No one here has checked ${isPartlyOurs ? "the rest of " : ""}this listing yet. `;
}

/** "Address and opening hours: OpenStreetMap, 12 March 2026. © OpenStreetMap contributors" */
function StatedBy({
  source: { facts, name, url, asOf, attribution, attributionUrl },
}: {
  source: ListingSource;
}) {
  return (
    <>
      {`${withCapital(listInWords(facts))}: `}
      {url === "" ? name : <a href={url}>{name}</a>}
      {", "}
      <WithDate text={`${formatDay(asOf)}. `} />
      {attribution !== "" && (
        <a className="nowrap" href={attributionUrl || dataPath()}>
          {attribution}
        </a>
      )}
    </>
  );
}
