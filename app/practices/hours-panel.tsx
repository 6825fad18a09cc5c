import { Fragment } from "react";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import type { DayOfWeek } from "#domain/opening-hours.ts";
import { OpenFlag } from "#kit/ui/flags.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { PracticeView } from "./practice.server.ts";

const { healthline } = NATIONAL_NUMBERS;

/** This week's hours, today marked, public holidays named. */
export function HoursPanel({ view: { practice, open, week, away } }: { view: PracticeView }) {
  return (
    <aside className="profile-hours" id="hours" aria-label="Opening hours">
      <Panel title="Opening hours">
        <p className="small">
          <OpenFlag status={open} />
        </p>
        {week.length > 0 && (
          <dl className="facts small">
            {week.map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </dl>
        )}
        {away.map((text) => (
          <p key={text} className="small">
            <WithDate text={`${text}.`} />
          </p>
        ))}
        {practice.emergency && (
          <p className="small soft">
            {practice.isSample ? (
              <>
                {`A practice that sees people in pain the same day says so here. ${waitInWords(practice.emergency.waitMinutes)}This one is a sample and can see no one: call ${healthline.name}, `}
                <PhoneLink phone={healthline.phone} />.
              </>
            ) : (
              `In pain? They see people the same day. ${waitInWords(practice.emergency.waitMinutes)}Call first.`
            )}
          </p>
        )}
      </Panel>
    </aside>
  );
}

function waitInWords(minutes: number | null): string {
  return minutes === null ? "" : `The average wait is ${minutes} minutes. `;
}

function Day({ day: { day, isToday, text, note } }: { day: DayOfWeek }) {
  const kind = isToday ? "today" : undefined;
  return (
    <Fragment>
      <dt className={kind}>
        {isToday ? `${day}, today` : day}
        {note && (
          <>
            <br />
            <span className="dim">{note}</span>
          </>
        )}
      </dt>
      <dd className={text === "Closed" && !isToday ? "dim" : kind}>{text}</dd>
    </Fragment>
  );
}
