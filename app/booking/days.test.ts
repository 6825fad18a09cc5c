import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { BOOKING, send, sendWell } from "#tests/support/forms.ts";
import { makePractice } from "#tests/support/practice.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { siteWith } from "#tests/support/emergency.ts";

test("an emergency is for today while a time of today can be chosen, and in the evening for tomorrow", async () => {
  const site = await openSite({ samples: 3, now: "2026-11-26T03:00:00Z" });
  const [day] = texts((await site.page("/book")).document, ".if-emergency");
  expect(day).toBe(
    "Emergency means today, Thursday 26 November 2026. If you choose a later date, we’ll use your date.",
  );
  site.clock.now = new Date("2026-11-26T08:15:00Z");
  const { document } = await site.page("/book");
  expect(document.querySelector("#preferredDate")!.getAttribute("min")).toBe("2026-11-27");
  expect(texts(document, ".if-emergency")).toEqual([
    "Emergency means the same day, but it’s too late to ask for today: the first day you can choose is tomorrow, Friday 27 November 2026. Can’t wait? Call Healthline on 0800 611 116.",
  ]);
});

const AWAY = "Mo-Fr 08:00-17:00; PH off; 2026 Dec 24-2027 Jan 05 off";

test("beside the date stand the days on which the chosen practice is closed: weekdays, public holidays and days away", async () => {
  const site = await siteOf(AWAY);
  const { document } = await site.page("/book?practice=1");
  expect(document.querySelector("form")!.textContent).toContain(
    "Nelson Smiles says they’re open Mon–Fri 8am–5pm. They’re closed on Saturdays, Sundays and public holidays and from 24 December 2026 to 5 January 2027. If you pick a closed day, they’ll suggest another.",
  );
});

test("of a practice that says nothing of public holidays, the form says so, and nothing else", async () => {
  const site = await siteOf("Mo-Su 08:00-17:00; 2026 Dec 24 off");
  const { document } = await site.page("/book?practice=1");
  expect(document.querySelector("form")!.textContent).toContain(
    "They’re closed on 24 December 2026. If you pick a closed day, they’ll suggest another. They don’t say whether they’re open on public holidays.",
  );
});

test.each([
  ["2026-12-25", "Nelson Smiles is closed that day. Choose another day, or they’ll suggest one."],
  ["2026-12-30", "Nelson Smiles is closed that day. Choose another day, or they’ll suggest one."],
  ["2026-12-23", ""],
])(
  "a form that comes back with %s chosen says under the date whether the practice is closed then",
  async (preferredDate, said) => {
    const site = await siteOf(AWAY);
    const answers = { ...BOOKING.right, location: "Nelson", practice: "1", preferredDate, email: "" };
    const page = await readPage(await send(site, BOOKING, answers));
    expect([page.status, texts(page.document, "form [role=status]")]).toEqual([422, [said]]);
    const anyone = await readPage(await send(site, BOOKING, { ...answers, practice: "" }));
    expect(anyone.html).not.toContain("is closed that day");
  },
);

test("a request for a day on which the practice is closed is taken", async () => {
  const site = await siteOf(AWAY);
  const answers = { ...BOOKING.right, location: "Nelson", practice: "1", preferredDate: "2026-12-25" };
  expect(await sendWell(site, BOOKING, answers)).toMatch(/^NIHO-/);
});

function siteOf(openingHours: string): Promise<TestSite> {
  return siteWith([makePractice({ id: 1, name: "Nelson Smiles", isSample: false, openingHours })]);
}
