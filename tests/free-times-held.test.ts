import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { occupiedCells } from "#domain/free-times/free-times.ts";
import { decide } from "#domain/requests/request-acts.ts";
import { eraseSubmissions } from "#database/erasing.ts";
import type { Act, Request } from "#domain/requests/requests.ts";
import { currentCircumstances } from "#services/requests/record.ts";
import { actOn, openRequest } from "#services/requests/act.ts";
import { linksAbout, linkToken } from "#database/links.ts";
import { signInAtDesk } from "./support/at-desk.ts";
import { eachDatabase } from "./support/databases.ts";
import { asked, book, openDirectSite, requestOf, travel } from "./support/direct-site.ts";
import { formValues } from "./support/form.ts";
import { heldRows, keepTimes } from "./support/free-times.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { allActs } from "./support/request-acts.ts";
import { SEALING } from "./support/sealing.ts";
import { readPage, type TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

const WALKS = isFullSuite ? 10 : 3;
/** A site stays open until its test ends, and a PostgreSQL server has a hundred connections for all of them. */
const TESTS = isFullSuite ? 10 : 1;
const GAP = 10;
const PRACTICE = 3;

const STEP = fc.record({
  request: fc.nat(2),
  act: fc.nat(50),
  number: fc.nat(1_000),
  hours: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, fc.integer({ min: 1, max: 80 })),
});

/** What the rules say that a request has: each five minutes of its appointment and of the times that are offered. */
function cellsHeld({ status, practice, appointment, question }: Request): number[] {
  if (status === "closed" || practice?.id !== PRACTICE) return [];
  const spans = [
    ...(appointment ? [{ at: appointment.at, minutes: appointment.minutes }] : []),
    ...(question?.kind === "times"
      ? question.offers.map((at) => ({ at, minutes: question.minutes ?? 30 }))
      : []),
  ];
  return [...new Set(spans.flatMap(({ at, minutes }) => occupiedCells(at, minutes + GAP)))];
}

async function act(site: TestSite, reference: string, chosen: Act): Promise<void> {
  const { request } = await requestOf(site, reference);
  const side = chosen.by === "sender" ? "request" : "practice";
  const link = (await linksAbout(site.database.read, reference)).findLast(({ purpose }) => purpose === side);
  const opened = link && (await openRequest(site.services, side, linkToken(site.services, link)));
  if (opened)
    await actOn(
      site.services,
      opened,
      chosen.do === "confirm" ? { ...chosen, both: true } : chosen,
      request.version,
    );
}

eachDatabase("what is held", (open) => {
  test.each(Array.from({ length: TESTS }, (_, index) => index + 1))(
    `is after each step of ${WALKS} random walks each appointment, its gap and each open offer, and nothing else (%i)`,
    async () => {
      const walk = fc.asyncProperty(
        fc.array(STEP, { minLength: 4, maxLength: 16, size: "max" }),
        async (steps) => {
          const site = await openDirectSite({ open, samples: 24, surroundings: WITHOUT_RATES });
          await keepTimes(site, PRACTICE, { gap: GAP });
          const references: string[] = [];
          for (const one of [1, 2, 3])
            references.push(
              await book(site, {
                practice: String(PRACTICE),
                email: `p${one}@patient.example`,
                firstName: `P${one}`,
              }),
            );
          for (const step of steps) {
            if (step.hours > 0) await travel(site, new Date(site.clock.now.getTime() + step.hours * HOUR));
            const reference = references[step.request]!;
            const { request } = await requestOf(site, reference);
            const possible = allActs(step.number, site.clock.now).filter(
              (one) => decide(request, one, currentCircumstances(site.services)).kind === "moved",
            );
            if (possible.length > 0) await act(site, reference, possible[step.act % possible.length]!);
            const requests = await Promise.all(
              references.map(async (one) => (await requestOf(site, one)).request),
            );
            const expected = requests.flatMap(cellsHeld).toSorted((a, b) => a - b);
            const rows = await heldRows(site, PRACTICE);
            // What was offered until a moment that has passed says nothing, and goes with the next act.
            expect(rows.map(({ cell }) => cell)).toEqual(expected);
            expect(new Set(rows.map(({ cell, layer }) => `${cell} ${layer}`)).size).toBe(rows.length);
          }
          await site.database.transact((tx) =>
            eraseSubmissions(tx, references, { now: site.clock.now, reason: "asked", ...SEALING }),
          );
          expect(await heldRows(site, PRACTICE)).toEqual([]);
        },
      );
      await fc.assert(walk, { numRuns: WALKS, endOnFailure: true });
    },
  );
});

/** Wednesday 2 December 2026 at 9:30am, as a form has it, and as it is in New Zealand. */
const WHEN = { date: "2026-12-02", time: "09:30" };
const AT = new Date("2026-12-01T20:30:00Z");

type Asked = Awaited<ReturnType<typeof asked>>;

/** Offers the time, and the patient chooses it. `version` is that of the request before. */
async function offerAndChoose({ site, patient, practice }: Asked, version: number): Promise<Response> {
  const offer = { do: "answer", answer: "offer", date1: WHEN.date, time1: WHEN.time };
  await site.post(practice, { ...offer, version: String(version) });
  return site.post(patient, { do: "answer", choice: "1", version: String(version + 1) });
}

/** How a time is agreed without a word of its length. */
const AGREES: Readonly<Record<string, (one: Asked) => Promise<Response>>> = {
  "the practice’s one press": async ({ site, practice }) => {
    const page = await site.page(practice);
    expect(page.html).toContain("with a calendar file for 60 minutes.");
    return site.post(practice, { ...formValues(page, "#confirm-form"), answer: "confirm" });
  },
  "the patient’s choice": (one) => offerAndChoose(one, 1),
  "the patient’s word": ({ site, patient }) =>
    site.post(patient, { do: "agreed", ...WHEN, sure: "yes", version: "1" }),
  "our staff’s record": async ({ site, reference }) => {
    const aroha = await signInAtDesk(site);
    const said = { said: "confirm", saidDay: WHEN.date, saidTime: WHEN.time };
    return aroha.post(`/desk/requests/${reference}`, { _act: "request record", version: "1", ...said });
  },
};

test.each(Object.keys(AGREES))(
  "A visit is as long as its practice states where %s agrees its time, and no start within it is free",
  async (how) => {
    const one = await asked({ service: "Teeth Cleaning", urgency: "routine" });
    const { site, reference } = one;
    await keepTimes(site, PRACTICE, {}, "asked");
    expect((await AGREES[how]!(one)).status).toBe(303);
    const { appointment } = (await requestOf(site, reference)).request;
    expect([appointment?.at, appointment?.minutes]).toEqual([AT, 60]);
    expect((await heldRows(site, PRACTICE)).map(({ cell }) => cell)).toEqual(occupiedCells(AT, 60));
    const day = `/api/v1/practices/${PRACTICE}/free-times?service=General+Checkup&from=2026-12-02&days=1`;
    const { times } = (await (await site.fetch(day)).json()) as { times: { start: string }[] };
    expect(times.map(({ start }) => start.slice(11, 16))).toEqual(["20:00", "21:30", "22:00", "22:30"]);
  },
);

test("A visit that moves stays as long as it was: by a time that is chosen, and in the form that moves it", async () => {
  const one = await asked();
  const { site, reference, patient, practice } = one;
  const first = { do: "answer", answer: "confirm", ...WHEN, time: "14:00", minutes: "60" };
  await site.post(practice, { ...first, version: "1" });
  await site.post(patient, { do: "change", ...WHEN, words: "", version: "2" });
  expect((await offerAndChoose(one, 3)).status).toBe(303);
  const { appointment } = (await requestOf(site, reference)).request;
  expect([appointment?.at, appointment?.minutes]).toEqual([AT, 60]);
  const { document } = await readPage(await site.post(practice, { do: "open", version: "5" }));
  expect(document.querySelector("[name=minutes] [selected]")?.getAttribute("value")).toBe("60");
});
