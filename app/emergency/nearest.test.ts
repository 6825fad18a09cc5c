import { describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { AFTERNOON, NIGHT, emergency, at, siteWith, cardsOn } from "#tests/support/emergency.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(240);

describe("The nearest emergency dentists", () => {
  test("are those of the chosen place, the shortest wait first, then those of the places around it", async () => {
    const site = await siteWith([
      emergency({ id: 1, ...at("hastings"), emergency: { waitMinutes: 30 } }),
      emergency({ id: 2, ...at("napier"), latitude: -39.2, emergency: { waitMinutes: 60 } }),
      emergency({ id: 3, ...at("napier"), emergency: { waitMinutes: 30 } }),
      makePractice({ id: 4, ...at("napier"), emergency: null }),
    ]);
    const page = await site.page("/emergency?place=napier");
    expect(page.document.querySelector("[aria-label='Nearest to Napier']")).not.toBeNull();
    expect(cardsOn(page).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(cardsOn(page)[2]!.text).toContain("Hastings, 17 km");
    expect(cardsOn(page)[0]!.text).toContain("Open now until 6pm");
  });

  test("are in the order in which one could be in the chair: once they’re open, and the drive is over", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("taupo"), openingHours: "Mo-Su 08:30-18:00" }),
        emergency({ id: 2, ...at("rotorua"), openingHours: "Mo-Su 08:00-18:00" }),
        emergency({ id: 3, ...at("rotorua"), openingHours: "Mo-Su 07:00-18:00" }),
        emergency({ id: 4, ...at("taupo"), openingHours: "" }),
        emergency({ id: 5, ...at("rotorua"), openingHours: "24/7" }),
      ],
      NIGHT,
    );
    // Rotorua is 63 km from Taupō, most of an hour on the road.
    const order = [5, 3, 1, 2, 4];
    const listed = async (path: string) =>
      [...(await site.page(path)).html.matchAll(/\/dentists\/(\d+)-[^"]*"/g)].map(([, id]) => Number(id));
    const first = async (path: string) => [...new Set(await listed(path))];
    expect(cardsOn(await site.page("/emergency?place=taupo")).map(({ id }) => id)).toEqual(order);
    expect(await first("/directory?emergency=yes&near=taupo")).toEqual(order);
    const api = await (await site.fetch("/api/v1/practices?emergency=yes&near=taupo")).json();
    expect((api as { practices: { id: number }[] }).practices.map(({ id }) => id)).toEqual(order);
  });

  test("that are open come before those that are shut, which say when they open", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("napier") }),
        emergency({ id: 2, ...at("hastings"), openingHours: "Mo-Su 08:00-24:00" }),
      ],
      NIGHT,
    );
    const cards = cardsOn(await site.page("/emergency?place=napier"));
    expect(cards.map(({ id }) => id)).toEqual([2, 1]);
    expect(cards[1]!.text).toMatch(/Opens Mon 8am/);
  });

  test("that are shut come in the order in which they open, but for the drive", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("napier"), openingHours: "Mo-Su 10:00-18:00" }),
        emergency({ id: 2, ...at("hastings"), openingHours: "Mo-Su 07:00-18:00" }),
        emergency({ id: 3, ...at("napier"), openingHours: "Mo-Su 08:00-18:00" }),
      ],
      NIGHT,
    );
    const cards = cardsOn(await site.page("/emergency?place=napier"));
    expect(cards.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test("are called now where they are open; a shut one has its number without the red of an emergency", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("napier"), isSample: false }),
        emergency({ id: 2, ...at("hastings"), isSample: false, openingHours: "24/7" }),
      ],
      NIGHT,
    );
    const { document } = await site.page("/emergency?place=napier");
    const calls = [...document.querySelectorAll("main li:has(a[href^='/dentists/']) a[href^='tel:']")];
    expect(calls.map((call) => [call.className, call.textContent.startsWith("Call Now")])).toEqual([
      ["btn btn-red", true],
      ["btn btn-second", false],
    ]);
  });

  test("that are far are told to be far when none near is open, after Healthline and those of the town", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("greymouth") }),
        emergency({ id: 2, ...at("christchurch"), openingHours: "24/7" }),
        emergency({ id: 3, ...at("auckland"), openingHours: "24/7" }),
      ],
      NIGHT,
    );
    const page = await site.page("/emergency?place=greymouth");
    expect(mainText(page)).toContain(
      "No emergency dentist in or near Greymouth says they’re open now. Call Healthline",
    );
    const cards = cardsOn(page);
    expect(cards.map(({ id }) => id)).toEqual([1, 2]);
    expect(cards[1]!.text).toMatch(/Christchurch, \d{3} km/);
  });

  test("are not called shut where one does not state its hours", async () => {
    const site = await siteWith([emergency({ id: 1, ...at("gisborne"), openingHours: "", isSample: false })]);
    const page = await site.page("/emergency?place=gisborne");
    expect(mainText(page)).toContain("No emergency dentist in or near Gisborne says they’re open now.");
    expect(cardsOn(page)[0]!.text).toContain("Hours not stated");
  });

  test("never lie across Cook Strait, where Healthline comes first", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("blenheim") }),
        emergency({ id: 2, ...at("wellington"), openingHours: "24/7" }),
        emergency({ id: 3, ...at("christchurch"), openingHours: "24/7" }),
      ],
      NIGHT,
    );
    for (const where of ["place=blenheim", "near=-41.21,174.3"]) {
      const page = await site.page(`/emergency?${where}`);
      expect(cardsOn(page).map(({ id }) => id)).toEqual([1, 3]);
      const group = page.document.querySelector("[aria-label^='Nearest to']")!;
      expect(group.querySelector("a")!.getAttribute("href")).toBe("tel:0800611116");
    }
    const ferry = await site.page("/emergency?near=-41.29,174.78");
    expect(cardsOn(ferry).map(({ id }) => id)).toEqual([2]);
  });

  test("stand alone once a town is chosen: services of other cities have a distance and come after them", async () => {
    const site = await siteWith(
      [
        emergency({ id: 1, ...at("timaru") }),
        emergency({ id: 2, ...at("christchurch"), openingHours: "24/7" }),
        emergency({ id: 3, ...at("auckland"), openingHours: "24/7" }),
      ],
      AFTERNOON,
    );
    const page = await site.page("/emergency?place=timaru");
    expect(cardsOn(page).map(({ id }) => id)).toEqual([1]);
    expect(headings(page)).not.toContain("Open day and night");
  });

  test.each(["whanganui", "Wanganui", "WHANGANUI"])("are found for a place written %s", async (written) => {
    const page = await shared.page(`/emergency?place=${encodeURIComponent(written)}`);
    expect(page.document.querySelector("[aria-label='Nearest to Whanganui']")).not.toBeNull();
    expect(page.document.querySelector("select option[selected]")!.getAttribute("value")).toBe("whanganui");
  });

  test.each(["", "nowhere"])(
    "are asked for again, at the field, when “Find nearest” was pressed with %j for a town",
    async (place) => {
      await shared.page("/emergency");
      const { document } = await shared.page(`/emergency?place=${place}`);
      expect(document.title).toBe("Error: Emergency Dental | Niho");
      const town = document.querySelector("select[name=place]")!;
      expect(town.getAttribute("aria-invalid")).toBe("true");
      const error = document.getElementById(town.getAttribute("aria-describedby")!)!;
      expect(error.textContent).toBe("Error: Choose a town or city");
      const { hash } = new URL(town.closest("form")!.getAttribute("action")!, "http://niho.test");
      const summary = document.querySelector(`main ${hash}`)!;
      expect([summary.getAttribute("role"), summary.getAttribute("tabindex")]).toEqual(["alert", "-1"]);
      expect(summary.querySelector("li a")!.getAttribute("href")).toBe("#place");
      const untouched = await shared.page("/emergency");
      expect(untouched.document.querySelector("main [role=alert]")).toBeNull();
    },
  );

  test.each(["nowhere", "", "%3Cscript%3E"])(
    "are left out when the place is %j, and the page stays whole",
    async (place) => {
      const page = await shared.page(`/emergency?place=${place}`);
      expect(page.status).toBe(200);
      expect(page.document.querySelector("[aria-label^='Nearest to']")).toBeNull();
      expect(page.document.querySelector("link[rel=canonical]")!.getAttribute("href")).toMatch(
        /\/emergency$/,
      );
    },
  );

  test("are those of where somebody is, the nearest first whatever the wait, the open before the shut", async () => {
    const corner = { latitude: -39.49, longitude: 176.91 };
    const site = await siteWith([
      emergency({ id: 1, ...at("hastings"), emergency: { waitMinutes: 30 } }),
      emergency({ id: 2, ...at("napier"), ...corner, emergency: { waitMinutes: 60 } }),
      emergency({ id: 3, ...at("napier"), ...corner, openingHours: "Su 01:00-02:00" }),
      emergency({ id: 4, ...at("auckland") }),
    ]);
    const page = await site.page("/emergency?near=-39.4917361,176.9117361");
    expect(page.document.querySelector("[aria-label='Nearest to you']")).not.toBeNull();
    expect(cardsOn(page).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(cardsOn(page)[0]!.text).toContain("Napier, under 1 km");
    expect(page.html).not.toContain("17361");
    expect(page.document.querySelector("meta[name=robots]")!.getAttribute("content")).toContain("noindex");
    const far = await site.page("/emergency?near=-44.4,168.7");
    expect(mainText(far)).toContain("No emergency dentist near you says they’re open now. Call Healthline");
  });

  test.each(["51.5,-0.13", "taupo", "91,0", "%00"])(
    "are left out when somebody is said to be at %j, which is nowhere here",
    async (near) => {
      const page = await shared.page(`/emergency?near=${near}`);
      expect(page.status).toBe(200);
      expect(page.document.querySelector("[aria-label^='Nearest to']")).toBeNull();
    },
  );

  test("can be asked for with a form that sends the place in the address, and are not listed by search engines", async () => {
    const { document } = await shared.page("/emergency?place=nelson");
    const form = document.querySelector("main form")!;
    expect(form.getAttribute("method")).toBe("get");
    expect(form.querySelectorAll("select[name=place] option")).toHaveLength(1 + PLACES.length);
    expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toContain("noindex");
  });
});
