import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { PracticeAtDesk } from "#services/requests/desk.ts";
import { withCapital } from "#domain/text.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/request-page.ts";
import { DeskForm, InputField, SelectField } from "./desk-form.tsx";
import { doorMeta } from "./door-head.tsx";
import { DraftBox, unlessDraft } from "./drafts.tsx";
import { ActDrawer, ActFields, Answer, Facts, History, ItemHead, LOOK_NOTE } from "./item-parts.tsx";
import { useKeys } from "./keys.ts";
import { Pulse } from "./use-pulse.tsx";
import { answerRequest, readRequest } from "./request.server.ts";

export const meta: Route.MetaFunction = ({ params }) => doorMeta(`Request ${params["reference"]}`);
export const shouldRevalidate = unlessDraft;

export function loader({ request, context, params }: Route.LoaderArgs) {
  return readRequest({ request, context, reference: params.reference });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerRequest({ request, context, reference: params.reference });
}

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

export default function RequestPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const typed: Typed = actionData?.typed ?? {};
  return (
    <>
      <ItemHead
        kind="request"
        tag={shown.isEmergency ? "Emergency" : "Request"}
        title={shown.title}
        reference={`Request ${shown.reference}`}
        due={shown.due}
        now={shown.now}
        isEmergency={shown.isEmergency}
      />
      <Answer answer={actionData?.answer} now={shown.now} lost={lostOf(typed, shown.may)} />
      <Pulse about={shown.reference} version={shown.version} others={shown.others} />
      <div className="cols cols-side">
        <div className="stack">
          <dl className="strip">
            {shown.strip.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <WhereItIs shown={shown} />
          {shown.may.send && <Send shown={shown} typed={typed} />}
          <SomethingElse shown={shown} typed={typed} />
        </div>
        <aside className="stack" aria-label="About this request">
          <section className="panel panel-sea">
            <h2>The patient</h2>
            <Facts facts={shown.patient} />
            <p className="foot-note">{LOOK_NOTE}</p>
          </section>
          <History happened={shown.happened} now={shown.now} />
        </aside>
      </div>
    </>
  );
}

/** The words for what is not possible any more. */
function lostOf(typed: Typed, { close, takeBack }: Shown["may"]): string[] {
  const lost = [close ? "" : typed["closeWhy"], takeBack ? "" : typed["backWhy"]];
  return lost.filter((words): words is string => Boolean(words));
}

function WhereItIs({ shown: { status, practice, appointment, doubtful, whose } }: { shown: Shown }) {
  const waits = {
    ours: "",
    practice: "It waits for their reply.",
    sender: "It waits for the patient.",
    "no one": "",
  };
  return (
    <>
      {practice && (
        <p className="say">
          <span>
            With <b>{practice.name}</b>,{" "}
            <a href={`tel:${practice.phone.replaceAll(/[^\d+]/g, "")}`}>{practice.phone}</a>.{" "}
            {appointment ? `Agreed: ${appointment}.` : waits[whose]}
          </span>
        </p>
      )}
      {status === "closed" && <p className="say">It has ended.</p>}
      {doubtful && (
        <p className="say">A hidden field of the form was filled in, so it might be a machine’s.</p>
      )}
    </>
  );
}

function Send({ shown, typed }: { shown: Shown; typed: Typed }) {
  const choices = choicesOf(shown);
  const [chosen, setChosen] = useState(typed["practice"] ?? "");
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state === "submitting";
  useKeys(
    Object.fromEntries(
      choices.slice(0, 5).map((practice, index) => [
        String(index + 1),
        () => {
          const radio = form.current?.querySelector<HTMLInputElement>(`[value="${practice.id}"]`);
          radio?.click();
          radio?.focus();
        },
      ]),
    ),
  );
  const name = choices.find(({ id }) => String(id) === chosen)?.name;
  return (
    <>
      <DeskForm ref={form} className="stack" id="send">
        <ActFields act="send" version={shown.version} />
        <fieldset className="pick">
          <legend>Who can see them?</legend>
          {choices.length === 0 && (
            <p className="soft">
              No practice fits that the patient agreed to. Find one below, or ring the patient.
            </p>
          )}
          {choices.map((practice, index) => (
            <Choice
              key={practice.id}
              practice={practice}
              number={index + 1}
              isChosen={chosen === String(practice.id)}
              choose={setChosen}
            />
          ))}
        </fieldset>
        {choices.length > 0 && (
          <div className="act">
            <button className="btn btn-primary" type="submit" disabled={isBusy}>
              {isBusy ? "Sending…" : name ? `Send to ${name}` : "Send it"}
            </button>
            <p className="small">
              They get an email now and have until {shown.answerBy} to reply. The patient hears who has the
              request.
            </p>
          </div>
        )}
      </DeskForm>
      <Form className="field" method="get" preventScrollReset>
        <label className="label" htmlFor="q">
          Another practice
        </label>
        <div className="with-button">
          <input
            type="text"
            className="input"
            id="q"
            name="q"
            defaultValue={shown.q}
            placeholder="Name, town or number"
          />
          <button className="btn btn-second" type="submit">
            Find
          </button>
        </div>
        {shown.q !== "" && shown.found.length === 0 && (
          <p className="hint">No practice has all these words.</p>
        )}
      </Form>
    </>
  );
}

/** The best first, then those that were looked for by name. */
function choicesOf({ suggestions, found }: Shown): PracticeAtDesk[] {
  const known = new Set(suggestions.map(({ id }) => id));
  return [...suggestions, ...found.filter(({ id }) => !known.has(id))];
}

type ChoiceProps = {
  practice: PracticeAtDesk;
  number: number;
  isChosen: boolean;
  choose: (id: string) => void;
};

function Choice({ practice, number, isChosen, choose }: ChoiceProps) {
  const { id, name, town, phone, getsMail, reasons, against } = practice;
  const minus = getsMail ? against : ["no email: ring them", ...against];
  return (
    <label>
      <input
        type="radio"
        name="practice"
        value={id}
        required
        defaultChecked={isChosen}
        onChange={() => choose(String(id))}
      />
      <span className="body">
        <span className="name">{name}</span>
        <span className="soft">
          {town}, practice {id}
        </span>
        <span className="why">
          {reasons.map((reason) => (
            <span key={reason}>
              <Icon name="check" />
              {withCapital(reason)}
            </span>
          ))}
          {minus.map((reason) => (
            <span key={reason} className="not">
              <span aria-hidden="true">–</span>
              {withCapital(reason)}
            </span>
          ))}
        </span>
      </span>
      <span className="end">
        {number <= 5 && <kbd>{number}</kbd>}
        <span className="nowrap">{phone}</span>
      </span>
    </label>
  );
}

function SomethingElse({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { may, version, draft, status } = shown;
  const canRecord = may.confirm || may.decline || may.choose || may.change || may.cancel || may.elsewhere;
  const form = { version, typed };
  return (
    <section>
      <h2 className="over">{may.send ? "Something else" : "What you can do"}</h2>
      {may.agree && (
        <ActDrawer {...form} title="You agreed a time by phone" act="agree" press="Book it and tell them">
          <SelectField
            id="agreedWith"
            name="practice"
            label="With which practice"
            hint="Not in the list? Find it above by its name first."
            required
            defaultValue={typed["practice"] ?? ""}
            options={[
              { value: "", label: "Choose one" },
              ...choicesOf(shown).map(({ id, name, town }) => ({
                value: String(id),
                label: `${name}, ${town}`,
              })),
            ]}
          />
          <DayAndTime day="agreedDay" time="agreedTime" typed={typed} />
        </ActDrawer>
      )}
      {canRecord && (
        <ActDrawer
          {...form}
          title="Record what the patient or a practice said"
          act="record"
          press="Record it and send the emails"
        >
          <Said shown={shown} typed={typed} />
        </ActDrawer>
      )}
      <ActDrawer
        {...form}
        title="Write to the patient"
        act="write"
        press="Send email"
        isOpen={Boolean(draft?.words["write"])}
      >
        <DraftBox
          name="write"
          label="Your email"
          hint="We add “Kia ora” and their name above, your name and the reference below."
          draft={draft}
          typed={typed["write"]}
        />
      </ActDrawer>
      {may.takeBack && (
        <WhyDrawer
          {...form}
          title="Take it back from the practice"
          act="take-back"
          press="Take it back and tell both"
          name="backWhy"
          hint="For us. No one else sees it."
          draft={draft}
        />
      )}
      {may.close && (
        <WhyDrawer
          {...form}
          title="Close it: no one can see them"
          act="close"
          press="Close it and tell the patient"
          name="closeWhy"
          hint="For us. The email doesn’t say it."
          draft={draft}
        />
      )}
      {status === "closed" && may.reopen && (
        <ActDrawer
          {...form}
          title="Take it up again"
          act="reopen"
          press="Look for a practice again, and tell the patient"
        />
      )}
    </section>
  );
}

type WhyProps = {
  title: string;
  act: string;
  press: string;
  version: number;
  typed: Typed;
  name: string;
  hint: string;
  draft: Shown["draft"];
};

/** A drawer for an act that needs a reason, which we keep. */
function WhyDrawer({ name, hint, draft, typed, ...drawer }: WhyProps) {
  return (
    <ActDrawer {...drawer} typed={typed}>
      <DraftBox name={name} label="Why" hint={hint} draft={draft} typed={typed[name]} most={500} />
    </ActDrawer>
  );
}

/** What was said by phone, and what belongs to it. */
function Said({ shown: { may, times, declines }, typed }: { shown: Shown; typed: Typed }) {
  const said: { value: string; label: string; is: boolean }[] = [
    { value: "confirm", label: "The practice confirms a time", is: may.confirm },
    { value: "decline", label: "The practice can’t see them", is: may.decline },
    { value: "choose", label: "The patient takes one of the offered times", is: may.choose },
    { value: "change", label: "The patient would like another time", is: may.change },
    { value: "cancel", label: "The patient cancels", is: may.cancel },
    { value: "elsewhere-yes", label: "The patient says another practice can have it", is: may.elsewhere },
    { value: "elsewhere-no", label: "The patient doesn’t want another practice", is: may.elsewhere },
  ];
  return (
    <>
      <fieldset className="pick pick-tight">
        <legend className="visually-hidden">What they said</legend>
        {said
          .filter(({ is }) => is)
          .map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="said"
                value={value}
                required
                defaultChecked={typed["said"] === value}
              />
              <span>{label}</span>
            </label>
          ))}
      </fieldset>
      {(may.confirm || may.change) && (
        <DayAndTime day="saidDay" time="saidTime" typed={typed} isRequired={false} />
      )}
      {may.decline && (
        <SelectField
          name="reason"
          label="Why they can’t"
          defaultValue={typed["reason"] ?? "full"}
          options={declines}
        />
      )}
      {times.length > 0 && (
        <SelectField
          name="choice"
          label="The time they take"
          defaultValue={typed["choice"] ?? "1"}
          options={times.map(({ value, words }) => ({ value, label: words }))}
        />
      )}
    </>
  );
}

type Fields = { day: string; time: string; typed: Typed; isRequired?: boolean };

function DayAndTime({ day, time, typed, isRequired = true }: Fields) {
  return (
    <div className="two">
      <InputField
        name={day}
        label={<>Day {!isRequired && <span className="opt">(for a time)</span>}</>}
        type="date"
        required={isRequired}
        defaultValue={typed[day]}
      />
      <InputField
        name={time}
        label="Time"
        placeholder="2:30pm"
        required={isRequired}
        defaultValue={typed[time]}
      />
    </div>
  );
}
