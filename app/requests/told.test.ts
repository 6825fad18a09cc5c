import { expect, test } from "vitest";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused, type Message } from "#outbox/transports/message.ts";
import {
  book,
  linksOf,
  mailNames,
  openDirectSite,
  requestOf,
  travel,
  wordsOn,
} from "#tests/support/direct-site.ts";
import type { TestSite } from "#tests/support/site.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { carryOut } from "#services/requests/carry-out.ts";
import {
  type DeskPlan,
  planAgreeing,
  planClosing,
  planReopening,
  planTakingBack,
} from "#services/requests/desk.ts";

/**
 * Whatever is done to a request of whatever practice: what a page or a mail says of whom we have told is what was
 * mailed, and where the patient is to call, page and mail both say so.
 */

/** More than one, as each gets so many requests an hour. */
const PRACTICES = [3, 5];
const DAY = "2026-12-02";

const KINDS: Readonly<Record<string, (site: TestSite) => Promise<unknown>>> = {
  "has an address": async () => {},
  "has none any more": (site) => update(site, { email: "" }),
  "has another": (site) => update(site, { email: "new@practice.example" }),
  "was removed": (site) =>
    site.database.transact((tx) => withdrawPractices(tx, PRACTICES, { on: "2026-11-20", why: "closed" })),
  "was merged into another": (site) =>
    update(site, { withdrawn_on: "2026-11-20", withdrawn_why: "merged", merged_into: 4 }),
  "refuses our mail": async () => {},
  "has patients who get no more mail now": (site) =>
    site.database.transact((tx) =>
      tx
        .updateTable("first_mails")
        .set({ opened_at: null, sent_at: fullFor(site.clock.now) })
        .execute(),
    ),
};

/** As many mails to an address as it may have, for the days to come. */
function fullFor(now: Date): string {
  const hours = Array.from({ length: 200 }, (_, index) => now.getTime() + index * 30 * 60_000);
  return JSON.stringify(hours.map((at) => new Date(at).toISOString()));
}

function update(site: TestSite, changes: Record<string, string | number>) {
  return site.database.transact((tx) =>
    tx.updateTable("practices").set(changes).where("id", "in", PRACTICES).execute(),
  );
}

type World = { site: TestSite; reference: string; practiceId: number; patient: string; practice: string };
type Step = (world: World) => Promise<unknown>;

const CONFIRM = { do: "answer", answer: "confirm", date: DAY, time: "09:30", minutes: "30", both: "yes" };
const OFFER = { do: "answer", answer: "offer", date1: DAY, time1: "14:15", date2: DAY, time2: "16:00" };
const CHANGE = { do: "change", date: "2026-12-03", time: "11:00", words: "" };

const practice = (fields: Record<string, string>): Step => post("practice", fields);
const patient = (fields: Record<string, string>): Step => post("patient", fields);

function post(side: "patient" | "practice", fields: Record<string, string>): Step {
  return async (world) => {
    const { request } = await requestOf(world.site, world.reference);
    const response = await world.site.post(world[side], { ...fields, version: String(request.version) });
    // The link of a practice may have ended: then nothing happens.
    expect([303, 409]).toContain(response.status);
  };
}

function desk(plan: (world: World) => Promise<DeskPlan>): Step {
  return async (world) => {
    const ready = await plan(world);
    if (ready.kind !== "ready") return;
    const { stored, happening, now } = ready;
    await carryOut(world.site.services, stored, happening, { now, contentHash: "" });
  };
}

const AT = new Date("2026-12-01T20:30:00Z");

/** Each act, and what happens before it while the practice is there. */
const ACTS: Readonly<Record<string, readonly [before: readonly Step[], act: Step]>> = {
  "the patient cancels a request": [[], patient({ do: "cancel", sure: "yes" })],
  "the patient cancels while choosing": [[practice(OFFER)], patient({ do: "cancel", sure: "yes" })],
  "the patient cancels an appointment": [[practice(CONFIRM)], patient({ do: "cancel", sure: "yes" })],
  "the patient chooses": [[practice(OFFER)], patient({ do: "answer", choice: "1" })],
  "the patient keeps the time": [
    [practice(CONFIRM), patient(CHANGE), practice(OFFER)],
    patient({ do: "answer", choice: "keep" }),
  ],
  "the patient changes a request": [[], patient(CHANGE)],
  "the patient changes an appointment": [[practice(CONFIRM)], patient(CHANGE)],
  "the patient agreed by phone": [[], patient({ do: "agreed", date: DAY, time: "10:00", sure: "yes" })],
  "the patient allows another": [
    [practice({ do: "answer", answer: "decline", reason: "full" })],
    patient({ do: "elsewhere", elsewhere: "yes" }),
  ],
  "the patient allows no other": [
    [practice({ do: "answer", answer: "decline", reason: "full" })],
    patient({ do: "elsewhere", elsewhere: "no" }),
  ],
  "the practice confirms": [[], practice(CONFIRM)],
  "the practice offers": [[], practice(OFFER)],
  "the practice declines": [[], practice({ do: "answer", answer: "decline", reason: "full" })],
  "the practice doubts": [[], practice({ do: "answer", answer: "decline", reason: "not-real" })],
  "the practice declines a change": [
    [practice(CONFIRM), patient(CHANGE)],
    practice({ do: "answer", answer: "decline", reason: "full" }),
  ],
  "the practice moves it": [[practice(CONFIRM)], practice({ ...CONFIRM, answer: "move", time: "10:30" })],
  "the practice gives it up": [[practice(CONFIRM)], practice({ do: "answer", answer: "cancel" })],
  "our staff take a request back": [
    [],
    desk(({ site, reference }) => planTakingBack(site.services, reference, "They asked us")),
  ],
  "our staff take an appointment back": [
    [practice(CONFIRM)],
    desk(({ site, reference }) => planTakingBack(site.services, reference, "They asked us")),
  ],
  "our staff agree a time": [
    [desk(({ site, reference }) => planTakingBack(site.services, reference, "They asked us"))],
    desk(({ site, reference, practiceId }) => planAgreeing(site.services, { reference, practiceId, at: AT })),
  ],
  "our staff close it": [
    [
      desk(({ site, reference }) => planTakingBack(site.services, reference, "They asked us")),
      patient({ do: "elsewhere", elsewhere: "yes" }),
    ],
    desk(({ site, reference }) => planClosing(site.services, reference, "No one has time")),
  ],
  "our staff reopen it": [
    [
      practice({ do: "answer", answer: "decline", reason: "full" }),
      patient({ do: "elsewhere", elsewhere: "no" }),
    ],
    desk(({ site, reference }) => planReopening(site.services, reference)),
  ],
};

/** That the practice knows, and that the patient is to call them. */
const TOLD =
  /We’d tell a real practice now|We’ve told (the practice|[^.]*Dent[^.]*)\.|We’ve passed on your change/;
const CALL = /Please call them( on .+)? and|Please call and (tell|ask)|Please call them on/;
/** That the patient was told. */
const PATIENT_TOLD = /We’ve (told|emailed) the patient/;

test.each(Object.keys(KINDS))(
  "Whatever is done where the practice %s, page, mails and outbox say the same",
  async (kind) => {
    let refuses = false;
    const refused: Message[] = [];
    const mailer = memoryMailer((message) => {
      if (!refuses || !isTo("practice-")(message)) return;
      refused.push(message);
      throw new MailRefused("550", true);
    });
    const site = await openDirectSite({ samples: 24, mailer });
    const worlds: (World & { act: string })[] = [];
    for (const [index, act] of sampleOf(Object.keys(ACTS), 8).entries()) {
      const practiceId = PRACTICES[index % PRACTICES.length]!;
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      const answers = {
        practice: String(practiceId),
        preferredDate: DAY,
        email: `p${index}@patient.example`,
      };
      const reference = await book(site, answers);
      await site.mail();
      const { patient: own, practice: theirs } = await linksOf({ ...site, mail: async () => mailer.sent });
      worlds.push({ act, site, reference, practiceId, patient: own, practice: theirs });
      for (const step of ACTS[act]![0]) await step(worlds.at(-1)!);
      await site.mail();
    }
    const sentBefore = mailer.sent.length;
    await KINDS[kind]!(site);
    refuses = kind === "refuses our mail";

    const done: string[] = [];
    for (const world of worlds) {
      const { request: before } = await requestOf(site, world.reference);
      const earlier = new Set(await outboxOf(world));
      await ACTS[world.act]![1](world);
      const { events } = await requestOf(site, world.reference);
      const event = events.find(({ version }) => version > before.version);
      done.push(event?.event ?? "");
      const said = await wordsOn(site, `${world.patient}&done=${done.at(-1)}`);
      const saidToPractice = await wordsOn(site, `${world.practice}&done=${done.at(-1)}`);
      const enqueued = (await outboxOf(world)).filter((name) => !earlier.has(name));
      const isPracticeTold = enqueued.some((name) => name.startsWith("practice-"));
      const which = [world.act, event?.event];
      if (TOLD.test(said)) expect([...which, isPracticeTold]).toEqual([...which, true]);
      if (PATIENT_TOLD.test(saidToPractice))
        expect([...which, enqueued.some((name) => name.startsWith("booking-"))]).toEqual([...which, true]);
      const isLast = events.at(-1) === event;
      if (event?.actor === "sender" && isLast && before.practice)
        expect([...which, TOLD.test(said), CALL.test(said)]).toEqual([
          ...which,
          isPracticeTold,
          !isPracticeTold,
        ]);
    }

    // Some mails are gathered for two minutes.
    for (let looks = 0; looks < 5; looks++) await travel(site, new Date(site.clock.now.getTime() + 60_000));
    for (const [index, world] of worlds.entries()) {
      const said = await wordsOn(site, `${world.patient}&done=${done[index]}`);
      const mails = about(world, mailer.sent.slice(sentBefore));
      const calls = mails.filter((mail) => isTo("booking-")(mail) && CALL.test(mail.text));
      const toPractice = about(world, [...mailer.sent.slice(sentBefore), ...refused]).filter(
        isTo("practice-"),
      );
      for (const { text } of mails.filter((mail) => isTo("booking-")(mail) && TOLD.test(mail.text)))
        expect([world.act, text, toPractice.length > 0]).toEqual([world.act, text, true]);
      if (TOLD.test(said)) expect([world.act, mails.some(isTo("practice-"))]).toEqual([world.act, true]);
      expect([world.act, CALL.test(said)]).toEqual([world.act, calls.length > 0]);
    }
  },
);

/** The names of the mails about a request, whether they were sent or wait: `practice-off-2`. */
async function outboxOf({ site, reference }: World): Promise<string[]> {
  const rows = await site.database.read
    .selectFrom("outbox")
    .select("message_id")
    .where("reference", "=", reference)
    .where("channel", "=", "mail")
    .execute();
  return rows.map(({ message_id }) => /\.([\w-]+)@/.exec(message_id)![1]!);
}

function about({ reference }: World, mails: readonly Message[]): Message[] {
  return mails.filter(({ text }) => text.includes(reference));
}

function isTo(side: "practice-" | "booking-"): (mail: Message) => boolean {
  return (mail) => mailNames([mail])[0]!.startsWith(side);
}
