import { PRICING } from "#content/partners.ts";
import { SITE } from "#content/site.ts";
import { formatDollars } from "#domain/money.ts";
import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";

/** Why to join, what it costs, and the way to the form. */
export function PartnerHead({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Banner trail={trail}>
      <div className="partner-head">
        <div className="stack">
          <h1>Partner With Us</h1>
          <p className="lede">
            {`List your dental practice on ${SITE.name}, and be found by people all over Aotearoa New Zealand who are looking for a dentist. One price for everyone, and no contract to be stuck in.`}
          </p>
          <div className="cluster">
            <LinkButton size="large" href="#apply">
              Apply to join
            </LinkButton>
            <OnwardLink href="/contact?category=partnership" text="Ask us first" />
          </div>
        </div>
        <Pricing />
      </div>
    </Banner>
  );
}

function Pricing() {
  return (
    <Panel title="One plan">
      <p className="partner-price">
        <b>{formatDollars(PRICING.monthly)}</b> per month
      </p>
      <Ticks texts={PRICING.terms} />
    </Panel>
  );
}
