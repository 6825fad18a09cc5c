import { useNavigation } from "react-router";
import { formatDay } from "#domain/nz-time.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { DOUBTFUL_WORDS } from "#content/desk.ts";
import { LISTING_FIELDS, REGISTER_ROWS } from "#content/desk-application.ts";
import type { ActName } from "#services/desk/every-act.ts";
import type { Route } from "./+types/application-page.ts";
import { DeskForm, InputField } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { DraftBox, KeepTyped, KEPT, revalidatesUnlessDraft } from "./drafts.tsx";
import {
  ActDrawer,
  Drawer,
  ActFields,
  Answer,
  Facts,
  History,
  ItemHead,
  LOOK_NOTE,
  PersonLink,
} from "./item-parts.tsx";
import { whenWords } from "./due-label.tsx";
import { RegisterLink, RegisterTable } from "./register-table.tsx";
import { Pulse } from "./use-pulse.tsx";

export { answerApplication as action, readApplication as loader } from "./application.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Application ${params["reference"]}`);
export const shouldRevalidate = revalidatesUnlessDraft;

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

export default function ApplicationPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { reference, version, isOpen, outcome, answers, now } = shown;
  const typed: Typed = actionData?.typed ?? {};
  return (
    <>
      <ItemHead
        kind="application"
        tag="Application to join"
        title={shown.title}
        reference={`Application ${reference}`}
        due={shown.due}
        now={now}
      />
      <Answer answer={actionData?.answer} now={now} lost={isOpen ? [] : lostWords(typed, shown.listing)} />
      <Pulse about={reference} version={version} others={shown.others} />
      {shown.doubtful && <p className="say">{DOUBTFUL_WORDS}</p>}
      {!isOpen && (
        <p className="say">{outcome === "declined" ? "It was declined." : "It was approved or answered."}</p>
      )}
      {answers.map(({ at, who, words }) => (
        <section key={at.getTime()} className="gap">
          <h2 className="over">
            {who}, {whenWords(at, now)}
          </h2>
          <div className="quote">{words}</div>
        </section>
      ))}
      {isOpen ? (
        <Open shown={shown} typed={typed} />
      ) : (
        <section className="panel panel-quiet gap">
          <h2>What they sent</h2>
          <Facts facts={shown.sent} />
          <PersonLink person={shown.person} />
        </section>
      )}
      <div className="gap">
        <History happened={shown.happened} now={now} />
      </div>
    </>
  );
}

/** What was typed into boxes that a decided application doesn’t have any more, word for word. */
function lostWords(typed: Typed, listing: Shown["listing"]): string[] {
  const register = REGISTER_ROWS.filter((row) => typed[`number${row}`]).map((row) =>
    ["name", "number", "scope", "until"].flatMap((name) => typed[`${name}${row}`] || []).join(", "),
  );
  const cells = LISTING_FIELDS.flatMap(({ name, label }) =>
    typed[name] && typed[name] !== listing[name] ? [`${label}: ${typed[name]}`] : [],
  );
  const words = ["decline", "ask"].flatMap((name) => typed[name] || []);
  return [...words, ...register, ...cells];
}

function Open({ shown, typed }: { shown: Shown; typed: Typed }) {
  const isBusy = useNavigation().state === "submitting";
  const { version, email, alike, notes, draft } = shown;
  const begun: Typed = { ...shown.listing, ...draft?.words, ...typed };
  const isChanged = LISTING_FIELDS.some(({ name }) => begun[name] !== shown.listing[name]);
  return (
    <div className="stack">
      <DeskForm className="stack">
        <ActFields act="application approve" version={version} />
        {alike.length > 0 && <Alike alike={alike} chosen={typed["same"]} />}
        <div className="cols cols-two">
          <section className="panel panel-quiet">
            <h2>What they sent</h2>
            <Facts facts={shown.sent} />
            <PersonLink person={shown.person} />
            <p className="foot-note">{LOOK_NOTE}</p>
          </section>
          <section className="panel">
            <h2>The listing this makes</h2>
            <div className="stack">
              <Facts
                facts={LISTING_FIELDS.map(({ name, label }) => ({
                  name: label,
                  value: listedWords(name, begun[name] ?? ""),
                }))}
              />
              <Drawer title="Change what’s listed" isOpen={isChanged || Object.keys(typed).length > 0}>
                <div className="two">
                  {LISTING_FIELDS.map(({ name, label }) => (
                    <InputField
                      key={name}
                      name={name}
                      label={label}
                      maxLength={300}
                      defaultValue={begun[name]}
                      {...KEPT}
                    />
                  ))}
                </div>
              </Drawer>
              {notes.map((note) => (
                <p key={note} className="hint">
                  {note}
                </p>
              ))}
              <p className="hint">They’re shown in the middle of their town until they have a position.</p>
              <label className="tick">
                <input
                  type="checkbox"
                  name="mayShowPhone"
                  value="yes"
                  defaultChecked={typed["mayShowPhone"] === "yes"}
                />
                <span>
                  They said we can give patients the phone number.{" "}
                  <span className="dim">They gave it for our reply.</span>
                </span>
              </label>
            </div>
          </section>
        </div>
        <Register today={shown.today} contact={shown.contact} typed={begun} />
        <KeepTyped wasKept={draft !== null} />
        <div className="act">
          <button className="btn btn-primary" type="submit" disabled={isBusy}>
            Approve and send their link
          </button>
          <p className="small">
            This lists them, lets requests go to them, and emails their link to {email}, all at once.
          </p>
        </div>
      </DeskForm>
      <div>
        <WordsDrawer
          {...{ shown, typed }}
          act="application ask"
          name="ask"
          title="Ask them something first"
          label="Your question"
          press="Send, and keep it open"
        />
        <WordsDrawer
          {...{ shown, typed }}
          act="application decline"
          name="decline"
          title="Decline, with a reason"
          label="Why not"
          press="Decline and tell them why"
        />
      </div>
    </div>
  );
}

/** They gave their number for our answer, so patients see it only where the box below is ticked. */
function listedWords(name: string, value: string): string {
  if (value === "") return "None";
  return name === "phone" ? `${value}, if you tick that below` : value;
}

type WordsDrawerProps = {
  shown: Shown;
  typed: Typed;
  act: ActName;
  name: string;
  title: string;
  label: string;
  press: string;
};

/** A drawer for an act whose words go to the applicant. */
function WordsDrawer({ shown, typed, name, label, ...drawer }: WordsDrawerProps) {
  const { version, draft, email } = shown;
  return (
    <ActDrawer {...drawer} version={version} typed={typed} isOpen={Boolean(draft?.words[name])}>
      <DraftBox
        name={name}
        label={label}
        hint={`It goes to ${email}, with “Kia ora” and their name above, and yours below.`}
        draft={draft}
        typed={typed[name]}
      />
    </ActDrawer>
  );
}

function Alike({ alike, chosen }: { alike: Shown["alike"]; chosen: string | undefined }) {
  return (
    <section className="say">
      <Icon name="alert" />
      <div>
        <h2>Perhaps listed already</h2>
        <fieldset className="pick pick-tight">
          <legend className="visually-hidden">Is it the same practice?</legend>
          {alike.map(({ id, name, why, requestsGoTo }) => (
            <label key={id}>
              <input type="radio" name="same" value={id} required defaultChecked={chosen === String(id)} />
              <span>
                The same as {name}, practice {id}: keep its number and page{" "}
                <span className="dim">({why.join(", ") || "alike by name and place"})</span>
                {requestsGoTo !== null && ` ${joinedWords(requestsGoTo)}`}
              </span>
            </label>
          ))}
          <label>
            <input type="radio" name="same" value="no" required defaultChecked={chosen === "no"} />
            <span>Another practice: make a new page</span>
          </label>
        </fieldset>
      </div>
    </section>
  );
}

/** What approving does to a practice that has joined, in whose name someone else might apply. */
function joinedWords(email: string): string {
  return email === ""
    ? "They’ve joined, without an email address."
    : `They’ve joined, and requests go to ${email}. If you approve with another email, requests go there instead, their link stops working, and we tell ${email}.`;
}

function Register({ today, contact, typed }: { today: string; contact: string; typed: Typed }) {
  const [first, ...further] = REGISTER_ROWS.map((row) => ({
    name: row === 1 ? contact : "",
    number: "",
    scope: "",
    until: "",
    seenOn: today,
  }));
  const isFurther = Boolean(typed["name2"] || typed["number2"] || typed["name3"] || typed["number3"]);
  return (
    <section className="panel">
      <h2>Register check</h2>
      <RegisterLink />
      <RegisterTable rows={[first!]} typed={typed} seenOn={today} />
      <Drawer title="Another dentist" isOpen={isFurther}>
        <RegisterTable rows={further} from={2} typed={typed} seenOn={today} />
      </Drawer>
      <p className="hint">
        It’s noted that you looked on {formatDay(today)}. Clear the first name if the contact isn’t a dentist.
        Empty rows are left out.
      </p>
    </section>
  );
}
