import { noAnswer } from "#content/support.ts";
import { emergencyHref } from "#content/links.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { unmailedIn } from "#kit/forms/sent-reference.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/contact.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { EmergencyPanel } from "#kit/ui/emergency-panel.tsx";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { SupportPhone } from "#kit/ui/support-phone.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import type { Route } from "./+types/contact-page.ts";
import { ContactCards } from "./contact-cards.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Faqs, faqsHref } from "./faqs.tsx";
import { Office } from "./office.tsx";
import { ReplyTimes } from "./reply-times.tsx";
import { startContact, submitContact } from "./submit.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const TRAIL = [{ label: "Contact" }];

const FORM = formPage({
  submit: submitContact,
  sentPage: (sent) => `/contact-success?reference=${sent.reference}${unmailedIn(sent)}`,
});

/** The dock would cover the keyboard's work. */
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const form = FORM.refused(context) ?? startContact(context.get(servicesContext), request.url);
  const asked = new URL(request.url).searchParams;
  return { form, faqs: { areOpen: asked.get("faqs") === "open", href: faqsHref(asked) } };
}

export const action = FORM.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.form.refusal ? "Error: Contact Us" : "Contact Us",
    description: "Write to us or call us. See how soon we reply, and the questions people ask most.",
    path: "/contact",
    trail: TRAIL,
  });

export default function ContactPage({ loaderData: { form, faqs } }: Route.ComponentProps) {
  return (
    <>
      <PlainHead trail={TRAIL} title="Contact Us">
        {"Send us a message and we’ll reply by email. In pain right now? Do not wait for us: "}
        <a href={emergencyHref()}>get emergency help</a>.
      </PlainHead>
      <div className="wrap">
        <ContactCards />
      </div>
      <section className="wrap section">
        <div className="section-head">
          <h2>Send us a message</h2>
        </div>
        <div className="split">
          <ContactForm form={form} />
          <ContactAside />
        </div>
      </section>
      <div className="wrap section">
        <div className="split">
          <Faqs {...faqs} />
          <Office />
        </div>
      </div>
    </>
  );
}

/** Where to go in an emergency, and how soon we answer. */
function ContactAside() {
  return (
    <aside className="stack-l" aria-label="Help and response times">
      <EmergencyPanel>Do not wait for a reply to a message.</EmergencyPanel>
      <Panel title="How soon we reply">
        <ReplyTimes />
        <p className="small soft">
          {noAnswer(useIdentity())}
          <SupportPhone before=" Call " otherwise=" Write to us again" />
          {" with your reference, and a manager will take it on."}
        </p>
      </Panel>
    </aside>
  );
}
