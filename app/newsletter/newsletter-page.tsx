import { NEWSLETTER, CHECK_EMAIL_PATH, SUBSCRIBE_PATH } from "#content/newsletter.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { NewsletterFields, SUBSCRIBE } from "#kit/forms/newsletter-fields.tsx";
import { sendingAddress } from "#kit/forms/post-form.tsx";
import { PrivacyNotice } from "#kit/forms/privacy-notice.tsx";
import { EMAIL_FIELD } from "#content/reply-fields.ts";
import { RefusalSummary } from "#kit/forms/refusal-summary.tsx";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";
import type { Route } from "./+types/newsletter-page.ts";
import { subscribe } from "./subscribe.server.ts";

const TRAIL = [{ label: "Newsletter" }];

/** Worded like the specification's three (section 8). */
const NOT_STORED = "There was an error signing you up. Please try again.";

const SENDING = { thing: "sign-up", notStored: NOT_STORED, button: SUBSCRIBE, to: "support" } as const;

const FORM = formPage({
  submit: (services, _request, form) => subscribe(services, form),
  sentPage: () => CHECK_EMAIL_PATH,
});

/** The dock would cover the form above a phone's keyboard. */
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { refused: FORM.refused(context) };
}

export const action = FORM.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refused ? "Error: Newsletter" : "Newsletter",
    description: `${NEWSLETTER.title}: our new articles about dental care and what it costs in New Zealand. Free, and easy to stop.`,
    path: SUBSCRIBE_PATH,
    trail: TRAIL,
  });

export default function NewsletterPage({ loaderData: { refused } }: Route.ComponentProps) {
  const values = { email: refused?.email };
  const { field } = controlsOf({ email: EMAIL_FIELD }, { values, refusal: refused?.refusal ?? null });
  return (
    <>
      <PlainHead trail={TRAIL} title="Newsletter">
        {`${NEWSLETTER.title}. ${NEWSLETTER.promise}`}
      </PlainHead>
      <div className="wrap tail">
        <div className="split">
          <form className="form" action={sendingAddress(SUBSCRIBE_PATH)} method="post" noValidate>
            {refused && <RefusalSummary refusal={refused.refusal} names={["email"]} words={SENDING} />}
            <Panel title="Your address" kind="sea">
              <NewsletterFields
                field={field("email")}
                asked={refused}
                page={refused?.page ?? SUBSCRIBE_PATH}
              />
            </Panel>
            <PrivacyNotice
              title="What happens to your address"
              thing="it"
              brief="No one else gets it, except the companies that deliver email for you and us."
              why="To send you the newsletter, and for nothing else."
              without="without your address we can’t send you anything"
              howLong={`As long as you’re subscribed. When you leave, we erase it at once. If you don’t confirm it, we erase it after ${NEWSLETTER_TERMS.confirmationDays} days.`}
              proof="from that address"
            />
          </form>
          <aside className="stack-l" aria-label="About the newsletter">
            <WhatYouGet />
            <OnwardLink href="/blog" text="Read the articles so far" />
          </aside>
        </div>
      </div>
    </>
  );
}

const WHAT_YOU_GET = [
  "It says what our new article is about, with a link. No advertising.",
  "Never more than one email a month.",
  "First we’ll email you a link, to make sure the address is yours.",
  "A link at the foot of each email stops it, without signing in.",
  "We don’t track whether you open it or where you click.",
];

function WhatYouGet() {
  return (
    <Panel title="What you get">
      <Ticks texts={WHAT_YOU_GET} />
    </Panel>
  );
}
