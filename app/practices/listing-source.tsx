import type { ReactNode } from "react";
import { dataPath, LOST_LINK_PATH } from "#content/links.ts";
import { listInWords } from "#domain/lists.ts";
import { formatDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { withCapital } from "#domain/text.ts";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { ListingSource as Source } from "#services/practices/listing-sources.ts";
import type { PracticeView } from "./practice.server.ts";

/** How old what is said here is. It opens into who told us what and when, and how to put it right. */
export function ListingSource({ view }: { view: PracticeView }) {
  const { practice, sources, verifiedOn, isLittleKnown } = view;
  return (
    <>
      <details className="block source">
        <summary className="small soft">
          {checkedInWords(practice)}
          <span className="source-link">Where this comes from</span>
        </summary>
        {(practice.isSample || verifiedOn !== null || sources.length > 0) && (
          <dl className="two-columns small">
            {practice.isSample && <Row name="Made up">By us, to show how the site works.</Row>}
            {verifiedOn !== null && (
              <Row name="Verified">
                <WithDate
                  text={
                    practice.isSample
                      ? "An example of the mark. The people here are made up, so there was no one to look up."
                      : `We checked their dentists in the Dental Council’s public register on ${formatDay(verifiedOn)}.`
                  }
                />
              </Row>
            )}
            {sources.map((source) => (
              <Row
                key={source.slug}
                name={source.url === "" ? source.name : <a href={source.url}>{source.name}</a>}
              >
                <Stated source={source} />
              </Row>
            ))}
          </dl>
        )}
        <p className="cluster small">
          <a href={reportHref(practice)}>Report a mistake</a>
          {!practice.isSample && !isLittleKnown && <Theirs practice={practice} />}
        </p>
      </details>
      {isLittleKnown && !practice.isSample && (
        <p className="small">
          <a href="/partner-with-us">Is this your practice? Add hours and prices</a>
        </p>
      )}
    </>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function checkedInWords({ checkedOn, isSample }: Practice): string {
  if (isSample) return "";
  return `This is what the practice and our sources say. ${checkedOn === null ? "We haven’t checked it yet. " : `Checked ${formatDay(checkedOn)}. `}`;
}

/** `Address and opening hours. 12 March 2026. © OpenStreetMap contributors` */
function Stated({ source: { facts, asOf, attribution, attributionUrl } }: { source: Source }) {
  return (
    <>
      <WithDate text={`${withCapital(listInWords(facts))}. ${formatDay(asOf)}. `} />
      {attribution !== "" && (
        <a className="nowrap" href={attributionUrl || dataPath()}>
          {attribution}
        </a>
      )}
    </>
  );
}

function Theirs({ practice: { hasJoined } }: { practice: Practice }) {
  return hasJoined ? (
    <a href={LOST_LINK_PATH}>Is this your practice? Change your listing</a>
  ) : (
    <a href="/partner-with-us">Is this your practice? See how to join</a>
  );
}

/** The contact form with the practice filled in. */
function reportHref({ id, name }: Practice): string {
  const begun = { category: "feedback", subject: `Mistake in listing ${id}: ${name}` };
  return `/contact?${new URLSearchParams(begun)}`;
}
