import { describe, expect, it } from "vitest";
import { makeReference } from "#domain/reference.ts";
import { asked, wordsOn } from "#tests/support/direct-site.ts";
import { BOOKING } from "#tests/support/forms.ts";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(1);

const REFERENCE = makeReference((count) => new Uint8Array(count).fill(7));

describe("the page after a request", () => {
  it("shows the reference, and spells it out for who listens", async () => {
    const { document, status } = await siteToRead(0).page(`/booking-success?reference=${REFERENCE}`);
    expect(status).toBe(200);
    expect(document.title).toBe("Request sent | Niho");
    expect(document.querySelector("strong[aria-hidden=true]")!.textContent).toBe(REFERENCE);
    const heard = document.querySelector("strong[aria-hidden=true]")!.parentElement!.textContent;
    expect(heard).toContain("N I H O");
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

  it("says that it is a request until a practice confirms it, and what happens when", async () => {
    const { document } = await shared.page(`/booking-success?reference=${REFERENCE}`);
    const main = document.querySelector("main")!.textContent;
    expect(main).toContain("It’s a request until a practice confirms a time with you");
    expect([...document.querySelectorAll("main ol h3")].map((step) => step.textContent)).toEqual([
      "We find a match",
      "The practice gets in touch",
      "Go to your appointment",
    ]);
    expect(main).toContain("Within 2 hours");
    expect(main).toContain("Within 24 hours");
  });

  it("says which hours count where its address has no times, since it does not know when it was sent", async () => {
    const site = await openSite({ samples: 1, now: "2026-11-20T07:08:00Z" });
    const { document } = await site.page("/booking-success");
    expect([...document.querySelectorAll("main ol .when")].map((when) => when.textContent)).toEqual([
      "Within 2 hours while we’re open",
      "Within 24 hours on business days",
      "On the day",
    ]);
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
    expect(await facts()).toMatchObject({
      Treatment: "Root Canal",
      Day: "Wednesday 2 December 2026",
      Time: "9:30am",
    });
    const page = await site.page(address);
    expect(page.html).not.toContain("Marewa");
    expect([...page.document.querySelectorAll('header a[href="/book"], .dock a')]).toEqual([]);
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000);
    expect(Object.keys(await facts())).toEqual(["Your booking reference"]);
  });

  it("leads on to help, home, the directory and the blog", async () => {
    const { document } = await siteToRead(0).page("/booking-success");
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(["/contact", "/emergency", "/", "/directory", "/blog"]));
  });

  it("is in no search engine and no shared cache", async () => {
    const { document, headers } = await siteToRead(0).page(`/booking-success?reference=${REFERENCE}`);
    expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(/noindex/);
    expect(document.querySelector("link[rel=canonical]")).toBeNull();
    expect(headers.get("cache-control")).toMatch(/private/);
  });

  it("has a testimonial while there are samples, says that it is one, and drops it with them", async () => {
    const quote = "I sent the form at lunch";
    const withSamples = await siteToRead(22).page("/booking-success");
    expect(withSamples.html).toContain(quote);
    expect(withSamples.html).toContain("no dentist will receive it");
    expect(withSamples.document.querySelector("main figure")!.textContent).toContain(
      "made up, not a real review",
    );
    expect((await siteToRead(0).page("/booking-success")).html).not.toContain(quote);
  });
});

it.each([
  ["cancels", { do: "cancel", sure: "yes" }],
  ["agrees a time by phone", { do: "agreed", date: "2026-12-03", time: "10:00", sure: "yes" }],
])("no longer says what was so when it was sent, once the patient %s", async (_, act) => {
  const { site, reference, patient } = await asked();
  const path = `/booking-success?reference=${reference}&practice=3`;
  const title = async () => (await site.page(path)).document.querySelector("h1")!.textContent;
  expect(await title()).toBe("We have your request");
  expect((await site.post(patient, { ...act, version: "1" })).status).toBe(303);
  expect(await title()).toBe("Your request has changed");
  expect(await wordsOn(site, path)).toContain("Open the link in our newest email");
  // A free time was booked, and is not what the address says.
  const other = `${path}&at=2026-12-01T20:30Z`;
  expect((await site.page(other)).document.title).toBe("Your request has changed | Niho");
});
