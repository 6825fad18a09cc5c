import { expect } from "vitest";
import { alertIn, formValues, keptIn } from "../support/form.ts";
import { type Answers, BOOKING, type FormCase, send, sendWell } from "../support/forms.ts";
import { readPage, type TestSite } from "../support/site.ts";

/**
 * Fills in a form as a browser does and sends it while it cannot be kept: 503, the specification's sentence in an
 * alert, every value still there, no reference. Gives what the browser would send next.
 */
export async function sendInVain(site: TestSite, form: FormCase = BOOKING): Promise<Answers> {
  const filled = { ...formValues(await site.page(form.page)), ...form.right };
  site.log.expect("form not stored");
  const shown = await readPage(await send(site, form, filled));
  expect(shown.status).toBe(503);
  expect(alertIn(shown)).toContain(form.notStored);
  expect(formValues(shown)).toMatchObject(filled);
  expect(shown.html).not.toMatch(/NIHO-\w{4}-/);
  return formValues(shown);
}

/** Sends it again, as the page asks, and once more as an impatient visitor does: it is kept, and once. */
export async function sendAgain(site: TestSite, values: Answers, form: FormCase = BOOKING): Promise<void> {
  const reference = await sendWell(site, form, values);
  expect(await sendWell(site, form, values)).toBe(reference);
  expect((await keptIn(site)).map((kept) => kept.reference)).toEqual([reference]);
}

export const READY = { "/readyz": 200, "/readyz/database": 200 };
/** Pages and the emergency page are there, so no balancer is to take the site away: decision 37. */
export const DATABASE_AWAY = { "/readyz": 200, "/readyz/database": 503 };

/** What a load balancer and a monitor read, once the site has asked for its mail. */
export async function readinessOf(site: TestSite): Promise<Record<string, number>> {
  site.services.wakeMail();
  await site.mail();
  const asked = ["/readyz", "/readyz/database"];
  return Object.fromEntries(
    await Promise.all(asked.map(async (path) => [path, (await site.fetch(path)).status] as const)),
  );
}
