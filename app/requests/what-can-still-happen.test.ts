import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { mailNames, requestOf, tokensIn, travel } from "#tests/support/direct-site.ts";
import { isBefore } from "#tests/support/form.ts";
import { BOOKING, send } from "#tests/support/forms.ts";
import { makePractice } from "#tests/support/practice.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { carryOut } from "#services/requests/carry-out.ts";
import { planSending } from "#services/requests/desk.ts";
import { byWords, datedTime } from "#content/requests/when.ts";
import { decidedNow } from "#tests/support/reviewed.ts";

const PHONE = "(03) 548 1234";

/** The moments at which people write: in office hours, at night, on a Saturday, before a holiday. */
const MOMENTS = {
  "Thursday 11:44am": "2026-11-25T22:44:00Z",
  "Thursday 9pm": "2026-11-26T08:00:00Z",
  "Saturday 10am": "2026-11-27T21:00:00Z",
  "Christmas Eve 4:40pm": "2026-12-24T03:40:00Z",
};

/** Which practice is asked: a real one, none, or a sample. `silent` has no number. */
const PRACTICES = ["chosen", "none chosen", "none fits", "sample", "silent"] as const;

type Case = {
  routing: "direct" | "desk";
  urgency: "routine" | "urgent" | "emergency";
  /** Days from today. */
  ahead: number;
  moment: keyof typeof MOMENTS;
  practice: (typeof PRACTICES)[number];
};

const CASES: Case[] = (["direct", "desk"] as const).flatMap((routing) =>
  (["routine", "urgent", "emergency"] as const).flatMap((urgency) =>
    [0, 1, 2, 12].flatMap((ahead) =>
      (Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]).flatMap((moment) =>
        PRACTICES.map((practice) => ({ routing, urgency, ahead, moment, practice })),
      ),
    ),
  ),
);

/** Seven shares no factor with the columns, so that each value meets most of the others. */
const SOME = sampleOf(
  CASES.filter((_, index) => index % 7 === 0),
  10,
);

test.each(SOME.map((one) => [Object.values(one).join(", "), one] as const))(
  "what is promised can still happen, and deadlines are the practice's: %s",
  async (_, one) => {
    const { said, request, reference, site } = await ask(one);
    const { matchBy, answerBy } = request.clocks;
    for (const [where, text] of Object.entries(said)) {
      // A bare present is no promise, and no one has promised for the practice.
      expect(text, where).not.toMatch(
        /\b(they|it|practice) (answers?|replies|confirms?|contacts?) .{0,20}\bby \d/i,
      );
      expect(text, where).not.toMatch(/\bWe (remind|find (?!a match$)|pass it on to|look for another)\b/m);
      const deadlines = [...text.matchAll(/\b(?:by|until) (\d+(?::\d+)?[ap]m on \w+ \d+ \w+)/gi)].map(
        ([, by]) => by,
      );
      const known = [matchBy, answerBy].flatMap((at) => (at ? [byWords(at)] : []));
      expect(
        deadlines.filter((by) => !known.includes(by!)),
        where,
      ).toEqual([]);
    }
    const promisesReminder = Object.values(said).map((text) => /remind you the day before\./.test(text));
    expect(new Set(promisesReminder.slice(0, 2)).size, "mail and page say the same").toBe(1);
    if (promisesReminder[0]) expect(await isReminded(site, reference), "the reminder comes").toBe(true);
  },
);

const EMERGENCIES = sampleOf(
  CASES.filter(({ urgency }) => urgency === "emergency").filter((_, index) => index % 3 === 0),
  8,
);

test.each(EMERGENCIES.map((one) => [Object.values(one).join(", "), one] as const))(
  "an emergency reads first whom to call, in mail and on pages: %s",
  async (_, one) => {
    const { said, documents } = await ask(one);
    const number = one.practice === "chosen" || (one.practice === "none chosen" && one.routing === "direct");
    for (const [where, text] of Object.entries(said)) {
      if (where === "practice") continue;
      const [, call] = /(Call now\..*?after-hours care is\.)/s.exec(text) ?? [];
      expect(call, where).toBeDefined();
      const before = text.slice(0, text.indexOf(call!));
      expect(before, where).not.toMatch(/reply|reference|has it|no one has it|look for|remind/i);
      expect(call!.indexOf("111"), where).toBeLessThan(call!.indexOf("0800 611 116"));
      // The page after the form knows the practice that was chosen alone.
      if (number && (where !== "page" || one.practice === "chosen")) expect(call, where).toContain(PHONE);
      else expect(call, where).not.toMatch(/\(0\d\)/);
      expect(text, where).not.toMatch(/Getting worse\?.*Getting worse\?|If you can’t wait/s);
    }
    for (const document of documents) {
      const links = [...document.querySelectorAll("main a[href^='tel:']")];
      const first = links.find((link) => !link.closest(".demonstration"));
      expect(first!.closest(".call-first")).not.toBeNull();
      expect(isBefore(first!, document.querySelector("main h1")!)).toBe(true);
    }
  },
);

test("who is in no pain is not sent to the phone first", async () => {
  const { said } = await ask({
    routing: "direct",
    urgency: "routine",
    ahead: 12,
    moment: "Thursday 11:44am",
    practice: "chosen",
  });
  for (const text of Object.values(said)) expect(text).not.toContain("Call now");
  expect(said.mail).toContain("We’ll remind you the day before.");
});

/** What the patient reads, and the practice's mail: each as one text. */
async function ask(one: Case) {
  const site = await siteFor(one);
  const now = site.clock.now;
  const day = newZealandDay(new Date(now.getTime() + one.ahead * 86_400_000));
  const answer = await send(site, BOOKING, {
    ...BOOKING.right,
    service: "General Checkup",
    location: one.practice === "none fits" ? "Invercargill" : "Nelson",
    practice: one.practice === "chosen" || one.practice === "sample" || one.practice === "silent" ? "1" : "",
    urgency: one.urgency,
    preferredDate: day,
    preferredTime: "5:30 PM",
    // A time of today that is over is taken from programs alone.
    "submission-id": "",
  });
  expect(answer.status, await answer.clone().text()).toBe(303);
  const after = answer.headers.get("Location")!;
  const mails = await site.mail();
  const received = mails.find((mail) => mailNames([mail])[0] === "booking-received")!;
  const toPractice = mails.find((mail) => mailNames([mail])[0]!.startsWith("practice-request"));
  const page = await site.page(after);
  const own = await site.page(`/request?token=${tokensIn(received)[0]}`);
  const reference = /NIHO-[\w-]+/.exec(after)![0];
  return {
    site,
    reference,
    request: (await requestOf(site, reference)).request,
    documents: [page.document, own.document],
    said: {
      mail: received.text,
      page: wordsIn(page.document),
      own: wordsIn(own.document),
      ...(toPractice && { practice: toPractice.text.replaceAll(/ by .+?, we’ll take/g, ", we’ll take") }),
    },
  };
}

async function siteFor({ routing, moment, practice }: Case): Promise<TestSite> {
  const site = await openSite({ samples: 0, routing, now: MOMENTS[moment] });
  const stated = {
    id: 1,
    name: "Rātā Yard Dentists",
    phone: practice === "silent" ? "" : PHONE,
    isSample: practice === "sample",
    hasJoined: true,
  } satisfies Partial<Practice>;
  const entry = { practice: makePractice(stated), reviews: [] };
  await site.database.transact((tx) => insertPractices(tx, [entry], PLACES));
  return site;
}

function wordsIn(document: Document): string {
  const BLOCKS = "p, li, dd, dt, h1, h2, h3, summary";
  const blocks = [...document.querySelectorAll(`main :is(${BLOCKS})`)].filter(
    (block) => !block.querySelector(BLOCKS),
  );
  return blocks.map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim()).join("\n");
}

/** Whether a reminder comes if our people and the practice each take all the time that they have, and agree to the time asked for. */
async function isReminded(site: TestSite, reference: string): Promise<boolean> {
  const { clocks, wish } = (await requestOf(site, reference)).request;
  if (clocks.matchBy) {
    site.clock.now = clocks.matchBy;
    await sendOn(site, reference);
    return isReminded(site, reference);
  }
  site.clock.now = clocks.answerBy!;
  const toPractice = (await site.mail()).findLast((mail) =>
    mailNames([mail])[0]!.startsWith("practice-request"),
  )!;
  const confirm = { do: "answer", answer: "confirm", minutes: "30", version: "1" };
  const path = `/practice/request?token=${tokensIn(toPractice)[0]}`;
  const { status } = await site.post(path, { ...confirm, date: wish.day, time: wish.time });
  expect(status).toBe(303);
  const wished = new Date(`${wish.day}T${wish.time}+13:00`);
  await travel(site, new Date(wished.getTime() - 23 * 3_600_000));
  const reminder = (await site.mail()).find((mail) => mailNames([mail])[0]!.startsWith("booking-reminder"));
  return reminder !== undefined && reminder.text.includes(datedTime(wished));
}

/** As our own people do by the command line. */
async function sendOn(site: TestSite, reference: string): Promise<void> {
  const plan = await planSending(site.services, reference, 1);
  if (plan.kind !== "ready") throw new RangeError(`It is ${JSON.stringify(plan)}.`);
  const { audit } = decidedNow(site, "request send", reference);
  await carryOut(site.services, plan.stored, plan.happening, { now: plan.now, contentHash: "", audit });
}
