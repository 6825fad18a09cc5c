import { applicationSteps } from "#content/partners.ts";
import { noAnswer } from "#content/support.ts";
import { directoryHref } from "#content/links.ts";
import { NextSteps } from "#kit/forms/next-steps.tsx";
import { SentHead } from "#kit/forms/sent-head.tsx";
import { mailWords } from "#kit/forms/sent-reference.ts";
import { readSent } from "#kit/forms/sent.server.ts";
import { WhileYouWait } from "#kit/forms/while-you-wait.tsx";
import { servicesContext } from "#kit/context.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/contact.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { EmergencyPanel } from "#kit/ui/emergency-panel.tsx";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { Ticks } from "#kit/ui/ticks.tsx";
import { SupportPhone } from "#kit/ui/support.tsx";
import type { Route } from "./+types/contact-success-page.ts";
import { ReplyTimes } from "./reply-times.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const LINKS = [
  { href: "/", text: "Home" },
  { href: directoryHref(), text: "Browse the directory" },
  { href: "/blog", text: "Read the blog" },
];

const REMINDERS = [
  "We’ll reply by email. If you don’t see it, look in your junk folder.",
  "Keep the reference. It helps us find what you sent.",
];

const WITH_US = "No need to send it twice: we have it.";

/** `of=application` is what the form for practices adds: another thing was sent, and other steps follow. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isApplication = new URL(request.url).searchParams.get("of") === "application";
  return { ...(await readSent(request, context.get(servicesContext))), isApplication };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: titleOf(loaderData),
    description: "We have what you sent us, and we’ll reply by email.",
    path: "/contact-success",
    isIndexed: false,
  });

/** In the tab too, nothing that no one has is called received. */
function titleOf(shown: { reference: string | null; isApplication: boolean } | undefined): string {
  if (shown?.isApplication) return shown.reference ? "Application received" : "No application to show";
  return shown?.reference ? "Message received" : "No message to show";
}

/** After a message, and with its own steps after an application of a practice. */
export default function ContactSuccessPage({ loaderData: sent }: Route.ComponentProps) {
  const identity = useIdentity();
  if (sent.isApplication) return <ApplicationReceived sent={sent} />;
  return (
    <>
      <Head sent={sent} />
      <div className="wrap section">
        <div className="split">
          <div>
            <section className="block">
              <h2>How soon we reply</h2>
              <ReplyTimes />
              <p className="soft">
                {noAnswer(identity)}
                <SupportPhone before=" Call " otherwise=" Reply to our email" />
                {" with your reference, and a manager will take it on."}
              </p>
            </section>
            <GoodToKnow reference={sent.reference} />
          </div>
          <aside className="stack-l" aria-label="Help">
            <EmergencyPanel title="Does it hurt?">Do not wait for our reply.</EmergencyPanel>
          </aside>
        </div>
      </div>
      <WhileYouWait links={LINKS} />
    </>
  );
}

type Sent = Route.ComponentProps["loaderData"];

/** That it was received, where the address has its reference. */
function Head({ sent }: { sent: Sent }) {
  const { reference, isApplication } = sent;
  const title = titleOf(sent);
  return reference ? (
    <SentHead title={title} label="Your reference" reference={reference}>
      {`Thank you. We have ${isApplication ? "your application" : "what you sent"}. ${mailWords(sent, "We’ve emailed you this reference.")}`}
    </SentHead>
  ) : (
    <PlainHead trail={[]} title={title}>
      We can’t tell from here which message is yours. If you sent us something, we’ve emailed you its
      reference.
    </PlainHead>
  );
}

function ApplicationReceived({ sent }: { sent: Sent }) {
  return (
    <>
      <Head sent={sent} />
      <div className="wrap section">
        <NextSteps steps={applicationSteps(useIdentity())} />
        <GoodToKnow reference={sent.reference} />
      </div>
      <WhileYouWait links={LINKS} />
    </>
  );
}

function GoodToKnow({ reference }: { reference: string | null }) {
  return (
    <section className="block">
      <h2>Good to know</h2>
      <Ticks texts={reference ? [...REMINDERS, WITH_US] : REMINDERS} />
    </section>
  );
}
