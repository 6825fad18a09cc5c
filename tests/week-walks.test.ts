import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE } from "#domain/durations.ts";
import { isFor, occupiedCells } from "#domain/free-times/free-times.ts";
import { whoseHeld } from "#database/free-times/held-times.ts";
import { keptTimesIn } from "#database/free-times/kept-times.ts";
import type { StoredRequest } from "#database/requests/requests.ts";
import { eachDatabase } from "./support/databases.ts";
import { mailNames, requestOf, tokensIn, travel } from "./support/direct-site.ts";
import { formValues } from "./support/form.ts";
import { heldRows, keepTimes } from "./support/free-times.ts";
import { readPage, type TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";
import { expectHeldRight, keep, openWeek, PRACTICE, take } from "./support/week.ts";

const WALKS = isFullSuite ? 300 : 3;
/** A site closes with its test, and PostgreSQL has a hundred connections: so many walks are one test. */
const A_TEST = Math.min(WALKS, 30);
const PARTS = Array.from({ length: WALKS / A_TEST }, (_, index) => index + 1);
/** A walk takes about two seconds. */
const TIMEOUT = A_TEST * 20_000;

/** Mia sees everyone on Mondays and Wednesdays from 9am to noon, and emergencies alone for an hour on Tuesdays. */
const MIA = {
  whose: 1,
  name: "Mia",
  weekly: [
    [{ from: 540, to: 720 }],
    [{ from: 540, to: 600, kinds: ["urgent" as const] }],
    [{ from: 540, to: 720 }],
    [],
    [],
    [],
    [],
  ],
};

/** Monday 30 November to Thursday 3 December, from 9am to noon. */
const STEP = fc.record({
  what: fc.constantFrom(
    "take",
    "take",
    "take",
    "keep",
    "keep",
    "free",
    "away",
    "away",
    "back",
    "told",
    "choose",
    "cancel",
    "wait",
  ),
  day: fc.nat(3),
  half: fc.nat(5),
  choice: fc.constantFrom("offer", "offer", "offer-1", "cancel", "ring"),
  who: fc.constantFrom("all", "0", "1"),
  which: fc.nat(9),
  minutes: fc.constantFrom(3, 20, 90),
});
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/** Somebody phones for 11:30am. */
const CALLER: Step = {
  what: "keep",
  day: 0,
  half: 5,
  choice: "offer",
  who: "0",
  which: 0,
  minutes: 3,
};

type World = {
  site: TestSite;
  token: string;
  who: number;
  kept: string[];
  aways: string[];
  patients: Map<string, string>;
};

async function walk(world: World, step: Step): Promise<void> {
  const { site, token } = world;
  const day = `2026-${step.day === 0 ? "11-30" : `12-0${step.day}`}`;
  const minute = 540 + step.half * 30;
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  switch (step.what) {
    case "take": {
      const at = new Date(Date.parse(`${day}T00:00:00+13:00`) + minute * MINUTE);
      await take(site, world.who++, `${at.toISOString().slice(0, 16)}Z`);
      return;
    }
    case "keep": {
      const answer = await keep(site, token, {
        day,
        from: clock(minute),
        to: clock(minute + 30),
        who: step.who === "1" ? "1" : "0",
        what: step.choice === "cancel" ? "kept" : "phoned",
        note: `n${step.which}`,
      });
      const id =
        answer.status === 303 &&
        new URL(answer.headers.get("Location")!, "http://niho.test").searchParams.get("kept");
      if (id) world.kept.push(id);
      return;
    }
    case "free": {
      const id = world.kept[step.which % Math.max(1, world.kept.length)];
      if (id) await site.post(`/practice/week/kept?token=${token}&id=${id}`, { do: "free", sure: "yes" });
      return;
    }
    case "away": {
      const looked = await site.post(`/practice/week/away?token=${token}`, {
        do: "look",
        who: step.who,
        when: step.half % 2 ? "days" : "morning",
        day,
        from: day,
        to: "",
      });
      if (looked.status !== 303) return;
      const path = looked.headers.get("Location")!;
      if (step.which === 0) return;
      const page = await site.page(path);
      // A stretch that was marked before is that away, and there is nothing to mark.
      if (!page.document.querySelector("[name=do][value=mark]")) return;
      const shown = formValues(page, "form:has([name=do][value=mark])");
      const [from, to] = ["from", "to"].map(
        (name) => new Date(new URL(path, "http://niho.test").searchParams.get(name)!.replace("Z", ":00Z")),
      );
      const stretch = { from: from!, to: to!, whose: step.who === "all" ? null : Number(step.who) };
      expect(phonedIn(shown)).toEqual(await callersIn(site, stretch));
      const choices = Object.keys(shown).filter((name) => name.startsWith("choice-"));
      const canBe = (name: string) =>
        page.document.querySelector(`[name="${name}"] option[value="${step.choice}"]`) !== null;
      const answers = Object.fromEntries(
        choices.map((name) => [name, canBe(name) ? step.choice : "ring"] as const),
      );
      const marked = await site.post(path, { ...shown, ...answers, words: "Our dentist is ill." });
      expect(marked.status).toBe(303);
      world.aways.push(marked.headers.get("Location")!);
      return;
    }
    case "back": {
      const path = world.aways[step.which % Math.max(1, world.aways.length)];
      if (path) await site.post(path, { do: "back", sure: "yes" });
      return;
    }
    case "told": {
      const path = world.aways[step.which % Math.max(1, world.aways.length)];
      if (!path) return;
      const told = (await toldFields(site, path)).map((name) => [name, "yes"] as const);
      if (told.length > 0) await site.post(path, { do: "told", ...Object.fromEntries(told) });
      return;
    }
    case "wait":
      return travel(site, new Date(site.clock.now.getTime() + step.minutes * MINUTE));
    default: {
      const [reference, path] = [...world.patients][step.which % Math.max(1, world.patients.size)] ?? [];
      if (!reference || !path) return;
      const version = String((await requestOf(site, reference)).request.version);
      await (step.what === "choose"
        ? site.post(path, { do: "answer", choice: "1", version })
        : site.post(path, { do: "cancel", sure: "yes", words: "", version }));
    }
  }
}

/** Each mail that an event of an away causes, by whom it is about. */
async function expectAllRight({ site, patients, aways }: World): Promise<void> {
  const mails = await site.mail();
  for (const mail of mails) {
    const reference = /NIHO-[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}/.exec(mail.text)?.[0];
    const [token] = tokensIn(mail);
    if (reference && token && mailNames([mail])[0]!.startsWith("booking-confirmed"))
      patients.set(reference, `/request?token=${token}`);
  }
  await expectHeldRight(site);
  const requests = await Promise.all([...patients.keys()].map((reference) => requestOf(site, reference)));
  const numbers = await whoseHeld(site.database.read, site.services, PRACTICE, [...patients.keys()]);
  const whoseOf = (reference: string, at: Date) =>
    numbers.get(reference)?.get(occupiedCells(at, 30)[0]!) ?? 0;
  expectNoOverlap(await heldRows(site, PRACTICE), requests, whoseOf);
  const now = site.clock.now;
  const kept = await keptTimesIn(
    site.database.read,
    PRACTICE,
    { from: now, to: new Date("2027-06-01") },
    now,
  );
  for (const away of kept.filter(({ kind, until }) => kind === "away" && until === null)) {
    const fields = await toldFields(
      site,
      aways.find((one) => one.includes(away.id))!,
    );
    for (const id of await callersIn(site, away)) expect(fields).toContain(`told-${id}`);
  }
  for (const { reference, request, events, fields } of requests) {
    const { appointment } = request;
    // An appointment in an away that lasts is on the list of who is to be rung, or was rung; who was told has had the mail.
    const inAway =
      appointment &&
      kept.find(
        (one) =>
          one.kind === "away" &&
          one.until === null &&
          isFor(one, whoseOf(reference, appointment.at)) &&
          one.from <= appointment.at &&
          appointment.at < one.to,
      );
    const isRung = events.some(({ event, at }) => event === "rang" && inAway && at >= inAway.madeAt);
    if (inAway && !isRung) {
      const path = aways.find((one) => one.includes(inAway.id))!;
      expect(await toldFields(site, path)).toContain(`told-${reference}`);
    }
    for (const { detail } of events.filter((one) => one.detail.away !== undefined)) {
      expect(detail.told).toContain("sender");
      expect(
        mails.some(({ to, text }) => to.email === fields.email && text.includes("Our dentist is ill.")),
      ).toBe(true);
    }
  }
}

/** The kept times of a stretch that are still to come for people who phoned, by id. */
async function callersIn(
  site: TestSite,
  { from, to, whose }: { from: Date; to: Date; whose: number | null },
): Promise<string[]> {
  const { now } = site.clock;
  return (await keptTimesIn(site.database.read, PRACTICE, { from, to }, now))
    .filter((one) => one.kind === "phoned" && isFor({ whose }, one.whose!) && one.from > now)
    .map(({ id }) => id);
}

/** The times of people who phoned that a page lists before an away is marked, by id. */
function phonedIn(shown: Readonly<Record<string, string>>): string[] {
  return Object.keys(shown).flatMap((name) => (name.startsWith("phoned-") ? [name.slice(7)] : []));
}

/** The ticks for those who are to be rung because of an away, who are named once “Show names” was pressed. */
async function toldFields(site: TestSite, path: string): Promise<string[]> {
  const { document } = await readPage(await site.post(path, { do: "names" }));
  return [...document.querySelectorAll("[name^=told-]")].map((one) => one.getAttribute("name")!);
}

/** Patients alone never have one time of somebody twice, and no kept time is a patient’s. */
function expectNoOverlap(
  rows: readonly { cell: number; layer: number }[],
  requests: readonly StoredRequest[],
  whoseOf: (reference: string, at: Date) => number,
): void {
  expect(rows.filter(({ layer }) => layer > 0)).toEqual([]);
  const cells = requests.flatMap(({ reference, request: { status, practice, appointment } }) =>
    status === "confirmed" && practice?.id === PRACTICE && appointment
      ? occupiedCells(appointment.at, appointment.minutes).map(
          (cell) => `${whoseOf(reference, appointment.at)} ${cell}`,
        )
      : [],
  );
  expect(new Set(cells).size).toBe(cells.length);
}

eachDatabase("a week", (open) => {
  test.each(PARTS)(
    `stays whole on ${A_TEST} random walks, part %i of ${PARTS.length}, of bookings, keeps, aways of one or all, and coming back: no overlap, check is clean, everyone is told or listed, also who phoned`,
    { timeout: TIMEOUT },
    async () => {
      const walks = fc.asyncProperty(
        fc.array(STEP, { minLength: 5, maxLength: 14, size: "max" }),
        async (steps) => {
          const { site, token } = await openWeek({ open });
          await keepTimes(site, PRACTICE, { colleagues: [MIA] });
          const world: World = { site, token, who: 1, kept: [], aways: [], patients: new Map() };
          // So that most aways touch somebody who phoned, each morning has one from the beginning.
          for (const day of [0, 1, 2, 3]) await walk(world, { ...CALLER, day });
          for (const step of steps) {
            await walk(world, step);
            await expectAllRight(world);
          }
        },
      );
      const { failed, errorInstance, counterexample } = await fc.check(walks, {
        numRuns: A_TEST,
        endOnFailure: true,
      });
      expect(failed, `${String(errorInstance)} after ${JSON.stringify(counterexample)}`).toBe(false);
    },
  );
});
