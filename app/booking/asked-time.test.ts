import { expect, test } from "vitest";
import { addDays, addMonths, formatLongDay, newZealandDay, TIME_SLOTS } from "#domain/nz-time.ts";
import { formValues, keptIn } from "#tests/support/form.ts";
import { BOOKING, send, sendWell } from "#tests/support/forms.ts";
import { WITHOUT_RATES } from "#tests/support/hostile/rates.ts";
import { openSite, readPage } from "#tests/support/site.ts";
import { isFullSuite } from "#tests/support/suite.ts";

/** Each of all times, in each zone of a server, is asked in `domain/hours/time-slots-zones.test.ts`. */
const QUARTERS = isFullSuite ? 40 : 8;
/** Still to come at half past nine in the morning. */
const LATER = TIME_SLOTS.filter(({ minutes }) => minutes >= 10 * 60);

test(
  "In each quarter of the years to come the form, the mail and what is kept name the day and the time that were asked for",
  { timeout: 120_000 },
  async () => {
    const site = await openSite({ samples: 0, surroundings: WITHOUT_RATES });
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      const today = addMonths("2026-12-01", 3 * quarter);
      // The morning of that day in New Zealand; in Greenwich it is the day before.
      site.clock.now = new Date(`${addDays(today, -1)}T20:30:00Z`);
      expect(newZealandDay(site.clock.now)).toBe(today);
      const preferredDate = addDays(today, (quarter * 7) % 28);
      const slot = LATER[quarter % LATER.length]!;
      const asked = { preferredDate, preferredTime: slot.value };
      const answers = { ...BOOKING.right, ...asked, email: `visitor${quarter}@example.co.nz` };

      const again = await readPage(await send(site, BOOKING, { ...answers, email: "" }));
      expect(again.status).toBe(422);
      expect(formValues(again)).toMatchObject(asked);

      const reference = await sendWell(site, BOOKING, answers);
      const kept = (await keptIn(site)).find((one) => one.reference === reference)!;
      expect(kept.fields).toMatchObject(asked);
      const mail = (await site.mail()).find(({ to }) => to.email === answers.email)!;
      expect(mail.text).toContain(`${formatLongDay(preferredDate)}, ${slot.label}`);
      expect(mail.html).toContain(`${formatLongDay(preferredDate)}, ${slot.label}`);
    }
  },
);
