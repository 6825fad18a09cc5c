import { describe, expect, it } from "vitest";
import { makeReference } from "#domain/requests/reference.ts";
import { byWords } from "#content/requests/when.ts";
import { findPractice } from "#database/practices/practices.ts";
import { HOUR } from "#domain/durations.ts";
import { dollarRange } from "#domain/money.ts";
import { asked, openDirectSite, wordsOn } from "#tests/support/direct-site.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { BOOKING } from "#tests/support/forms.ts";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const REFERENCE = makeReference((count) => new Uint8Array(count).fill(7));

describe("the page after a request", () => {
  it("shows the reference, spells it out for who listens, and says that it is a request until it’s confirmed", async () => {
    const { document, headers, status } = await siteToRead(1).page(`/booking-success?reference=${REFERENCE}`);
    expect(status).toBe(200);
    expect(document.title).toBe("Request sent | Niho");
    expect(document.querySelector("strong[aria-hidden=true]")!.textContent).toBe(REFERENCE);
    const heard = document.querySelector("strong[aria-hidden=true]")!.parentElement!.textContent;
    expect(heard).toContain("N I H O");
    expect(document.querySelector("main")!.textContent).toContain("It’s a request until a practice confirms");
    expect(headers.get("cache-control")).toMatch(/private/);
  });

  it("understands a reference that somebody copied carelessly", async () => {
    const careless = encodeURIComponent(` ${REFERENCE.toLowerCase().replaceAll("-", " ")}`);
    const { html } = await siteToRead(0).page(`/booking-success?reference=${careless}`);
    expect(html).toContain(REFERENCE);
  });

  it.each([
    "",
    "?reference=",
    "?reference=NIHO-2222-2222-23",
    "?reference=%3Cscript%3Ealert(1)%3C/script%3E",
  ])("works with %j, and shows no reference that is none", async (query) => {
    const { document, html, status } = await siteToRead(0).page(`/booking-success${query}`);
    expect(status).toBe(200);
    expect(document.querySelector("h1")!.textContent).toBe("No request to show");
    expect(document.querySelector("strong[aria-hidden=true]")).toBeNull();
    expect(html).not.toContain("2222-23");
    expect(html).not.toContain("alert(1)");
  });

  it("says once which number to call when it gets worse", async () => {
    const { document } = await siteToRead(0).page("/booking-success");
    const said = [...document.querySelectorAll("main p")].filter((one) =>
      one.textContent.startsWith("Getting worse? Do not wait. Call Healthline free on 0800 611 116"),
    );
    expect(said).toHaveLength(1);
  });

  it("repeats what was asked for to the person who has just sent it, names no one, and says nothing after an hour", async () => {
    const site = await openSite({ samples: 24 });
    const sent = await site.post("/book?send", {
      ...BOOKING.right,
      service: "Root Canal",
      preferredDate: "2026-12-02",
      preferredTime: "9:30 AM",
      firstName: "Marewa",
    });
    const address = sent.headers.get("location")!;
    const facts = async () =>
      Object.fromEntries(
        [...(await site.page(address)).document.querySelectorAll(".sent-facts > div")].map((one) => [
          one.querySelector("dt")!.textContent,
          one.querySelector("dd")!.firstChild!.textContent,
        ]),
      );
    expect(await facts()).toMatchObject({ Treatment: "Root Canal" });
    const page = await site.page(address);
    expect(page.document.querySelector("h1")!.textContent).toBe("Wednesday 2 December, 9:30am");
    expect(page.html).not.toContain("Marewa");
    expect([...page.document.querySelectorAll('header a[href="/book"], .dock a')]).toEqual([]);
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000);
    expect(Object.keys(await facts())).toEqual(["Your booking reference"]);
  });
});

it.each([
  ["cancels", { do: "cancel", sure: "yes" }],
  ["agrees a time by phone", { do: "agreed", date: "2026-12-03", time: "10:00", sure: "yes" }],
])("no longer says what was so when it was sent, once the patient %s", async (_, act) => {
  const { site, reference, patient } = await asked();
  const path = `/booking-success?reference=${reference}&practice=3`;
  const title = async () => (await site.page(path)).document.querySelector("h1")!.textContent;
  expect(await title()).toBe("Wednesday 2 December, 9:30am");
  expect((await site.post(patient, { ...act, version: "1" })).status).toBe(303);
  expect(await title()).toBe("Your request has changed");
  expect(await wordsOn(site, path)).toContain("Open the link in our newest email");
  // A free time was booked, and is not what the address says.
  const other = `${path}&at=2026-12-01T20:30Z`;
  expect((await site.page(other)).document.title).toBe("Your request has changed | Niho");
});

it("says of a booked time who it’s for, how long it takes, what it costs, where to park and until when it can be changed", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  const practice = (await findPractice(site.database.read, 3))!;
  const time = /name="chosenTime"[^>]* value="([\d-]+T[\d:]+Z)"/.exec(
    (await site.page("/book?practice=3")).html,
  )![1]!;
  const {
    preferredDate: _day,
    preferredTime: _time,
    location: _town,
    urgency: _soon,
    ...right
  } = BOOKING.right;
  const sent = await site.post("/book?send", {
    ...right,
    service: "General Checkup",
    practice: "3",
    chosenTime: time,
    bookingFor: "someone-else",
    patientName: "Marewa",
  });
  const { document, html } = await site.page(sent.headers.get("location")!);
  const words = textOf(document);
  const price = `Checkup, X-rays and a clean: ${dollarRange(practice.priceFrom!, practice.priceTo)}`;
  expect(words).toContain(`General Checkup, 30 minutes${price}`);
  expect(words).toContain("ForSomeone you care for");
  expect(html).not.toContain("Marewa");
  expect(words).toContain(`Parking${practice.parking}`);
  const until = byWords(new Date(new Date(time).getTime() - 2 * HOUR));
  expect(words).toContain(`Change or cancel until ${until}: open the link in the email`);
  expect([...document.querySelectorAll("main blockquote")]).toEqual([]);
  expect(document.querySelector("details ol.timeline")).not.toBeNull();
});

function textOf(document: Document): string {
  return document.querySelector("main")!.textContent.replaceAll("\u00a0", " ");
}
