import type { ComponentProps } from "react";
import { clockOf } from "#content/practice-clock-words.ts";
import { whoIsAsked } from "#content/partners.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { findPlace } from "#content/places.ts";
import { shortTime, timeWords } from "#content/requests/when.ts";
import { askedTimeValue } from "#domain/requests/day-parts.ts";
import { formatLongDay, readDay } from "#domain/nz-time.ts";
import { withCapital } from "#domain/text.ts";
import { bookHref, directoryHref } from "#content/links.ts";
import { closedDayWords } from "#kit/forms/closed-day.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { PostForm, sendingAddress } from "#kit/forms/post-form.tsx";
import { Island } from "#kit/islands/island.tsx";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { useIdentity, useRouting } from "#kit/shell/use-shell-facts.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { FormPart } from "#kit/ui/form/form-part.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import { TimeSlots } from "#kit/ui/form/days-of-times.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { EMERGENCY_SERVICE } from "#content/requests/call-now.ts";
import {
  ALL_SERVICES,
  type BookingValues,
  EARLIER,
  ELSEWHERE,
  FIELD_NAMES,
  FIELDS,
  FORM_NAME,
  LOCATIONS,
  MORE_SERVICES,
  NOT_STORED,
  PATIENT_TYPES,
  type RequestField,
  SERVICES,
  TEXT_ME,
  TIME_GROUPS,
  URGENCIES,
  WHO_FOR,
} from "#content/requests/fields.ts";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import type { BookingForm as Form } from "./form-state.ts";
import { LATER_FIELD, readChosenTime } from "./chosen-time.ts";
import { FreeTimesField } from "./free-times-field.tsx";
import type { AskedHours } from "./asked-hours.server.ts";
import type { AskedPractice } from "./practice.server.ts";
import { PracticeChoice } from "./practice-choice.tsx";

const SENDING = {
  thing: "request",
  notStored: NOT_STORED,
  button: "Send my request",
  to: "bookings",
} as const;

/** Who gets the answers, by the way that requests take: in short, and in full. */
const BRIEF = {
  direct: "They go to the practice you choose. If you don’t choose, they go to a practice that fits.",
  desk: "Our booking staff send them to the practice you choose. If you don’t choose, they send them to a practice that fits.",
} as const;
const WHO = {
  direct:
    "They go to the practice you choose, and to another only if you say yes. If you don’t choose, they go to a practice that fits, and if they can’t see you, to the next, three at most. Our staff don’t read them unless you ask us for help or something goes wrong with your request.",
  desk: "Our booking staff read them and send them to the practice you choose, and to another only if you say yes. If you don’t choose, they go to a practice that fits, and if they can’t see you, to the next.",
} as const;

const AT_ONCE =
  " Book a free time and the practice gets your details at once. If you ask for an earlier time, we’ll email you when one frees up. You can turn that off.";

const NOTICE = {
  title: "What happens to your answers",
  thing: "them",
  why: "To arrange this appointment. Afterwards we might ask you once to review the visit. For nothing else.",
  without: "to find you an appointment, we need the answers that aren’t marked optional",
  howLong:
    "No longer than 90 days after your appointment, or after your preferred date if you have no appointment.",
} as const;

/** The four parts of an appointment request. */
export function BookingForm({ form }: { form: Form }) {
  const parts = { form, ...controlsOf(FIELDS, form), time: broughtTime(form) };
  const routing = useRouting();
  return (
    <PostForm
      page={bookHref()}
      formName={FORM_NAME}
      form={form}
      names={FIELD_NAMES}
      words={SENDING}
      notice={noticeOf(form, parts.time, routing)}
      terms="There is no charge."
      {...(form.times && {
        send: <BookOrSend time={parts.time} />,
        effect: <OnceBooked hasTime={parts.time !== null} />,
      })}
    >
      {/* Enter in a text field presses the form’s first button. This hidden one sends the form, so Enter doesn’t show other days. */}
      {form.times && <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />}
      {!form.practice && isNotStored(form) && (
        <input type="hidden" name="practice" value={form.values.practice} />
      )}
      <PracticeChoice
        facts={parts.field("practice")}
        practice={form.practice}
        isChosen={form.values.practice !== ""}
        isOpen={form.refusal?.reason === "looking"}
        time={parts.time && shortTime(parts.time) + clockOf(form.practice?.schedule ?? null)}
      >
        {parts.time && <WhereAndWhen {...parts} />}
      </PracticeChoice>
      <WhatPart {...parts} />
      {!parts.time && <WherePart {...parts} />}
      <WhoPart {...parts} />
      <ElsePart {...parts} />
    </PostForm>
  );
}

/** Who has brought a time goes to its practice alone, so the brief has one sentence and needs no frame. */
function noticeOf({ times, practice }: Form, time: Date | null, routing: keyof typeof WHO) {
  const who = `${WHO[routing]}${times ? AT_ONCE : ""}`;
  if (time && practice && times?.isInstant)
    return { ...NOTICE, brief: `Your answers go to ${practice.name}.`, who, isShort: true };
  return { ...NOTICE, brief: `${BRIEF[routing]}${times ? AT_ONCE : ""}`, who: WHO[routing] };
}

/** Then what was chosen is kept, though it can’t be looked up and shown just now. */
function isNotStored({ refusal }: Form): boolean {
  return refusal?.reason === "not-stored";
}

/**
 * The time with which someone arrived: it stands in the card of the practice, and the list folds out of it. Null where
 * something about it is wrong, since the list must then be in sight.
 */
export function broughtTime({ times, values, refusal, practice }: Form): Date | null {
  if (!times || !practice || values.practice === "") return null;
  const isWrong = refusal?.reason === "problems" && refusal.problems.some(({ name }) => FOLDED.has(name));
  if (isWrong) return null;
  const chosen = readChosenTime(times.picked);
  return "at" in chosen ? chosen.at : null;
}

/** Questions that fold out of the card. */
const FOLDED: ReadonlySet<string> = new Set([
  "practice",
  "chosenTime",
  "urgency",
  "elsewhere",
  "location",
  "preferredDate",
  "preferredTime",
]);

/** CSS says what will be so after the press, and at what time; without scripts not the time where another was picked since. */
function BookOrSend({ time }: { time: Date | null }) {
  return (
    <>
      <span className="if-asking">{SENDING.button}</span>
      <span className="if-booking">
        {"Book "}
        <span data-picked-time="">{time ? shortTime(time) : "this time"}</span>
        <span className="picked-since">this time</span>
      </span>
    </>
  );
}

/** Names no time, since another can be picked while this stays. */
function OnceBooked({ hasTime }: { hasTime: boolean }) {
  return (
    <>
      <span className="if-booking">
        {"It’s booked as soon as you press this. You can change or cancel it online until two hours before. "}
      </span>
      {hasTime && `${ADULTS_ONLY} `}
    </>
  );
}

/** Stands in the head of the page, and under the button for who has brought a time. */
export const ADULTS_ONLY = "You need to be 18 or over; you can ask for a child in your care.";

type PartProps = { form: Form; time: Date | null } & ReturnType<typeof controlsOf<BookingValues>>;

const SERVICE_OPTIONS = SERVICES.map((one) => ({ ...one, isHot: one.value === EMERGENCY_SERVICE }));
const OTHER = SERVICE_OPTIONS.at(-1)!;
const URGENCY_CARDS = URGENCIES.map((one) => ({
  ...one,
  hint: withCapital(one.promise),
  isHot: one.value === "emergency",
}));

function WhatPart({ form, field, choice, time }: PartProps) {
  return (
    <FormPart number={1} title="What do you need?">
      {form.times?.asksWhoComes && (
        <div className="if-this-practice">
          <RadioCards {...choice("patientType", PATIENT_TYPES)} isOptional={false} columns={2} />
        </div>
      )}
      <div className="two">
        <SelectField
          {...choice("service", ALL_SERVICES)}
          options={SERVICE_OPTIONS.slice(0, -1)}
          nothing="Choose a service"
          more={<MoreServices />}
        />
        {form.practice && <UsualPrice practice={form.practice} />}
        {form.practice && <ChildsCost practice={form.practice} />}
      </div>
      <RadioCards {...choice("bookingFor", WHO_FOR)} columns={2} />
      <div className="for-other">
        <TextField {...field("patientName")} spellCheck={false} />
      </div>
      {time ? (
        <div className="when-hot">
          <EmergencyNumbers />
        </div>
      ) : (
        <RadioCards
          {...choice("urgency", URGENCY_CARDS)}
          hint={
            <>
              {"For help right now, call Healthline on "}
              <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />: free, day or night.
            </>
          }
          whenHot={<EmergencyNumbers />}
        />
      )}
    </FormPart>
  );
}

/** What a usual visit costs there, whatever is chosen: the only price that stands for comparing. */
function UsualPrice({ practice: { usualPrice } }: { practice: AskedPractice }) {
  if (usualPrice === "") return null;
  return (
    <p className="small if-this-practice">
      {`${USUAL_VISIT.label} here: `}
      <b className="nowrap">{usualPrice}</b>
    </p>
  );
}

/** Shown with a child’s checkup alone. What isn’t stated is to be asked: only practices with an agreement give free care. */
function ChildsCost({ practice: { name, isFreeForChildren } }: { practice: AskedPractice }) {
  return (
    <div className="if-child">
      <p className="small if-this-practice">
        {isFreeForChildren ? (
          `${name} says basic dental care is free there until a child’s 18th birthday.`
        ) : (
          <>
            {`${name} doesn’t say whether it’s free there for under 18s. Ask them first, or `}
            <a href={directoryHref({ funding: "free-under-18" })}>find a dentist who says it is</a>.
          </>
        )}
      </p>
    </div>
  );
}

/** Between the specification's list and its last entry, which is for what neither names. */
function MoreServices() {
  return (
    <>
      <optgroup label="More treatments">
        {MORE_SERVICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </optgroup>
      <option value={OTHER.value}>{OTHER.label}</option>
    </>
  );
}

function WherePart(parts: PartProps) {
  const asked = whoIsAsked(useIdentity().joining, useRouting());
  return (
    <FormPart number={2} title="Where and when?">
      {!parts.form.practice && <p className="small soft">{asked}</p>}
      <WhereAndWhen {...parts} />
    </FormPart>
  );
}

function WhereAndWhen({ form, field, choice, time: brought }: PartProps) {
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
function LaterDate({ dayOf, first }: Pick<Form, "dayOf"> & { first: string }) {
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

function WhoPart({ form, field, choice, time }: PartProps) {
  return (
    <FormPart number={time ? 2 : 3} title="How do we reach you?">
      <div className="two two-short">
        <TextField {...field("firstName")} autoComplete="given-name" spellCheck={false} />
        <TextField {...field("lastName")} autoComplete="family-name" spellCheck={false} />
      </div>
      <TextField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field("phone")} type="tel" width="phone" autoComplete="tel" />
      {form.practice && form.practice.phone !== "" && (
        <p className="small">
          {"No email? Call them: "}
          <PhoneLink phone={form.practice.phone} isSample={form.practice.isSample} />
        </p>
      )}
      {!time && form.mayText && <CheckGrid {...choice("textMe", TEXT_ME)} />}
    </FormPart>
  );
}

const EXTRAS = FIELD_NAMES.filter((name) => FIELDS[name].part === "else");

/** What is optional. Where a time was brought only that stands between it and the button, so it is folded until it is wanted. */
function ElsePart({ time, ...parts }: PartProps) {
  if (!time)
    return (
      <FormPart number={4} title="Anything else?">
        <Extras {...parts} />
      </FormPart>
    );
  const { form, field, choice } = parts;
  const folded = form.mayText ? ([...EXTRAS, "textMe"] as const) : EXTRAS;
  const isAnswered = folded.some((name) => form.values[name] !== "" || field(name).error);
  return (
    <Disclosure
      summary={`Add a message${form.mayText ? ", texts" : ""} or an insurer (optional)`}
      isOpen={isAnswered}
    >
      <div className="stack-l">
        {form.mayText && <CheckGrid {...choice("textMe", TEXT_ME)} />}
        <Extras {...parts} />
      </div>
    </Disclosure>
  );
}

/**
 * The controls follow from the declared fields: choices first, then lines, two beside each other, then texts.
 * No `autocomplete`: no word is defined for these (WCAG 2.2, 1.3.5), and "off" makes Chromium empty them.
 */
function Extras({ form: { times }, field, choice }: Omit<PartProps, "time">) {
  const extras = EXTRAS.filter((name) => name !== "patientType" || !times?.asksWhoComes);
  const kinds = Map.groupBy(extras, (name) => controlKind(FIELDS[name]));
  const lines = kinds.get("line") ?? [];
  return (
    <>
      {kinds.get("choices")?.map((name) => {
        const { choices = [] }: RequestField = FIELDS[name];
        return <RadioCards key={name} {...choice(name, choices)} columns={2} />;
      })}
      <div className="two">
        {lines.map((name) => (
          <TextField key={name} {...field(name)} spellCheck={false} />
        ))}
      </div>
      {kinds.get("text")?.map((name) => (
        <TextArea key={name} {...field(name)} />
      ))}
    </>
  );
}

function controlKind({ choices, shape }: RequestField): "choices" | "line" | "text" {
  if (choices) return "choices";
  return shape === "text" ? "text" : "line";
}
