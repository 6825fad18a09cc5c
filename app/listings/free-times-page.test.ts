import { describe, expect, test } from "vitest";
import { countWrongCalendar, findFreeTimes } from "#database/free-times/free-times.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { gatheredMail } from "#tests/support/direct-site.ts";
import { alertIn, formValues, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { leaveNow, openListed } from "#tests/support/listing.ts";
import type { SiteOptions, TestSite } from "#tests/support/site.ts";

const ID = 10_001;

async function openFreeTimes(options: SiteOptions = {}) {
  const { site, path } = await openListed({}, options);
  return { site, path: path.replace("/practice/listing", "/practice/free-times"), listing: path };
}

/** Sends the form as it is shown, with these answers changed. */
async function send(site: TestSite, path: string, answers: Record<string, string> = {}): Promise<Response> {
  return site.post(path, { ...formValues(await site.page(path), "#times-form"), ...answers });
}

/** The page that comes back where nothing was saved. */
async function sendBack(site: TestSite, path: string, answers: Record<string, string>) {
  const body = new URLSearchParams({ ...formValues(await site.page(path), "#times-form"), ...answers });
  return site.page(path, { method: "POST", body });
}

function stated(site: TestSite) {
  return findFreeTimes(site.database.read, ID);
}

describe("A practice that opens the page of its free times", () => {
  test("is led there from its listing, finds its opening hours filled in, and has no free times until it says so", async () => {
    const { site, path, listing } = await openFreeTimes();
    const { document } = await site.page(listing);
    expect(document.querySelector(`a[href="${path}"]`)!.textContent).toBe("Let patients book a time");
    const page = await site.page(path);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(formValues(page, "#times-form")).toMatchObject({
      "times-mo": "8:30am to 5pm",
      "times-sa": "",
      "minutes-checkup": "30",
      "minutes-clean": "",
    });
    expect(page.document.querySelector("[name=state]:checked")).toBeNull();
    expect(await stated(site)).toBeUndefined();
  });

  test("changes nothing with a form as it was shown, before and after it has said something", async () => {
    const { site, path } = await openFreeTimes();
    const first = await send(site, path);
    expect([first.status, first.headers.get("location")]).toEqual([303, `${path}&done=same`]);
    expect(await stated(site)).toBeUndefined();
    await send(site, path, {
      "off-from-1": "2026-12-24",
      "minutes-other": "60",
      "for-other": "existing",
      state: "on",
    });
    const saved = await stated(site);
    expect(saved).toMatchObject({
      state: "on",
      version: 1,
      rules: { visits: { other: { minutes: 60, for: "existing" } } },
    });
    expect((await send(site, path)).headers.get("location")).toBe(`${path}&done=same`);
    expect(await stated(site)).toEqual(saved);
  });

  test("switches on with an answer of its own, sees the two weeks, and an email says what has changed", async () => {
    const { site, path } = await openFreeTimes();
    const asked = await sendBack(site, path, { "times-sa": "9-12" });
    expect([asked.status, alertIn(asked)]).toEqual([
      422,
      expect.stringContaining("Choose whether patients can book"),
    ]);
    expect(formValues(asked, "#times-form")["times-sa"]).toBe("9-12");
    const on = await send(site, path, { "times-sa": "9-12", state: "on" });
    expect(on.headers.get("location")).toBe(`${path}&done=on`);
    const page = await site.page(`${path}&done=on`);
    expect(page.html).toContain("Saved. Patients can book these times now.");
    expect(page.html).toContain("Saturday 9am to 12 noon: outside your opening hours.");
    // On Friday at 3pm four open hours of notice reach into Monday: this Saturday is too soon, the next one is not.
    const days = texts(page.document, ".free-days summary").map((words) => words.split(":")[0]);
    expect([days[0], days.includes("Sat 28 Nov"), days.includes("Sun 29 Nov")]).toEqual([
      "Mon 23 Nov",
      true,
      false,
    ]);
    const [mail] = await gatheredMail(site);
    expect(mail!.to.email).toBe("hello@mawhera.nz");
    expect(mail!.text).toContain("Booking a free time: Patients book at once");
    expect(mail!.text).toContain("Monday to Friday 8:30am–5pm; Saturday 9am–12 noon; Sunday: none");
    expect(mail!.text).not.toContain("token=");
  });

  test("is told what is missing before it can switch on", async () => {
    const { site, path } = await openFreeTimes();
    const none = Object.fromEntries(["mo", "tu", "we", "th", "fr"].map((day) => [`times-${day}`, ""]));
    const page = await sendBack(site, path, { ...none, state: "on" });
    expect([page.status, alertIn(page)]).toEqual([
      422,
      expect.stringContaining("Enter the times of at least one day"),
    ]);
    expect((await send(site, path, { ...none, state: "off" })).status).toBe(303);
    expect((await stated(site))?.state).toBe("off");
  });

  test("keeps what it typed where the times were changed meanwhile, and where nothing can be stored", async () => {
    const { site, path } = await openFreeTimes();
    const served = formValues(await site.page(path), "#times-form");
    await send(site, path, { state: "on" });
    const body = new URLSearchParams({ ...served, "times-fr": "9-12", state: "asked" });
    const page = await site.page(path, { method: "POST", body });
    expect([page.status, formValues(page, "#times-form")]).toEqual([
      409,
      expect.objectContaining({ "times-fr": "9-12", state: "asked" }),
    ]);
    expect((await stated(site))?.state).toBe("on");
  });
});

eachDatabase("Free times that are saved while their practice leaves", (open) => {
  test("are saved before or not at all: nothing of them is left", async () => {
    const { site, path } = await openFreeTimes({ open });
    const [answer] = await Promise.all([send(site, path, { state: "on" }), leaveNow(site)]);
    expect([303, 404]).toContain(answer.status);
    expect(await stated(site)).toBeUndefined();
  });
});

test("A practice whose calendar was wrong three times reads why patients have to ask first, until they can book at once again", async () => {
  const { site, path } = await openFreeTimes();
  await send(site, path, { state: "on" });
  const { transact } = site.database;
  for (const _ of [1, 2, 3]) await transact((tx) => countWrongCalendar(tx, ID, site.clock.now));
  const words = "Patients have had to ask first since Friday 20 November.";
  const page = await site.page(path);
  expect(page.document.querySelector(".note")!.textContent).toContain(words);
  expect(page.document.querySelector('.note a[href^="/practice/calendar?token="]')).not.toBeNull();
  expect((await send(site, path, { state: "on" })).status).toBe(303);
  expect((await site.page(path)).html).not.toContain(words);

  // A practice that has chosen this itself reads nothing of the kind.
  await send(site, path, { state: "asked" });
  expect((await site.page(path)).html).not.toContain(words);
});
