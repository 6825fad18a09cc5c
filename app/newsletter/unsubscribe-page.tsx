import { data } from "react-router";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { tokenIn, withToken } from "#domain/token-address.ts";
import type { Route } from "./+types/unsubscribe-page.ts";
import { SUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from "#content/newsletter.ts";
import { trailTo } from "./trail.ts";
import { leaveBy, leavingBehind } from "./subscription-links.server.ts";

export { headers } from "#domain/token-address.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request.url);
  const leaving = await leavingBehind(context.get(servicesContext), request);
  const leftOn = leaving.state === "left" ? formatInstantDay(leaving.leftAt) : null;
  return data({ state: leaving.state, leftOn, token }, { status: leaving.state === "unknown" ? 404 : 200 });
}

/**
 * Answers the page's own form and the one-click POST of mail programs (RFC 8058) alike: the token authorises it, so the
 * body is not read. RFC 8058 forbids a redirect here.
 */
export async function action({ request, context }: Route.ActionArgs) {
  await leaveBy(context.get(servicesContext), request);
  return null;
}

const TITLES = {
  subscribed: "Unsubscribe",
  asked: "Delete your address",
  left: "You’ve left the newsletter",
  unknown: "This link doesn’t work",
} as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: TITLES[loaderData?.state ?? "unknown"],
    description: "Stop our newsletter emails, with one press.",
    path: UNSUBSCRIBE_PATH,
    isIndexed: false,
  });

export default function UnsubscribePage({ loaderData: { state, leftOn, token } }: Route.ComponentProps) {
  const title = TITLES[state];
  const isHere = state === "subscribed" || state === "asked";
  return (
    <>
      <PlainHead trail={trailTo(title)} title={title}>
        <Words state={state} leftOn={leftOn} />
      </PlainHead>
      <div className="wrap tail">
        {isHere && (
          <form action={withToken(UNSUBSCRIBE_PATH, token)} method="post">
            <Button size="large">{state === "asked" ? "Delete my address" : "Unsubscribe me"}</Button>
          </form>
        )}
        {state === "left" && <OnwardLink href={SUBSCRIBE_PATH} text="Changed your mind? Subscribe again" />}
      </div>
    </>
  );
}

function Words({ state, leftOn }: { state: keyof typeof TITLES; leftOn: string | null }) {
  const { privacyEmail } = useOperator();
  if (state === "subscribed")
    return "Press the button to stop the newsletter at once. We’ll erase your address.";
  if (state === "asked") {
    return `Someone entered your address, and you haven’t confirmed it. Press the button, and we’ll erase it now and send nothing to it for ${NEWSLETTER_TERMS.quietDays} days, even if it’s entered again.`;
  }
  if (state === "left") {
    return `We erased your address on ${leftOn} and won’t send you the newsletter any more. An email that was already on its way might still arrive.`;
  }
  return (
    <>
      {
        "We don’t recognise this link. It might have been cut off in the email: copy the whole link, or write to "
      }
      <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
      {" from the address that gets the newsletter, and we’ll take it off the list."}
    </>
  );
}
