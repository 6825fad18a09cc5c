import { expect, test } from "vitest";
import { BOOKING, send } from "#tests/support/forms.ts";
import { lastMail, openDirectSite } from "#tests/support/direct-site.ts";
import { composed } from "#tests/support/composed-mail.ts";
import { SAMPLE } from "#tests/support/request.ts";

test("who chose a practice has its number in the first email and on the page after the form, said to reach no one", async () => {
  const site = await openDirectSite({ samples: 24 });
  const answer = await send(site, BOOKING, { ...BOOKING.right, practice: "3" });
  const { text } = await lastMail(site, "booking-received");
  const [, phone] = /- Their phone: (.+) \(a sample: it doesn’t reach anyone\)/.exec(text)!;
  const after = answer.headers.get("location")!;
  expect(after).toMatch(/&practice=3&/);
  const { document } = await site.page(after);
  const words = document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
  expect(words).toContain(`${phone} (a sample: it doesn’t reach anyone)`);
  expect(document.querySelector(`main a[href^="tel:"][href*="${phone!.slice(-4)}"]`)).toBeNull();
});

test("who chose none has name and number of the practice that has the request", async () => {
  const site = await openDirectSite({ samples: 240 });
  await send(site, BOOKING, { ...BOOKING.right, location: "Auckland", urgency: "emergency" });
  const { text } = await lastMail(site, "booking-received");
  expect(text).toMatch(
    /- Practice: .+ \(a sample\)\n- Their phone: .+ \(a sample: it doesn’t reach anyone\)\n/,
  );
  const { to: _, ...practice } = composed({ to: "sender", name: "received" }, { chosen: null });
  expect(practice.text).toContain(`- Practice: ${SAMPLE.name}`);
});

test("a practice without a number, and a request that no practice has, leave no gap", async () => {
  const silent = composed({ to: "sender", name: "received" }, {}, {}, { ...SAMPLE, phone: "" });
  const unchosen = composed({ to: "sender", name: "received" }, { chosen: null, practice: null });
  for (const { text } of [silent, unchosen]) expect(text).not.toContain("Their phone");
  const site = await openDirectSite({ samples: 24 });
  const answer = await send(site, BOOKING, BOOKING.right);
  const { html, status } = await site.page(`${answer.headers.get("location")}&practice=999999`);
  expect([status, html.includes("The practice you chose")]).toEqual([200, false]);
});
