import { APPLICATION_STEPS } from "#content/partners.ts";
import { NO_ANSWER } from "#content/support.ts";
import { directoryHref } from "../links.ts";
import { NextSteps } from "../forms/next-steps.tsx";
import { SentHead } from "../forms/sent-head.tsx";
import { sentReference } from "../forms/sent-reference.ts";
import { WhileYouWait } from "../forms/while-you-wait.tsx";
import { pageHead } from "../seo/head.ts";
import stylesheet from "../styles/sheets/contact.css?url";
import { EmergencyPanel } from "../ui/emergency-panel.tsx";
import { Ticks } from "../ui/ticks.tsx";
import { SupportPhone } from "../ui/support-phone.tsx";
import type { Route } from "./+types/contact-success-page.ts";
import { ReplyTimes } from "./reply-times.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const LINKS = [
  { href: "/", text: "Home" },
  { href: directoryHref(), text: "Browse the directory" },
  { href: "/blog", text: "Read the blog" },
];

const REMINDERS = [
  "Our answer comes by email. If you do not see it, look in your junk folder.",
  "Keep the reference. It helps us find what you sent.",
  "No need to send it twice: it is with us.",
];

/** `of=application` is what the form for practices adds: another thing was sent, and other steps follow. */
export function loader({ request }: Route.LoaderArgs) {
  const isApplication = new URL(request.url).searchParams.get("of") === "application";
  return { reference: sentReference(request), isApplication };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.isApplication ? "Application received" : "Message received",
    description: "We have what you sent us, and answer by email.",
    path: "/contact-success",
    isIndexed: false,
  });

/** After a message, and with its own steps after an application of a practice. */
export default function ContactSuccessPage({
  loaderData: { reference, isApplication },
}: Route.ComponentProps) {
  if (isApplication) return <ApplicationReceived reference={reference} />;
  return (
    <>
      <SentHead title="Message received" label="Your reference" reference={reference}>
        {`Thank you. We have what you sent, and have emailed you ${reference ? "this" : "a"} reference.`}
      </SentHead>
      <div className="wrap section">
        <div className="split">
          <div>
            <section className="block">
              <h2>How soon we answer</h2>
              <ReplyTimes />
              <p className="soft">
                {NO_ANSWER}
                <SupportPhone before=" Call " otherwise=" Reply to our email" />
                {" with your reference, and a manager takes it on."}
              </p>
            </section>
            <GoodToKnow />
          </div>
          <aside className="stack-l" aria-label="Help">
            <EmergencyPanel title="Does it hurt?">Do not wait for us to answer.</EmergencyPanel>
          </aside>
        </div>
      </div>
      <WhileYouWait links={LINKS} />
    </>
  );
}

function ApplicationReceived({ reference }: { reference: string | null }) {
  return (
    <>
      <SentHead title="Application received" label="Your reference" reference={reference}>
        {`Thank you. We have your application, and have emailed you ${reference ? "this" : "a"} reference.`}
      </SentHead>
      <div className="wrap section">
        <NextSteps steps={APPLICATION_STEPS} />
        <GoodToKnow />
      </div>
      <WhileYouWait links={LINKS} />
    </>
  );
}

function GoodToKnow() {
  return (
    <section className="block">
      <h2>Good to know</h2>
      <Ticks texts={REMINDERS} />
    </section>
  );
}
