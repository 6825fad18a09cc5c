import { Link, useNavigation } from "react-router";
import { DOUBTFUL_WORDS } from "#content/desk.ts";
import type { Route } from "./+types/message-page.ts";
import { DeskForm, InputField, SelectField } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { ACT, DraftBox, DROP, KEPT, revalidatesUnlessDraft } from "./drafts.tsx";
import { ActButton, ActFields, Answer, Drawer, Facts, ItemAside, ItemHead } from "./item-parts.tsx";
import { useKeys } from "./keys.ts";
import { Pulse } from "./use-pulse.tsx";
import { whenWords } from "./due-label.tsx";
import { TableHead } from "./table-head.tsx";

export { answerMessage as action, readMessage as loader } from "./message.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Message ${params["reference"]}`);
export const shouldRevalidate = revalidatesUnlessDraft;

export default function MessagePage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { reference, version, isOpen, answers, draft, greeting, mailbox, now } = shown;
  const typed = actionData?.typed;
  const mine = typed?.["answer"] ?? draft?.words["answer"];
  useKeys({ a: () => document.getElementById("answer")?.focus() });
  return (
    <>
      <ItemHead
        kind={shown.mistake ? "mistake" : "message"}
        tag={shown.tag}
        title={shown.title}
        reference={`Message ${reference}`}
        due={shown.due}
        now={now}
      />
      <Answer
        answer={actionData?.answer}
        now={now}
        lost={isOpen ? [] : [typed?.["value"], typed?.["thanks"]].filter((words) => words !== undefined)}
      />
      <Pulse about={reference} version={version} others={shown.others} />
      <div className="cols cols-side">
        <div className="stack">
          {shown.doubtful && <p className="say">{DOUBTFUL_WORDS}</p>}
          <section>
            <h2 className="over">The message</h2>
            <div className="quote">{shown.words}</div>
          </section>
          {answers.map(({ at, who, words, isSent }) => (
            <section key={at.getTime()}>
              <h2 className="over">{isSent ? `What ${who} wrote` : `${who} noted it as answered`}</h2>
              <div className="quote">{words}</div>
              <p className="hint">{whenWords(at, now)}</p>
            </section>
          ))}
          {shown.mistake && isOpen && (
            <Correct mistake={shown.mistake} version={version} draft={draft} typed={typed ?? {}} />
          )}
          {shown.mistake && <Listing mistake={shown.mistake} />}
          {shown.isText && isOpen && (
            <p className="say">
              {shown.hasEmail
                ? "They texted this, and might not see an email soon. If it’s about today or tomorrow, ring them."
                : "They texted this, and we have no email address for them. Ring them."}
            </p>
          )}
          {shown.hasEmail && (
            <DeskForm className="stack">
              <input type="hidden" name="version" value={version} />
              <DraftBox
                key={version}
                name="answer"
                label={isOpen ? (shown.mistake ? "Or only answer" : "Your answer") : "Write again"}
                hint={`We add “Kia ora${greeting ? ` ${greeting}` : ""},” above, and your name and the reference below. A reply comes to ${mailbox}.`}
                draft={draft}
                typed={typed?.["answer"]}
              />
              <div className="act">
                <ActButton
                  className={shown.mistake || !isOpen ? "btn btn-second" : "btn btn-primary"}
                  act="message answer"
                >
                  {isOpen
                    ? "Send answer"
                    : answers.some(({ who }) => who !== "")
                      ? "Send mine as well"
                      : "Send it"}
                </ActButton>
                {isOpen && (
                  <ActButton className="plain" act="message keep-open">
                    Send and keep it open
                  </ActButton>
                )}
                {!isOpen && mine && (
                  <button className="plain" type="submit" name={ACT} value={DROP} formNoValidate>
                    Drop my answer
                  </button>
                )}
              </div>
            </DeskForm>
          )}
          {isOpen && (
            <div>
              <Drawer title="Answered elsewhere, or no answer needed">
                <DeskForm className="row">
                  <input type="hidden" name="version" value={version} />
                  <ActButton className="btn btn-second" act="message elsewhere">
                    I’ve answered elsewhere
                  </ActButton>
                  <ActButton className="btn btn-second" act="message no-answer">
                    No answer needed
                  </ActButton>
                </DeskForm>
                <p className="hint">Nothing is sent.</p>
              </Drawer>
            </div>
          )}
        </div>
        <ItemAside
          person={shown.person}
          about="message"
          title="Who it’s from"
          happened={shown.happened}
          now={now}
        >
          <Facts facts={shown.writer} />
          {shown.about && (
            <p>
              {shown.isText ? "We text them about" : "They name"}{" "}
              <Link to={`/desk/requests/${shown.about}`}>{shown.about}</Link>.
            </p>
          )}
        </ItemAside>
      </div>
    </>
  );
}

type Mistake = NonNullable<Route.ComponentProps["loaderData"]["mistake"]>;

function Listing({ mistake: { id, name, rows } }: { mistake: Mistake }) {
  return (
    <section className="panel">
      <h2>
        What we list of <Link to={`/desk/practices/${id}`}>{name}</Link>
      </h2>
      <table className="table fold">
        <TableHead columns={["Fact", "What people see", "Who says so", "Since"]} />
        <tbody>
          {rows.map(({ name: fact, value, source, since }) => (
            <tr key={fact}>
              <th scope="row">{fact}</th>
              <td>{value}</td>
              <td className="meta">{source}</td>
              <td className="meta num">{since}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Correction = {
  mistake: Mistake;
  version: number;
  draft: Route.ComponentProps["loaderData"]["draft"];
  typed: Readonly<Record<string, string>>;
};

function Correct({ mistake, version, draft, typed }: Correction) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <DeskForm className="panel panel-sea stack">
      <h2>Put it right</h2>
      <ActFields act="message correct" version={version} />
      <input type="hidden" name="practice" value={mistake.id} />
      <input type="hidden" name="listing" value={mistake.version} />
      <div className="two">
        <SelectField
          name="column"
          label="What’s wrong"
          required
          defaultValue={typed["column"] ?? draft?.words["column"] ?? ""}
          options={[
            { value: "", label: "Choose" },
            ...mistake.columns.map(({ name, label, value }) => ({
              value: name,
              label: value === "" ? label : `${label}: ${value}`,
            })),
          ]}
          {...KEPT}
        />
        <InputField
          name="value"
          label="What’s right"
          maxLength={300}
          required
          defaultValue={typed["value"] ?? draft?.words["value"]}
          {...KEPT}
        />
      </div>
      <DraftBox
        name="thanks"
        label="Your thanks"
        draft={draft}
        typed={typed["thanks"] ?? draft?.words["thanks"] ?? THANKS}
      />
      <div>
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          Change it and thank them
        </button>
      </div>
      <p className="hint">
        It becomes our word, and no import will overwrite it. They get your thanks by email.
      </p>
    </DeskForm>
  );
}

const THANKS = "Thank you for telling us. We’ve put it right.";
