import {
  applicationSteps,
  BENEFITS,
  joiningInShort,
  joiningTerms,
  joiningPrice,
  SUCCESS_FIGURES,
} from "#content/partners.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { unmailedIn } from "#kit/forms/sent-reference.ts";
import { identityIn, pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { useIdentity, useRouting, useSamples } from "#kit/shell/use-shell-facts.ts";
import stylesheet from "#kit/styles/sheets/partner.css?url";
import { Stats } from "#kit/ui/stats.tsx";
import { withCapital } from "#domain/text.ts";
import { QuestionsPanel } from "#kit/forms/questions-panel.tsx";
import { OnceListed } from "#kit/shell/once-listed.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/partner-page.ts";
import { PartnerForm } from "./partner-form.tsx";
import { startPartner, submitPartner } from "./submit.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const TRAIL = [{ label: "Partner With Us" }];

const FORM = formPage({
  submit: submitPartner,
  sentPage: (sent) => `/contact-success?reference=${sent.reference}&of=application${unmailedIn(sent)}`,
});

/** The dock would cover the keyboard's work. */
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  return FORM.refused(context) ?? startPartner(context.get(servicesContext), request.url);
}

export const action = FORM.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refusal ? "Error: Partner With Us" : "Partner With Us",
    description: `List your dental practice and be found by patients all over New Zealand. ${joiningInShort(identityIn(matches).joining)}.`,
    path: "/partner-with-us",
    trail: TRAIL,
  });

export default function PartnerPage({ loaderData: form }: Route.ComponentProps) {
  const [identity, samples] = [useIdentity(), useSamples()];
  const isClaimed = identity.isSample && samples !== "none";
  return (
    <>
      <PartnerHead trail={TRAIL} />
      <Benefits />
      {isClaimed && <SuccessFigures />}
      <section className="wrap section" id="apply" aria-labelledby="apply-title">
        <div className="section-head">
          <h2 id="apply-title">Apply to join</h2>
          <p>It takes about five minutes. Applying is free, and you don’t commit to anything.</p>
        </div>
        <div className="split">
          <PartnerForm form={form} />
          <PartnerAside />
        </div>
      </section>
    </>
  );
}

function Benefits() {
  return (
    <section className="wrap section" aria-labelledby="benefits">
      <div className="section-head">
        <h2 id="benefits">What your practice gets</h2>
      </div>
      <ul className="points">
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title-small">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Goes when the sample practices go, or an operator is named. */
function SuccessFigures() {
  return (
    <section className="section sea-band" aria-labelledby="figures">
      <div className="wrap">
        <h2 id="figures">Partner success</h2>
        <Stats items={SUCCESS_FIGURES} />
      </div>
    </section>
  );
}

/** What happens after the application, and who to ask before. */
function PartnerAside() {
  const identity = useIdentity();
  return (
    <aside className="stack-l" aria-label="Help with applying">
      <Panel title="What happens next" kind="sea">
        <OnceListed />
        <ol className="next-steps">
          {applicationSteps(identity).map(({ title, when, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="small dim">{withCapital(when)}</p>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <QuestionsPanel
        title="Questions first?"
        to="partners"
        hours={identity.hours.support}
        href="/contact?category=partnership"
        text="Send us a message"
      />
    </aside>
  );
}

/** Why to join, what it costs, and the way to the form. */
function PartnerHead({ trail }: { trail: readonly Crumb[] }) {
  const { name, joining } = useIdentity();
  return (
    <Banner trail={trail}>
      <div className="partner-head">
        <div className="stack">
          <h1>Partner With Us</h1>
          <p className="lede">
            {`List your dental practice on ${name}, where people can find a dentist by town, treatment, price and opening hours.${joining?.monthly ? " One price for everyone." : ""}`}
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
  const cost = joiningPrice(joining);
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
        {`Being listed is free.${isDirect ? " Joining is for requests from patients: only practices that have joined get them." : ""}`}
      </p>
    </Panel>
  );
}
