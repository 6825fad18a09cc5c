import { createContext, data, redirect } from "react-router";
import { NEWSLETTER } from "#content/newsletter.ts";
import { SITE } from "#content/site.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { factsOf } from "../forms/fields.ts";
import { NewsletterFields } from "../forms/newsletter-fields.tsx";
import { PrivacyNotice } from "../forms/privacy-notice.tsx";
import { readForm } from "../forms/read.server.ts";
import { statusOf } from "../forms/refusal.ts";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "../seo/head.ts";
import { servicesContext } from "../services.ts";
import { PlainHead } from "../ui/banner.tsx";
import { Icon } from "../ui/icon.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { Panel } from "../ui/panel.tsx";
import type { Route } from "./+types/newsletter-page.ts";
import { CHECK_EMAIL_PATH, SUBSCRIBE_PATH } from "./addresses.ts";
import { FIELD_NAMES, FIELDS, NOT_STORED } from "./fields.ts";
import { type RefusedSubscription, subscribe } from "./subscribe.server.ts";

const TRAIL = [{ label: "Home", href: "/" }, { label: "Newsletter" }];

/** Another address than the page's own: after a post to it, going back still finds the form as it was sent. */
const SEND_TO = `${SUBSCRIBE_PATH}?send`;
const SENDING = { thing: "sign-up", notStored: NOT_STORED, email: SITE.emails.support } as const;

/** From the action to the loader of the same request, so that title and page speak of one form. */
const refusedContext = createContext<RefusedSubscription | null>(null);

/** The dock would cover the keyboard's work. */
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { refused: context.get(refusedContext) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request);
  if (!read.ok) throw data(null, { status: 422 });
  const answer = await subscribe(context.get(servicesContext), read.form);
  if (answer.ok) throw redirect(CHECK_EMAIL_PATH, 303);
  context.set(refusedContext, answer);
  return data(null, { status: statusOf(answer.refusal) });
}

/** After a mistake it shows what somebody typed. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refused ? "Error: Newsletter" : "Newsletter",
    description: `${NEWSLETTER.title}: our new articles about dental care and what it costs in New Zealand. Free, and easy to stop.`,
    path: SUBSCRIBE_PATH,
    trail: TRAIL,
  });

export default function NewsletterPage({ loaderData: { refused } }: Route.ComponentProps) {
  const facts = factsOf(FIELDS, refused?.refusal ?? null);
  return (
    <>
      <PlainHead trail={TRAIL} title="Newsletter">
        {`${NEWSLETTER.title}. ${NEWSLETTER.promise}`}
      </PlainHead>
      <div className="wrap tail">
        <div className="split">
          <form className="form" action={SEND_TO} method="post" noValidate>
            {refused && <RefusalSummary refusal={refused.refusal} names={FIELD_NAMES} words={SENDING} />}
            <Panel title="Your address" kind="sea">
              <NewsletterFields
                facts={facts("email")}
                email={refused?.email}
                page={refused?.page ?? SUBSCRIBE_PATH}
              />
            </Panel>
            <PrivacyNotice
              title="What happens to your address"
              thing="it"
              who="Nobody else gets it, except the companies that carry your mail and ours."
              why="To send you the newsletter, and for nothing else."
              without="without your address we cannot send you anything"
              howLong={`As long as you are subscribed. When you leave we erase it at once. If you do not confirm it, we erase it after ${NEWSLETTER_TERMS.confirmationDays} days.`}
              proof="from that address"
            />
          </form>
          <aside className="stack-l" aria-label="About the newsletter">
            <WhatYouGet />
            <OnwardLink href="/blog" text="Read what is there already" />
          </aside>
        </div>
      </div>
    </>
  );
}

const WHAT_YOU_GET = [
  "What a new article on our blog is about, and a link to it. No advertising.",
  "At most one email a month. A month without a new article has none.",
  "First we email you a link, to be sure that the address is yours.",
  "A link at the foot of each email stops it, without signing in.",
  "We do not track whether you open it or where you click.",
];

function WhatYouGet() {
  return (
    <Panel title="What you get">
      <ul className="ticks">
        {WHAT_YOU_GET.map((text) => (
          <li key={text}>
            <Icon name="check" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
