import type { ReactNode } from "react";
import { Button } from "#kit/ui/button.tsx";
import { FieldGroup } from "#kit/ui/form/field.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import type { Answers, PracticeView } from "./practice-view.server.ts";
import {
  DayAndTime,
  type Fields,
  formFields,
  idIn,
  RequestForm,
  Words,
} from "#kit/token-pages/token-form.tsx";
import { DECLINES, lengthsWith, OFFERS, WHYS } from "#content/requests/request-words.ts";

type Props = { view: PracticeView };

/**
 * Confirms the time that the patient asked for, with one press. The answer is the button's own, so that a program that sends
 * the form as it was served answers nothing.
 */
export function ConfirmWish({ view }: Props) {
  const { confirm } = view;
  if (!confirm) return null;
  return (
    <RequestForm place={view} action="answer" id="confirm-form">
      <input type="hidden" name="date" value={confirm.date} />
      <input type="hidden" name="time" value={confirm.time} />
      <input type="hidden" name="minutes" value={view.usualMinutes} />
      <div className="stack-xs">
        <div>
          <button className="btn btn-primary btn-large" type="submit" name="answer" value="confirm">
            <span>
              {"Confirm "}
              <WithDate text={confirm.text} />
            </span>
          </button>
        </div>
        <p className="small soft">{`We’ll email the patient, with a calendar file for ${view.usualMinutes} minutes.`}</p>
      </div>
    </RequestForm>
  );
}

/** Once more, after a confirmation for a time at which they have another patient: the same answer, for both. */
export function ConfirmBoth({ view }: Props) {
  const { posted } = view;
  if (!posted?.problems.some(({ name }) => name === "both")) return null;
  return (
    <RequestForm place={view} action="answer" id="both-form">
      {["answer", "date", "time", "minutes", "with", "words"].map((name) => (
        <input key={name} type="hidden" name={name} value={posted.values[name] ?? ""} />
      ))}
      <div>
        <button
          id={idIn("answer", "both")}
          className="btn btn-primary btn-large"
          type="submit"
          name="both"
          value="yes"
        >
          Confirm both
        </button>
      </div>
    </RequestForm>
  );
}

/** Shows who the patient is: beside an answer in one press, and after an answer, a second button. */
export function OpenRequest({ view }: Props) {
  const isAwaited = view.answers === "request" || view.answers === "change";
  return (
    <RequestForm place={view} action="open">
      <div className="stack-xs">
        <div>
          <Button size="large" kind={isAwaited && !view.confirm ? "primary" : "second"}>
            {isAwaited ? "Open the request" : "Show who the patient is"}
          </Button>
        </div>
        <p className="small soft">
          {`It shows who the patient is, how to reach them, and what they need${isAwaited ? ". You can also offer other times or say no there" : ""}. The patient sees that you opened it.`}
        </p>
      </div>
    </RequestForm>
  );
}

/** What the practice says: one answer of a few, none chosen, the fields of each below it. */
export function AnswerForm({ view, answers }: Props & { answers: Answers }) {
  const fields = formFields(view, "answer");
  const question = hasAnswered(answers)
    ? "Has something changed?"
    : view.confirm
      ? "Or another reply"
      : "Your reply";
  const field = fields.field("answer", question);
  return (
    <RequestForm place={view} action="answer">
      <FieldGroup {...field}>
        {ANSWERS[answers].map(({ value, label, hint, part }, index) => (
          <div key={value} className="answer">
            <div className="pick">
              <label>
                <input
                  type="radio"
                  id={index === 0 ? field.id : idIn("answer", value)}
                  name="answer"
                  value={value}
                  defaultChecked={field.value === value}
                />
                <span>
                  <b>{label}</b>
                  {hint && <span className="small soft">{hint}</span>}
                </span>
              </label>
            </div>
            {part && <div className="answer-fields stack-l">{part({ view, fields })}</div>}
          </div>
        ))}
      </FieldGroup>
      {view.asksWhy && (
        <RadioCards
          {...fields.field("why", "Why can’t you keep the time they booked?")}
          columns={2}
          options={WHYS}
        />
      )}
      <PatientWords fields={fields} />
      <Button size="large">Send your reply</Button>
    </RequestForm>
  );
}

/** Times are offered already, or one is agreed. */
function hasAnswered(answers: Answers | null): boolean {
  return answers !== "request" && answers !== "change";
}

type Part = { view: PracticeView; fields: Fields };
type Answer = { value: string; label: string; hint?: string; part?: (part: Part) => ReactNode };

const CONFIRM: Answer = {
  value: "confirm",
  label: "Confirm a time",
  hint: "We’ll email the patient, with a calendar file",
  part: (part) => <ConfirmPart {...part} />,
};
const OFFER: Answer = {
  value: "offer",
  label: "Offer other times",
  hint: "Up to three; the patient chooses one",
  part: (part) => <OfferPart {...part} />,
};
const DECLINE: Answer = {
  value: "decline",
  label: "We can’t",
  hint: "We’ll tell the patient and suggest other practices",
  part: (part) => <DeclinePart {...part} />,
};

const CANCEL: Answer = {
  value: "cancel",
  label: "Cancel the appointment",
  hint: "We’ll tell the patient and suggest other practices",
};
const ON_THE_PHONE: Answer = { ...CONFIRM, label: "We agreed a time on the phone" };
const NO_LONGER_STAND = "The times you offered will no longer be available.";
const OFFER_INSTEAD: Answer = {
  ...OFFER,
  label: "Offer other times instead",
  hint: `${NO_LONGER_STAND} The patient will choose from the new ones`,
};

const ANSWERS: Readonly<Record<Answers, readonly Answer[]>> = {
  request: [CONFIRM, OFFER, DECLINE],
  change: [
    CONFIRM,
    OFFER,
    { ...DECLINE, label: "No, keep the agreed time", hint: "We’ll tell the patient" },
    CANCEL,
  ],
  offered: [
    ON_THE_PHONE,
    OFFER_INSTEAD,
    {
      ...DECLINE,
      label: "We can’t after all",
      hint: `${NO_LONGER_STAND} We’ll tell the patient and suggest other practices`,
    },
  ],
  "offered-change": [
    ON_THE_PHONE,
    OFFER_INSTEAD,
    {
      ...DECLINE,
      label: "No other time: keep the agreed one",
      hint: `${NO_LONGER_STAND} We’ll tell the patient`,
    },
    CANCEL,
  ],
  agreed: [
    { ...CONFIRM, value: "move", label: "Move it to a time you’ve agreed with them" },
    { ...OFFER, label: "We can’t keep it: offer other times", hint: "We’ll cancel the agreed time" },
    CANCEL,
  ],
};

function ConfirmPart({ view, fields }: Part) {
  // What is agreed already is no time to move to.
  const minutes = fields.field("minutes", "Length");
  const lengths = lengthsWith(view.usualMinutes).map(String);
  const people = view.people.map((name) => ({ value: name, label: name }));
  return (
    <>
      <Clock view={view} />
      <DayAndTime fields={fields} days={view.days} preset={hasAnswered(view.answers) ? null : view.wish} />
      <div className="when-fields">
        <SelectField
          {...minutes}
          options={lengths.map((value) => ({ value, label: `${value} minutes` }))}
          value={minutes.value || String(view.usualMinutes)}
        />
        {people.length > 0 && (
          <SelectField
            {...fields.field("with", "With", { isOptional: true })}
            options={people}
            nothing="Anyone"
          />
        )}
      </div>
    </>
  );
}

/** Someone at the practice may sit anywhere. */
function Clock({ view }: Props) {
  return view.clock && <p className="small">{view.clock}</p>;
}

/** Goes with each answer, and is in the form once: a field that comes twice has no answer. */
function PatientWords({ fields }: Pick<Part, "fields">) {
  return (
    <Words
      fields={fields}
      label="A sentence for the patient"
      hint="Where to park, what to bring, or why you can’t. No health details, please: it goes by email."
    />
  );
}

function OfferPart({ view, fields }: Part) {
  return (
    <>
      <Clock view={view} />
      {OFFERS.map((n) => (
        <DayAndTime
          key={n}
          fields={fields}
          days={view.days}
          date={`date${n}`}
          time={`time${n}`}
          labels={[`Day ${n}`, `Time ${n}`]}
          isOptional={n !== "1"}
        />
      ))}
      <p className="small soft">
        Please keep these times free until the patient replies. We’ll tell you at once.
      </p>
    </>
  );
}

function DeclinePart({ view, fields }: Part) {
  const isOfChange = view.answers === "change" || view.answers === "offered-change";
  return (
    <RadioCards
      {...fields.field("reason", "Why?")}
      columns={2}
      options={DECLINES.filter(({ value }) => !isOfChange || value === "full" || value === "other")}
    />
  );
}

/** From the beginning of the appointment on. */
export function CameForm({ view }: Props) {
  const { field } = formFields(view, "report");
  return (
    <RequestForm place={view} action="report">
      <RadioCards
        {...field("came", "Did the patient come?")}
        columns={2}
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No", hint: "We’ll ask them what happened" },
        ]}
      />
      <Button>Save attendance</Button>
    </RequestForm>
  );
}
