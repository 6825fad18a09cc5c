import { directoryHref } from "../links.ts";
import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { SiteSearchForm } from "../ui/form/site-search-form.tsx";
import { InPainLink } from "./in-pain-link.tsx";
import { BOOK_LINK } from "./navigation.ts";

/** No page has this address: what may have happened, a search, and where to go from here. */
export function NotFound() {
  return (
    <>
      <PlainHead trail={[]} title="We could not find that page">
        If you typed the address, check it is right. If you followed a link, the page may have moved or gone.
      </PlainHead>
      <div className="wrap tail stack-l">
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
        <p>
          <InPainLink />
        </p>
      </div>
    </>
  );
}
