import { renderToStaticMarkup } from "react-dom/server";
import { isAskedByPhone, type Routing } from "#content/asking.ts";
import { EMBED_SCRIPT, type EMBED_THEMES } from "#content/embed.ts";
import { bookHref, practicePath } from "#content/links.ts";
import { placeBySlug } from "#content/places.ts";
import { ClockNote } from "#kit/ui/clock-note.tsx";
import { shortTime } from "#content/requests/when.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { type DayOfWeek, usualWeek } from "#domain/hours/opening-hours.ts";
import { hoursInWords } from "#domain/practices/practice-words.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { telHref } from "#domain/tel-href.ts";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import { practiceOpenStatus } from "#content/open-status.ts";

type Shown = {
  practice: Practice;
  /** The next times at which a visit can be booked at once. */
  free: readonly Date[];
  /** No new patient can have one of them. */
  isForTheirs: boolean;
  theme: (typeof EMBED_THEMES)[number];
  publicUrl: string;
  siteName: string;
  routing: Routing;
  now: Date;
};

/** The frame's whole document, with its styles. Its links leave the frame: they open the site in a tab of its own. */
export function embedDocument(shown: Shown): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<EmbedDocument {...shown} />)}`;
}

function EmbedDocument({ practice, free, isForTheirs, theme, publicUrl, siteName, routing, now }: Shown) {
  const { holidayRegion } = placeBySlug(practice.place);
  return (
    <html lang="en-NZ" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${practice.name} | ${siteName}`}</title>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours */}
        <style dangerouslySetInnerHTML={{ __html: EMBED_STYLES }} />
        <base target="_blank" />
        <script async src={EMBED_SCRIPT} />
      </head>
      <body>
        <main>
          <h1>
            <a href={publicUrl + practicePath(practice)}>{practice.name}</a>
          </h1>
          {practice.isSample && <SampleMark />}
          <OpenLine practice={practice} now={now} />
          <ClockNote place={practice.place} />
          <Hours week={usualWeek({ openingHours: practice.openingHours, holidayRegion }, now)} />
          <FreeTimes free={free} isForTheirs={isForTheirs} practice={practice} publicUrl={publicUrl} />
          <Buttons practice={practice} publicUrl={publicUrl} routing={routing} />
          <p className="soft">{`Shown by ${siteName}, where this practice is listed.`}</p>
        </main>
      </body>
    </html>
  );
}

function OpenLine({ practice, now }: Pick<Shown, "practice" | "now">) {
  if (practice.hoursAsWritten !== "") return <p>{hoursInWords(practice)}</p>;
  const { text, more } = practiceOpenStatus(practice, now);
  return <p>{more ? `${text} ${more}` : text}</p>;
}

function Hours({ week }: { week: readonly DayOfWeek[] }) {
  if (week.length === 0) return null;
  return (
    <table>
      <caption hidden>Opening hours</caption>
      <tbody>
        {week.map(({ day, isToday, text, note }) => (
          <tr key={day} className={isToday ? "today" : undefined}>
            <th scope="row">{isToday ? `${day} (today)` : day}</th>
            <td>{note ? `${text}, ${note}` : text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FreeTimes({
  free,
  isForTheirs,
  practice: { id },
  publicUrl,
}: Pick<Shown, "free" | "isForTheirs" | "practice" | "publicUrl">) {
  if (free.length === 0) return null;
  return (
    <>
      <h2>{isForTheirs ? "Free times for our patients" : "Next free times"}</h2>
      <ul>
        {free.map((at) => (
          <li key={at.getTime()}>
            <a href={publicUrl + bookHref({ practice: id, time: freeTimeInAddress(at) })}>{shortTime(at)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A number of a sample reaches no one, so it is not offered. */
function Buttons({ practice, publicUrl, routing }: Pick<Shown, "practice" | "publicUrl" | "routing">) {
  const { id, phone, isSample } = practice;
  return (
    <div className="buttons">
      {!isAskedByPhone(practice, routing) && (
        <a className="book" href={publicUrl + bookHref({ practice: id })}>
          Book
        </a>
      )}
      {phone !== "" && !isSample && (
        <a href={telHref(phone)}>
          Call <span>{phone}</span>
        </a>
      )}
    </div>
  );
}

/** The whole sheet of the frame. It is in the page, and the page's policy admits it by its hash. */
export const EMBED_STYLES = `
:root{color-scheme:light;--ink:#10202b;--soft:#465560;--paper:#fff;--line:#d5dbdf;--blue:#0b57a4;--on-blue:#fff}
[data-theme=dark]{color-scheme:dark;--ink:#f2f5f7;--soft:#b4c0c8;--paper:#0f1e29;--line:#31424e;--blue:#8cc4ff;--on-blue:#06121b}
@media (prefers-color-scheme:dark){[data-theme=auto]{color-scheme:dark;--ink:#f2f5f7;--soft:#b4c0c8;--paper:#0f1e29;--line:#31424e;--blue:#8cc4ff;--on-blue:#06121b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{padding:1rem;border:1px solid var(--line);border-radius:.75rem}
h1{margin:0;font-size:1.125rem;line-height:1.3}
p{margin:.25rem 0 0}
a{color:var(--blue)}
.soft{color:var(--soft);font-size:.875rem}
table{width:100%;margin-top:.75rem;border-collapse:collapse;font-size:.875rem}
th{padding:.125rem .75rem .125rem 0;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap}
td{padding:.125rem 0;text-align:right}
@media (max-width:15rem){tr{display:flex;flex-wrap:wrap;justify-content:space-between}td{margin-left:auto}}
.today{font-weight:600}
.today th{font-weight:600}
h2{margin:1rem 0 0;font-size:1rem}
ul{display:flex;flex-wrap:wrap;gap:0 1rem;margin:.25rem 0 0;padding:0;list-style:none}
li a{display:inline-block;padding-block:.625rem}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.buttons a{flex:1 1 8rem;padding:.625rem 1rem;border:2px solid var(--blue);border-radius:.5rem;font-weight:600;text-align:center;text-decoration:none}
.buttons span{white-space:nowrap}
.buttons .book{background:var(--blue);color:var(--on-blue)}
@media (max-width:11rem){.buttons span{white-space:normal}}
a:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
`.trim();
