import { createContext, data, redirect, useRouteLoaderData } from "react-router";
import { PRICING } from "#content/partners.ts";
import { readForm } from "../forms/read.server.ts";
import { statusOf } from "../forms/refusal.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "../seo/head.ts";
import { servicesContext } from "../services.ts";
import type { ShellFacts } from "../shell/facts.server.ts";
import stylesheet from "../styles/sheets/partner.css?url";
import type { Route } from "./+types/partner-page.ts";
import { Benefits } from "./benefits.tsx";
import { PartnerAside } from "./partner-aside.tsx";
import { PartnerForm } from "./partner-form.tsx";
import { PartnerHead } from "./partner-head.tsx";
import { startPartner } from "./start.server.ts";
import { type RefusedPartner, submitPartner } from "./submit.server.ts";
import { SuccessFigures } from "./success-figures.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const TRAIL = [{ label: "Home", href: "/" }, { label: "Partner With Us" }];

/** From the action to the loader of the same request, so that title and page speak of one form. */
const refusedContext = createContext<RefusedPartner | null>(null);

/** The dock would cover the keyboard's work. */
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  return context.get(refusedContext) ?? startPartner(context.get(servicesContext), request.url);
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request);
  if (!read.ok) throw data(null, { status: 422 });
  const answer = await submitPartner(context.get(servicesContext), request, read.form);
  if (answer.ok) throw redirect(`/contact-success?reference=${answer.reference}`, 303);
  context.set(refusedContext, answer);
  return data(null, { status: statusOf(answer.refusal) });
}

/** Each form has its own id, so no cache may share it; going back shows it as it was left. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refusal ? "Error: Partner With Us" : "Partner With Us",
    description: `List your dental practice: found by patients all over New Zealand, $${PRICING.monthly} a month, no setup fees, cancel anytime, ${PRICING.trialDays} days free.`,
    path: "/partner-with-us",
    trail: TRAIL,
  });

export default function PartnerPage({ loaderData: form }: Route.ComponentProps) {
  const showsSamples = useRouteLoaderData<ShellFacts>("root")?.showsSamples ?? false;
  return (
    <>
      <PartnerHead trail={TRAIL} />
      <Benefits />
      {showsSamples && <SuccessFigures />}
      <section className="wrap section" id="apply" aria-labelledby="apply-title">
        <div className="section-head">
          <h2 id="apply-title">Apply to join</h2>
          <p>It takes about five minutes. Applying costs nothing and binds you to nothing.</p>
        </div>
        <div className="split">
          <PartnerForm form={form} />
          <PartnerAside />
        </div>
      </section>
    </>
  );
}
