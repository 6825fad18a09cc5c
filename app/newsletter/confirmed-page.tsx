import { NEWSLETTER, CONFIRMED_PATH } from "#content/newsletter.ts";
import { pageHead } from "#kit/seo/head.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import type { Route } from "./+types/confirmed-page.ts";
import { trailTo } from "./trail.ts";

const TITLE = "You’re subscribed";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: TITLE,
    description: "Your address is confirmed. You’ll get the next newsletter.",
    path: CONFIRMED_PATH,
    isIndexed: false,
  });

/** Its address has no token. */
export default function ConfirmedPage() {
  return (
    <>
      <PlainHead trail={trailTo(TITLE)} title={TITLE}>
        Thank you. You’ll get the next newsletter.
      </PlainHead>
      <div className="wrap tail">
        <section className="block">
          <Note kind="good">{`${NEWSLETTER.title}. ${NEWSLETTER.promise} It comes from ${useOperator().emails.support}. A link at the foot of each one stops it, without signing in.`}</Note>
        </section>
        <p className="block">
          <LinkButton href="/blog">Read the articles so far</LinkButton>
        </p>
      </div>
    </>
  );
}
