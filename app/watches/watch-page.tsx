import { data } from "react-router";
import { bookHref, directoryHref, NEW_PATIENTS_PATH, practicePath, watchHref } from "#content/links.ts";
import { EMAIL_FIELD } from "#content/reply-fields.ts";
import { WATCH_TERMS } from "#domain/practices/watch-terms.ts";
import { servicesContext } from "#kit/context.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { PrivacyNotice } from "#kit/forms/privacy-notice.tsx";
import { RefusalSummary } from "#kit/forms/refusal-summary.tsx";
import { TELL_ME, WatchFields } from "#kit/forms/watch-fields.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/watch-page.ts";
import { SENT_PATH } from "./addresses.ts";
import { receiveWatch, watchedPractice } from "./watch.server.ts";

const FIELDS = { email: { ...EMAIL_FIELD, label: "Your email address" } } as const;

const SENDING = {
  thing: "sign-up",
  notStored: "There was an error. Please try again.",
  button: TELL_ME,
  to: "support",
} as const;

const FORM = formPage({
  submit: (services, request, form) => receiveWatch(services, request, form, FIELDS.email),
  sentPage: () => SENT_PATH,
});

/** The dock would cover the form above a phone's keyboard. */
export const handle = { dock: "none" } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const practice = await watchedPractice(context.get(servicesContext), request.url);
  if (!practice) throw data(null, { status: 404 });
  return { practice, refused: FORM.refused(context) };
}

export const action = FORM.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refused ? "Error: New patients" : "New patients",
    description: "Get an email when a practice takes new patients again.",
    path: NEW_PATIENTS_PATH,
    isIndexed: false,
  });

export default function WatchPage({ loaderData: { practice, refused } }: Route.ComponentProps) {
  const { id, name, answer, place } = practice;
  const trail = [{ label: name, href: practicePath(practice) }, { label: "New patients" }];
  if (answer !== "no")
    return (
      <>
        <PlainHead trail={trail} title={answer === "yes" ? `${name} is taking new patients` : name}>
          {answer === "yes"
            ? "You don’t have to wait: you can book now."
            : "They haven’t said whether they take new patients. Please call and ask."}
        </PlainHead>
        <div className="wrap tail">
          <LinkButton href={answer === "yes" ? bookHref({ practice: id }) : practicePath(practice)}>
            {answer === "yes" ? "Book Now" : "See the practice"}
          </LinkButton>
        </div>
      </>
    );
  const values = { email: refused?.email ?? "" };
  const { field } = controlsOf(FIELDS, { values, refusal: refused?.refusal ?? null });
  return (
    <>
      <PlainHead trail={trail} title={`Hear when ${name} takes new patients`}>
        They aren’t taking new patients at the moment. Give us your email address and we’ll tell you when they
        are.
      </PlainHead>
      <div className="wrap tail">
        <div className="split">
          <form className="form" action={`${watchHref(id)}&send`} method="post" noValidate>
            {refused && <RefusalSummary refusal={refused.refusal} names={["email"]} words={SENDING} />}
            <Panel title="Your address" kind="sea">
              <WatchFields field={field("email")} asked={refused} />
            </Panel>
            <PrivacyNotice
              title="What happens to your address"
              thing="it"
              brief="No one else gets it, not even the practice. It only passes through the companies that deliver email for you and us."
              why="To tell you when this practice takes new patients, and for nothing else."
              without="without your address we can’t tell you"
              howLong={`Until we’ve told you, or you stop it, and no longer than ${WATCH_TERMS.months} months. If you don’t confirm it, we erase it after ${WATCH_TERMS.confirmationDays} days.`}
              proof="from that address"
            />
          </form>
          <aside className="stack-l" aria-label="Meanwhile">
            <OnwardLink
              href={directoryHref({ location: place, accepting: "yes" })}
              text="See who takes new patients nearby"
            />
          </aside>
        </div>
      </div>
    </>
  );
}
