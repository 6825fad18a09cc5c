import { noAnswer } from "#content/support.ts";
import { emergencyHref } from "#content/links.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { unmailedIn } from "#kit/forms/sent-reference.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/contact.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { EmergencyPanel } from "#kit/ui/emergency-panel.tsx";
import { useIdentity, useOperator } from "#kit/shell/use-shell-facts.ts";
import { SupportPhone } from "#kit/ui/support.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { whereWeAre } from "#content/operator.ts";
import { placeBySlug } from "#content/places.ts";
import { PlaceMap } from "#kit/ui/map/place-map.tsx";
import { withCapital } from "#domain/text.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { PostForm } from "#kit/forms/post-form.tsx";
import type { FormState } from "#kit/forms/refusal.ts";
import { FormPart } from "#kit/ui/form/form-part.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/contact-page.ts";
import { ContactCards } from "./contact-cards.tsx";
import { Faqs, faqsHref } from "./faqs.tsx";
import { ReplyTimes } from "./reply-times.tsx";
import { startContact, submitContact } from "./submit.server.ts";
import { CATEGORIES, type ContactValues, FIELD_NAMES, FIELDS, FORM_NAME, NOT_STORED } from "./fields.ts";

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

/** Where we are. Of an operator's address no coordinates are known, so it has no map. */
function Office() {
  const where = whereWeAre(useOperator());
  const auckland = placeBySlug("auckland");
  if (where === null) return null;
  if (!where.isSample) {
    return (
      <Panel title="Who runs this site">
        <address className="small">{where.text}</address>
      </Panel>
    );
  }
  return (
    <Panel title="Our office">
      <address className="small">
        {where.text}
        <br />
        <span lang="mi">{auckland.nameMi}</span>
      </address>
      <PlaceMap at={auckland} />
      <p className="small dim">The address is made up, so the dot marks the middle of the city.</p>
    </Panel>
  );
}

const SENDING = {
  thing: "message",
  notStored: NOT_STORED,
  button: "Send my message",
  to: "support",
} as const;

const NOTICE = {
  title: "What happens to your message",
  thing: "it",
  brief: "Our staff read it. No one else gets it.",
  why: "To reply to you and put things right, and for nothing else.",
  without: "without your name and email address we can’t reply",
  howLong: "No longer than 12 months after you send it.",
} as const;

/** A message to us. */
function ContactForm({ form }: { form: FormState<ContactValues> }) {
  const { field, choice } = controlsOf(FIELDS, form);
  const { replies } = useIdentity();
  const cards = CATEGORIES.map((one) => ({ ...one, hint: withCapital(replies[one.reply].when) }));
  return (
    <PostForm
      page="/contact"
      formName={FORM_NAME}
      form={form}
      names={FIELD_NAMES}
      words={SENDING}
      notice={NOTICE}
    >
      <FormPart number={1} title="Who are you?">
        <TextField {...field("name")} autoComplete="name" spellCheck={false} />
        <TextField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
      </FormPart>
      <FormPart number={2} title="What is it about?">
        <TextField {...field("subject")} />
        <RadioCards {...choice("category", cards)} columns={2} />
        <TextArea {...field("message")} rows={8} />
      </FormPart>
    </PostForm>
  );
}
