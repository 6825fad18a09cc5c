import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR } from "../durations.ts";
import { addDays, newZealandDay } from "../nz-time.ts";
import { wallTimeAt } from "../hours/opening-hours-clock.ts";
import { decide, eventOfAct } from "./request-acts.ts";
import { decideAtDesk, type DeskAct } from "./request-desk.ts";
import {
  arrive,
  arriveBooked,
  bounced,
  foundEarlier,
  mayTryMore,
  needsPractice,
  type NextPractice,
  rang,
  readdressed,
  tick,
  undelivered,
} from "./request-clock.ts";
import { nextDue } from "./request-due.ts";
import { isAllowed, MOVES, requestState } from "./request-table.ts";
import {
  type Act,
  type Circumstances,
  type Decision,
  DECLINE_REASONS,
  type Happening,
  type Mail,
  type Request,
} from "./requests.ts";
import { isFullSuite } from "#tests/support/suite.ts";

/** The rarest line of the table is on one walk of a thousand or two: all are seen in the full suite. */
const WALKS = isFullSuite ? 20_000 : 800;
const DESK = { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" };
const MONDAY = Date.parse("2026-11-22T21:00:00Z");

const PRACTICES = [1, 2, 3, 4, 5].map((id) => ({
  id,
  name: `Practice ${id}`,
  phone: "(09) 012 3456",
  holidayRegion: id % 2 ? "AUK" : "WGN",
}));

/** One step of a walk: how long nothing happens, who does what then, whether mail gets out, or is refused for good. */
type Step = {
  hours: number;
  act: number;
  isWild: boolean;
  number: number;
  isMailUp: boolean;
  isRefused: boolean;
  isFreed: boolean;
  isRung: boolean;
};

const STEP = fc.record({
  hours: fc.oneof(
    { arbitrary: fc.constant(0), weight: 10 },
    fc.double({ min: 0, max: 30, noNaN: true }),
    fc.integer({ min: 24, max: 400 }),
  ),
  act: fc.nat(30),
  isWild: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  number: fc.nat(1_000),
  isMailUp: fc.boolean(),
  isRefused: fc.integer({ min: 0, max: 14 }).map((one) => one === 0),
  isFreed: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
  isRung: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});
const WALK = fc.record({
  start: fc.integer({ min: 0, max: 365 * 24 }),
  daysAhead: fc.nat(20),
  urgency: fc.constantFrom("routine", "urgent", "emergency"),
  routing: fc.constantFrom("direct", "desk"),
  chosen: fc.constantFrom(null, 1),
  mayGoElsewhere: fc.boolean(),
  isBooked: fc.boolean(),
  steps: fc.array(STEP, { minLength: 3, maxLength: 25, size: "max" }),
} as const);
type WalkOf = typeof WALK extends fc.Arbitrary<infer Walk> ? Walk : never;

describe("a request", () => {
  const seen = new Set<string>();

  test(`keeps its rules on ${WALKS} random walks, and ends by the clock alone`, () => {
    const walks = fc.property(WALK, (walk) => {
      walkThrough(walk, seen);
    });
    const result = fc.check(walks, { numRuns: WALKS, includeErrorInReport: true });
    expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
  });

  test("takes each line of the table on some walk, and no other way", () => {
    const lines = MOVES.flatMap(({ event, from }) => from.map((state) => `${event} from ${state}`));
    expect([...seen].filter((line) => !lines.includes(line))).toEqual([]);
    if (WALKS > 5_000) expect(lines.filter((line) => !seen.has(line))).toEqual([]);
  });
});

/** `expect` took half of the time of so many walks. */
function holds(isSo: boolean, rule: string): void {
  if (!isSo) throw new Error(`Not so: ${rule}`);
}

/** Runs a walk, and throws where a rule is broken. */
function walkThrough(walk: WalkOf, seen: Set<string>): void {
  let now = MONDAY + walk.start * HOUR;
  const at = (): Circumstances => ({ now: new Date(now), desk: DESK, routing: walk.routing });
  const wish = { day: addDays(newZealandDay(new Date(now)), walk.daysAhead), time: "09:30", words: "" };
  const arrival = {
    receivedAt: new Date(now),
    wish,
    urgency: walk.urgency,
    chosen: walk.chosen,
    mayGoElsewhere: walk.chosen === null || walk.mayGoElsewhere,
    wantsEarlier: walk.isBooked,
  };
  const world = openWorld(arrive(arrival, at()), seen);
  if (walk.isBooked && walk.chosen !== null) {
    const time = { at: new Date(now + (3 + walk.daysAhead) * 24 * HOUR), minutes: 30 };
    world.take(arriveBooked(arrival, at(), { ...time, practice: PRACTICES[0]! }).booked, now, true);
  }
  const runClock = (until: number, isMailUp: boolean, salt: number) => {
    for (let turns = 0; ; turns++) {
      const due = nextDue(world.request);
      if (!due || due.at.getTime() > until) break;
      holds(turns < 100, "the clock comes to rest");
      now = Math.max(now, due.at.getTime());
      const next = needsPractice(world.request, at()) ? nextOf(world.request, salt + turns, now) : undefined;
      const decision = tick(world.request, at(), next);
      holds(decision.kind !== "nothing", "what is due happens");
      world.take(decision, now, isMailUp);
    }
  };
  for (const step of walk.steps) {
    const until = now + step.hours * HOUR;
    runClock(until, step.isMailUp, step.number);
    now = Math.max(now, until);
    if (step.isRefused)
      for (const decideOn of [bounced, readdressed, undelivered])
        world.take(decideOn(world.request, at()), now, step.isMailUp);
    if (step.isRung)
      world.take(rang(world.request, at(), step.number % 2 ? "practice" : "sender"), now, step.isMailUp);
    if (step.isFreed) {
      const found = { at: new Date(now + 3 * HOUR), minutes: 30, freed: 1 };
      world.take(foundEarlier(world.request, at(), found), now, step.isMailUp);
    }
    const act = actOf(world.request, step, now);
    if (act) world.take(decide(world.request, act, at()), now, step.isMailUp);
    const ofDesk = deskActOf(world.request, step, now);
    if (ofDesk) {
      const decision = decideAtDesk(world.request, ofDesk, at());
      if (decision.kind === "moved") world.take(decision, now, step.isMailUp);
    }
  }
  runClock(Number.POSITIVE_INFINITY, true, 0);
  holds(world.request.status === "closed", "the clock alone ends it");
  world.deliver(Number.POSITIVE_INFINITY);
}

function nextOf(request: Request, salt: number, now: number): NextPractice {
  if (salt % 7 === 0) return { kind: "later", at: new Date(now + HOUR) };
  const left = PRACTICES.filter(({ id }) => !request.tried.some(({ practice }) => practice === id));
  const fitting = request.mayGoElsewhere ? left : left.filter(({ id }) => id === request.chosen);
  const practice = fitting[salt % Math.max(fitting.length, 1)];
  return practice && mayTryMore(request) && salt % 11 !== 0
    ? { kind: "practice", practice, reasons: ["near"] }
    : { kind: "none" };
}

/** A request with the mails that wait, and the calendars of the patient and of practices as the mails made them. */
function openWorld(first: Request, seen: Set<string>) {
  let waiting: Mail[] = [];
  const calendar = new Map<number, { at: number; sequence: number } | "gone">();
  const theirs: TheirCalendars = new Map();
  const lostBy = new Set<number>();
  const told = new Set<number>();
  const world = {
    request: first,
    take(decision: Decision, now: number, isMailUp: boolean): void {
      if (decision.kind === "nothing" || decision.kind === "refused") return;
      const before = world.request;
      world.request = decision.request;
      checkInvariants(decision.request);
      const isMove = decision.kind === "moved";
      holds(decision.request.version === before.version + (isMove ? 1 : 0), "only a move is a new version");
      if (decision.kind === "postponed") return;
      seen.add(`${decision.event} from ${requestState(before)}`);
      checkAgainstTable(before, decision);
      waiting = waiting.filter(({ topic }) => !decision.cancels.includes(topic));
      waiting.push(...decision.mails);
      for (const mail of waiting) holdsTrue(mail, decision.request);
      const hasLeft = before.practice && before.practice.id !== decision.request.practice?.id;
      // Where mail is refused, there is nothing to tell by mail.
      const isReached = decision.detail.why !== "undelivered";
      if (hasLeft && decision.actor !== "practice" && isReached) lostBy.add(before.practice!.id);
      if (isMailUp) world.deliver(now);
    },
    deliver(now: number): void {
      const due = waiting.filter((mail) => mail.dueAt.getTime() <= now);
      waiting = waiting.filter((mail) => mail.dueAt.getTime() > now);
      for (const mail of due) {
        if (mail.notAfter && mail.notAfter.getTime() < now) continue;
        holdsTrue(mail, world.request);
        if (mail.to === "practice" && mail.name === "off") told.add(mail.practice!.id);
        if (mail.to === "sender") enter(calendar, mail);
        else enterTheirs(theirs, mail);
      }
      holdsInTheirs(theirs, waiting, world.request);
      if (waiting.some(({ to, calendar: part }) => part && to === "sender")) return;
      const entries = [...calendar.values()].filter((entry) => entry !== "gone");
      const { appointment, status } = world.request;
      const agreed = appointment ? [appointment.at.getTime()] : [];
      // What could not be mailed before the day is not mailed after it.
      if (status !== "closed" || !appointment)
        holds(entries.map(({ at }) => at).join() === agreed.join(), "the patient's calendar is the record");
      for (const id of lostBy)
        holds(told.has(id) || isWaiting(id), `practice ${id} hears that it has lost it`);
    },
  };
  const isWaiting = (id: number) =>
    waiting.some(({ to, name, practice }) => to === "practice" && name === "off" && practice?.id === id);
  return world;
}

function enter(calendar: Map<number, { at: number; sequence: number } | "gone">, mail: Mail): void {
  if (!mail.calendar) return;
  const { number, sequence, at } = mail.appointment!;
  const known = calendar.get(number);
  holds(known !== "gone", "a cancelled appointment stays cancelled");
  if (known && known !== "gone") holds(sequence > known.sequence, "the sequence rises");
  calendar.set(number, mail.calendar === "cancel" ? "gone" : { at: at.getTime(), sequence });
}

/** Each practice has one `UID`, whose sequence is the version of the mail. */
type TheirCalendars = Map<number, { at: number | "gone"; sequence: number }>;

function enterTheirs(theirs: TheirCalendars, { calendar, practice, appointment, version }: Mail): void {
  if (!calendar) return;
  const known = theirs.get(practice!.id);
  holds(known === undefined || version > known.sequence, "the sequence in a practice's calendar rises");
  const at = calendar === "cancel" ? "gone" : appointment!.at.getTime();
  theirs.set(practice!.id, { at, sequence: version });
}

/** What our mails have put into a practice's calendar is what they have agreed, or gone. */
function holdsInTheirs(
  theirs: TheirCalendars,
  waiting: readonly Mail[],
  { appointment, practice, status }: Request,
): void {
  if (waiting.some(({ to, calendar }) => calendar && to === "practice")) return;
  if (status === "closed" && appointment) return;
  for (const [id, { at }] of theirs) {
    const agreed = practice?.id === id && appointment ? appointment.at.getTime() : "gone";
    holds(at === agreed || at === "gone", `the calendar of practice ${id} has nothing that isn't agreed`);
    if (at === "gone")
      holds(agreed === "gone" || !appointment!.isInTheirCalendar, "it has what changes there");
  }
}

/** The invariants of a request. */
function checkInvariants(request: Request): void {
  const { status, practice, appointment, question, clocks, outcome } = request;
  holds(status !== "confirmed" || appointment !== null, "what is confirmed has an appointment");
  holds(status !== "received" || (practice ?? appointment) === null, "what is received has no practice");
  holds(status !== "sent" || (practice !== null && clocks.backAt !== null), "what is sent comes back");
  holds((question !== null) === (status === "asked"), "who is asked has a question");
  if (question?.kind === "times") {
    holds(practice !== null, "a practice offers times");
    holds([1, 2, 3].includes(question.offers.length), "one to three times are offered");
  }
  holds((outcome !== null) === (status === "closed"), "what is closed has an outcome");
  holds((nextDue(request) !== null) === (status !== "closed"), "what is open has a clock");
  const isChosen = practice?.id === request.chosen;
  holds(practice === null || isChosen || request.mayGoElsewhere, "it goes elsewhere with the patient's yes");
}

function checkAgainstTable(before: Request, happening: Happening): void {
  const from = requestState(before);
  const after = requestState(happening.request);
  const lines = MOVES.filter(
    (move) =>
      move.event === happening.event &&
      move.by.includes(happening.actor) &&
      move.from.includes(from) &&
      move.to.includes(after),
  );
  holds(lines.length === 1, `the table has ${happening.event}: ${from} → ${after}`);
  for (const { to, name, calendar } of happening.mails) {
    const mail = calendar ? `${to} ${name} +${calendar}` : `${to} ${name}`;
    holds(lines[0]!.mails.includes(mail), `${happening.event} causes ${mail}`);
  }
}

function holdsTrue(mail: Mail, request: Request): void {
  holds(!denied(mail, request), `${mail.to} ${mail.name} says what is so`);
}

/** Whether a mail says what is not so. */
function denied(mail: Mail, { version, status, practice, appointment, question, tried }: Request): boolean {
  const isTheirs = practice?.id === mail.practice?.id && status !== "closed";
  const stands = appointment?.at.getTime() === mail.appointment?.at.getTime() && appointment !== null;
  const isOfThis = appointment?.number === mail.appointment?.number && appointment !== null;
  // It brings a link, and the page behind it says whether the request is still theirs.
  if (mail.name === "readdressed") return false;
  // That no practice was found stays so, also where our staff have taken it up again since.
  if (mail.to === "ours") return mail.name !== "unplaced" && status !== "received";
  // It had lost the request, and our people have agreed a time with it by phone since: the mail about that comes next.
  const isAgain = isTheirs && tried.some((one) => one.practice === practice?.id);
  if (mail.name === "gave-up") return isOfThis;
  if (mail.to === "practice") return mail.name === "off" ? isTheirs && !isAgain : !isTheirs;
  switch (mail.name) {
    case "confirmed":
    case "kept":
      return !stands;
    case "reminder":
      return !stands || wallTimeAt(mail.dueAt).minute < 480 || wallTimeAt(mail.notAfter!).minute !== 1_200;
    case "off":
      return isOfThis;
    case "times":
      return mail.calendar ? isOfThis : question?.kind !== "times" || mail.version !== version;
    case "earlier":
      return status !== "confirmed" || !stands || mail.version !== version;
    case "choose-again":
      return question?.kind !== "times" || mail.version !== version;
    case "passed":
    case "changed":
      return status !== "sent";
    case "declined":
    case "back":
      return isTheirs && practice !== null && !isAgain;
    case "call":
      return status !== "confirmed" && status !== "closed" && !(status === "sent" && stands);
    case "ended":
    case "cancelled":
    case "missed":
      return status !== "closed";
    default:
      return false;
  }
}

/** An act that the table allows now, or, when wild, any. */
function actOf(request: Request, { act, isWild, number }: Step, now: number): Act | null {
  const acts = allActs(number, now);
  const fitting = isWild ? acts : acts.filter((one) => isAllowed(eventOfAct(one), one.by, request));
  return fitting[act % Math.max(fitting.length, 1)] ?? null;
}

/** Now and then our own people do something, whatever the state. They end a request seldom. */
function deskActOf({ chosen, status }: Request, { number }: Step, now: number): DeskAct | null {
  if (number % 40 === 0) return { do: "close", words: "" };
  if (status === "closed" && number % 3 === 0) return { do: "reopen" };
  if (number % 23 === 0) return { do: "takeBack", words: "" };
  const practice = PRACTICES[number % PRACTICES.length]!;
  if (number % 13 === 0)
    return {
      do: "agree",
      practice,
      at: new Date(now + (number % 200) * HOUR),
      minutes: 30,
      getsMail: number % 2 > 0,
    };
  return number % 4 === 0
    ? { do: "send", practice, isChosen: practice.id === chosen, reasons: ["near"] }
    : null;
}

function allActs(number: number, now: number): Act[] {
  const day = newZealandDay(new Date(now));
  const hours = Date.parse(`${day}T00:00:00Z`) + (number % 5) * HOUR;
  const time = (days: number) => new Date(hours + days * 24 * HOUR);
  return [
    { by: "sender", do: "choose", choice: 1 + (number % 4) },
    { by: "sender", do: "keep" },
    {
      by: "sender",
      do: "change",
      wish: { day: addDays(day, number % 12), time: "14:00", words: `${number}` },
    },
    { by: "sender", do: "agreed", at: time(number % 9), minutes: 30 },
    { by: "sender", do: "book", at: time(number % 9), minutes: 30 },
    { by: "sender", do: "elsewhere", isAllowed: number % 3 > 0 },
    { by: "sender", do: "earlier", wish: number % 4 ? { days: [number % 7], part: "any" } : null },
    ...(number % 3 ? [] : [{ by: "sender", do: "cancel", words: "" } as const]),
    { by: "practice", do: "open" },
    { by: "practice", do: "confirm", at: time(number % 15), minutes: 30, with: "", words: "" },
    offer([time(1), time(3), time(1 + (number % 8))]),
    { ...offer([time(2)]), words: "Sorry" },
    { ...offer([time(3)]), away: "a" },
    { by: "practice", do: "decline", reason: DECLINE_REASONS[number % 6]!, words: "" },
    { by: "practice", do: "giveUp", words: "" },
    { by: "practice", do: "told" },
    { by: "practice", do: "report", came: number % 2 === 0 },
  ];
}

function offer(offers: readonly Date[]): Extract<Act, { do: "offer" }> {
  return { by: "practice", do: "offer", offers, minutes: 30, words: "" };
}

/** Over Christmas the third practice has until the seventeenth day to answer. */
test("a request that no one touches has ended seventeen days after the day asked for, whenever it came", () => {
  for (let hours = 0; hours < 2 * 366 * 24; hours += isFullSuite ? 31 : 97) {
    for (const [urgency, chosen] of [
      ["routine", null],
      ["routine", 1],
      ["emergency", 1],
    ] as const) {
      const start = MONDAY + hours * HOUR;
      const day = newZealandDay(new Date(start));
      const wish = { day, time: "09:30", words: "" };
      const at = (now: number): Circumstances => ({ now: new Date(now), desk: DESK, routing: "direct" });
      const arrival = { receivedAt: new Date(start), wish, urgency, chosen, mayGoElsewhere: chosen === null };
      let request = arrive(arrival, at(start));
      for (let due = nextDue(request); due; due = nextDue(request)) {
        const now = Math.max(start, due.at.getTime());
        holds(
          now < Date.parse(`${addDays(day, 17)}T00:00:00Z`),
          `${new Date(start).toISOString()} ends in time`,
        );
        const next = needsPractice(request, at(now)) ? nextOf(request, 1, now) : undefined;
        const decision = tick(request, at(now), next);
        if ("request" in decision) ({ request } = decision);
      }
      expect(request.status).toBe("closed");
    }
  }
});
