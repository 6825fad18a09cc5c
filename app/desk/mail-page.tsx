import { Link } from "react-router";
import type { Route } from "./+types/mail-page.ts";
import { DeskForm, InputField } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import {
  ActButton,
  Answer,
  Drawer,
  Facts,
  History,
  ItemHead,
  NotedPanel,
  PersonLink,
} from "./item-parts.tsx";

export { answerMail as action, readMail as loader } from "./mail.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Undelivered email");

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

export default function MailPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const typed: Typed = actionData?.typed ?? {};
  return (
    <>
      <ItemHead
        kind="mail"
        tag={!shown.isOver && shown.isToRing ? "To ring" : "Undelivered email"}
        title={shown.isOver ? "This email has been dealt with" : shown.title}
        reference={`Email ${shown.id}`}
        due={null}
        now={shown.now}
      />
      <Answer
        answer={actionData?.answer}
        now={shown.now}
        lost={shown.isOver && typed["email"] ? [typed["email"]] : []}
      />
      {shown.isOver ? (
        <History happened={shown.happened} now={shown.now} />
      ) : (
        <Untold shown={shown} typed={typed} />
      )}
    </>
  );
}

/** Who to ring, and what else can be done while nobody has. */
function Untold({ shown, typed }: { shown: Extract<Shown, { isOver: false }>; typed: Typed }) {
  const { item, contact } = shown;
  return (
    <div className="cols cols-side">
      <div className="stack">
        {contact.length > 0 && (
          <NotedPanel title="Ring them">
            <Facts facts={contact} />
          </NotedPanel>
        )}
        <DeskForm className="row">
          <ActButton className="btn btn-primary" act="mail told">
            I’ve told them
          </ActButton>
          <ActButton className="btn btn-second" act="mail not-needed">
            Nothing needed
          </ActButton>
        </DeskForm>
        {shown.mayReaddress && (
          <Drawer title="Another address" isOpen={typed["email"] !== undefined}>
            <DeskForm className="stack">
              <InputField
                name="email"
                label="Their right email"
                hint="The email goes there again, and so does everything else about this."
                type="email"
                autoComplete="off"
                defaultValue={typed["email"] ?? ""}
                required
                maxLength={254}
              />
              <div>
                <ActButton className="btn btn-primary" act="mail readdress">
                  Send it there
                </ActButton>
              </div>
            </DeskForm>
          </Drawer>
        )}
        {shown.practicePath && (
          <p>
            Have they another address? Change it on <Link to={shown.practicePath}>their page</Link>, and their
            requests go there.
          </p>
        )}
        {item && (
          <p>
            It’s about <Link to={item.path}>{item.reference}</Link>.
          </p>
        )}
        <PersonLink person={shown.person} />
      </div>
      <aside className="stack" aria-label="About this email">
        <section className="panel">
          <h2>What happened</h2>
          <Facts facts={shown.facts} />
        </section>
      </aside>
    </div>
  );
}
