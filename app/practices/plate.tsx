import type { PictureFormat, PracticePicture as Picture } from "#domain/practices/practice-picture.ts";
import { ClockNote } from "#kit/ui/clock-note.tsx";
import { PlateMap } from "#kit/ui/map/plate-map.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { DayOfWeek } from "#domain/hours/opening-hours.ts";
import { pictureFilePath } from "#content/links.ts";
import type { PracticeView } from "./practice.server.ts";

/**
 * Up to three pictures, each a `figure` with what it shows. On phones they are swiped; on wide pages three are one large
 * and two small, two are halves, one is as wide as the page.
 */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <ul className={`pictures pictures-${pictures.length}`}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <PracticePicture picture={picture} />
        </li>
      ))}
    </ul>
  );
}

const SIZES = "(min-width: 48rem) 34rem, 86vw";

/** The coast around the practice beside its week, or beside what to ask where we don't know their hours. */
export function WhereAndWhen({ view }: { view: PracticeView }) {
  const { practice } = view;
  const toAsk = questionsFor(view);
  return (
    <div className="plate">
      {view.plate && <PlateMap plate={view.plate} label={practice.suburb || view.place.name} />}
      {view.areHoursStated ? <Hours view={view} /> : <AskThem questions={toAsk} practice={practice} />}
    </div>
  );
}

function Hours({ view: { practice, week, minuteNow, away } }: { view: PracticeView }) {
  return (
    <section className="panel plate-side" aria-labelledby="hours">
      <h2 id="hours">Opening hours</h2>
      <ClockNote place={practice.place} />
      <Week week={week} minuteNow={minuteNow} />
      {away.map((text) => (
        <p key={text} className="small">
          <WithDate text={`${text}.`} />
        </p>
      ))}
    </section>
  );
}

function AskThem({
  questions,
  practice: { phone, hoursAsWritten },
}: {
  questions: readonly string[];
  practice: Pick<PracticeView["practice"], "phone" | "hoursAsWritten">;
}) {
  return (
    <section className="panel plate-side" aria-labelledby="ask">
      {hoursAsWritten !== "" && (
        <>
          <h2 id="hours">Opening hours</h2>
          <p className="as-written">{`“${hoursAsWritten}”`}</p>
          <p className="small dim">
            This is how they’re written. We can’t tell from it when the practice is open, so check before you
            go.
          </p>
        </>
      )}
      <h2 id="ask">{phone !== "" ? "Ask when you call" : "Ask before you go"}</h2>
      <ul className="to-ask">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className="small dim">We’ll list these once the practice tells us.</p>
    </section>
  );
}

/** What no one has told us. */
function questionsFor({ practice, areHoursStated }: PracticeView): string[] {
  const { priceFrom, prices, newPatients, wheelchairAccess } = practice;
  return [
    ...(areHoursStated ? [] : ["When are you open?"]),
    ...(priceFrom === null && prices.length === 0 ? ["What does a checkup cost, with X-rays?"] : []),
    ...(newPatients.answer === "not-stated" ? ["Are you taking new patients?"] : []),
    ...(wheelchairAccess === "not-stated" ? ["Can I get in without steps?"] : []),
  ];
}

/** Minutes since midnight at the two ends of a day's line. */
const LINE = { from: 7 * 60, to: 21 * 60 };

/** Seven bars on one line from 7am to 9pm, with a mark for now; the times stand beside them as text. */
function Week({ week, minuteNow }: { week: readonly DayOfWeek[]; minuteNow: number }) {
  return (
    <ul className="week">
      {week.map((day) => (
        <li key={day.day} className={day.isToday ? "today" : undefined}>
          <span>
            <span aria-hidden="true">{day.day.slice(0, 3)}</span>
            <span className="visually-hidden">{day.isToday ? `${day.day}, today ` : `${day.day} `}</span>
          </span>
          <Bars day={day} now={day.isToday ? minuteNow : null} />
          <span className={day.text === "Closed" ? "dim" : undefined}>
            {day.text}
            {day.note && <span className="dim">{` ${day.note}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Bars({ day: { spans }, now }: { day: DayOfWeek; now: number | null }) {
  return (
    <svg aria-hidden="true">
      <rect className="track" width="100%" height="100%" rx="3" />
      {spans
        .map(({ from, to }) => ({ x: shareOfDay(from), end: shareOfDay(to) }))
        .filter(({ x, end }) => end > x)
        .map(({ x, end }) => (
          <rect key={x} x={percent(x)} width={percent(end - x)} height="100%" rx="3" />
        ))}
      {now !== null && now >= LINE.from && now <= LINE.to && (
        <line x1={percent(shareOfDay(now))} x2={percent(shareOfDay(now))} y1="0" y2="100%" />
      )}
    </svg>
  );
}

function shareOfDay(minute: number): number {
  return Math.min(1, Math.max(0, (minute - LINE.from) / (LINE.to - LINE.from)));
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/**
 * One picture of a practice with its caption. Its room is kept before it is there, and it is fetched when it comes into
 * view, so that nothing waits for it and nothing moves.
 */
function PracticePicture({ picture }: { picture: Picture }) {
  const { alt, caption, width, height, widths } = picture;
  const files = (format: PictureFormat) =>
    widths.map((one) => `${pictureFilePath(picture, one, format)} ${one}w`).join(", ");
  return (
    <figure className="practice-picture">
      <picture>
        <source type="image/avif" srcSet={files("avif")} sizes={SIZES} />
        <img
          src={pictureFilePath(picture, widths.at(-1)!, "jpg")}
          srcSet={files("jpg")}
          sizes={SIZES}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
