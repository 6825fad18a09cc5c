import { describe, expect, test } from "vitest";
import { EMERGENCY_SOURCE_IDS, FIRST_AID, KNOCKED_OUT } from "#content/emergency.ts";
import { PLACES } from "#content/places.ts";
import { sourcesById } from "#content/sources.ts";
import { directionsHref } from "#domain/finding/directions.ts";
import { isBefore } from "#tests/support/form.ts";
import { emergency, at, NIGHT, siteWith, cardsOn, numbersOn } from "#tests/support/emergency.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(0);

/** The Poisons Centre among them. */
const THAT_ANSWER = ["tel:111", "tel:0800764766", "tel:0800611116", "tel:0800825583"];

describe("The emergency page", () => {
  test("gives Healthline in the notice, then 111 and Healthline again, before any practice", async () => {
    const site = siteToRead(240);
    const page = await site.page("/emergency");
    expect(page.status).toBe(200);
    expect(page.document.querySelector("h1")!.textContent).toBe("Dental Emergency Care");
    expect(numbersOn(page).slice(0, 3)).toEqual(["tel:0800611116", "tel:111", "tel:0800611116"]);
  });

  test("knows a suburb by the city that it is part of", async () => {
    const site = siteToRead(240);
    const page = await site.page("/emergency?place=petone");
    expect(page.document.querySelector("select[name=place] option[selected]")?.textContent).toBe(
      "Wellington",
    );
    expect(page.html).not.toContain("Check this answer");
  });

  test.each(["/emergency", "/emergency?place=greymouth", "/emergency?place=nowhere"])(
    "has 111, Healthline and 0800 TALK TEETH on it at %s",
    async (path) => {
      const site = siteToRead(240);
      const page = await site.page(path);
      expect(numbersOn(page)).toEqual(
        expect.arrayContaining(["tel:111", "tel:0800611116", "tel:0800825583"]),
      );
      const forChildren = [...page.document.querySelectorAll("main a[href='tel:0800825583']")];
      expect(new Set(forChildren.map((link) => link.textContent))).toEqual(
        new Set(["0800 TALK TEETH (825 583)"]),
      );
    },
  );

  test("leads under the call to the first aid that most people come for, and each link arrives", async () => {
    const { document } = await shared.page("/emergency");
    const links = [...document.querySelectorAll("[aria-label='First aid'] a")];
    expect(
      links.map((link) => [
        link.textContent,
        document.querySelector(`${link.getAttribute("href")} h3`)?.textContent,
      ]),
    ).toEqual([
      ["Severe pain", "Severe pain"],
      ["Knocked-out tooth", "Tooth knocked out? Do this now"],
      ["Swelling", "Swelling or abscess"],
    ]);
    const call = document.querySelector("main a.btn[href='tel:0800611116']")!;
    expect(isBefore(call, links[0]!)).toBe(true);
    expect(isBefore(links[2]!, document.querySelector("main h2")!)).toBe(true);
  });

  test("says where to go in four steps, the most pressing first, and a knocked-out tooth is one of its own", async () => {
    const page = await shared.page("/emergency");
    expect(headings(page, "h3").filter((text) => text.endsWith("if:"))).toEqual([
      "Immediate. Call 111 now or go to a hospital emergency department if:",
      "Right now. Go to a dentist now, whatever the hour, if:",
      "Urgent: within 24 hours. Get an urgent dental appointment if:",
      "Soon: within a few days. See a dentist soon if:",
    ]);
  });

  test("says first that a baby tooth is never put back, then how to save an adult one, and to go even if it is late", async () => {
    const text = mainText(await shared.page("/emergency"));
    expect(text).toContain("hold it by the white crown");
    expect(text.indexOf("Never put it back.")).toBeGreaterThan(-1);
    expect(text.indexOf("Never put it back.")).toBeLessThan(text.indexOf("hold it by the white crown"));
    expect(text).toContain("Within 30 minutes is best, within 1 hour if you can. Go even if it is later.");
    expect(text).not.toContain("no later than");
  });

  test("never says to keep a tooth under the lip of a young child or a drowsy person", async () => {
    const text = mainText(await shared.page("/emergency"));
    expect(text).toContain("the right way round");
    expect(text).toContain("Never do that with a young child or a drowsy person");
  });

  test("is in the order of need: the call, who can see you first, first aid, who never closes, how urgent it is", async () => {
    const site = siteToRead(240);
    const page = await site.page("/emergency");
    const call = page.document.querySelector("main a.btn[href='tel:0800611116']")!;
    const first = page.document.querySelector("main h2")!;
    expect(isBefore(call, first)).toBe(true);
    expect(headings(page)).toEqual([
      "Who can see you first",
      "First aid while you wait",
      "Open day and night",
      "How urgent is it?",
      "What is the problem?",
      "Stop it happening",
      "Once the worst is over",
    ]);
  });

  test.each([
    "you have a swelling and a fever, or feel very ill, or cannot open your mouth",
    "a child’s face is swollen",
  ])("sends to a hospital emergency department if %s", async (sign) => {
    const { document } = await shared.page("/emergency");
    expect(document.querySelector(".care-immediate")!.textContent).toContain(sign);
  });

  test.each([
    ["moved-tooth", "See a dentist as soon as you can."],
    ["jaw", "Do not try to push it back."],
    ["crown-off", "Might you have breathed a piece in? Go to a hospital emergency department now."],
    ["swelling", "Call 111 now."],
    ["after-removal", "Do not rinse on the first day"],
    ["severe-pain", "Pregnant? Take paracetamol only, unless your midwife or doctor says otherwise."],
  ])("has a card of first aid that a search can open: #%s says “%s”", async (id, words) => {
    const { document } = await shared.page("/emergency");
    expect(document.getElementById(id)?.textContent).toContain(words);
  });

  test("keeps open what minutes count for, the rest is a press away", async () => {
    const { document } = await shared.page("/emergency");
    const isOpen = ({ id }: { id: string }) => document.getElementById(id)!.closest("details") === null;
    expect([KNOCKED_OUT, ...FIRST_AID].filter(isOpen).map(({ id }) => id)).toEqual([
      "knocked-out",
      "severe-pain",
      "swelling",
      "choking",
      "bleeding",
      "swallowed",
    ]);
  });

  test.each(["broken-tooth", "moved-tooth"])(
    "sends an accident to a dentist and ACC, never to the free care of children: #%s",
    async (id) => {
      const card = (await shared.page("/emergency")).document.getElementById(id)!;
      expect(card.textContent).toContain("An accident? Go to a dentist, at any age. ACC pays part");
      expect(card.textContent).not.toContain("free");
    },
  );

  test("says when 0800 TALK TEETH answers, and who does when it is closed", async () => {
    const numbers = (await shared.page("/emergency")).document.querySelector(".numbers")!;
    expect(numbers.textContent).toContain("Weekdays (8am to 4:30pm in Auckland). Closed? Call Healthline.");
  });

  test("links to every source of its advice, says when they were checked, and that no dentist has", async () => {
    const { document } = await shared.page("/emergency");
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(sourcesById(EMERGENCY_SOURCE_IDS).map(({ url }) => url)));
    // Folded: a person in pain comes to the dentists sooner. Each list says to a listener what it is of.
    const folded = [...document.querySelectorAll("main details")].filter(({ textContent }) =>
      textContent.includes("Sources:"),
    );
    const names = folded.map((list) => list.querySelector("summary")!.textContent);
    expect(names).toContain("Sources: Tooth knocked out? Do this now");
    expect(new Set(names).size).toBe(names.length);
    expect(folded.filter((list) => list.hasAttribute("open"))).toEqual([]);
    expect(document.querySelector("main")!.textContent).toContain(
      "No dentist has reviewed this text. Checked against its sources on 29 November 2026. Next review due 29 November 2027.",
    );
  });

  test("can be used when no practice is listed at all", async () => {
    const plain = await shared.page("/emergency");
    expect(plain.status).toBe(200);
    expect(headings(plain)).not.toContain("Open day and night");
    const near = await shared.page("/emergency?place=nelson");
    expect(mainText(near)).toContain(
      "No emergency dentist in or near Nelson says they’re open now. Call Healthline, 0800 611 116.",
    );
  });

  test("tells machines its place in the site and nothing else", async () => {
    const site = siteToRead(240);
    const { document } = await site.page("/emergency");
    const scripts = [...document.querySelectorAll("main script, script[type='application/ld+json']")];
    expect(scripts).toHaveLength(1);
    const { "@graph": graph } = JSON.parse(scripts[0]!.textContent) as { "@graph": { "@type": string }[] };
    expect(graph.map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
  });
});

describe("The emergency services", () => {
  test("that never close are shown once a place, the largest cities first, and the same every day", async () => {
    const allDay = (id: number, place: string) => emergency({ id, ...at(place), openingHours: "24/7" });
    const site = await siteWith([
      allDay(1, "greymouth"),
      allDay(2, "dunedin"),
      { ...allDay(3, "auckland"), rating: 3 },
      { ...allDay(4, "auckland"), rating: 5 },
      allDay(5, "wellington"),
    ]);
    const cards = cardsOn(await site.page("/emergency"));
    expect(cards.map(({ id }) => id)).toEqual([3, 5, 2]);
  });

  test("that are samples say on the press that no one answers, call Healthline, and lead to the town", async () => {
    const site = siteToRead(1_236);
    const page = await site.page("/emergency");
    const cards = [...page.document.querySelectorAll("main article")];
    expect(cards.length).toBeGreaterThanOrEqual(3);
    for (const card of cards) {
      const links = [...card.querySelectorAll("a")].map((link) => [
        link.textContent,
        link.getAttribute("href"),
      ]);
      expect(card.textContent).toMatch(
        /Call \(\d\d\) 0\d\d \d{4}.+is made up, and no one answers\. Healthline answers day and night: 0800 611 116/,
      );
      expect(links[1]).toEqual(["0800 611 116", "tel:0800611116"]);
      const place = PLACES.find(({ name }) => links[2]![0]!.startsWith(`Get Directions to ${name}`))!;
      expect(links[2]).toEqual([`Get Directions to ${place.name}, the town`, directionsHref(place)]);
    }
    expect(numbersOn(page).filter((href) => !THAT_ANSWER.includes(href!))).toEqual([]);
  });

  test("that are samples near a place have a button that says no one answers, and no number to dial", async () => {
    const page = await siteToRead(1_236).page("/emergency?place=auckland");
    expect(cardsOn(page).length).toBeGreaterThan(3);
    for (const row of page.document.querySelectorAll("main li:has(h3 > a[href^='/dentists/'])")) {
      const [button, said] = row.querySelector("details.sample-call")!.children;
      expect([button!.localName, button!.className]).toEqual(["summary", "btn btn-second"]);
      expect(button!.textContent).toMatch(/^Call \(0\d\) 0\d\d \d{4}, /);
      expect(said!.textContent).toContain("is made up, and no one answers. Healthline answers day and night");
    }
    expect(mainText(page)).toContain("Sample practices: their numbers reach no one.");
    expect(numbersOn(page).filter((href) => !THAT_ANSWER.includes(href!))).toEqual([]);
  });

  test("that are samples are left out where real practices are listed", async () => {
    const site = await siteWith([
      emergency({ id: 1, openingHours: "24/7" }),
      emergency({ id: 2, ...at("blenheim"), openingHours: "24/7", isSample: false, phone: "(03) 555 1234" }),
    ]);
    for (const path of ["/emergency", "/emergency?place=nelson"]) {
      expect(new Set(cardsOn(await site.page(path)).map(({ id }) => id))).toEqual(new Set([2]));
    }
  });

  test("say what an emergency visit costs and when they open, and name nothing that can wait", async () => {
    const stated = {
      prices: [{ treatment: "emergency-dentist", label: "Emergency visit", from: 200, to: null }],
      specialties: ["Invisalign", "Knocked-out teeth"],
      services: ["invisalign", "emergency-dentist"],
    } as const;
    const site = await siteWith(
      [
        emergency({ id: 1, ...stated, phone: "(03) 555 1234", isSample: false }),
        emergency({ id: 2, ...stated, ...at("dunedin"), openingHours: "24/7", isSample: false }),
      ],
      NIGHT,
    );
    const [shut] = cardsOn(await site.page("/emergency?place=nelson"));
    expect(shut!.text).toContain("Opens Mon 8am");
    expect(shut!.text).toContain("emergency visit from $200");
    expect(shut!.callName).toBe("Call (03) 555 1234, Practice 1");
    const [open] = cardsOn(await site.page("/emergency"));
    expect(open!.text).toContain("Emergency visit from $200");
    expect(open!.text).toContain("Knocked-out teeth");
    expect(shut!.text + open!.text).not.toContain("Invisalign");
  });

  test("that are real carry no such warning", async () => {
    const site = await siteWith([emergency({ id: 1, isSample: false, phone: "(03) 555 1234" })]);
    const page = await site.page("/emergency?place=nelson");
    expect(cardsOn(page).map(({ callName }) => callName)).toEqual(["Call Now (03) 555 1234, Practice 1"]);
    // For the paper on the fridge, which is read at another hour.
    expect(cardsOn(page)[0]!.text).toContain("Mon–Fri 8am–6pm");
    expect(mainText(page)).not.toMatch(/sample/i);
  });

  test("that are real show the way: a map that leads to the very spot", async () => {
    const site = await siteWith([
      emergency({ id: 1, latitude: -41.2701, longitude: 173.2842, openingHours: "24/7", isSample: false }),
    ]);
    const { document } = await site.page("/emergency");
    const directions = [...document.querySelectorAll("main a")].find((link) =>
      link.textContent.startsWith("Get Directions"),
    );
    const address = new URL(directions!.getAttribute("href")!);
    expect(address.searchParams.get("destination")).toBe("-41.2701,173.2842");
  });

  test.each([
    ["an address alone is led to there", "12 Hardy Street", "12 Hardy Street, Nelson, New Zealand"],
    ["neither address nor position is led to nowhere, and the card says so", "", undefined],
  ])("that are real with %s", async (_, address, destination) => {
    const unplaced = {
      position: "town",
      suburb: "",
      address,
      isSample: false,
      openingHours: "24/7",
    } as const;
    const site = await siteWith([emergency({ id: 1, ...unplaced, phone: "(03) 555 1234" })]);
    const page = await site.page("/emergency");
    const maps = [...page.document.querySelectorAll("main article a")].flatMap((link) => {
      const href = link.getAttribute("href")!;
      return href.startsWith("https:") ? [new URL(href).searchParams.get("destination")] : [];
    });
    expect(maps).toEqual(destination === undefined ? [] : [destination]);
    expect(mainText(page).includes("Address not stated: ask when you call.")).toBe(destination === undefined);
  });
});
