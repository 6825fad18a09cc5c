import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { pageHead } from "#kit/seo/head.ts";
import { CHECK_EMAIL_TITLE, CheckEmail } from "#kit/ui/check-email.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { Route } from "./+types/check-email-page.ts";
import { CHECK_EMAIL_PATH, SUBSCRIBE_PATH } from "#content/newsletter.ts";
import { trailTo } from "./trail.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: CHECK_EMAIL_TITLE,
    description: "One more step: press the button in the email we’ve sent you.",
    path: CHECK_EMAIL_PATH,
    isIndexed: false,
  });

const { confirmationDays, hoursBetweenMails } = NEWSLETTER_TERMS;

const HINTS = [
  `We email an address at most once in ${hoursBetweenMails} hours, however often it’s entered. An earlier email still works.`,
  `The link in it works for ${confirmationDays} days. If you don’t use it, we’ll delete the address and send nothing.`,
  "If you’re already subscribed, the email says so.",
];

/** Is the same page for every address: it must not reveal who is subscribed or has refused mail. */
export default function CheckEmailPage() {
  return (
    <CheckEmail
      trail={trailTo(CHECK_EMAIL_TITLE)}
      lede={`One more step. Open the email from ${useIdentity().name} and press the button in it, so that we know the address is yours.`}
      hints={HINTS}
    >
      <OnwardLink href={SUBSCRIBE_PATH} text="Try another address" />
      <OnwardLink href="/blog" text="Back to the blog" />
    </CheckEmail>
  );
}
