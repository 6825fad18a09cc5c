import type { ComponentProps } from "react";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { findPlace } from "#content/places.ts";
import { EARLIER, ELSEWHERE, LOCATIONS, TIME_GROUPS } from "#content/requests/fields.ts";
import { timeWords } from "#content/requests/when.ts";
import { bookHref } from "#content/links.ts";
import { formatLongDay, readDay } from "#domain/nz-time.ts";
import { askedTimeValue } from "#domain/requests/day-parts.ts";
import { closedDayWords } from "#kit/forms/closed-day.ts";
import { sendingAddress } from "#kit/forms/post-form.tsx";
import { Island } from "#kit/islands/island.tsx";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { TimeSlots } from "#kit/ui/form/days-of-times.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";
import type { AskedHours } from "./asked-hours.server.ts";
import { LATER_FIELD, readChosenTime } from "./chosen-time.ts";
import { isNotStored, type PartProps, URGENCY_CARDS } from "./form-parts.ts";
import type { BookingForm } from "./form-state.ts";
import { FreeTimesField } from "./free-times-field.tsx";

/** Asks where and when: for one of the practice’s free times where it has some, else for a day and a time. */
export function WhereAndWhen({ form, field, choice, time: brought }: PartProps) {
  const { values, practice, days, dayOf, hours, times } = form;
  const kept = !times && isNotStored(form) ? readChosenTime(values.chosenTime) : null;
  // A practice that was chosen has its town already, so the form asks for one only where that is wrong.
  const town = (
    <div className={field("location").error ? undefined : "if-any-practice"}>
      <SelectField
        {...field("location")}
        options={LOCATIONS}
        value={findPlace(values.location)?.name}
        nothing="Choose a place"
        more={<MoreTowns chosen={values.location} by="name" />}
      />
    </div>
  );
  const elsewhere = practice && practice.call === undefined && (
    <RadioCards {...choice("elsewhere", ELSEWHERE)} columns={2} />
  );
  const day = (
    <TextField
      {...field("preferredDate")}
      type="date"
      width="date"
      value={readDay(values.preferredDate) ?? values.preferredDate}
      min={days.first}
      max={days.last}
    />
  );
  const time = (
    <>
      <LaterDate dayOf={dayOf} first={days.first} />
      {practice?.clock && <p className="small if-this-practice">{practice.clock}</p>}
      {practice && hours && practice.call === undefined && (
        <OpeningHours
          name={practice.name}
          hours={hours}
          day={values.practice === "" ? "" : values.preferredDate}
        />
      )}
      <TimeSlots
        {...field("preferredTime")}
        groups={timeGroups(hours)}
        value={askedTimeValue(values.preferredTime)}
      />
    </>
  );
  return (
    <>
      {!times && elsewhere}
      {times ? (
        <div className="stack">
          {town}
          <div className="if-this-practice stack">
            <Island
              file="app/booking/free-times"
              component={FreeTimesField}
              trigger={{ touched: true, replayed: `[name=${LATER_FIELD}]` }}
              props={{
                choice: times,
                practiceId: values.practice,
                error: field("chosenTime").error,
                address: sendingAddress(bookHref()),
              }}
            />
          </div>
          <div className="own-time stack">
            {brought && <RadioCards {...choice("urgency", URGENCY_CARDS)} />}
            {elsewhere}
            {day}
            {time}
          </div>
          {times.isInstant && (
            <div className="if-this-practice">
              <CheckGrid {...choice("earlier", EARLIER)} />
            </div>
          )}
        </div>
      ) : kept && "at" in kept && kept.at ? (
        <p>
          {`Your time: ${timeWords(kept.at)}`}
          <input type="hidden" name="chosenTime" value={values.chosenTime} />
        </p>
      ) : (
        <>
          <div className="two">
            {town}
            {day}
          </div>
          {time}
        </>
      )}
    </>
  );
}

/**
 * Times at which the chosen practice is never open, and parts of the day without any other, are offered for any practice
 * nearby alone; all of them where its hours aren’t known.
 */
function timeGroups(hours: AskedHours | null): ComponentProps<typeof TimeSlots>["groups"] {
  if (!hours || hours.times.length === 0) return TIME_GROUPS;
  return TIME_GROUPS.map((group) => {
    const [any, ...times] = group.slots;
    const open = times.filter(({ value }) => hours.times.includes(value));
    if (open.length === 0) return { ...group, className: ANY_PRACTICE };
    const shut = times.filter((time) => !open.includes(time));
    if (shut.length === 0) return group;
    return {
      ...group,
      hours: (
        <>
          <span className="if-this-practice">{`${open[0]!.label} to ${open.at(-1)!.label}`}</span>
          <span className={ANY_PRACTICE}>{group.hours}</span>
        </>
      ),
      slots: [
        any!,
        ...times.map((time) => (open.includes(time) ? time : { ...time, className: ANY_PRACTICE })),
      ],
    };
  });
}

const ANY_PRACTICE = "if-any-practice";

/** Stands beside the date, shown by CSS alone where one of these is chosen: a later date is taken as it is, and said before sending. */
function LaterDate({ dayOf, first }: Pick<BookingForm, "dayOf"> & { first: string }) {
  // In the evening no time of today is left to choose.
  const emergency =
    first > dayOf.emergency
      ? `Emergency means the same day, but it’s too late to ask for today: the first day you can choose is tomorrow, ${formatLongDay(first)}. Can’t wait? Call Healthline on ${NATIONAL_NUMBERS.healthline.phone}.`
      : `Emergency means today, ${formatLongDay(dayOf.emergency)}. If you choose a later date, we’ll use your date.`;
  return (
    <>
      <p className="small if-urgent">
        {`Urgent means by ${formatLongDay(dayOf.urgent)}. If you choose a later date, we’ll use your date.`}
      </p>
      <p className="small if-emergency">
        <WholeWords text={emergency} />
      </p>
    </>
  );
}

/**
 * Stands beside the date, so that a day on which they are closed is not chosen by mistake; it is still accepted. `day`: of a form that
 * comes back. While one is chosen, the script of the form writes the line.
 */
function OpeningHours({ name, hours, day }: { name: string; hours: AskedHours; day: string }) {
  const days = { name, ...hours.days };
  return (
    <div className="small">
      <p>
        {`${name} says they’re open ${hours.inShort}. `}
        {hours.closed &&
          `They’re closed ${hours.closed}. If you pick a closed day, they’ll suggest another. `}
        {hours.saysNoHolidays && "They don’t say whether they’re open on public holidays."}
      </p>
      <p role="status">
        <b data-closed-days={JSON.stringify(days)}>{closedDayWords(days, readDay(day) ?? "")}</b>
      </p>
    </div>
  );
}
