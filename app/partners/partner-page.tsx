import { BENEFITS, joiningInShort, SUCCESS_FIGURES } from "#content/partners.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { unmailedIn } from "#kit/forms/sent-reference.ts";
import type { PageHandle } from "../root.tsx";
import { identityIn, pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { useIdentity, useSamples } from "#kit/shell/use-shell-facts.ts";
import stylesheet from "#kit/styles/sheets/partner.css?url";
import { Stats } from "#kit/ui/stats.tsx";
import type { Route } from "./+types/partner-page.ts";
import { PartnerAside } from "./partner-aside.tsx";
import { PartnerForm } from "./partner-form.tsx";
import { PartnerHead } from "./partner-head.tsx";
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
