import { expect, test } from "vitest";
import { lastMail, openDirectSite } from "#tests/support/direct-site.ts";
import { BOOKING, send } from "#tests/support/forms.ts";
import { keepTimes, PRESSED } from "#tests/support/free-times.ts";

test("The page after a booking gives the time to a calendar as the mail does, for an hour; the page after a request has no calendar", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  const press = (chosenTime: string, email: string) =>
    send(site, BOOKING, { ...BOOKING.right, ...PRESSED, chosenTime, email });
  const address = (await press("2026-12-01T20:30Z", "one@patient.example")).headers.get("Location")!;
  const { document } = await site.page(address);
  expect(document.querySelector("h1")!.textContent).toBe("Wednesday 2 December, 9:30am");
  const hrefOf = (name: string) =>
    [...document.querySelectorAll("main a")]
      .find((one) => one.textContent.trim() === name)
      ?.getAttribute("href");
  expect([hrefOf("Directions"), hrefOf("Change or cancel")].every(Boolean)).toBe(true);
  const uid = (text: string) => /UID:(\S+)/.exec(text)![1];
  const text = await (await site.fetch(hrefOf("Add to calendar")!)).text();
  expect(uid(text)).toBe(uid((await lastMail(site, "booking-confirmed")).calendar!.text));
  expect(text).not.toContain("one@patient.example");
  site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000);
  expect((await site.fetch(hrefOf("Add to calendar")!)).status).toBe(404);

  const asked = await press("ask 2026-12-01T21:00Z", "two@patient.example");
  const after = await site.page(asked.headers.get("Location")!);
  expect(after.document.querySelector("h1")!.textContent).toBe("Wednesday 2 December, 10am");
  expect(after.html).not.toContain("Add to calendar");
});
