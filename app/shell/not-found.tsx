import { PlainHead } from "../ui/banner.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { SearchField } from "../ui/form/search-field.tsx";
import { HelpLink } from "../ui/help-link.tsx";
import { EMERGENCY_LINK } from "./navigation.ts";

/** There is no page at this address: what may have happened, a search, and the ways out. */
export function NotFound() {
  return (
    <>
      <PlainHead trail={[]} title="We could not find that page">
        If you typed the address, check it is right. If you followed a link, the page may have moved or gone.
      </PlainHead>
      <div className="wrap tail stack-l">
        <form
          className="find-again"
          action="/directory"
          method="get"
          role="search"
          aria-label="Find dentists"
        >
          <SearchField name="q" label="Dentist or practice" placeholder="Search dentists by name..." />
          <Button icon="search">Search Dentists</Button>
        </form>
        <div className="cluster">
          <LinkButton kind="second" href="/directory">
            Browse all dentists
          </LinkButton>
          <LinkButton kind="second" href="/book">
            Ask for an appointment
          </LinkButton>
          <LinkButton kind="second" href="/">
            Go to the home page
          </LinkButton>
        </div>
        <p>
          <HelpLink href={EMERGENCY_LINK.href} text="In pain right now? Get emergency help, day or night" />
        </p>
      </div>
    </>
  );
}
