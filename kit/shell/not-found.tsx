import type { ComponentProps } from "react";
import { createContext } from "react-router";
import { directoryHref } from "#content/links.ts";
import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { SiteSearchForm } from "../ui/form/site-search-form.tsx";
import { EmergencyFirst } from "../ui/emergency-panel.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { MaybeHurt } from "../ui/maybe-hurt.tsx";
import { BOOK_LINK } from "./navigation.ts";

/** The address that was asked for; set by the server. */
export const missingContext = createContext("");

const NOT_FOUND = "We couldn’t find that page";
const WHAT_TO_CHECK =
  "If you typed the address, check it’s right. If you followed a link, the page might have moved or gone.";

/** No page has this address: what may have happened, the pages that it may mean, a search, and where to go from here. */
export function NotFound({
  likely = [],
  urgent = null,
}: {
  likely?: readonly { label: string; href: string }[];
  /** For someone whose address says that they are hurt. */
  urgent?: ComponentProps<typeof EmergencyFirst> | null;
}) {
  const isNamedByHelp = Boolean(urgent?.help?.title);
  return (
    <>
      {urgent && isNamedByHelp ? (
        <div className="plain-head wrap">
          <EmergencyFirst {...urgent} />
        </div>
      ) : (
        <PlainHead trail={[]} title={NOT_FOUND}>
          {WHAT_TO_CHECK}
        </PlainHead>
      )}
      <div className="wrap tail stack-l">
        {isNamedByHelp ? (
          <section className="stack-s" aria-labelledby="not-found">
            <h2 id="not-found">{NOT_FOUND}</h2>
            <p>{WHAT_TO_CHECK}</p>
          </section>
        ) : urgent ? (
          <EmergencyFirst {...urgent} />
        ) : (
          <MaybeHurt />
        )}
        {likely.length > 0 && (
          <nav aria-label="Likely pages">
            <p>Were you looking for one of these?</p>
            <ul>
              {likely.map(({ label, href }) => (
                <li key={href}>
                  <OnwardLink href={href} text={label} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SiteSearchForm />
        <div className="cluster">
          <LinkButton kind="second" href={directoryHref()}>
            Browse all dentists
          </LinkButton>
          <LinkButton kind="second" href={BOOK_LINK.href}>
            Ask for an appointment
          </LinkButton>
          <LinkButton kind="second" href="/">
            Go to the home page
          </LinkButton>
        </div>
      </div>
    </>
  );
}
