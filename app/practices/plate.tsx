import type { PracticePicture as Picture } from "#domain/practice-picture.ts";
import { PlateMap } from "#kit/ui/map/plate-map.tsx";
import { PracticePicture } from "#kit/ui/practice-picture.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { PracticeView } from "./practice.server.ts";
import { Week } from "./week.tsx";

/**
 * Up to three pictures, each a `figure` with what it shows. On phones they are swiped; on wide pages three are one large
 * and two small, two are halves, one is as wide as the page.
 */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <ul className={`pictures pictures-${pictures.length}`}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <PracticePicture picture={picture} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}

const SIZES = "(min-width: 48rem) 34rem, 86vw";

/** The coast around the practice beside its week, or beside what to ask where nobody has told us their hours. */
export function WhereAndWhen({ view }: { view: PracticeView }) {
  const { practice } = view;
  const toAsk = questionsFor(view);
  if (!view.areHoursStated && toAsk.length === 0) return null;
  return (
    <div className="plate">
      <PlateMap place={practice.place} at={practice} label={practice.suburb || view.place.name} />
      {view.areHoursStated ? <Hours view={view} /> : <AskThem questions={toAsk} />}
    </div>
  );
}

function Hours({ view: { week, minuteNow, away } }: { view: PracticeView }) {
  return (
    <section className="panel plate-side" aria-labelledby="hours">
      <h2 id="hours">Opening hours</h2>
      <Week week={week} minuteNow={minuteNow} />
      {away.map((text) => (
        <p key={text} className="small">
          <WithDate text={`${text}.`} />
        </p>
      ))}
    </section>
  );
}

function AskThem({ questions }: { questions: readonly string[] }) {
  return (
    <section className="panel plate-side" aria-labelledby="ask">
      <h2 id="ask">Ask when you call</h2>
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
