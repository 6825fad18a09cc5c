import { beforeAll, describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices.ts";
import { treatmentName } from "#domain/treatments.ts";
import { robotsOf, titleOf } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { ALL, SAMPLES, chips, hrefOf, idsIn, listAt, listOf, slowly } from "#tests/support/practice-lists.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";
import { practicePath } from "#content/links.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ samples: SAMPLES });
});

describe("Ticking dentists", () => {
  test("needs no script: the boxes of one form lead to those dentists side by side", async () => {
    const { document } = await site.page("/compare/wellington");
    const boxes = [...document.querySelectorAll('tbody tr input[type="checkbox"][name="ids"]')];
    expect(boxes).toHaveLength(document.querySelectorAll("tbody tr").length);
    const form = document.querySelector(`form[id="${boxes[0]!.getAttribute("form")}"]`)!;
    expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/compare", "get"]);
    expect(form.querySelector("button")!.textContent).toBe("Compare side by side");
    const ticked = boxes.slice(0, 3).map((box) => box.getAttribute("value")!);
    const page = await site.page(`/compare?${new URLSearchParams(ticked.map((id) => ["ids", id]))}`);
    expect(idsIn(page.html)).toEqual(ticked.map(Number));
  });

  test("for a treatment takes it along: its prices come first, and each form begins with it", async () => {
    const list = await site.page("/compare/price?service=implants");
    const field = list.document.querySelector('form#side-by-side input[name="service"]')!;
    expect(field.getAttribute("value")).toBe("implants");
    const ids = idsIn(list.html).slice(0, 3).join();
    const { document } = await site.page(`/compare?ids=${ids}&service=implants`);
    const hrefs = [...document.querySelectorAll("main table a, main .small a")].map((a) =>
      a.getAttribute("href")!,
    );
    const onward = hrefs.filter((href) => /^\/(book|compare)\?/.test(href));
    expect(onward.filter((href) => !href.includes("service=implants"))).toEqual([]);
    expect(onward).toHaveLength(7);
    const rows = [...document.querySelectorAll("tbody th")].map((row) => row.textContent);
    expect(rows.indexOf("Dental Implants")).toBe(rows.indexOf("Usual visit") + 1);
  });

  test("keeps those ticked before while looking for more, with filters and pages held", async () => {
    const chosen = ALL.find(({ place }) => place === "dunedin")!;
    const page = await site.page(`/compare/auckland?chosen=${chosen.id}`);
    const kept = page.document.querySelector("fieldset")!;
    expect(kept.textContent).toContain(chosen.name);
    expect(kept.querySelector(`input[name="ids"][value="${chosen.id}"]`)!.hasAttribute("checked")).toBe(true);
    expect(page.document.querySelector('a[rel="next"]')!.getAttribute("href")).toContain(
      `chosen=${chosen.id}`,
    );
    expect(chips(page)[0]!.href).toContain(`chosen=${chosen.id}`);
    expect(page.document.querySelector(`input[name="chosen"][value="${chosen.id}"]`)).not.toBeNull();
    const [first] = idsIn(page.html);
    const again = await site.page(`/compare/auckland?chosen=${first}`);
    expect(again.document.querySelectorAll(`input[value="${first}"][checked]`)).toHaveLength(1);
    expect(again.document.querySelector("fieldset")).toBeNull();
  });
});

describe("Dentists side by side", () => {
  const [one, two] = [ALL[0]!, ALL.find(({ emergency }) => emergency === null)!];

  function rows({ document }: TestPage): Map<string, string[]> {
    return new Map(
      [...document.querySelectorAll("tbody tr")].map((row) => [
        row.querySelector('th[scope="row"]')!.textContent,
        [...row.querySelectorAll("td")].map((cell) => cell.textContent),
      ]),
    );
  }

  test("come as a list or one by one, and are the columns of one table", async () => {
    for (const query of [`ids=${one.id},${two.id}`, `ids=${one.id}&ids=${two.id}`]) {
      const page = await site.page(`/compare?${query}`);
      expect(page.status).toBe(200);
      const heads = [...page.document.querySelectorAll('thead th[scope="col"] a:first-child')];
      expect(heads.map((head) => head.textContent)).toEqual([one.name, two.name]);
      expect(heads.map((head) => head.getAttribute("href"))).toEqual([practicePath(one), practicePath(two)]);
      expect(page.document.querySelector("table caption")!.textContent).toBe("2 practices side by side");
      expect(robotsOf(page)).toBe("noindex, follow");
      expect(titleOf(page)).toBe(`Side by Side: ${one.name}, ${two.name} | Niho`);
    }
  });

  test("are told apart by everything that decides", async () => {
    const table = rows(await site.page(`/compare?ids=${one.id},${two.id}`));
    const each = [one, two];
    expect(table.get("Rating")!.map((text) => text.includes("reviews"))).toEqual([true, true]);
    for (const [index, practice] of each.entries()) {
      expect(table.get("Usual visit")![index]).toContain(`$${practice.priceFrom}–$${practice.priceTo}`);
      for (const { treatment, label } of practice.prices) {
        expect(table.get(treatmentName(treatment))![index]).toContain(label);
      }
      expect(table.get("Services")![index]).toBe(practice.services.map(treatmentName).join(", "));
      expect(table.get("Languages")![index]).toBe(practice.languages.join(", "));
      expect(table.get("Phone")![index]).toBe(practice.phone);
    }
    expect(table.get("Emergency wait")).toEqual([
      `About ${one.emergency!.waitMinutes} minutes`,
      "No same-day care listed",
    ]);
    for (const label of [
      "Open now?",
      "Opening hours",
      "Wheelchair access",
      "Parking",
      "Help with the cost",
      "New patients",
    ]) {
      expect([label, table.get(label)?.length]).toEqual([label, 2]);
    }
  });

  test("say whether each is open at this moment", async () => {
    site.clock.now = new Date("2026-11-22T12:00:00Z");
    const shut = rows(await site.page(`/compare?ids=1`)).get("Open now?")!;
    site.clock.now = new Date("2026-11-20T00:30:00Z");
    const open = rows(await site.page(`/compare?ids=1`)).get("Open now?")!;
    expect([shut[0]!.slice(0, 5), open[0]!.slice(0, 8)]).toEqual(["Opens", "Open now"]);
  });

  test("have their address, and say how far the bars of their prices run", async () => {
    const told = await openSite({ samples: 0 });
    const entries = [
      makePractice({ id: 1 }),
      makePractice({ id: 2, address: "", suburb: "", priceTo: null }),
    ].map((practice) => ({ practice, reviews: [] }));
    await told.database.transact((tx) => insertPractices(tx, entries, PLACES));
    const page = await told.page("/compare?ids=1,2");
    expect(
      rows(page)
        .get("Where")!
        .map((text) => text.split("Remove")[0]),
    ).toEqual(["12 Harbour Steps, Stoke, Nelson", "Nelson"]);
    expect(page.html).toContain("The bar under each price of a usual visit runs from $0 to $300.");
    expect((await told.page("/compare?ids=2")).html).not.toContain("The bar under");
  });

  test("never tell a price that is not stated", async () => {
    const told = await openSite({ samples: 0 });
    const services = ["general-dentistry", "braces"] as const;
    const prices = [{ treatment: "braces", label: "Both jaws", from: 7_000, to: null }] as const;
    const entries = [
      makePractice({ id: 1, services, prices }),
      makePractice({ id: 2, services, prices: [] }),
      makePractice({ id: 3, services: [], prices: [] }),
    ].map((practice) => ({ practice, reviews: [] }));
    await told.database.transact((tx) => insertPractices(tx, entries, PLACES));
    const table = rows(await told.page("/compare?ids=1,2,3"));
    expect(table.get("Braces")).toEqual(["from $7,000Both jaws", "Offered, price not stated", "Not listed"]);
    expect(table.has("General Dentistry")).toBe(false);
  });

  test("can be taken away and added to", async () => {
    const page = await site.page(`/compare?ids=${one.id},${two.id}`);
    expect(hrefOf(page, `Remove ${one.name}`)).toBe(`/compare?ids=${two.id}#practices`);
    const more = hrefOf(page, "Add another dentist");
    expect(more).toContain(`chosen=${one.id},${two.id}`);
    expect((await site.page(more)).status).toBe(200);
    const alone = await site.page(`/compare?ids=${two.id}`);
    expect(hrefOf(alone, `Remove ${two.name}`)).toBe("/compare");
    expect(hrefOf(alone, "Add another dentist")).toBe(`/compare/${two.place}?chosen=${two.id}`);
    const full = await site.page("/compare?ids=1,2,3,4");
    expect(full.document.querySelector("main")!.textContent).not.toContain("Add another dentist");
  });

  test("are at most four: the first four stay, and the page says so", async () => {
    const page = await site.page("/compare?ids=5,4,3,2,1");
    expect(idsIn(page.html)).toEqual([5, 4, 3, 2]);
    expect(page.html).toContain("these are the first 4 that you ticked");
    const four = await site.page("/compare?ids=5,4,3,2");
    expect(four.html).not.toContain("that you ticked");
  });

  test("leave out whom nobody knows; with nobody left there is the whole list", async () => {
    const page = await site.page("/compare?ids=999999,2,banana,2,3,777777,888888,4,5");
    expect(idsIn(page.html)).toEqual([2, 3, 4, 5]);
    expect(page.html).not.toContain("that you ticked");
    expect(page.html).toContain("3 of the practices that were chosen are not listed any more.");
    expect((await site.page("/compare?ids=999999,2")).html).toContain(
      "1 of the practices that were chosen is not listed any more.",
    );
    expect(await listAt(site, "/compare?ids=999999")).toEqual(listOf(slowly(() => true)));
    const none = "is not listed any more. Choose from those below.";
    expect((await site.page("/compare?ids=999999")).html).toContain(`The practice that was chosen ${none}`);
    expect((await site.page("/compare?ids=999999,777777")).html).toContain(
      "None of the practices that were chosen is listed any more. Choose from those below.",
    );
    expect((await site.page("/compare")).html).not.toContain("any more");
  });
});
