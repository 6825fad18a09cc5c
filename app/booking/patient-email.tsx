import { Column, Heading, Link, Row, Section, Text } from "@react-email/components";
import { NATIONAL_NUMBERS, SITE, SUPPORT_HOURS } from "#content/site.ts";
import { telHref } from "#domain/phone.ts";
import { Block, EmailFrame, type Fact, Facts, LOOK } from "./email-frame.tsx";
import { NEXT_STEPS } from "./next-steps.ts";

export type PatientEmailFacts = {
  reference: string;
  /** Null where it had better not be repeated: see `greetingName`. */
  firstName: string | null;
  asked: readonly Fact[];
  /** Host of the site, as people write it: `niho.example`. */
  host: string;
};

export const patientSubject = (reference: string) => `We have your appointment request, ${reference}`;
const headingFor = (firstName: string | null) =>
  firstName === null ? "We have your request" : `We have your request, ${firstName}`;

const NOT_YET = "This is not a confirmed appointment yet. A practice will contact you to agree a time.";
const [HOURS] = SUPPORT_HOURS.bookings;
const WE_ANSWER = `We answer ${HOURS.days}, ${HOURS.hours}.`;
const healthline = NATIONAL_NUMBERS.healthline.phone;
const ambulance = NATIONAL_NUMBERS.ambulance.phone;
const { bookings, privacy } = SITE.emails;
const ABOUT_US = `${SITE.name}, ${SITE.address.city}, Aotearoa New Zealand`;

/** What the patient receives at once. */
export function PatientEmail({ reference, firstName, asked, host }: PatientEmailFacts) {
  return (
    <EmailFrame
      title={patientSubject(reference)}
      preview={`Reference ${reference}. A practice will be in touch within 24 hours.`}
      heading={headingFor(firstName)}
    >
      <Block space={12}>
        <Text className="soft" style={{ ...LOOK.soft, fontSize: "17px" }}>
          {NOT_YET}
        </Text>
      </Block>
      <Block space={24}>
        <Section className="box" style={{ background: "#e4f0f5", borderRadius: "6px", padding: "16px 20px" }}>
          <Text className="soft" style={{ ...LOOK.soft, fontSize: "15px" }}>
            Your booking reference
          </Text>
          <Text className="ink reference" style={{ ...LOOK.big, letterSpacing: "1px" }}>
            {reference}
          </Text>
        </Section>
      </Block>
      <Block space={24}>
        <Heading as="h2" className="ink" style={{ ...LOOK.heading, paddingBottom: "10px" }}>
          What you asked for
        </Heading>
        <Facts facts={asked} />
      </Block>
      <Block space={28}>
        <Heading as="h2" className="ink" style={{ ...LOOK.heading, paddingBottom: "14px" }}>
          What happens next
        </Heading>
        <NextSteps />
      </Block>
      <Block space={10}>
        <GettingWorse />
      </Block>
      <Block space={24}>
        <Text className="ink" style={LOOK.text}>
          Need to change something? Reply to this email, or write to <MailLink address={bookings} />.{" "}
          {WE_ANSWER}
        </Text>
      </Block>
      <Block space={28}>
        <Text className="soft line" style={{ ...LOOK.small, ...LOOK.line, paddingTop: "16px" }}>
          You are getting this because someone used this address on {host}. If it was not you, write to{" "}
          <MailLink address={privacy} /> and we will delete the request.
          <br />
          {ABOUT_US}
        </Text>
      </Block>
    </EmailFrame>
  );
}

function NextSteps() {
  return NEXT_STEPS.map((step, index) => (
    <Row key={step.title}>
      <Column className="link" style={{ ...LOOK.big, width: "44px", verticalAlign: "top", color: "#2a6894" }}>
        {index + 1}
      </Column>
      <Column style={{ paddingBottom: "18px" }}>
        <Text className="ink" style={{ ...LOOK.text, fontWeight: "bold" }}>
          {stepTitle(step)}
        </Text>
        <Text className="soft" style={LOOK.soft}>
          {step.text}
        </Text>
      </Column>
    </Row>
  ));
}

function GettingWorse() {
  const look = { background: "#fcecec", borderLeft: "4px solid #b3122a", padding: "14px 18px" };
  return (
    <Section className="warn" style={look}>
      <Text className="ink" style={LOOK.text}>
        <b>Getting worse?</b> Call Healthline free on <PhoneLink phone={healthline} />, any time. If you
        cannot breathe or swallow, call <PhoneLink phone={ambulance} />.
      </Text>
    </Section>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link className="red" href={telHref(phone)} style={LOOK.red}>
      {phone}
    </Link>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <Link className="link" href={`mailto:${address}`} style={LOOK.link}>
      {address}
    </Link>
  );
}

function stepTitle({ title, when }: { title: string; when: string }): string {
  return `${title}, ${when}`;
}

/** The same in plain text, for who reads mail that way. */
export function patientText({ reference, firstName, asked, host }: PatientEmailFacts): string {
  return [
    headingFor(firstName),
    NOT_YET,
    `Your booking reference: ${reference}`,
    ["What you asked for", ...asked.map(({ name, value }) => `- ${name}: ${value}`)].join("\n"),
    ["What happens next", ...NEXT_STEPS.map((step, i) => `${i + 1}. ${stepTitle(step)}. ${step.text}`)].join(
      "\n",
    ),
    `Getting worse? Call Healthline free on ${healthline}, any time. If you cannot breathe or swallow, call ${ambulance}.`,
    `Need to change something? Reply to this email, or write to ${bookings}. ${WE_ANSWER}`,
    `You are getting this because someone used this address on ${host}. If it was not you, write to ${privacy} and we will delete the request.\n${ABOUT_US}`,
  ].join("\n\n");
}
