import { isSampleEmail } from "#content/operator.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { type Callable, CALL_FIRST, callFirstText, whomToCallFirst } from "#content/call-first-words.ts";
import { html } from "hono/html";
import { block, emailButton, emailFrame, type Fact, factRows, foot, LOOK, mailLink } from "./email-frame.ts";
import { type Html, row, section, styleOf } from "./email-parts.ts";

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

export function receivedEmail(facts: ReceivedEmailFacts): Html {
  const { siteName, subject: title, preview, heading, page } = facts;
  return emailFrame({ siteName, title, preview, heading }, [
    facts.callFirst ? callFirst(facts.callFirst) : "",
    block(12, soft(openingOf(facts))),
    block(
      24,
      section("box", { background: "#e4f0f5", borderRadius: "6px", padding: "16px 20px" }, [
        soft(facts.referenceLabel),
        html`<p class="ink reference" style="${styleOf(LOOK.big, { letterSpacing: "1px" })}">
          ${facts.reference}
        </p>`,
      ]),
    ),
    block(24, [partTitle(facts.sent.title, "10px"), factRows(facts.sent.facts)]),
    block(28, [partTitle(facts.stepsTitle ?? STEPS_TITLE, "14px"), nextSteps(facts.steps)]),
    page ? emailButton({ words: PAGE.button, href: page }) : "",
    page ? block(10, html`<p class="soft" style="${styleOf(LOOK.small)}">${PAGE.text}</p>`) : "",
    facts.worse ? block(page ? 24 : 10, gettingWorse(facts.worse)) : "",
    block(
      24,
      html`<p class="ink" style="${styleOf(LOOK.text)}">
        ${page ? "Questions?" : "Need to change something?"} Reply to this email, or write to
        ${mailLink(facts.email)}. ${weAnswer(facts)}
      </p>`,
    ),
    block(
      28,
      foot(
        html`You’re getting this because someone used this address on ${facts.host}. If it wasn’t you, write
          to ${mailLink(facts.privacyEmail)} and we’ll delete ${facts.thing}.<br />${facts.us}`,
      ),
    ),
  ]);
}

function openingOf({ opening, callFirst: isUrgent }: ReceivedEmailFacts): string {
  return isUrgent ? opening : greeted([opening])[0]!;
}

/** `greeted(["We have your request."])` → `["Kia ora. We have your request."]` */
export function greeted(opening: readonly string[]): readonly string[] {
  return [`Kia ora. ${opening[0]}`, ...opening.slice(1)];
}

function soft(text: string): Html {
  return html`<p class="soft" style="${styleOf(LOOK.soft)}">${text}</p>`;
}

function partTitle(text: string, paddingBottom: string): Html {
  return html`<h2 class="ink" style="${styleOf(LOOK.heading, { paddingBottom })}">${text}</h2>`;
}

const STEPS_TITLE = "What happens next";

const PAGE = {
  button: "See, change or cancel your request",
  text: "Anyone with this email can see and change your request. Please do not forward it.",
} as const;

function nextSteps(steps: readonly NextStep[]): Html {
  const number = styleOf(LOOK.big, { width: "44px", verticalAlign: "top", color: "#2a6894" });
  return html`${steps.map((step, index) =>
    row(
      html`<td class="link" style="${number}">${index + 1}</td>
        <td style="padding-bottom:18px">
          <p class="ink" style="${styleOf(LOOK.text, { fontWeight: "bold" })}">${stepTitle(step)}</p>
          ${soft(step.text)}
        </td>`,
    ),
  )}`;
}

const WARN = { background: "#fcecec", borderLeft: "4px solid #b3122a", padding: "14px 18px" } as const;

/** In an emergency: who to call now, in a red box. */
export function callFirst({ practice }: { practice: Callable | null }): Html {
  const whom = whomToCallFirst(practice).map((part) =>
    typeof part === "string" ? part : phoneLink(part.phone),
  );
  return block(
    12,
    section(
      "warn",
      WARN,
      html`<p class="ink" style="${styleOf(LOOK.text)}"><b>${CALL_FIRST}</b> ${whom}</p>`,
    ),
  );
}

/** Whom to call, in a red box. `question` comes first: `Getting worse?` */
export function gettingWorse(question: string): Html {
  return section(
    "warn",
    WARN,
    html`<p class="ink" style="${styleOf(LOOK.text)}">
      <b>${question}</b> Call Healthline free on ${phoneLink(healthline)}, any time. If you cannot breathe or
      swallow, call ${phoneLink(ambulance)}.
    </p>`,
  );
}

function phoneLink(phone: string): Html {
  return html`<a target="_blank" class="red" href="${telHref(phone)}" style="${styleOf(LOOK.red)}"
    >${phone}</a
  >`;
}

function stepTitle({ title, when }: NextStep): string {
  return when === "" ? title : `${title} (${when})`;
}

function weAnswer({ hours, email }: ReceivedEmailFacts): string {
  if (isSampleEmail(email)) return "This is a demo, so no one reads this address yet.";
  const open = hours.map((one) => `${one.days}, ${one.hours}`).join(", and ");
  return open === "" ? "" : `We reply ${open}.`;
}

/** Writes it as plain text. */
export function receivedText(facts: ReceivedEmailFacts): string {
  return [
    facts.heading,
    ...(facts.callFirst ? [callFirstText(facts.callFirst.practice)] : []),
    openingOf(facts),
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

/** Writes it as plain text. */
export function gettingWorseText(question: string): string {
  return `${question} Call Healthline free on ${healthline}, any time. If you cannot breathe or swallow, call ${ambulance}.`;
}
