import { expect, test } from "vitest";
import { tellApart } from "#database/practices/told-apart.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed, stateBy } from "#tests/support/listing.ts";

const TUI = { name: "Tui Dental", place: "hokitika", address: "4 Tui Lane", position: "town" } as const;

eachDatabase("The desk's practices", (open) => {
  test("are found by name, town, number, email and phone, however the number is written", async () => {
    const { site } = await openListed({}, { open });
    await stateBy(site, "list", { ...TUI, email: "front@tui.nz", phone: "(03) 755 0101" }, { id: 10_002 });
    const aroha = await signInAtDesk(site);
    const found = async (query: string) =>
      texts((await aroha.page(`/desk/practices?${query}`)).document, "[data-row] .ref");
    expect(await faultsOfHtml((await aroha.page("/desk/practices")).html)).toEqual([]);
    expect(await found("")).toEqual(["10001", "10002"]);
    for (const words of ["tui", "Hokitika", "10002", "front@tui", "03 755 0101", "+64 3 7550101"])
      expect([words, await found(new URLSearchParams({ q: words }).toString())]).toEqual([words, ["10002"]]);
    for (const words of ["%", "_", "x' or 1=1 --"])
      expect([words, await found(new URLSearchParams({ q: words }).toString())]).toEqual([words, []]);
  });

  test("can be narrowed to those that need someone: no email, a certificate that ends, perhaps twice", async () => {
    const people = {
      practitioners: [
        { name: "Dr Tui Rangi", focus: "", years: null, qualifications: [], specialistScope: null },
      ],
    };
    const { site } = await openListed(
      { ...people, verified: { checkedOn: "2026-01-01", until: "2026-12-10" } },
      { open },
    );
    await stateBy(site, "list", { ...TUI, phone: "(03) 755 0101" }, { id: 10_002 });
    await stateBy(site, "map", { ...TUI, name: "Tui Lane Dentist" }, { id: 10_003 });
    const aroha = await signInAtDesk(site);
    const found = async (only: string) =>
      texts((await aroha.page(`/desk/practices?only=${only}`)).document, "[data-row] .ref");
    expect(await found("joined")).toEqual(["10001"]);
    expect(await found("no-email")).toEqual(["10002", "10003"]);
    expect(await found("ending")).toEqual(["10001"]);
    expect(await found("twice")).toEqual(["10002", "10003"]);
    await site.database.transact((tx) => tellApart(tx, [10_003, 10_002], { who: "Mere", now: new Date() }));
    expect(await found("twice")).toEqual([]);
  });
});
