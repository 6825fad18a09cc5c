import { data, redirect } from "react-router";
import { NEWSLETTER } from "#content/newsletter.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import type { Route } from "./+types/confirm-page.ts";
import { tokenIn, withToken } from "#domain/token-address.ts";
import { CONFIRM_PATH, CONFIRMED_PATH, SUBSCRIBE_PATH, trailTo } from "./addresses.ts";
import { confirm, lookAtConfirmation } from "./confirm.server.ts";

export { headers } from "#domain/token-address.ts";

const STATUS = { waiting: 200, confirmed: 200, lapsed: 410, unknown: 404 } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request.url);
  const state = await lookAtConfirmation(context.get(servicesContext), token);
  return data({ state, token }, { status: STATUS[state] });
}

/** The loader shows an expired or unknown link as such. */
export async function action({ request, context }: Route.ActionArgs) {
  const state = await confirm(context.get(servicesContext), tokenIn(request.url));
  if (state === "confirmed") throw redirect(CONFIRMED_PATH, 303);
  return null;
}

const TITLES = {
  waiting: "Confirm your subscription",
  confirmed: "You are subscribed",
  lapsed: "This link is too old",
  unknown: "This link does not work",
} as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: TITLES[loaderData?.state ?? "unknown"],
    description: "The page behind the link in the email that asks whether you want our newsletter.",
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
  confirmed: "You have confirmed your address already. There is nothing more to do.",
  lapsed: `A link works for ${NEWSLETTER_TERMS.confirmationDays} days. This one was not used, so you are not subscribed. Type your address again, and we send a new one.`,
  unknown:
    "We do not know this link. Perhaps it was cut off in the email, it is too old, or you have left since. Copy the whole link from the email, or type your address again.",
} as const;
