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
import { eachDatabase } from "./support/databases.ts";
import { book, openDirectSite, requestOf, travel } from "./support/direct-site.ts";
import { heldRows, keepTimes } from "./support/free-times.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { allActs } from "./support/request-acts.ts";
import { SEALING } from "./support/sealing.ts";
import type { TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

const WALKS = isFullSuite ? 100 : 3;
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
  test(`is after each step of ${WALKS} random walks each appointment, its gap and each open offer, and nothing else`, async () => {
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
  });
});
