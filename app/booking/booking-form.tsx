import { clockOf } from "#content/practice-clock-words.ts";
import { whoIsAsked } from "#content/partners.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { shortTime } from "#content/requests/when.ts";
import { bookHref, directoryHref } from "#content/links.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { PostForm } from "#kit/forms/post-form.tsx";
import { useIdentity, useRouting } from "#kit/shell/use-shell-facts.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { FormPart } from "#kit/ui/form/form-part.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { EMERGENCY_SERVICE } from "#content/requests/call-now.ts";
import {
  ALL_SERVICES,
  FIELD_NAMES,
  FIELDS,
  FORM_NAME,
  MORE_SERVICES,
  NOT_STORED,
  PATIENT_TYPES,
  type RequestField,
  SERVICES,
  TEXT_ME,
  WHO_FOR,
} from "#content/requests/fields.ts";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import type { BookingForm as Form } from "./form-state.ts";
import { readChosenTime } from "./chosen-time.ts";
import type { AskedPractice } from "./practice.server.ts";
import { isNotStored, type PartProps, URGENCY_CARDS } from "./form-parts.ts";
import { PracticeChoice } from "./practice-choice.tsx";
import { WhereAndWhen } from "./where-and-when.tsx";

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

const SERVICE_OPTIONS = SERVICES.map((one) => ({ ...one, isHot: one.value === EMERGENCY_SERVICE }));
const OTHER = SERVICE_OPTIONS.at(-1)!;

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
      summary={`Add a dentist, an insurer${form.mayText ? ", texts" : ""} or a message (optional)`}
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
