import { directoryHref } from "#content/links.ts";
import { WATCH_TERMS } from "#domain/watch-terms.ts";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { Route } from "./+types/watch-sent-page.ts";
import { SENT_PATH } from "./addresses.ts";

const TITLE = "Check your email";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: TITLE,
    description: "One more step: press the button on the page that our email leads to.",
    path: SENT_PATH,
    isIndexed: false,
  });

const { confirmationDays, hoursBetweenMails, most } = WATCH_TERMS;

const HINTS = [
  "Give it a few minutes, and look in your junk folder.",
  `The link in it works for ${confirmationDays} days. If you don’t use it, we delete your address.`,
  `We ask about the same practice at most once in ${hoursBetweenMails} hours. If you’ve confirmed already, we don’t ask again.`,
  `You can wait for ${most} practices at a time.`,
];

/** The same for every address: it tells no one who waits for which practice. */
export default function WatchSentPage() {
  return (
    <>
      <PlainHead trail={[{ label: TITLE }]} title={TITLE}>
        One more step. Open our email and follow its link, so that we know the address is yours.
      </PlainHead>
      <div className="wrap tail">
        <section className="block">
          <h2>No email?</h2>
          <div className="prose">
            <ul>
              {HINTS.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        </section>
        <nav className="link-grid block" aria-label="What next">
          <OnwardLink href={directoryHref({ accepting: "yes" })} text="See who takes new patients now" />
        </nav>
      </div>
    </>
  );
}
