import { describe, expect, test } from "vitest";
import { treatmentName, TREATMENTS } from "#domain/practices/treatments.ts";
import { robotsOf, titleOf } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { ALL, SAMPLES, chips, hrefOf, idsIn, listAt, listOf, slowly } from "#tests/support/practice-lists.ts";
import { openSite, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";
import { siteWith } from "#tests/support/emergency.ts";

const site = siteToRead(SAMPLES);

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
    const hrefs = [...document.querySelectorAll("main table a, main .share a, main .cluster a")].map((a) =>
      a.getAttribute("href")!,
    );
    const onward = hrefs.filter((href) => /^\/(book|compare)\?/.test(href));
    expect(onward.filter((href) => !href.includes("service=implants"))).toEqual([]);
    expect(onward).toHaveLength(7);
    expect(document.querySelector("h1")!.textContent).toBe("Three for Dental Implants");
    const rows = [...document.querySelectorAll("tbody th")].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^dental implant.*, on a line from \$[\d,]+ to \$[\d,]+$/i);
    const decided = rows.slice(0, rows.indexOf("Where else they differ"));
    expect(decided.at(-1)).toBe("Next step");
    expect(decided.some((row) => /^(Usual visit|Now|Open on)/.test(row))).toBe(false);
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
      [...document.querySelectorAll('tbody tr:has(th[scope="row"])')].map((row) => [
        row.querySelector("th")!.textContent,
        [...row.querySelectorAll("td > :last-child")].map((cell) => cell.textContent),
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

  test("say first where they differ, then what treatments cost, and what is the same only once it is asked for", async () => {
    const page = await site.page(`/compare?ids=${one.id},${two.id}`);
    const table = rows(page);
    const visit = table.get("Usual visit, on a line from $0 to $400")!;
    expect(table.get("Rating (reviews)")!.every((text) => text.includes("reviews"))).toBe(true);
    for (const [index, practice] of [one, two].entries()) {
      expect(visit[index]).toContain(`$${practice.priceFrom}–$${practice.priceTo}`);
      expect(table.get("Phone")![index]).toBe(practice.phone);
      for (const { label, from } of practice.prices) {
        const row = [...table].find(([head]) => head.toLowerCase().endsWith(label.toLowerCase()))!;
        expect(row[1][index]).toContain(from === 0 ? "Free" : from.toLocaleString("en-NZ"));
      }
      // A treatment that is not priced by them has no number of theirs, and one that neither offers has no row.
      for (const { slug } of TREATMENTS) {
        const row = table.get(treatmentName(slug));
        if (row && !practice.services.includes(slug)) expect(row[index]).toBe("–not listed");
      }
    }
    expect(table.get("Emergency care")).toEqual([
      `Same day, about ${one.emergency!.waitMinutes} minutes`,
      "–not listed",
    ]);
    const groups = [...page.document.querySelectorAll('th[scope="rowgroup"]')].map(
      (head) => head.textContent,
    );
    expect(groups).toEqual(["Where they differ", "Prices"]);
    for (const [label, cells] of table)
      if (label !== "Next") expect([label, new Set(cells).size]).toEqual([label, 2]);
    const same = page.document.querySelector("main details")!;
    expect(same.hasAttribute("open")).toBe(false);
    for (const label of same.querySelectorAll("dt")) expect(table.has(label.textContent)).toBe(false);
  });

  test("have the lowest price and the longest hours in bold, and say so to who does not see it", async () => {
    const told = await siteWith([
      makePractice({ id: 1, priceFrom: 180, priceTo: 240, openingHours: "Mo-Fr 08:00-17:00" }),
      makePractice({
        id: 2,
        priceFrom: 150,
        priceTo: 300,
        openingHours: "Mo-Fr 09:00-17:00; Sa 09:00-12:00",
      }),
      makePractice({
        id: 3,
        priceFrom: null,
        priceTo: null,
        openingHours: "Mo-Fr 08:00-17:00; Sa 09:00-11:00",
      }),
    ]);
    const { document } = await told.page("/compare?ids=1,2,3");
    const bold = (start: string) =>
      [...document.querySelectorAll("tbody tr")]
        .filter((row) => row.querySelector("th")!.textContent.startsWith(start))
        .flatMap((row) => [...row.querySelectorAll("td.best > :last-child")].map((cell) => cell.textContent));
    expect(bold("Usual visit")).toEqual(["$150–$300, the lowest price"]);
    expect(bold("Open on Saturday")).toEqual(["9am–12 noon, the longest hours"]);
  });

  test("say whether each is open at this moment", async () => {
    const open = rows(await site.page("/compare?ids=1")).get("Now")!;
    const atNight = await openSite({ samples: 1, now: "2026-11-22T12:00:00Z" });
    const shut = rows(await atNight.page("/compare?ids=1")).get("Now")!;
    expect([shut[0]!.slice(0, 5), open[0]!.slice(0, 8)]).toEqual(["Opens", "Open now"]);
  });

  test("never tell a price that is not stated", async () => {
    const services = ["general-dentistry", "braces"] as const;
    const prices = [{ treatment: "braces", label: "Both jaws", from: 7_000, to: null }] as const;
    const told = await siteWith([
      makePractice({ id: 1, services, prices }),
      makePractice({ id: 2, services, prices: [] }),
      makePractice({ id: 3, services: [], prices: [] }),
    ]);
    const table = rows(await told.page("/compare?ids=1,2,3"));
    expect(table.get("Braces: both jaws")).toEqual([
      "from $7,000",
      "Offered, price not listed",
      "–not listed",
    ]);
  });

  test("set equal prices of differently named things in the table with what each is for, and call none of them the lowest", async () => {
    const implant = (id: number, label: string, from: number) =>
      makePractice({
        id,
        services: ["implants"],
        prices: [{ treatment: "implants", label, from, to: from }],
      });
    const told = await siteWith([
      implant(1, "Implant placement", 4_500),
      implant(2, "Implant with crown", 4_500),
      implant(3, "Implant and bone graft", 5_200),
    ]);
    const implants = async (ids: string) => {
      const page = await told.page(`/compare?ids=${ids}`);
      expect(page.document.querySelector("main details")!.textContent).not.toContain("Dental Implants");
      return rows(page).get("Dental Implants");
    };
    expect(await implants("1,2")).toEqual(["$4,500Implant placement", "$4,500Implant with crown"]);
    expect(await implants("1,3")).toEqual(["$4,500Implant placement", "$5,200Implant and bone graft"]);
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
    expect(hrefOf(full, "Change the four")).toContain("chosen=1,2,3,4");
  });

  test("are at most four: the first four stay, and the page says so", async () => {
    const page = await site.page("/compare?ids=5,4,3,2,1");
    expect(idsIn(page.html)).toEqual([5, 4, 3, 2]);
    expect(page.html).toContain("these are the first 4 that you ticked");
    const four = await site.page("/compare?ids=5,4,3,2");
    expect(four.html).not.toContain("that you ticked");
  });

  test("leave out practices that are not listed; with none left there is the whole list", async () => {
    const page = await site.page("/compare?ids=999999,2,banana,2,3,777777,888888,4,5");
    expect(idsIn(page.html)).toEqual([2, 3, 4, 5]);
    expect(page.html).not.toContain("that you ticked");
    expect(page.html).toContain("3 of the practices you chose are no longer listed.");
    expect((await site.page("/compare?ids=999999,2")).html).toContain(
      "1 of the practices you chose is no longer listed.",
    );
    expect(await listAt(site, "/compare?ids=999999")).toEqual(listOf(slowly(() => true)));
    const none = "is no longer listed. Choose from the practices below.";
    expect((await site.page("/compare?ids=999999")).html).toContain(`The practice you chose ${none}`);
    expect((await site.page("/compare?ids=999999,777777")).html).toContain(
      "None of the practices you chose is listed any more. Choose from the practices below.",
    );
    expect((await site.page("/compare")).html).not.toContain("any more");
  });
});
