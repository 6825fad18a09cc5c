import type { Mailbox } from "#content/operator.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { MailboxLink, SupportPhone } from "../ui/support.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import type { Refusal } from "./refusal.ts";
import { waitInWords } from "./wait-words.ts";

/** Words for what a form sends. */
export type SendingWords = {
  thing: "request" | "message" | "application" | "sign-up" | "number" | "email address";
  /** The specification's sentence for a failed send (section 8). */
  notStored: string;
  /** What its button says. */
  button: string;
  /** Where to write when it fails again. */
  to: Mailbox;
};

const STILL_HERE = "What you typed is still here.";

/** Why nothing was sent and what to do, as the first element of the form, with the focus. */
export function RefusalSummary({
  refusal,
  names,
  words,
}: {
  refusal: Refusal;
  /** Names of the fields shown: links lead to these only. */
  names: readonly string[];
  words: SendingWords;
}) {
  if (refusal.reason === "looking") return null;
  if (refusal.reason === "not-stored") return <NotStored words={words} />;
  if (refusal.reason === "key-reused") return <SentBefore reference={refusal.reference} words={words} />;
  if (refusal.reason === "too-many") return <TooMany wait={refusal.retryAfterSeconds} words={words} />;
  if (refusal.reason === "doubted") return <OnceMore words={words} />;
  const problems = refusal.problems.filter(({ name }) => names.includes(name));
  return (
    <ErrorSummary title={titleFor(problems.length, words)} problems={problems}>
      {`Nothing has been sent yet, and what you typed is still here.${problems.length === 0 ? " Send it again." : ""}`}
    </ErrorSummary>
  );
}

function NotStored({ words: { thing, notStored, to } }: { words: SendingWords }) {
  return (
    <ErrorSummary title={`Your ${thing} wasn’t sent`}>
      {`${notStored} ${STILL_HERE} `}
      <span data-offline="" hidden>
        {"You’re not connected to the internet. Send it again once you are. "}
      </span>
      {"If it happens again, "}
      <SupportPhone before="call us on " after=" or " />
      {"write to "}
      <MailboxLink to={to} />.
    </ErrorSummary>
  );
}

function SentBefore({ reference, words: { thing, to } }: { reference: string; words: SendingWords }) {
  const change =
    to === "bookings"
      ? "change or cancel the first one, use the link in our email, or"
      : "change the first one,";
  return (
    <ErrorSummary title={`Your first ${thing} has already been sent`}>
      {"We have it, as you first wrote it, under the reference "}
      <b className="nowrap">{reference}</b>
      {`. What you changed since has not been sent. ${STILL_HERE} If you send it now, you make a second ${thing}. To ${change} write to `}
      <MailboxLink to={to} />.
    </ErrorSummary>
  );
}

function TooMany({ wait, words: { thing } }: { wait: number; words: SendingWords }) {
  const { ambulance, healthline } = NATIONAL_NUMBERS;
  return (
    <ErrorSummary title={`Your ${thing} wasn’t sent`}>
      {`Many forms came from your internet connection in a short time, so we can’t take more for now. ${STILL_HERE} Send it again in `}
      <b className="nowrap">{waitInWords(wait)}</b>
      <SupportPhone before=", or call us on " />
      {". In pain right now? Healthline is free, day or night: "}
      <PhoneLink phone={healthline.phone} />
      {". If a life is at risk, call "}
      <PhoneLink phone={ambulance.phone} />.
    </ErrorSummary>
  );
}

/** Nothing of why: a person has done nothing wrong, and a machine is told nothing. */
function OnceMore({ words: { thing, button } }: { words: SendingWords }) {
  return (
    <ErrorSummary title={`Your ${thing} hasn’t been sent yet`}>
      {`Please press “${button}” once more; what you typed is still here.`}
    </ErrorSummary>
  );
}

function titleFor(count: number, { thing }: SendingWords): string {
  if (count === 0) return `Your ${thing} wasn’t sent`;
  return count === 1 ? "Check this answer" : `Check these ${count} answers`;
}
