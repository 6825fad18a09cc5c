import { useRef, useState } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { MOST_NOTE } from "#content/desk.ts";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { withCapital } from "#domain/text.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import type { PracticeAtDesk } from "#services/requests/desk.ts";
import type { Route } from "./+types/request-page.ts";
import { DeskForm } from "./desk-form.tsx";
import { DraftBox } from "./drafts.tsx";
import { ActFields, Drawer } from "./item-parts.tsx";
import { useKeys } from "./keys.ts";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

/** The practices that could take a request, with reasons, and a search for further practices. */
export function SendRequest({ shown, typed }: { shown: Shown; typed: Typed }) {
  const choices = offeredPractices(shown);
  const [chosen, setChosen] = useState(typed["practice"] ?? "");
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state === "submitting";
  useKeys(
    Object.fromEntries(
      choices.slice(0, 5).map((practice, index) => [
        String(index + 1),
        () => {
          const choice = form.current?.querySelector<HTMLElement>(`[data-choice="${practice.id}"]`);
          choice?.click();
          choice?.focus();
        },
      ]),
    ),
  );
  const name = choices.find(({ id }) => String(id) === chosen)?.name;
  return (
    <>
      <DeskForm ref={form} className="stack" id="send">
        <ActFields act="request send" version={shown.version} />
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
        {choices.some(({ getsMail }) => getsMail) && (
          <Drawer
            title="Add a note for the practice"
            isOpen={Boolean(typed["note"] || shown.draft?.words["note"])}
          >
            <DraftBox
              name="note"
              label="Your note"
              hint="Like “Ring her after 4”. They read it once they open the request, and the patient can ask us for it."
              draft={shown.draft}
              typed={typed["note"]}
              most={MOST_NOTE}
              isRequired={false}
            />
          </Drawer>
        )}
        {choices.some(({ getsMail }) => getsMail) && (
          <div className="act">
            <button className="btn btn-primary" type="submit" disabled={isBusy}>
              {isBusy ? "Sending…" : name ? `Send to ${name}` : "Send it"}
            </button>
            <p className="small">
              {name ? "They get an email now and have" : "The practice you choose gets an email now and has"}{" "}
              until {shown.answerBy} to reply. The patient hears who has the request.
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

/** Our suggestions, the best first, then what the search found. */
export function offeredPractices({ suggestions, found }: Shown): PracticeAtDesk[] {
  const known = new Set(suggestions.map(({ id }) => id));
  return [...suggestions, ...found.filter(({ id }) => !known.has(id))];
}

type ChoiceProps = {
  practice: PracticeAtDesk;
  number: number;
  isChosen: boolean;
  choose: (id: string) => void;
};

/** We send a request to practices with email; for one we can only ring, the card opens the time that was agreed. */
function Choice({ practice, number, isChosen, choose }: ChoiceProps) {
  const { id, getsMail } = practice;
  const body = <ChoiceBody practice={practice} />;
  const end = <ChoiceEnd practice={practice} number={number} />;
  if (!getsMail)
    return (
      <div className="to-ring">
        <Icon name="phone" />
        {body}
        {end}
      </div>
    );
  return (
    <label>
      <input
        type="radio"
        name="practice"
        value={id}
        data-choice={id}
        required
        defaultChecked={isChosen}
        onChange={() => choose(String(id))}
      />
      {body}
      {end}
    </label>
  );
}

function ChoiceBody({ practice }: { practice: PracticeAtDesk }) {
  const { id, name, town, getsMail, reasons, against } = practice;
  const [asked] = useSearchParams();
  const agree = new URLSearchParams(asked);
  agree.set("agree", String(id));
  return (
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
        {against.map((reason) => (
          <span key={reason} className="not">
            <span aria-hidden="true">–</span>
            {withCapital(reason)}
          </span>
        ))}
      </span>
      {!getsMail && (
        <span>
          No email reaches them: ring them.{" "}
          <Link to={`?${agree}`} preventScrollReset data-choice={id}>
            You agreed a time with them
          </Link>
        </span>
      )}
    </span>
  );
}

function ChoiceEnd({ practice, number }: Pick<ChoiceProps, "practice" | "number">) {
  const { id, name, phone, isSample } = practice;
  return (
    <span className="end">
      {number <= 5 && <kbd>{number}</kbd>}
      <PhoneLink phone={phone} isSample={isSample} />
      <Link to={`${DESK_PRACTICES_PATH}/${id}`}>
        Their page<span className="visually-hidden">: {name}</span>
      </Link>
    </span>
  );
}
