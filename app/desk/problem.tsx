import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import type { SentAgain } from "#kit/shell/send-again.tsx";
import stylesheet from "#kit/styles/sheets/desk.css?url";
import { Door, DoorFrame } from "./door.tsx";
import { lastSent } from "./desk-form.tsx";

/** What an error of the desk carries. */
export type ProblemData = {
  /** Whether a link to sign in can be mailed. */
  takesEmail: boolean;
  /** The form that was posted in vain. */
  sent: SentAgain | null;
  /** The day on which an item was erased that is asked for. */
  erasedOn?: string;
};

/** Shown in place of a page of the desk that could not be made. */
export function Problem({ status, about }: { status: number; about: ProblemData | null }) {
  const sent = about?.sent ?? null;
  if (status === 401)
    return (
      <ProblemFrame title="Sign in">
        {sent && <Kept sent={sent} why="You’re signed out. Your words are kept below." />}
        <Door takesEmail={about?.takesEmail ?? false} />
      </ProblemFrame>
    );
  const { title, text } = WORDS[status] ?? WORDS[500]!;
  return (
    <ProblemFrame title={title}>
      <p>{about?.erasedOn ? `It was erased on ${about.erasedOn}.` : text}</p>
      {sent && <Kept sent={sent} why="Nothing was sent. Your words are kept below." />}
      <p>
        <a href="/desk/today">Go to Today</a>
      </p>
    </ProblemFrame>
  );
}

/** Brings its own title and sheet: where the guard has refused, the router renders neither of the desk's own. */
function ProblemFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} | Desk`}</title>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <DoorFrame title={title}>{children}</DoorFrame>
    </>
  );
}

/** Shows the problem in the browser, from the error that a route of the desk has thrown. */
export function RouteProblem() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const about = isRouteErrorResponse(error) ? (error.data as ProblemData | null) : null;
  const sent = about?.sent ?? lastSent();
  return <Problem status={status} about={{ ...about, takesEmail: about?.takesEmail ?? false, sent }} />;
}

const WORDS: Readonly<Record<number, { title: string; text: string }>> = {
  403: {
    title: "This came from somewhere else",
    text: "The form was sent from another website, so nothing was done. Open the page here and try again.",
  },
  404: { title: "There’s nothing here", text: "No item has this address. It might have been erased." },
  500: { title: "Something went wrong on our side", text: "Please try again in a minute." },
  503: { title: "We can’t reach the database just now", text: "Please try again in a minute." },
};

/** What was typed, and a button that sends it once more. */
function Kept({ sent: { address, fields }, why }: { sent: SentAgain; why: string }) {
  const typed = fields.filter(({ text }) => /\s/.test(text.trim()));
  return (
    <section className="say say-bad" role="alert">
      <div>
        <h2>{why}</h2>
        <p>Sign in on another tab, come back here, and press the button.</p>
        <form method="post" action={address} className="stack">
          {fields
            .filter((field) => !typed.includes(field))
            .map(({ name, text }) => (
              <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
            ))}
          {typed.map(({ name, text }) => (
            <label key={name} className="field">
              <span className="label">What you wrote</span>
              <textarea className="input" name={name} defaultValue={text} />
            </label>
          ))}
          <div>
            <button className="btn btn-second" type="submit">
              Send it again
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}
