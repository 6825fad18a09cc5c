import { Link } from "react-router";
import type { Route } from "./+types/mail-page.ts";
import { DeskForm } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { ACT } from "./drafts.tsx";
import { Answer, Facts, ItemHead, NotedPanel } from "./item-parts.tsx";

export { answerMail as action, readMail as loader } from "./mail.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Undelivered email");

export default function MailPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { reference, contact } = shown;
  return (
    <>
      <ItemHead
        kind="mail"
        tag="Undelivered email"
        title={shown.title}
        reference={`Email ${shown.id}`}
        due={null}
        now={shown.now}
      />
      <Answer answer={actionData?.answer} now={shown.now} />
      <div className="cols cols-side">
        <div className="stack">
          {contact.length > 0 && (
            <NotedPanel title="Ring them">
              <Facts facts={contact} />
            </NotedPanel>
          )}
          <DeskForm className="row">
            <button className="btn btn-primary" type="submit" name={ACT} value="told">
              I’ve told them
            </button>
            <button className="btn btn-second" type="submit" name={ACT} value="not needed">
              Nothing needed
            </button>
          </DeskForm>
          {reference && (
            <p>
              It’s about <Link to={`/desk/requests/${reference}`}>{reference}</Link>.
            </p>
          )}
        </div>
        <aside className="stack" aria-label="About this email">
          <section className="panel">
            <h2>What happened</h2>
            <Facts facts={shown.facts} />
          </section>
        </aside>
      </div>
    </>
  );
}
