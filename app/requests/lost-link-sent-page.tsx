import { LOST_LINK_PATH } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { MailboxLink } from "#kit/ui/support.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { SoonInMailbox } from "#kit/ui/check-email.tsx";
import { LOST_LINK_SENT_PATH } from "#content/requests/addresses.ts";
import type { Route } from "./+types/lost-link-sent-page.ts";

const TITLE = "Check your email";
const TRAIL = [{ label: "Lost link", href: LOST_LINK_PATH }, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: TITLE,
    description: "If we have a request from this address, an email with the link is on its way.",
    path: LOST_LINK_SENT_PATH,
    isIndexed: false,
  });

/** Is the same page for every address, so nobody learns who has asked for an appointment or which practice has joined. */
export default function LostLinkSentPage() {
  return (
    <>
      <PlainHead trail={TRAIL} title={TITLE}>
        If we have an appointment request or a practice’s listing with this address, an email with the link is
        on its way.
      </PlainHead>
      <div className="wrap tail stack-l">
        <div className="prose">
          <ul>
            <li>
              <SoonInMailbox />
            </li>
            <li>We send it at most once an hour, however often you ask.</li>
            <li>
              No email? You might have used another address, or your request ended more than two weeks ago.
            </li>
          </ul>
        </div>
        <p>
          {"Or write to "}
          <MailboxLink to="bookings" /> with your reference, or the name of your practice.
        </p>
        <OnwardLink href={LOST_LINK_PATH} text="Try another address" />
      </div>
    </>
  );
}
