import { renderToStaticMarkup } from "react-dom/server";
import { isAskedByPhone, type Routing } from "#content/asking.ts";
import { EMBED_SCRIPT } from "#content/embed.ts";
import { bookHref, practicePath } from "#content/links.ts";
import { placeBySlug } from "#content/places.ts";
import { shortTime } from "#content/requests/when.ts";
import { freeTimeInAddress } from "#domain/shown-free-times.ts";
import { type DayOfWeek, weekOf } from "#domain/opening-hours.ts";
import type { Practice } from "#domain/practice.ts";
import { telHref } from "#domain/tel-href.ts";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import { openStatusOf } from "#kit/ui/practice-card-of.ts";
import { EMBED_STYLES } from "./embed-styles.ts";

type Shown = {
  practice: Practice;
  /** The next times at which a visit can be booked at once. */
  free: readonly Date[];
  publicUrl: string;
  siteName: string;
  routing: Routing;
  now: Date;
};

/** The frame's whole document, with its styles. Its links leave the frame: they open the site in a tab of its own. */
export function embedDocument(shown: Shown): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<EmbedDocument {...shown} />)}`;
}

function EmbedDocument({ practice, free, publicUrl, siteName, routing, now }: Shown) {
  const { holidayRegion } = placeBySlug(practice.place);
  return (
    <html lang="en-NZ">
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
          <Hours week={weekOf({ openingHours: practice.openingHours, holidayRegion }, now)} />
          <FreeTimes free={free} practice={practice} publicUrl={publicUrl} />
          <Buttons practice={practice} publicUrl={publicUrl} routing={routing} />
          <p className="soft">{`Shown by ${siteName}, where this practice is listed.`}</p>
        </main>
      </body>
    </html>
  );
}

function OpenLine({ practice, now }: Pick<Shown, "practice" | "now">) {
  const { text, more } = openStatusOf(practice, now);
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

function FreeTimes({ free, practice: { id }, publicUrl }: Pick<Shown, "free" | "practice" | "publicUrl">) {
  if (free.length === 0) return null;
  return (
    <>
      <h2>Next free times</h2>
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
      {phone !== "" && !isSample && <a href={telHref(phone)}>{`Call ${phone}`}</a>}
    </div>
  );
}
