import { askedTimeValue, DAY_PARTS } from "#domain/requests/day-parts.ts";
import { TIME_SLOTS, timeLabel } from "#domain/nz-time.ts";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { DaysOfTimes } from "#kit/ui/form/days-of-times.tsx";
import { FieldGroup } from "#kit/ui/form/field.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import { Given } from "#kit/token-pages/given.tsx";
import {
  DayAndTime,
  type Fields,
  formFields,
  idIn,
  RequestForm,
  Words,
} from "#kit/token-pages/token-form.tsx";
import { ACTS_ID } from "#content/requests/addresses.ts";
import { CONFIRM_ITS_ME } from "#content/requests/request-words.ts";
import { ITS_ME } from "./text-acts.ts";
import { Texts } from "./text-forms.tsx";
import { WantEarlier } from "./earlier-forms.tsx";
import type { SenderView, Wrote } from "./sender-view.server.ts";

type Props = { view: SenderView };

/** The times that the practice offers: one press takes one. None of them is a form of its own, so that Enter takes no time. */
export function ChooseTime({ view }: Props) {
  const fields = formFields(view, "answer");
  const { value, ...choice } = fields.field("choice", "Which time suits you?");
  const open = view.offers.filter(({ isOver }) => !isOver);
  return (
    <>
      <PracticeWrote view={view} wrote={view.offersWords} />
      <p className="on-paper">{`Times to choose from: ${open.map(({ label }) => label).join("; ")}`}</p>
      <RequestForm place={view} action="answer">
        <FieldGroup {...choice}>
          <div className="stack">
            {open.map((offer, index) => (
              <Button
                key={offer.value}
                kind="second"
                isWide
                answer={{
                  id: index === 0 ? choice.id : `${choice.id}-${offer.value}`,
                  name: "choice",
                  value: offer.value,
                }}
              >
                {`Book ${offer.label}`}
              </Button>
            ))}
            {view.appointment && (
              <Button
                kind="second"
                isWide
                answer={{ id: `${choice.id}-keep`, name: "choice", value: "keep" }}
              >
                {`Keep ${view.appointment.short}`}
              </Button>
            )}
          </div>
        </FieldGroup>
      </RequestForm>
      <Disclosure summary="None of these" isOpen={open.length === 0 || value === "none"}>
        <RequestForm place={view} action="answer" id="none-form">
          <input type="hidden" name="choice" value="none" />
          <When fields={fields} view={view} />
          <Button size="large">Send my answer</Button>
        </RequestForm>
      </Disclosure>
    </>
  );
}

/** Shows one button where the patient has pressed nothing yet; with it their practice reads that it’s them. */
export function ItsMe({ view }: Props) {
  if (!view.asksIfItsThem) return null;
  return (
    <RequestForm place={view} action={ITS_ME}>
      <p>So that the practice knows it’s really you, please press this once.</p>
      <Button size="large">{CONFIRM_ITS_ME}</Button>
    </RequestForm>
  );
}

/** What the practice wrote with a time. Before a press that there is something; the button shows all. */
export function PracticeWrote({ view, wrote }: Props & { wrote: Wrote | null }) {
  if (!wrote) return null;
  if (wrote.text !== null)
    return (
      <p>
        <b>The practice writes:</b> {wrote.text}
      </p>
    );
  return (
    <p>
      {"The practice has left you a message. "}
      <ShowIt view={view} size="small" />
    </p>
  );
}

/** Sends the form that cancels, where there is one, so that a reason typed into it stays; with scripts any that was typed into. */
function ShowIt({ view: { may }, size = "medium" }: Props & { size?: "small" | "medium" }) {
  return (
    <Button
      kind="second"
      size={size}
      form={idIn(may.cancel ? "cancel" : "show", "form")}
      answer={{ name: "beside", value: "show", id: idIn("show", size) }}
    >
      Show it
    </Button>
  );
}

/** When else suits the patient: a day with a time or a part of the day, or words. */
function When({ fields, view: { days, clock } }: { fields: Fields } & Props) {
  const { value, ...time } = fields.field("time", "Time", { isOptional: true });
  const typed = askedTimeValue(value) ?? value;
  const isListed = typed === "" || TIMES.some((one) => one.value === typed);
  return (
    <>
      <p>{`Choose a day and a time, or write when suits you.${clock ? ` ${clock}` : ""}`}</p>
      <div className="when-fields">
        <TextField
          {...fields.field("date", "Day", { isOptional: true })}
          type="date"
          width="date"
          min={days.first}
          max={days.last}
        />
        <SelectField
          {...time}
          options={isListed ? TIMES : [...TIMES, { value: typed, label: timeLabel(typed) }]}
          value={typed}
          nothing="Choose a time"
        />
      </div>
      <Words
        fields={fields}
        label="In your own words"
        hint="When suits you, or what the practice should know"
      />
    </>
  );
}

/** Parts of a day first, for patients who can come at any time of one. */
const TIMES = [...DAY_PARTS.map(({ name }) => ({ value: name, label: name })), ...TIME_SLOTS];

/** Whether another practice may be asked. */
export function MayGoElsewhere({ view }: Props) {
  const { field } = formFields(view, "elsewhere");
  return (
    <RequestForm place={view} action="elsewhere">
      <RadioCards
        {...field("elsewhere", "May we ask another practice?")}
        columns={2}
        options={[
          { value: "yes", label: "Yes, ask another", hint: "A practice near you will see what you sent us" },
          { value: "no", label: "No", hint: "Your request will end" },
        ]}
      />
      <Button size="large">Send my answer</Button>
    </RequestForm>
  );
}

/** What else can be done, each folded until it is wanted, or has just been posted with a mistake. */
export function OtherActs({ view }: Props) {
  const { may, callInstead, callToChange, practice, isSample } = view;
  return (
    <div className="disclosures" id={ACTS_ID}>
      {callInstead && practice && (
        <p className="call-instead">
          {"Your appointment is less than two hours away. To change it, call "}
          {practice.phone === "" ? practice.name : <PhoneLink phone={practice.phone} isSample={isSample} />}.
        </p>
      )}
      {callToChange && practice && (
        <p className="call-instead">
          {`We can’t email ${practice.name}. To ${view.appointment ? "move or cancel your appointment" : "choose a time or cancel"}, call `}
          {practice.phone === "" ? "them" : <PhoneLink phone={practice.phone} isSample={isSample} />}.
        </p>
      )}
      {view.freeDays.length > 0 && <TakeFreeTime view={view} />}
      {may.wishEarlier && <WantEarlier view={view} />}
      {may.change && <Change view={view} />}
      {may.agree && <Agreed view={view} />}
      <Texts view={view} />
      {may.cancel && <Cancel view={view} />}
      <ShowAll view={view} />
    </div>
  );
}

/** So many days are shown; the others fold out. */
const DAYS_FIRST = 5;

/** Free times of the practice: one is theirs at once. */
function TakeFreeTime({ view }: Props) {
  const fields = formFields(view, "book");
  const time = fields.field("at", "Which time suits you?");
  const { appointment, clock, clockWords, freeDays, practice } = view;
  const buttonWords = (when: string) => `${appointment ? "Move to" : "Book"} ${when}${clockWords}`;
  return (
    <Disclosure
      summary={appointment ? "Move to another free time" : "Take a free time"}
      isOpen={fields.isOpen}
    >
      <RequestForm place={view} action="book">
        <p>
          {appointment
            ? `${practice?.name ?? "The practice"} is free at these times. Take one and your appointment moves at once.`
            : `${practice?.name ?? "The practice"} is free at these times. Take one and it’s booked at once.`}
          {clock && ` ${clock}`}
        </p>
        <FieldGroup {...time}>
          <DaysOfTimes
            name="at"
            id={time.id}
            days={freeDays.slice(0, DAYS_FIRST)}
            buttonWords={buttonWords}
          />
          {freeDays.length > DAYS_FIRST && (
            <details className="later-days">
              <summary>Later days</summary>
              <DaysOfTimes
                name="at"
                id={`${time.id}-later`}
                days={freeDays.slice(DAYS_FIRST)}
                buttonWords={buttonWords}
              />
            </details>
          )}
        </FieldGroup>
        <div className="sends-any">
          <Button>{appointment ? "Move to this time" : "Book this time"}</Button>
        </div>
      </RequestForm>
    </Disclosure>
  );
}

function Change({ view }: Props) {
  const fields = formFields(view, "change");
  const { appointment } = view;
  return (
    <Disclosure summary="Ask for another time" isOpen={fields.isOpen}>
      <RequestForm place={view} action="change">
        {appointment && (
          <p>
            <WithDate
              text={`You still have your appointment on ${appointment.short}, until the practice agrees another time.`}
            />
          </p>
        )}
        <When fields={fields} view={view} />
        <Button>Ask for this time</Button>
      </RequestForm>
    </Disclosure>
  );
}

function Agreed({ view }: Props) {
  const fields = formFields(view, "agreed");
  return (
    <Disclosure summary="We agreed a time on the phone" isOpen={fields.isOpen}>
      <RequestForm place={view} action="agreed">
        <p>
          Tell us, and we’ll remind you the day before if there’s still time.
          {view.clock && ` ${view.clock}`}
        </p>
        <DayAndTime fields={fields} days={view.days} />
        <RadioCards
          {...fields.field("sure", "Is it agreed?")}
          columns={1}
          options={[{ value: "yes", label: "Yes, we agreed this time" }]}
        />
        <Button>Save this time</Button>
      </RequestForm>
    </Disclosure>
  );
}

/** The button carries the answer, so a program that sends the form as it was served cancels nothing. */
function Cancel({ view }: Props) {
  const fields = formFields(view, "cancel");
  const thing = view.appointment ? "appointment" : "request";
  return (
    <Disclosure summary={`Cancel my ${thing}`} isOpen={fields.isOpen}>
      <RequestForm place={view} action="cancel">
        <Words fields={fields} label="Why" hint="Only if you like. We’ll keep it with your request." />
        <Button
          answer={{ name: "sure", id: idIn("cancel", "sure"), value: "yes" }}
        >{`Yes, cancel my ${thing}`}</Button>
      </RequestForm>
    </Disclosure>
  );
}

/** What the patient sent, after a press: an onlooker and a mail scanner do not see it. */
function ShowAll({ view }: Props) {
  const { shown, may } = view;
  const press = (
    <>
      <p>Your name, how to reach you, what you need and your message.</p>
      <div>
        <ShowIt view={view} />
      </div>
    </>
  );
  return (
    <Disclosure
      summary={
        view.practicesWrote ? "Show everything I sent, and what practices wrote" : "Show everything I sent"
      }
      isOpen={shown !== null}
    >
      {shown && <Given fields={shown} />}
      {!shown && may.cancel && <div className="stack-l">{press}</div>}
      {!shown && !may.cancel && (
        <RequestForm place={view} action="show">
          {press}
        </RequestForm>
      )}
    </Disclosure>
  );
}

/** While no practice has the request: who is in pain need not wait for one. */
export function CallInstead({ view }: Props) {
  return (
    <Panel title="Or call a practice yourself">
      <p>You don’t have to wait for us. If a practice gives you a time, please cancel this request.</p>
      <ToCall view={view} />
      <p>
        <a href={view.nearby}>Practices near you</a>
      </p>
    </Panel>
  );
}

/** Where to go from a request that is over: practices to call, where it found none. */
export function Onwards({ view }: Props) {
  return (
    <>
      {view.toCall.length > 0 && (
        <Panel title="Practices to call">
          <ToCall view={view} />
        </Panel>
      )}
      <OnwardsLinks view={view} />
    </>
  );
}

function ToCall({ view: { toCall } }: Props) {
  if (toCall.length === 0) return null;
  return (
    <ul className="to-call">
      {toCall.map(({ id, name, path, phone, where, isSample, reasons }) => (
        <li key={id}>
          <a href={path}>{name}</a>
          {`, ${where}`}
          <br />
          <PhoneLink phone={phone} isSample={isSample} />
          {reasons && <p className="small soft">{reasons}</p>}
        </li>
      ))}
    </ul>
  );
}

function OnwardsLinks({ view }: Props) {
  return (
    <div className="cluster">
      {view.review && <LinkButton href={view.review}>Review your visit</LinkButton>}
      <LinkButton kind={view.review ? "second" : "primary"} href={view.askAgain}>
        Book again
      </LinkButton>
      <LinkButton kind="second" href={view.nearby}>
        Practices near you
      </LinkButton>
    </div>
  );
}
