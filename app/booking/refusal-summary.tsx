import { SITE } from "#content/site.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { FIELD_NAMES, NOT_STORED } from "./fields.ts";
import type { Refusal } from "./submit.server.ts";

const STILL_HERE = "What you typed is still here.";

/** Why nothing was sent, and what to do about it. */
export function RefusalSummary({ refusal }: { refusal: Refusal }) {
  if (refusal.reason === "not-stored") return <NotStored />;
  if (refusal.reason === "key-reused") return <SentBefore reference={refusal.reference} />;
  const names: readonly string[] = FIELD_NAMES;
  const problems = refusal.problems.filter(({ name }) => names.includes(name));
  return (
    <ErrorSummary title={titleFor(problems.length)} problems={problems}>
      {`Nothing has been sent yet, and what you typed is still here.${problems.length === 0 ? " Send it again." : ""}`}
    </ErrorSummary>
  );
}

function NotStored() {
  return (
    <ErrorSummary title="Your request was not sent">
      {`${NOT_STORED} ${STILL_HERE} If it happens again, call us on `}
      <PhoneLink phone={SITE.phones.support} />
      {" or write to "}
      <a href={`mailto:${SITE.emails.bookings}`}>{SITE.emails.bookings}</a>.
    </ErrorSummary>
  );
}

function SentBefore({ reference }: { reference: string }) {
  return (
    <ErrorSummary title="Your first request was sent already">
      {"We have it, as you first wrote it, under the reference "}
      <b className="nowrap">{reference}</b>
      {`. What you changed since has not been sent. ${STILL_HERE} If you send it now, you make a second request. To change the first one, write to `}
      <a href={`mailto:${SITE.emails.bookings}`}>{SITE.emails.bookings}</a>.
    </ErrorSummary>
  );
}

function titleFor(count: number): string {
  if (count === 0) return "Your request was not sent";
  return count === 1 ? "Check this answer" : `Check these ${count} answers`;
}
