import { expect, test } from "vitest";
import { occupiedCells } from "#domain/free-times/free-times.ts";
import { eachDatabase } from "./support/databases.ts";
import { lastMail, openDirectSite, tokensIn } from "./support/direct-site.ts";
import { alertIn, formValues } from "./support/form.ts";
import { BOOKING, BOOKING_WITH_ID, send } from "./support/forms.ts";
import { heldRows, keepTimes, PRESSED } from "./support/free-times.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { readPage, type TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

const ROUNDS = isFullSuite ? 50 : 2;
const POSTS = isFullSuite ? 40 : 12;
/** A round takes a second, and thirty on a machine that others use. */
const TIMEOUT = Math.max(60_000, ROUNDS * 30_000);
const AT = "2026-12-01T20:30Z";
const MESSAGE = "Kia ora, I’m a bit nervous.";

/** One of many who press the same time, with a form of their own. */
function answersOf(who: number, chosenTime: string) {
  return {
    ...BOOKING.right,
    ...PRESSED,
    chosenTime,
    email: `p${who}@patient.example`,
    firstName: `P${who}`,
    message: MESSAGE,
  };
}

/** How often one presses who is told each time to send it again. */
const MOST_PRESSES = 10;

/**
 * On a busy machine some wait in vain for one of the database's ten connections. Their page says so, with a button and
 * all that they typed, and they press it.
 */
async function pressUntilAnswered(site: TestSite, who: number) {
  site.log.expect("lookup failed");
  site.log.expect("form not stored");
  const typed = answersOf(who, AT);
  let form: Record<string, string> = { ...BOOKING_WITH_ID, ...typed };
  for (let press = 1; ; press++) {
    const response = await site.fetch(
      "/book?send",
      { method: "POST", body: new URLSearchParams(form), headers: { Origin: "http://niho.test" } },
      `192.0.2.${who + 1}`,
    );
    expect(response.status).not.toBe(500);
    if (response.status === 303) return { who, status: 303, page: null };
    const page = await readPage(response);
    const said = alertIn(page);
    if (said.includes("has just gone") || press === MOST_PRESSES) return { who, status: page.status, page };
    expect(said).toMatch(/again/);
    form = formValues(page);
    expect(form).toMatchObject({ chosenTime: AT, email: typed.email, message: MESSAGE });
  }
}

eachDatabase("a free time", (open) => {
  test(
    `that ${POSTS} people press at once, ${ROUNDS} times, is the appointment of one; the others keep what they typed and see the nearest`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const site = await openDirectSite({ open, samples: 24, surroundings: WITHOUT_RATES });
        await keepTimes(site, 3);
        const responses = await Promise.all(
          Array.from({ length: POSTS }, (_, who) => pressUntilAnswered(site, who)),
        );
        const booked = responses.filter(({ status }) => status === 303);
        const missed = responses.filter(({ status }) => status === 409);
        expect([booked.length, missed.length]).toEqual([1, POSTS - 1]);
        expect((await heldRows(site, 3)).map(({ cell }) => cell)).toEqual(
          occupiedCells(new Date("2026-12-01T20:30:00Z"), 30),
        );
        for (const { who, page } of missed) {
          expect(page!.document.querySelector(".error-summary")!.textContent).toContain(
            "That time has just gone. The nearest are on Tue 1 Dec at 11am and 11:30am; on Wed 2 Dec at 9am, 10am, 10:30am and 11am",
          );
          const { chosenTime, ...kept } = formValues(page!);
          expect(chosenTime).toBeUndefined();
          expect(kept).toMatchObject({
            email: `p${who}@patient.example`,
            message: MESSAGE,
            firstName: `P${who}`,
          });
        }
      }
    },
    TIMEOUT,
  );

  test(
    `that is taken while its holder cancels is the one’s or the other’s, ${ROUNDS} times, and never both`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const site = await openDirectSite({ open, samples: 24, surroundings: WITHOUT_RATES });
        await keepTimes(site, 3);
        const take = (who: number) =>
          send(site, BOOKING, { ...answersOf(who, AT), "submission-id": `${round}-${who}` });
        expect((await take(1)).status).toBe(303);
        const mail = await lastMail(site, "booking-confirmed");
        const patient = `/request?token=${tokensIn(mail)[0]}`;
        const [cancelled, taken] = await Promise.all([
          site.post(patient, { do: "cancel", version: "1", sure: "yes", words: "" }),
          take(2),
        ]);
        expect(cancelled.status).toBe(303);
        const rows = await heldRows(site, 3);
        const isTaken = taken.status === 303;
        expect([taken.status, rows.length, rows.every(({ layer }) => layer === 0)]).toEqual(
          isTaken ? [303, 6, true] : [409, 0, true],
        );
        if (!isTaken) expect((await take(3)).status).toBe(303);
      }
    },
    TIMEOUT,
  );
});
