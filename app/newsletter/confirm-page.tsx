import { data, redirect } from "react-router";
import { NEWSLETTER, CONFIRM_PATH, CONFIRMED_PATH, SUBSCRIBE_PATH } from "#content/newsletter.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { tokenIn, withToken } from "#domain/token-address.ts";
import type { Route } from "./+types/confirm-page.ts";
import { trailTo } from "./trail.ts";
import { confirmationBehind, confirmBy } from "./subscription-links.server.ts";

export { headers } from "#domain/token-address.ts";

const STATUS = { waiting: 200, confirmed: 200, lapsed: 410, unknown: 404 } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request.url);
  const state = await confirmationBehind(context.get(servicesContext), request);
  return data({ state, token }, { status: STATUS[state] });
}

/** The loader shows an expired or unknown link as such. */
export async function action({ request, context }: Route.ActionArgs) {
  const state = await confirmBy(context.get(servicesContext), request);
  if (state === "confirmed") throw redirect(CONFIRMED_PATH, 303);
  return null;
}

const TITLES = {
  waiting: "Confirm your subscription",
  confirmed: "You’re subscribed",
  lapsed: "This link is too old",
  unknown: "This link doesn’t work",
} as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: TITLES[loaderData?.state ?? "unknown"],
    description: "Confirm that you want our newsletter.",
    path: CONFIRM_PATH,
    isIndexed: false,
  });

export default function ConfirmPage({ loaderData: { state, token } }: Route.ComponentProps) {
  const title = TITLES[state];
  return (
    <>
      <PlainHead trail={trailTo(title)} title={title}>
        {WORDS[state]}
      </PlainHead>
      <div className="wrap tail">
        {state === "waiting" && (
          <form action={withToken(CONFIRM_PATH, token)} method="post">
            <Button size="large">Yes, subscribe me</Button>
          </form>
        )}
        {state === "confirmed" && <LinkButton href="/blog">Read the blog</LinkButton>}
        {(state === "lapsed" || state === "unknown") && (
          <LinkButton href={SUBSCRIBE_PATH}>Subscribe again</LinkButton>
        )}
      </div>
    </>
  );
}

const WORDS = {
  waiting: `${NEWSLETTER.title}. ${NEWSLETTER.promise} Press the button to subscribe.`,
  confirmed: "You’ve already confirmed your address. There’s nothing more to do.",
  lapsed: `A link works for ${NEWSLETTER_TERMS.confirmationDays} days. This one wasn’t used, so you’re not subscribed. Enter your address again, and we’ll send a new one.`,
  unknown:
    "We don’t recognise this link. It might be too old or cut off, or you might have left since. Copy the whole link from the email, or enter your address again.",
} as const;
