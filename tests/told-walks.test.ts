import fc from "fast-check";
import { expect, test } from "vitest";
import { reseal } from "#database/requests/submissions.ts";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { isAllowed } from "#domain/requests/request-table.ts";
import { decide, eventOfAct } from "#domain/requests/request-acts.ts";
import { decideAtDesk } from "#domain/requests/request-desk.ts";
import type { Act, Actor, Decision, EventName, Request } from "#domain/requests/requests.ts";
import { findUntold } from "#outbox/outbox-records.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { carryOut } from "#services/requests/carry-out.ts";
import { carryOutUntold } from "#services/requests/clock.ts";
import { currentCircumstances } from "#services/requests/record.ts";
import { eachDatabase } from "./support/databases.ts";
import { book, openDirectSite, requestOf, travel } from "./support/direct-site.ts";
import { isFullSuite } from "./support/suite.ts";

/**
 * After every move of an agreed time each side that has something to hear has a mail, or an item at the desk with a number
 * to ring, whatever becomes of the practice and of either address meanwhile.
 */
const WALKS = isFullSuite ? 1_000 : 12;
/** Each site takes so many, so that its clock has few to look at. */
const A_SITE = 50;
const HOUR = 60 * 60_000;
const PRACTICE = 3;
const STAFF = [{ who: "Aroha", email: "aroha@niho.example" }];

const PRACTICES = ["reached", "has no address", "has left", "was removed", "refuses"] as const;
const PATIENTS = ["reached", "has no address", "gets no more", "refuses"] as const;
type Fate = { practice: (typeof PRACTICES)[number]; patient: (typeof PATIENTS)[number] };

const WALK = fc.record({
  practice: fc.constantFrom(...PRACTICES),
  patient: fc.constantFrom(...PATIENTS),
  steps: fc.array(
    fc.record({ act: fc.nat(50), number: fc.nat(200), hours: fc.constantFrom(0, 0, 0, 1, 5, 30) }),
    {
      minLength: 3,
      maxLength: 8,
      size: "max",
    },
  ),
});

/** Who hears of a move while a time is agreed before it or after it. Who did it knows it. */
const HEARS: Partial<Record<EventName, readonly ("practice" | "sender")[]>> = {
  confirmed: ["sender"],
  offered: ["sender"],
  declined: ["sender"],
  gaveUp: ["sender"],
  chose: ["practice"],
  kept: ["practice"],
  changed: ["practice"],
  agreed: ["practice"],
  cancelled: ["practice"],
  tookBack: ["practice", "sender"],
};

eachDatabase("Of an agreed time", (open) => {
  test(
    `no side is left untold on ${WALKS} walks of practices and patients who can or cannot be mailed`,
    async () => {
      const moved = new Set<string>();
      for (let done = 0; done < WALKS; done += A_SITE) {
        const world = await openWorld(open);
        const numRuns = Math.min(A_SITE, WALKS - done);
        const property = fc.asyncProperty(WALK, (walk) => world.walk(walk, moved));
        const result = await fc.check(property, { numRuns, includeErrorInReport: true, endOnFailure: true });
        expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
      }
      if (isFullSuite) expect(Object.keys(HEARS).filter((event) => !moved.has(event))).toEqual([]);
    },
    isFullSuite ? 1_200_000 : 60_000,
  );
});

type Open = NonNullable<Parameters<typeof openDirectSite>[0]>["open"];
type Step = { act: number; number: number; hours: number };

async function openWorld(open: Open) {
  const fate: { now: Fate | null } = { now: null };
  const mailer = memoryMailer(({ messageId }) => {
    const isRefused = (side: string, whose: string | undefined) =>
      messageId.includes(`.${side}-`) && whose === "refuses";
    if (isRefused("practice", fate.now?.practice) || isRefused("booking", fate.now?.patient))
      throw new MailRefused("550 no such mailbox", true);
  });
  const site = await openDirectSite({ samples: 24, deskMembers: STAFF, mailer, ...(open && { open }) });
  const listing = await site.database.read
    .selectFrom("practices")
    .selectAll()
    .where("id", "=", PRACTICE)
    .executeTakeFirstOrThrow();
  let walks = 0;

  async function walk({ steps, ...willBe }: Fate & { steps: readonly Step[] }, moved: Set<string>) {
    fate.now = null;
    const { email, has_joined, withdrawn_on, withdrawn_why } = listing;
    await site.database.transact((tx) =>
      tx
        .updateTable("practices")
        .set({ email, has_joined, withdrawn_on, withdrawn_why })
        .where("id", "=", PRACTICE)
        .execute(),
    );
    // A day later: what a visitor, an address and a practice may have is counted anew.
    await travel(site, new Date(site.clock.now.getTime() + 25 * HOUR));
    const day = new Date(site.clock.now.getTime() + 12 * 24 * HOUR).toISOString().slice(0, 10);
    const reference = await book(site, {
      practice: String(PRACTICE),
      preferredDate: day,
      email: `walk${++walks}@patient.example`,
    });
    await site.mail();
    // The practice agrees a time while all is well.
    const at = new Date(`${day}T00:30:00Z`);
    await take(reference, { by: "practice", do: "confirm", at, minutes: 30, with: "", words: "" });
    await site.mail();
    fate.now = willBe;
    await befall(reference, willBe);
    for (const { act, number, hours } of steps) {
      if (hours > 0) await travel(site, new Date(site.clock.now.getTime() + hours * HOUR));
      const before = await requestOf(site, reference);
      const did = await stepOf(reference, before.request, { act, number });
      if (!did) continue;
      await site.mail();
      const after = await requestOf(site, reference);
      if (after.request.version === before.request.version) continue;
      const move = after.events.find(({ version }) => version === before.request.version + 1)!;
      const isAgreed = before.request.appointment !== null || move.detail.at !== undefined;
      if (!isAgreed) continue;
      for (const side of HEARS[move.event] ?? []) {
        if (isActor(move.actor, side, move.event)) continue;
        moved.add(move.event);
        const ways = await waysTold(reference, move.version, side);
        if (ways.length === 0)
          throw new Error(`${side} is untold of ${move.event} by ${move.actor}: ${JSON.stringify(willBe)}`);
      }
    }
    await take(reference, { by: "sender", do: "cancel", words: "" });
  }

  /** What happens to the practice and to the patient's address once a time is agreed. */
  async function befall(reference: string, { practice, patient }: Fate): Promise<void> {
    const { services, clock } = site;
    await site.database.transact(async (tx) => {
      const its = tx.updateTable("practices").where("id", "=", PRACTICE);
      if (practice === "has no address") await its.set({ email: "" }).execute();
      if (practice === "was removed")
        await withdrawPractices(tx, [PRACTICE], { on: "2026-11-20", why: "closed" });
      if (practice === "has left") {
        const ended_at = clock.now.toISOString();
        await its.set({ has_joined: 0 }).execute();
        await tx.updateTable("links").set({ ended_at }).where("practice_id", "=", PRACTICE).execute();
      }
      if (patient === "has no address") await reseal(tx, services, { reference }, () => ({ email: "" }));
      if (patient === "gets no more")
        await tx
          .updateTable("first_mails")
          .set({ opened_at: null, sent_at: fullFrom(clock.now) })
          .execute();
    });
  }

  async function stepOf(reference: string, request: Request, { act, number }: Omit<Step, "hours">) {
    if (number % 9 === 0) {
      const decision = decideAtDesk(
        request,
        { do: "takeBack", words: "" },
        currentCircumstances(site.services),
      );
      return decision.kind === "moved" && carry(reference, decision);
    }
    const acts = allActs(site.clock.now, number).filter((one) => isAllowed(eventOfAct(one), one.by, request));
    const wanted = acts[act % Math.max(acts.length, 1)];
    return wanted !== undefined && take(reference, wanted);
  }

  async function take(reference: string, act: Act): Promise<boolean> {
    const { request } = await requestOf(site, reference);
    const decision = decide(request, act, currentCircumstances(site.services));
    if (decision.kind !== "moved") return false;
    await carry(reference, decision);
    if (act.do === "change") await carryOutUntold(site.services, reference);
    return true;
  }

  async function carry(reference: string, happening: Extract<Decision, { kind: "moved" }>): Promise<boolean> {
    const stored = await requestOf(site, reference);
    await carryOut(site.services, stored, happening, { now: site.clock.now, contentHash: "" });
    return true;
  }

  /** A mail that was sent or waits, or an item that no one has dealt with yet, with a number. */
  async function waysTold(reference: string, version: number, side: string): Promise<string[]> {
    const { read } = site.database;
    const rows = await read
      .selectFrom("outbox")
      .select(["id", "channel", "given_up_at"])
      .where("reference", "=", reference)
      .where("version", "=", version)
      .where("side", "=", side as "practice")
      .execute();
    const ways: string[] = [];
    for (const { id, channel, given_up_at } of rows) {
      if (channel !== "phone" && given_up_at === null) ways.push(channel);
      const item = await findUntold(read, site.services.encryption, id);
      if (item?.message?.ring?.phone) ways.push("item");
    }
    return ways;
  }

  return { walk };
}

/** A patient's own move is known to them; our staff agree a time with both by phone. */
function isActor(actor: Actor, side: "practice" | "sender", event: EventName): boolean {
  return actor === side || (actor === "desk" && event === "agreed" && side === "practice");
}

/** As many mails to an address as it may have, for the days to come. */
function fullFrom(now: Date): string {
  const hours = Array.from({ length: 400 }, (_, index) => now.getTime() + index * 30 * 60_000);
  return JSON.stringify(hours.map((at) => new Date(at).toISOString()));
}

function allActs(now: Date, number: number): Act[] {
  const time = (days: number) =>
    new Date(`${new Date(now.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)}T00:30:00Z`);
  const day = time(2 + (number % 9))
    .toISOString()
    .slice(0, 10);
  return [
    { by: "sender", do: "choose", choice: 1 },
    { by: "sender", do: "keep" },
    { by: "sender", do: "change", wish: { day, time: "14:00", words: "" } },
    { by: "sender", do: "agreed", at: time(3 + (number % 9)), minutes: 30 },
    ...(number % 3 ? [] : [{ by: "sender", do: "cancel", words: "" } as const]),
    { by: "practice", do: "confirm", at: time(4 + (number % 9)), minutes: 30, with: "", words: "" },
    {
      by: "practice",
      do: "offer",
      offers: [time(3), time(5 + (number % 4))],
      minutes: 30,
      words: "",
    },
    { by: "practice", do: "decline", reason: "full", words: "" },
    { by: "practice", do: "giveUp", words: "" },
  ];
}
