import { createContext } from "react-router";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { BOOK_LINK } from "./navigation.ts";
import { waitInWords } from "../forms/wait-words.ts";
import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SupportPhone } from "../ui/support.tsx";

/** A request that the server refuses before it reaches a page. */
export type RefusedStatus = 403 | 405 | 413 | 414 | 415 | 422 | 429;
export type Refused = { status: RefusedStatus; retryAfterSeconds?: number };

/** Set by the server; null when nothing was refused. */
export const refusedContext = createContext<Refused | null>(null);

const KEPT = "Go back: your browser usually keeps what you typed.";

type Words = { title: string; lede: string; inShort: string };

const WORDS: Readonly<Record<RefusedStatus, Words>> = {
  403: {
    title: "This form didn’t come from our site",
    lede: "We only take forms sent from our own pages, so that no other site can send them in your name. Nothing was sent. Open the page on this site and send it from there.",
    inShort: "This form can only be sent from our own pages.",
  },
  405: {
    title: "You can’t do that here",
    lede: "You can read this page, but not send anything to it. Nothing was sent.",
    inShort: "This address does not take that method.",
  },
  413: {
    title: "That is too much for one form",
    lede: `A form can hold 64 kB, about twenty pages of text. Nothing was sent. ${KEPT} Shorten it and send it again.`,
    inShort: "That is more than 64 kB.",
  },
  414: {
    title: "That address is too long",
    lede: "The address of the page has more than 8,000 characters. If you followed a link, something was added to it.",
    inShort: "That address is more than 8,000 characters long.",
  },
  415: {
    title: "We can’t read that kind of form",
    lede: `Nothing was sent. ${KEPT} Send it from our own page.`,
    inShort: "Send a form (application/x-www-form-urlencoded) or JSON.",
  },
  422: {
    title: "We couldn’t read that form",
    lede: `Something was missing or broken when it reached us. Nothing was sent. ${KEPT} Send it again.`,
    inShort: "The form could not be read.",
  },
  429: {
    title: "Too many forms from your internet connection",
    lede: `Nothing was sent. Many forms came from your internet connection in a short time, so we can’t take more for now. ${KEPT} Send it again in`,
    inShort: "Too many forms came from your internet connection. Send this again in",
  },
};

/** A title and a paragraph for people, and one sentence for programs. */
export function refusedWords({ status, retryAfterSeconds = 60 }: Refused): Words {
  const { title, lede, inShort } = WORDS[status];
  const when = status === 429 ? ` ${waitInWords(retryAfterSeconds)}.` : "";
  return { title, lede: lede + when, inShort: inShort + when };
}

/** What happened, and where to go from here. */
export function RefusedPage({ refused }: { refused: Refused }) {
  const { title, lede } = refusedWords(refused);
  return (
    <>
      <PlainHead trail={[]} title={title}>
        {lede}
      </PlainHead>
      <div className="wrap tail stack-l">
        <div className="cluster">
          <LinkButton kind="second" href={BOOK_LINK.href}>
            Ask for an appointment
          </LinkButton>
          <LinkButton kind="second" href="/contact">
            Write to us
          </LinkButton>
          <LinkButton kind="second" href="/">
            Go to the home page
          </LinkButton>
        </div>
        <div className="prose">
          <p>
            <SupportPhone before="Or call us on " after="." />
          </p>
          <p>
            <b>In pain right now?</b>
            {" Healthline is free, day or night, and will tell you where the nearest after-hours care is: "}
            <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />
            {". If a life is at risk, call "}
            <PhoneLink phone={NATIONAL_NUMBERS.ambulance.phone} />.
          </p>
        </div>
      </div>
    </>
  );
}
