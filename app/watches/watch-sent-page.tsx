import { directoryHref } from "#content/links.ts";
import { WATCH_TERMS } from "#domain/practices/watch-terms.ts";
import { pageHead } from "#kit/seo/head.ts";
import { CHECK_EMAIL_TITLE, CheckEmail } from "#kit/ui/check-email.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { Route } from "./+types/watch-sent-page.ts";
import { SENT_PATH } from "./addresses.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: CHECK_EMAIL_TITLE,
    description: "One more step: open the link in our email, and press the button there.",
    path: SENT_PATH,
    isIndexed: false,
  });

const { confirmationDays, hoursBetweenMails, most } = WATCH_TERMS;

const HINTS = [
  `The link in it works for ${confirmationDays} days. If you don’t use it, we delete your address.`,
  `We ask about the same practice at most once in ${hoursBetweenMails} hours. If you’ve already confirmed, we don’t ask again.`,
  `You can wait for ${most} practices at a time.`,
];

/** Is the same page for every address: it tells no one who waits for which practice. */
export default function WatchSentPage() {
  return (
    <CheckEmail
      trail={[{ label: CHECK_EMAIL_TITLE }]}
      lede="One more step. Open our email and follow its link, so that we know the address is yours."
      hints={HINTS}
    >
      <OnwardLink href={directoryHref({ accepting: "yes" })} text="See who takes new patients now" />
    </CheckEmail>
  );
}
