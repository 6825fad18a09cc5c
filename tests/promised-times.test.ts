import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { STEP_TERMS } from "#content/request-promises.ts";
import { type Identity, SAMPLE_IDENTITY, answeringSchedule } from "#content/identity.ts";
import { PRIVACY_REPLY } from "#content/site.ts";
import { answerClocks, dueAt, matchClocks, URGENCY_DAYS } from "#domain/requests/promises.ts";
import { readConfig } from "#server/config.ts";
import { ROOT } from "./support/repository.ts";
import { EVERY_PAGE } from "./every-page.ts";
import { BOOKING, CONTACT, PARTNER, sendWell } from "./support/forms.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { openSite, type TestSite } from "./support/site.ts";
import { sampleOf } from "./support/suite.ts";

/** Pages that tell of care and not of us: how long a tooth can wait, how long a treatment takes. */
const OF_CARE = /^\/(services|emergency|blog|surgical|search|compare|directory)\b/;

/** A length of time that someone is given. */
const A_TERM =
  /\bwithin (?:\d+|two|three)[ -]?\w+(?: \w+){0,3}|\b(?:in )?\d+ (?:to \d+ )?(?:business|working) days|\b(?:in |after )\d+ (?:to \d+ )?hours|\b24\/7/gi;

/** Sentences about other things that take time: erasing, the newsletter, an appointment soon to come. */
const OF_OTHER_THINGS =
  /newsletter|we don’t ask again|leave your email address|it’s entered|you subscribe|less than two hours/i;

/** The pages that say by when someone replies, whichever practices are listed. */
const SAYING_TERMS = [
  "/",
  "/about",
  "/book",
  "/book?practice=10001",
  "/book?practice=10002",
  "/booking-success",
  "/contact?faqs=open",
  "/contact-success",
  "/dentists/10001",
  "/dentists/10002",
  "/partner-with-us",
  "/terms",
];

/**
 * The one table: a page or mail that says one of these says it in these words. `topic` is known by the words around it in
 * the sentence; the first that fits counts.
 */
function table(
  routing: "direct" | "desk",
  identity: Identity,
): { topic: string; of: RegExp; says: readonly string[] }[] {
  return [
    {
      topic: "how soon it is needed",
      of: /^(Routine|Urgent) Within|How soon: /,
      says: [`within ${URGENCY_DAYS.routine / 7} weeks`, `within ${URGENCY_DAYS.urgent} days`],
    },
    { topic: "danger and pain", of: /Healthline|emergenc|sees? people in pain|in pain/i, says: ["24/7"] },
    {
      topic: "privacy",
      of: /privacy|correct or delete|correction|Privacy Act/i,
      says: [`within ${PRIVACY_REPLY}`, "within 72 hours"],
    },
    { topic: "signing in at the desk", of: /sign in to the desk/, says: ["after 12 hours"] },
    { topic: "legal questions", of: /legal questions/i, says: [identity.replies.legal.when] },
    { topic: "reviews", of: /\breads? (?:it|each review)\b/i, says: [identity.replies.review.when] },
    {
      topic: "escalation",
      of: /without an answer|No answer after/i,
      says: [
        `after ${identity.escalation.hours} hours`,
        ...repliesOf(identity).flatMap((when) => [when, when.replace(/^.* to |^within /, "")]),
      ],
    },
    {
      topic: "our replies",
      of: /urgent: help|doesn’t work|everything else|joining as a practice|we(’ll)? (answer|reply)|and (?:answer|reply) (?:in|within)|read your application|^(Booking|Technical|Partnership|Feedback|Complaint|General|Media)|Reply to this email/i,
      says: repliesOf(identity),
    },
    {
      topic: "finding a practice",
      of: /goes to a practice|pass (your request|it) on|find a match|We’ll look for a practice/i,
      // What is urgent goes straight to the practice while our staff are away, wherever requests go.
      says: [STEP_TERMS.match[routing], STEP_TERMS.match.direct, STEP_TERMS.reply],
    },
    {
      topic: "a practice’s reply",
      of: /practice|hear back|hear within|confirmation|in touch/i,
      says: [STEP_TERMS.reply],
    },
  ];
}

function repliesOf({ replies }: Identity): string[] {
  return Object.values(replies).map(({ when }) => when);
}

/** Hours and terms are those of docs/site.example.yaml. */
const OWN_WORDS = "joined, by an operator of own words";
const EXAMPLE = join(ROOT, "docs/site.example.yaml");

const SITES = (["direct", "desk"] as const).flatMap((routing) =>
  (["samples", "joined", OWN_WORDS, "some joined", "none joined", "nothing listed"] as const).map(
    (listed) => [routing, listed] as const,
  ),
);

describe.each(sampleOf(SITES, 8))("Where requests go %s, and listed are %s:", (routing, listed) => {
  let sentences: { where: string; text: string }[];
  let identity: Identity;

  beforeAll(async () => {
    const site = await siteOf(routing, listed);
    identity = site.services.operator.identity;
    const all = [...(await pagesOf(site, listed === "samples")), ...(await mailsOf(site))];
    sentences = all.filter(({ text }) => !OF_OTHER_THINGS.test(text));
  });

  test("every sentence with a term says what the one table says", () => {
    const wrong = sentences.flatMap(({ where, text }) =>
      termsIn(text).flatMap(({ term, from }) => {
        const row = table(routing, identity).find(({ of }) => of.test(text));
        const isRight = row?.says.some((said) => from.startsWith(said.toLowerCase()));
        return isRight ? [] : [`${where}: “${term}” (${row?.topic}) in “${text}”`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(sentences.filter(({ text }) => termsIn(text).length > 0).length).toBeGreaterThan(10);
  });

  test("no page claims support day and night, and hours are those of support", () => {
    const hours = new Set(
      Object.values(identity.hours).flatMap((one) => one?.words.map((row) => row.hours) ?? []),
    );
    for (const { where, text } of sentences) {
      expect(text, where).not.toMatch(/24\/7 support|support, every day|support 24/i);
      if (/24\/7/.test(text)) expect(text, where).toMatch(/Healthline|emergenc/i);
      for (const [said] of text.matchAll(/\d[ap]m to \d[ap]m/g))
        expect([...hours], `${where}: ${text}`).toContain(said);
    }
  });
});

test("the terms in words are those of the clocks", () => {
  const desk = answeringSchedule(SAMPLE_IDENTITY, "bookings");
  const friday = new Date("2026-11-20T02:00:00Z");
  const { matchBy } = matchClocks(friday, desk);
  expect(matchBy).toEqual(dueAt(friday, { openHours: numberIn(STEP_TERMS.match.desk) }, desk));
  const { answerBy } = answerClocks(friday, {
    isEmergency: false,
    desk,
    holidayRegion: "AUK",
  });
  expect(answerBy).toEqual(
    dueAt(
      friday,
      { businessDays: numberIn(STEP_TERMS.reply) / 24 },
      answeringSchedule(SAMPLE_IDENTITY, "support"),
    ),
  );

  function numberIn(words: string): number {
    return Number(/\d+/.exec(words)![0]);
  }
});

async function siteOf(routing: "direct" | "desk", listed: (typeof SITES)[number][1]): Promise<TestSite> {
  const { operator } = readConfig(listed === OWN_WORDS ? { SITE_FILE: EXAMPLE } : {});
  const site = await openSite({ samples: listed === "samples" ? 48 : 0, routing, operator });
  const joins = (index: number) => listed.startsWith("joined") || (listed === "some joined" && index === 0);
  const practices = REAL_PRACTICES.map((practice, index) => ({
    ...practice,
    hasJoined: joins(index),
    email: joins(index) ? "desk@practice.nz" : "",
  }));
  if (listed.includes("joined")) await listPractices(site, practices);
  return site;
}

async function pagesOf(site: TestSite, hasSamples: boolean): Promise<{ where: string; text: string }[]> {
  const ofSamples = sampleOf(
    EVERY_PAGE.map(({ path }) => path),
    24,
  );
  const paths = hasSamples ? [...ofSamples, ...SAYING_TERMS] : SAYING_TERMS;
  const said: { where: string; text: string }[] = [];
  for (const path of new Set(paths.filter((one) => !OF_CARE.test(one)))) {
    const { document } = await site.page(path);
    const BLOCKS = "p, li, dd, dt, div, label, h1, h2, h3, td";
    for (const block of document.querySelectorAll(`body :is(${BLOCKS})`)) {
      // A row of a definition list is one sentence, and so is a step with its heading.
      const whole = block.closest("dl > div, ol > li");
      if (block !== whole && (whole || block.querySelector(BLOCKS))) continue;
      if (block.matches("a[href^='/dentists/'] *, .hours *")) continue;
      said.push({
        where: path,
        text: spacedWords(block),
      });
    }
  }
  return said;
}

/** The texts of its parts with a space between them, as they are seen. */
function spacedWords(block: Element): string {
  const parts = [...block.childNodes].map((part) =>
    part.nodeType === 1 ? spacedWords(part as Element) : (part.textContent ?? ""),
  );
  return parts.join(" ").replaceAll(/\s+/g, " ").trim();
}

async function mailsOf(site: TestSite): Promise<{ where: string; text: string }[]> {
  for (const category of ["general", "technical", "booking", "partnership"])
    await sendWell(site, CONTACT, { ...CONTACT.right, category, email: `${category}@example.nz` });
  await sendWell(site, PARTNER, PARTNER.right);
  await sendWell(site, BOOKING, { ...BOOKING.right, preferredDate: "2026-12-02" });
  return (await site.mail()).flatMap(({ subject, text }) =>
    [subject, ...text.split(/\n+/)].map((line) => ({ where: `mail “${subject}”`, text: line })),
  );
}

/** Each term of a sentence, and the sentence from there on. */
function termsIn(text: string): { term: string; from: string }[] {
  return [...text.matchAll(A_TERM)].map(({ 0: term, index }) => ({
    term,
    from: text.slice(index).toLowerCase(),
  }));
}
