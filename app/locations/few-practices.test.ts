import { describe, expect, test } from "vitest";
import { placeBySlug } from "#content/places.ts";
import { at, cardsOn, siteWith } from "#tests/support/emergency.ts";
import { descriptionOf } from "#tests/support/head.ts";
import { answerTo, figures, links, mainOf } from "#tests/support/location-page.ts";
import { makePractice } from "#tests/support/practice.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

describe("A place with few practices or none", () => {
  test("stands without a single one", async () => {
    const empty = siteToRead(0);
    const page = await empty.page("/locations/greymouth");
    expect(page.status).toBe(200);
    expect([...figures(page)]).toEqual([["Dentists found", "0"]]);
    expect(mainOf(page).textContent).toContain("No dentists in Greymouth yet");
    expect(descriptionOf(page)).not.toContain("0 with");
    expect(page.html).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test("says “1 dentist” of one, and where the nearest emergency care is", async () => {
    const few = await siteWith([
      makePractice({ id: 1, place: "oamaru", latitude: -45.098, longitude: 170.971, isSample: false }),
      makePractice({
        id: 2,
        name: "Harbour Light",
        place: "timaru",
        latitude: -44.397,
        longitude: 171.255,
        emergency: { waitMinutes: 45 },
        isSample: false,
      }),
    ]);
    const oamaru = await few.page("/locations/oamaru");
    expect(figures(oamaru).get("Dentist found")).toBe("1");
    expect(answerTo(oamaru, "Can I be seen")).toContain(
      "The nearest practice that does is Harbour Light in Timaru, about 81 km away in a straight line.",
    );
    expect(answerTo(oamaru, "Which insurers")).not.toContain("Help with the cost");
    const timaru = await few.page("/locations/timaru");
    expect(answerTo(timaru, "Can I be seen")).toContain(
      "The practice listed here says they see people in pain the same day, with an average wait of 45 minutes.",
    );
  });

  test("says how far the nearest emergency care is, as the emergency page does", async () => {
    const { latitude, longitude } = placeBySlug("dunedin");
    const site = await siteWith([
      makePractice({ id: 1, ...at("oamaru"), emergency: null, isSample: false }),
      makePractice({
        id: 2,
        place: "dunedin",
        // It is one of its suburbs to the south: the middle of the city is about 94 km away.
        latitude: latitude - 0.03,
        longitude,
        emergency: { waitMinutes: 45 },
        isSample: false,
      }),
    ]);
    const town = await site.page("/locations/oamaru");
    expect(answerTo(town, "Can I be seen")).toContain("in Dunedin, about 97 km away in a straight line");
    const [card] = cardsOn(await site.page("/emergency?place=oamaru"));
    expect(card!.text).toContain("Dunedin, 97 km");
  });

  test("call no help for a person in pain near that is hundreds of kilometres away", async () => {
    const far = await siteWith([
      makePractice({ id: 1, ...at("wellington"), emergency: null, isSample: false }),
      makePractice({
        id: 2,
        name: "Far North",
        ...at("whangarei"),
        openingHours: "24/7",
        emergency: { waitMinutes: 45 },
        isSample: false,
      }),
    ]);
    expect(answerTo(await far.page("/locations/wellington"), "Can I be seen")).toContain(
      "No practice listed in Wellington says they see people in pain the same day. No practice nearby does either.",
    );
    expect(cardsOn(await far.page("/emergency?place=wellington"))).toEqual([]);
  });

  test("call no town near that is farther than a day's drive, and none of another island", async () => {
    const few = await siteWith(
      ["invercargill", "dunedin", "nelson", "wellington"].map((place, index) =>
        makePractice({ id: index + 1, place, isSample: false }),
      ),
    );
    const south = await few.page("/locations/invercargill");
    expect(links(south, 'a[href^="/locations/"]').map(({ text }) => text)).toEqual([
      "Dunedin, 1 practice176 km",
    ]);
    expect(south.document.querySelector("#nearby")!.textContent).toBe("Nearest city");
    const nelson = await few.page("/locations/nelson");
    expect(nelson.document.querySelector("#nearby")).toBeNull();
  });

  test("name no sample as the nearest emergency care", async () => {
    const here = makePractice({ id: 1, place: "oamaru", isSample: false });
    const sample = makePractice({
      id: 2,
      name: "Harbour Light",
      place: "timaru",
      emergency: { waitMinutes: 45 },
    });
    const few = await siteWith([here, sample]);
    const answer = answerTo(await few.page("/locations/oamaru"), "Can I be seen");
    expect(answer).toContain("No practice listed in Oamaru says they see people in pain the same day.");
    expect(answer).not.toContain("Harbour Light");
  });
});
