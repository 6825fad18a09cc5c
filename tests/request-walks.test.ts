import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { wallTimeAt } from "#domain/hours/opening-hours-clock.ts";
import { timeWords } from "#content/requests/when.ts";
import { SAMPLE_IDENTITY, answeringSchedule } from "#content/identity.ts";
import { inDaytime } from "#domain/requests/promises.ts";
import { decide } from "#domain/requests/request-acts.ts";
import { nextDue } from "#domain/requests/request-due.ts";
import { isTooOften } from "#domain/requests/request-limits.ts";
import { type Act, type Request } from "#domain/requests/requests.ts";
import { usualMinutes } from "#domain/requests/usual-minutes.ts";
import { appointmentsFile } from "#services/calendars/appointments-file.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused, type Message } from "#outbox/transports/message.ts";
import { eachDatabase } from "./support/databases.ts";
import { leftOut } from "./support/mail-claims.ts";
import { book, mailNames, openDirectSite, requestOf, tokensIn, travel } from "./support/direct-site.ts";
import { PLANTED } from "./support/request.ts";
import { allActs, fieldsOf } from "./support/request-acts.ts";
import type { TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

/**
 * Random walks over the whole site: the pages of both sides, the clock, the database and the mail, against the pure rules
 * of `domain/`. A page that shows, stores or mails something else than they say fails here.
 */
const WALKS = isFullSuite ? 20 : 5;
/** Each on a site of its own: one site takes so many posts a minute from one address. */
const SITES = isFullSuite ? 15 : 1;
const TYPED = /Planted|planted|555 0147/;
const MARKS = new RegExp(`${TYPED.source}|Root Canal`);
const BY_DAY = /^booking-(choose-again|reminder|missed)/;

/** One step: how long nothing happens, whether the mail server is there, who does what then, and with which version. */
const STEP = fc.record({
  hours: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, fc.integer({ min: 1, max: 240 })),
  isStepwise: fc.boolean(),
  mail: fc.constantFrom("up", "up", "up", "down", "refuses practices"),
  act: fc.nat(50),
  number: fc.nat(1_000),
  isStale: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
});
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;
const WALK = fc.record({
  chosen: fc.constantFrom("", "3"),
  elsewhere: fc.constantFrom("", "yes", "no"),
  urgency: fc.constantFrom("routine", "urgent", "emergency"),
  steps: fc.array(STEP, { minLength: 4, maxLength: 14, size: "max" }),
});
type Walk = typeof WALK extends fc.Arbitrary<infer One> ? One : never;

eachDatabase("a request", (open) => {
  test.each(Array.from({ length: SITES }, (_, index) => index + 1))(
    `is on its pages, in its mails and in the database what the rules say, on ${WALKS} random walks (%i)`,
    async () => {
      const world = await openWorld(open);
      const walks = fc.asyncProperty(WALK, (walk) => world.walk(walk));
      const result = await fc.check(walks, {
        numRuns: WALKS,
        endOnFailure: true,
        includeErrorInReport: true,
      });
      expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
      expect(world.seen.size).toBeGreaterThan(5);
    },
  );
});

async function openWorld(open: NonNullable<Parameters<typeof openDirectSite>[0]>["open"]) {
  let mail: Step["mail"] = "up";
  const at = () => site.clock.now;
  const mailer = memoryMailer((message) => {
    const [name] = mailNames([message]);
    if (mail === "down") throw new Error("no mail server");
    if (mail === "refuses practices" && name!.startsWith("practice-")) throw new MailRefused("550", true);
    const { minute } = wallTimeAt(at());
    if (BY_DAY.test(name!)) expect([name, minute >= 480 && minute <= 1_200]).toEqual([name, true]);
  });
  const site = await openDirectSite({ open: open!, mailer, samples: 48 });
  const seen = new Set<string>();
  let walks = 0;

  async function walk({ chosen, elsewhere, urgency, steps }: Walk): Promise<void> {
    mail = "up";
    const day = addDays(newZealandDay(at()), 1 + steps.length);
    const answers = { ...PLANTED, phoneE164: "", service: "Root Canal", bookingFor: "someone-else" };
    const email = `planted${walks++}@patient.example`;
    const wish = { location: "Auckland", practice: chosen, elsewhere, urgency, preferredDate: day };
    const reference = await book(site, { ...answers, ...wish, email, preferredTime: "9:30 AM" });
    await site.mail();
    const of = {
      site,
      reference,
      mails: () => mailsAbout(mailer.sent, site, reference),
      seen,
      shown: -1,
      followed: new Map(),
      versions: new Map(),
    };
    await checkEverything(of);
    for (const step of steps) {
      ({ mail } = step);
      await pass(of, new Date(at().getTime() + step.hours * HOUR), step.isStepwise);
      await post(of, step);
      await checkEverything(of);
    }
    mail = "up";
    for (let looks = 0; looks < 60; looks++) {
      const due = nextDue((await requestOf(site, reference)).request);
      await travel(site, new Date(Math.max(at().getTime() + 3 * HOUR, due?.at.getTime() ?? 0)));
      if (!due) break;
    }
    // What waits for the morning.
    await travel(site, inDaytime(new Date(at().getTime() + 3 * HOUR)));
    await checkEverything(of);
    expect((await requestOf(site, reference)).request.status).toBe("closed");
    expect(await waitingAbout(of)).toEqual([]);
  }
  return { walk, seen };
}

type Walked = {
  site: TestSite;
  reference: string;
  /** All that were sent about it, in the order of sending. */
  mails: () => readonly Message[];
  /** Events that have happened on some walk. */
  seen: Set<string>;
  /** The version whose pages were looked at last. */
  shown: number;
  /** The appointment as each practice's calendar program had it last. */
  followed: Map<number, { sequence: number; said: string }>;
  /** The request as it was after each move that was looked at before the next one. */
  versions: Map<number, Request>;
};

function mailsAbout(sent: readonly Message[], { services }: TestSite, reference: string): Message[] {
  const mark = services.keyedHash(`message ${reference}`);
  return sent.filter(
    ({ messageId, text }) => text.includes(reference) || messageId.startsWith(`<${mark.slice(0, 32)}`),
  );
}

/** The clock looks: at each instant at which something is due, or once after a while. */
async function pass({ site, reference }: Walked, to: Date, isStepwise: boolean): Promise<void> {
  for (let looks = isStepwise ? 20 : 0; looks > 0; looks--) {
    const due = nextDue((await requestOf(site, reference)).request);
    if (!due || due.at > to) break;
    await travel(site, due.at > site.clock.now ? due.at : site.clock.now);
  }
  await travel(site, to);
}

/** Posts a form as the page has it, and holds what comes of it to what the rules say. */
async function post(walked: Walked, { act, number, isStale }: Step): Promise<void> {
  const { site, reference, seen } = walked;
  const before = await requestOf(site, reference);
  const acts = allActs(number, site.clock.now);
  const wanted = asLongAsBefore(acts[act % acts.length]!, before.request);
  const path = pathOf(walked, wanted.by);
  if (!path) return;
  const version = before.request.version - (isStale ? 1 : 0);
  const response = await site.post(path, { ...fieldsOf(wanted, before.request), version: String(version) });
  const page = await response.text();
  await site.mail();
  const after = await requestOf(site, reference);
  const isOpening = wanted.do === "open";
  const isTheirs = wanted.by === "sender" || (before.request.practice !== null && MARKS.test(page));
  if (wanted.by === "practice" && response.status !== 303 && !isTheirs) return expect(after).toEqual(before);
  if (isStale && !isOpening) {
    expect([303, 409, 422]).toContain(response.status);
    return expect(after).toEqual(before);
  }
  const circumstances = {
    now: site.clock.now,
    desk: answeringSchedule(SAMPLE_IDENTITY, "bookings"),
    routing: "direct" as const,
  };
  const decision = decide(before.request, wanted, circumstances);
  if (decision.kind === "refused" || decision.kind === "nothing") {
    const mayBeSo = isOpening || wanted.do === "report" || wanted.do === "earlier";
    expect(mayBeSo ? [200, 303, 422] : [422]).toContain(response.status);
    return expect(after).toEqual(before);
  }
  if (isTooOften(before.request, wanted, before.events, site.clock.now)) {
    expect(response.status).toBe(429);
    return expect(after).toEqual(before);
  }
  expect([response.status, "request" in decision]).toEqual([isOpening ? 200 : 303, true]);
  if (decision.kind === "postponed") throw new Error("An act is never postponed.");
  expect(after.request).toEqual(decision.request);
  expect(after.events).toHaveLength(before.events.length + 1);
  expect(after.events.at(-1)).toMatchObject({ event: decision.event, actor: decision.actor });
  seen.add(decision.event);
}

/** The forms of these two have no length: the visit stays as long as it was. */
function asLongAsBefore(act: Act, request: Request): Act {
  return act.do === "offer" || act.do === "agreed" ? { ...act, minutes: usualMinutes(request) } : act;
}

/** The address that the newest mail of a side has. */
function pathOf({ mails, site }: Walked, side: Act["by"]): string | null {
  const path = side === "sender" ? "/request" : "/practice/request";
  const address = `${site.services.publicUrl}${path}?token=`;
  const tokens = mails().flatMap((mail) => (mail.text.includes(address) ? tokensIn(mail) : []));
  return tokens.length > 0 ? `${path}?token=${tokens.at(-1)}` : null;
}

/** What both pages show, what was mailed and what is stored are one thing. */
async function checkEverything(walked: Walked): Promise<void> {
  const { site, reference, mails, seen, versions } = walked;
  const { request, events } = await requestOf(site, reference);
  versions.set(request.version, request);
  for (const { event } of events) seen.add(event);
  const ids = mails().map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const mail of mails()) {
    expect(new Set(tokensIn(mail)).size).toBeLessThanOrEqual(1);
    const [name] = mailNames([mail]);
    // What an emergency is for stands in the mail, because minutes count; never in its subject.
    const text = mail.subject.startsWith("Urgent:") ? mail.text.replaceAll("Root Canal", "") : mail.text;
    if (name!.startsWith("practice")) expect(`${mail.subject} ${text}`).not.toMatch(MARKS);
    const caused = versions.get(Number(/-(\d+)$/.exec(name!)?.[1]));
    if (caused) expect([name, leftOut(mail, caused)]).toEqual([name, []]);
  }
  if (!(await waitingAbout(walked)).some((topic) => topic === "appointment" || topic === "final"))
    expectCalendar(
      mails().filter((mail) => !mailNames([mail])[0]!.startsWith("practice")),
      request,
    );
  await expectFollowed(walked, request);
  if (walked.shown === request.version) return;
  walked.shown = request.version;
  const patient = await (await site.fetch(pathOf(walked, "sender")!)).text();
  // The treatment stands there as in the first mail; what was typed is shown after a press.
  expect(patient).not.toMatch(TYPED);
  const { appointment, status } = request;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(patient)![1]!.replaceAll(/<[^>]+>/g, "");
  if (appointment && status === "confirmed") {
    // The clock may have moved it before the visit, and the page be looked at after it.
    const isPast = appointment.at.getTime() + appointment.minutes * 60_000 <= site.clock.now.getTime();
    const ahead = `Your appointment: ${timeWords(appointment.at)}`;
    expect(heading).toBe(isPast ? "Your appointment is over" : ahead);
  }
  if (appointment && status === "sent")
    expect(heading).toBe(`You still have your appointment: ${timeWords(appointment.at)}`);
  if (status === "closed") expect(heading).toMatch(/cancelled|ended|over/);
  let shownTo = 0;
  for (const token of new Set(mails().flatMap(practiceTokens))) {
    const response = await site.fetch(`/practice/request?token=${token}`);
    const page = await response.text();
    expect([response.status, MARKS.test(page)]).toEqual([200, false]);
    if (!page.includes("no longer with you")) shownTo++;
  }
  expect(shownTo).toBeLessThanOrEqual(request.practice ? 1 : 0);
}

function practiceTokens(mail: Message): string[] {
  return mail.text.includes("/practice/request?token=") ? tokensIn(mail) : [];
}

/** The calendar of a patient who takes every mail as it comes has what the record has, and nothing else. */
function expectCalendar(mails: readonly Message[], { appointment, status }: Request): void {
  const calendar = new Map<string, number>();
  const sequences = new Map<string, number>();
  for (const { calendar: part } of mails) {
    if (!part) continue;
    const event = ICAL.Component.fromString(part.text).getFirstSubcomponent("vevent")!;
    const valueOf = (name: string) => String(event.getFirstPropertyValue(name));
    const [uid, sequence] = [valueOf("uid"), Number(valueOf("sequence"))];
    expect(sequence).toBeGreaterThan(sequences.get(uid) ?? -1);
    sequences.set(uid, sequence);
    const wall = valueOf("dtstart");
    if (part.method === "CANCEL") calendar.delete(uid);
    else
      calendar.set(
        uid,
        Temporal.PlainDateTime.from(wall).toZonedDateTime("Pacific/Auckland").epochMilliseconds,
      );
  }
  if (status === "closed" && appointment) return;
  expect([...calendar.values()]).toEqual(appointment ? [appointment.at.getTime()] : []);
}

/**
 * The calendars that practices follow have the appointment where it stands, and nowhere else, for 14 days after it; and
 * every change of it has a greater sequence.
 */
async function expectFollowed(
  { site, reference, followed }: Walked,
  { appointment, practice }: Request,
): Promise<void> {
  const links = await site.database.read
    .selectFrom("links")
    .select("practice_id")
    .distinct()
    .where("reference", "=", reference)
    .where("purpose", "=", "practice")
    .execute();
  const standing: [number, number][] = [];
  for (const { practice_id: id } of links) {
    const { text } = await appointmentsFile(site.services, id!);
    const event = ICAL.Component.fromString(text)
      .getAllSubcomponents("vevent")
      .find((one) => String(one.getFirstPropertyValue("summary")).endsWith(reference));
    if (!event) continue;
    const [start, status] = [event.getFirstPropertyValue("dtstart") as ICAL.Time, valueIn(event, "status")];
    const [sequence, said] = [Number(valueIn(event, "sequence")), `${start.toString()} ${status}`];
    const before = followed.get(id!);
    if (before) expect(sequence - before.sequence).toBeGreaterThanOrEqual(said === before.said ? 0 : 1);
    followed.set(id!, { sequence, said });
    if (status === "CONFIRMED") standing.push([id!, start.toUnixTime() * 1_000]);
  }
  const end = appointment ? appointment.at.getTime() + appointment.minutes * 60_000 : -Infinity;
  const isRecent = site.clock.now.getTime() - end <= 14 * 24 * HOUR;
  expect(standing).toEqual(isRecent ? [[practice!.id, appointment!.at.getTime()]] : []);
}

function valueIn(event: ICAL.Component, name: string): string {
  return String(event.getFirstPropertyValue(name));
}

/** Topics of what was not sent yet. */
async function waitingAbout({ site, reference }: Walked): Promise<string[]> {
  const rows = await site.database.read
    .selectFrom("outbox")
    .select("topic")
    .where("reference", "=", reference)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .execute();
  return rows.map(({ topic }) => topic);
}
