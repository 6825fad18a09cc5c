import { joiningTerms, priceOf } from "#content/partners.ts";
import { useIdentity, useRouting } from "#kit/shell/use-shell-facts.ts";
import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";

/** Why to join, what it costs, and the way to the form. */
export function PartnerHead({ trail }: { trail: readonly Crumb[] }) {
  const { name, joining } = useIdentity();
  return (
    <Banner trail={trail}>
      <div className="partner-head">
        <div className="stack">
          <h1>Partner With Us</h1>
          <p className="lede">
            {`List your dental practice on ${name}, and be found by people all over Aotearoa New Zealand who are looking for a dentist.${joining?.monthly ? " One price for everyone." : ""}`}
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

/** Where the operator has stated no price, that one is told before anything is agreed. */
function Pricing() {
  const { joining } = useIdentity();
  const isDirect = useRouting() === "direct";
  const cost = priceOf(joining);
  return (
    <Panel title={joining?.monthly ? "One plan" : "What it costs"}>
      {joining && cost ? (
        <>
          <p className="partner-price">
            <b>{cost.price}</b> {cost.per}
          </p>
          <Ticks texts={joiningTerms(joining)} />
        </>
      ) : (
        <p>Ask us before you join. Applying costs nothing.</p>
      )}
      <p className="small">
        {`Being listed is free.${isDirect ? " Only practices that have joined get requests." : ""}`}
      </p>
    </Panel>
  );
}
