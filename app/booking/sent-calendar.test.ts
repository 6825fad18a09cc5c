import { DOMParser } from "linkedom";
import { expect, test } from "vitest";
import { lastMail, openDirectSite } from "#tests/support/direct-site.ts";
import { BOOKING, send } from "#tests/support/forms.ts";
import { keepTimes, PRESSED } from "#tests/support/free-times.ts";
import { ORIGIN } from "#tests/support/site.ts";

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
  expect(hrefOf("Directions")).toBeDefined();
  // The form for a lost link is for someone who has no mail.
  expect(document.querySelector("main")!.textContent).toContain(
    "Change or cancel until 7:30am on Wednesday 2 December: open the link in the email we’ve just sent you. Didn’t get it?",
  );
  expect(hrefOf("Didn’t get it?")).toBe("/lost-link");
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

test("The mail of a booking has the way to change or cancel it beside its button, and its facts in one table", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  await send(site, BOOKING, { ...BOOKING.right, ...PRESSED, chosenTime: "2026-12-01T20:30Z" });
  const { html, text } = await lastMail(site, "booking-confirmed");
  const document = new DOMParser().parseFromString(html, "text/html");
  const [confirm, change] = ["Confirm it’s you", "Change or cancel"].map(
    (words) => [...document.querySelectorAll("a")].find((one) => one.textContent.trim() === words)!.href,
  );
  expect(change).toBe(`${confirm}#change`);
  expect(text).toContain(`Change or cancel:\n${change}`);
  const page = await site.page(change!.replace(ORIGIN, ""));
  expect(page.document.querySelector("#change summary")!.textContent).toBe("Move to another free time");
  const rowOf = (name: string) =>
    [...document.querySelectorAll("td")].find((one) => one.textContent.trim() === name)!.closest("table");
  expect(rowOf("When")).toBe(rowOf("Reference"));
});
