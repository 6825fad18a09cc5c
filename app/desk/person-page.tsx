import { Link } from "react-router";
import { DESK_PEOPLE_PATH } from "#content/desk-addresses.ts";
import { listInWords } from "#domain/lists.ts";
import type { Route } from "./+types/person-page.ts";
import { InputField } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { whenWords } from "./due-label.tsx";
import { ActDrawer, Answer, Done, Drawer, History, NotedPanel } from "./item-parts.tsx";

export { answerPerson as action, readPerson as loader } from "./person.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("A person");

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

export default function PersonPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { email, records, now, hash, happened, done } = shown;
  const typed: Typed = actionData?.typed ?? {};
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={DESK_PEOPLE_PATH}>People</Link>
      </nav>
      <div className="head">
        <div>
          <h1>What we hold about a person</h1>
          {email && <p>Everything from {email}, the latest first.</p>}
        </div>
      </div>
      {done !== "" && !actionData && <Done>{done}</Done>}
      <Answer answer={actionData?.answer} now={now} />
      {records.length === 0 ? (
        <section className="panel">
          <p>We hold nothing under this address.</p>
        </section>
      ) : (
        <div className="cols cols-side">
          <div className="stack records">
            {records.map((record) => (
              <Held key={record.key} record={record} now={now} typed={typed} />
            ))}
          </div>
          <aside className="stack" aria-label="What they can ask for">
            <NotedPanel title="They can ask for">
              <p>
                <a className="btn btn-second" href={`${DESK_PEOPLE_PATH}/${hash}/copy.txt`} download>
                  A copy of all of it
                </a>
              </p>
              <p className="hint">A text to send them. We have 20 working days from the day they ask.</p>
              <div className="gap">
                {email && (
                  <ActDrawer
                    title="Send their links again"
                    act="person links"
                    version={0}
                    press={`Send to ${email}`}
                  />
                )}
                <Erase shown={shown} typed={typed} />
              </div>
            </NotedPanel>
            {happened.length > 0 && <History happened={happened} now={now} />}
          </aside>
        </div>
      )}
    </>
  );
}

function Held({ record, now, typed }: { record: Shown["records"][number]; now: Date; typed: Typed }) {
  const { title, href, at, facts, correctable, seen, reference } = record;
  return (
    <section className="panel">
      <h2>{href ? <Link to={href}>{title}</Link> : title}</h2>
      <p className="dim">Since {whenWords(at, now)}</p>
      <Drawer title={`Everything we hold, in ${facts.length} lines`} isOpen>
        <dl className="facts">
          {facts.map(({ line, what, held }) => (
            <FactLine key={line} what={what} held={held} />
          ))}
        </dl>
      </Drawer>
      {reference && correctable.length > 0 && (
        <ActDrawer
          title="Correct it"
          act="person correct"
          version={0}
          press="Save the correction"
          isOpen={typed["reference"] === reference}
        >
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="seen" value={seen} />
          <div className="two">
            {correctable.map(({ name, label, value }) => (
              <InputField
                key={name}
                name={name}
                label={label}
                id={`${reference}-${name}`}
                maxLength={254}
                defaultValue={typed["reference"] === reference ? typed[name] : value}
              />
            ))}
          </div>
          <p className="hint">If you change the email address, emails still waiting go to the new one.</p>
        </ActDrawer>
      )}
    </section>
  );
}

function FactLine({ what, held }: { what: string; held: string }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>{held}</dd>
    </>
  );
}

function Erase({ shown: { records, told, untilInBackups }, typed }: { shown: Shown; typed: Typed }) {
  const hasReference = records.some(({ reference }) => reference !== null);
  return (
    <ActDrawer
      title="Erase everything"
      act="person erase"
      version={0}
      typed={typed}
      press="Erase all of it, for good"
    >
      <p>
        This erases everything on this page. There is no way back.{" "}
        {told.length > 0 && `${listInWords(told)} will get an email that the appointment is cancelled. `}
        It stays in encrypted backups until {untilInBackups}.
      </p>
      <InputField
        name="typed"
        label={hasReference ? "Type one of their references" : "Type their email address"}
        required
        maxLength={254}
        autoComplete="off"
      />
    </ActDrawer>
  );
}
