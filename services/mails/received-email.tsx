import { isSampleEmail } from "#content/operator.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { type Callable, CALL_FIRST, callFirstText, whomToCallFirst } from "#content/call-first-words.ts";
import { Block, EmailButton, EmailFrame, type Fact, Facts, Foot, LOOK, MailLink } from "./email-frame.tsx";
import { Row, Section } from "./email-parts.tsx";

/** A step that follows, and when, if that is to be said: `{ title: "We’ll reply", when: "within 2 hours", text: "Someone …" }`. */
export type NextStep = { title: string; when: string; text: string };

/** The mail to the sender of a form. */
export type ReceivedEmailFacts = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  /** `We have your message` */
  heading: string;
  /** In an emergency, before everything: who to call now; `worse` is null then. */
  callFirst?: { practice: Callable | null } | null;
  /** One or two sentences under the heading. */
  opening: string;
  /** `Your booking reference` */
  referenceLabel: string;
  reference: string;
  /** What was sent, as far as a mail may repeat it. */
  sent: { title: string; facts: readonly Fact[] };
  steps: readonly NextStep[];
  /** Over the steps, where they are not what happens. */
  stepsTitle?: string;
  /** Where the sender can see, change or cancel it; null where there is no such page. */
  page: string | null;
  /** For those who may be in pain: `Getting worse?` */
  worse: string | null;
  /** Who reads the answers to this mail. */
  email: string;
  /** When they do; empty where that is not stated: `[{ days: "Monday to Friday", hours: "8am to 6pm" }]` */
  hours: readonly { days: string; hours: string }[];
  /** What can be deleted: `the request`. */
  thing: string;
  /** Who deletes it. */
  privacyEmail: string;
  /** Host of the site, as people write it: `niho.example`. */
  host: string;
  /** Who writes: `usInFull` of the operator. */
  us: string;
  siteName: string;
};

const healthline = NATIONAL_NUMBERS.healthline.phone;
const ambulance = NATIONAL_NUMBERS.ambulance.phone;

export function ReceivedEmail(facts: ReceivedEmailFacts) {
  return (
    <EmailFrame
      siteName={facts.siteName}
      title={facts.subject}
      preview={facts.preview}
      heading={facts.heading}
    >
      {facts.callFirst && <CallFirst {...facts.callFirst} />}
      <Block space={12}>
        <p className="soft" style={LOOK.soft}>
          {facts.opening}
        </p>
      </Block>
      <Block space={24}>
        <Section className="box" style={{ background: "#e4f0f5", borderRadius: "6px", padding: "16px 20px" }}>
          <p className="soft" style={LOOK.soft}>
            {facts.referenceLabel}
          </p>
          <p className="ink reference" style={{ ...LOOK.big, letterSpacing: "1px" }}>
            {facts.reference}
          </p>
        </Section>
      </Block>
      <Block space={24}>
        <h2 className="ink" style={{ ...LOOK.heading, paddingBottom: "10px" }}>
          {facts.sent.title}
        </h2>
        <Facts facts={facts.sent.facts} />
      </Block>
      <Block space={28}>
        <h2 className="ink" style={{ ...LOOK.heading, paddingBottom: "14px" }}>
          {facts.stepsTitle ?? STEPS_TITLE}
        </h2>
        <NextSteps steps={facts.steps} />
      </Block>
      {facts.page && (
        <>
          <EmailButton words={PAGE.button} href={facts.page} />
          <Block space={10}>
            <p className="soft" style={LOOK.small}>
              {PAGE.text}
            </p>
          </Block>
        </>
      )}
      {facts.worse && (
        <Block space={facts.page ? 24 : 10}>
          <GettingWorse question={facts.worse} />
        </Block>
      )}
      <Block space={24}>
        <p className="ink" style={LOOK.text}>
          {facts.page ? "Questions?" : "Need to change something?"} Reply to this email, or write to{" "}
          <MailLink address={facts.email} />. {weAnswer(facts)}
        </p>
      </Block>
      <Block space={28}>
        <Foot>
          You’re getting this because someone used this address on {facts.host}. If it wasn’t you, write to{" "}
          <MailLink address={facts.privacyEmail} /> and we’ll delete {facts.thing}.
          <br />
          {facts.us}
        </Foot>
      </Block>
    </EmailFrame>
  );
}

const STEPS_TITLE = "What happens next";

const PAGE = {
  button: "See, change or cancel your request",
  text: "Anyone with this email can see and change your request. Please do not forward it.",
} as const;

function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return steps.map((step, index) => (
    <Row key={step.title}>
      <td className="link" style={{ ...LOOK.big, width: "44px", verticalAlign: "top", color: "#2a6894" }}>
        {index + 1}
      </td>
      <td style={{ paddingBottom: "18px" }}>
        <p className="ink" style={{ ...LOOK.text, fontWeight: "bold" }}>
          {stepTitle(step)}
        </p>
        <p className="soft" style={LOOK.soft}>
          {step.text}
        </p>
      </td>
    </Row>
  ));
}

const WARN = { background: "#fcecec", borderLeft: "4px solid #b3122a", padding: "14px 18px" } as const;

/** In an emergency: who to call now, in a red box. */
export function CallFirst({ practice }: { practice: Callable | null }) {
  return (
    <Block space={12}>
      <Section className="warn" style={WARN}>
        <p className="ink" style={LOOK.text}>
          <b>{CALL_FIRST}</b>{" "}
          {whomToCallFirst(practice).map((part) =>
            typeof part === "string" ? part : <PhoneLink key={part.phone} phone={part.phone} />,
          )}
        </p>
      </Section>
    </Block>
  );
}

/** Whom to call, in a red box. `question` comes first: `Getting worse?` */
export function GettingWorse({ question }: { question: string }) {
  return (
    <Section className="warn" style={WARN}>
      <p className="ink" style={LOOK.text}>
        <b>{question}</b> Call Healthline free on <PhoneLink phone={healthline} />, any time. If you cannot
        breathe or swallow, call <PhoneLink phone={ambulance} />.
      </p>
    </Section>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a target="_blank" className="red" href={telHref(phone)} style={LOOK.red}>
      {phone}
    </a>
  );
}

function stepTitle({ title, when }: NextStep): string {
  return when === "" ? title : `${title} (${when})`;
}

function weAnswer({ hours, email }: ReceivedEmailFacts): string {
  if (isSampleEmail(email)) return "This is a demo, so no one reads this address yet.";
  const open = hours.map((one) => `${one.days}, ${one.hours}`).join(", and ");
  return open === "" ? "" : `We reply ${open}.`;
}

/** The same as plain text. */
export function receivedText(facts: ReceivedEmailFacts): string {
  return [
    facts.heading,
    ...(facts.callFirst ? [callFirstText(facts.callFirst.practice)] : []),
    facts.opening,
    `${facts.referenceLabel}: ${facts.reference}`,
    [facts.sent.title, ...facts.sent.facts.map(({ name, value }) => `- ${name}: ${value}`)].join("\n"),
    [
      facts.stepsTitle ?? STEPS_TITLE,
      ...facts.steps.map((step, i) => `${i + 1}. ${stepTitle(step)}. ${step.text}`),
    ].join("\n"),
    ...(facts.page ? [`${PAGE.button}:\n${facts.page}`, PAGE.text] : []),
    ...(facts.worse ? [gettingWorseText(facts.worse)] : []),
    `${facts.page ? "Questions?" : "Need to change something?"} Reply to this email, or write to ${facts.email}. ${weAnswer(facts)}`,
    `You’re getting this because someone used this address on ${facts.host}. If it wasn’t you, write to ${facts.privacyEmail} and we’ll delete ${facts.thing}.\n${facts.us}`,
  ].join("\n\n");
}

/** The same as plain text. */
export function gettingWorseText(question: string): string {
  return `${question} Call Healthline free on ${healthline}, any time. If you cannot breathe or swallow, call ${ambulance}.`;
}
