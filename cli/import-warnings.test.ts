import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

eachDesk("A value in a row", ({ niho, file, practices }) => {
  /** One practice with these cells as it is listed, and what the import warns of: `price_to “x” is no …`. */
  async function imported(cells: Readonly<Record<string, string>>) {
    const quoted = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const text = `id,name,town,${Object.keys(cells).join(",")}\n1,One Dental,Nelson,${quoted.join(",")}\n`;
    const { stdout } = await niho("import", file("one.csv", text), "--source", "list", "--format", "json");
    const notes = stdout
      .split("\n")
      .filter((line) => line.includes('"kind":"warning"'))
      .map((line) => JSON.parse(line) as Record<"field" | "value" | "reason", string>);
    const warnings = notes.map(({ field, value, reason }) => `${field} “${value}” ${reason}`);
    return { warnings, practice: (await practices())[0] };
  }

  test.each([
    [{ price_from: "80", price_to: "" }, { from: 80, to: null, words: "from $80" }, []],
    [
      { price_from: "80", price_to: "about 150" },
      { from: 80, to: null, words: "from $80" },
      ["price_to “about 150” is not a number of whole dollars"],
    ],
    [{ price_from: "80", price_to: "80" }, { from: 80, to: 80, words: "$80" }, []],
    [{ price_from: "0", price_to: "" }, { from: 0, to: 0, words: "Free" }, []],
    [
      { price_from: "0", price_to: "some" },
      { from: null, to: null, words: "" },
      ["price_to “some” is not a number of whole dollars"],
    ],
    [
      { price_from: "", price_to: "150" },
      { from: null, to: null, words: "" },
      ["price_to “150” has no effect without price_from"],
    ],
    [
      { price_from: "90", price_to: "80" },
      { from: null, to: null, words: "" },
      ["price_from “90” is more than price_to"],
    ],
  ])("states no price that the file does not: %j", async (cells, { from, to, words }, warned) => {
    const { practice, warnings } = await imported(cells);
    expect(practice).toMatchObject({ priceFrom: from, priceTo: to, priceRange: words });
    expect(warnings).toEqual(warned);
  });

  test.each([
    [
      { new_patients: "no", new_patients_on: "2999-01-01" },
      ["new_patients_on “2999-01-01” is still to come"],
    ],
    [
      { new_patients: "no", new_patients_on: "" },
      ["new_patients “no” needs the day on which they said so, in new_patients_on"],
    ],
    [{ new_patients: "soon", new_patients_on: "2026-11-01" }, ["new_patients “soon” is not yes or no"]],
    [
      { prices_json: `[{"treatment":"gold","label":"Gold","from":1,"to":null}]` },
      ["is not as in the API: no. 1: treatment cannot be “gold”"],
    ],
    [
      {
        prices_json: `[{"treatment":"braces","label":"Braces","from":1,"to":2},{"treatment":"braces","label":"B","from":-1,"to":2}]`,
      },
      ["is not as in the API: no. 2: from cannot be -1"],
    ],
    [{ prices_json: `[{"treatment":"braces"}]` }, ["is not as in the API: no. 1: label is missing"]],
    [{ prices_json: `[5]` }, ["is not as in the API: no. 1 cannot be 5"]],
    [{ prices_json: `{"treatment":"braces"}` }, ["is not as in the API: it is not a list"]],
    [{ prices_json: `[{` }, ["is not as in the API: it is not JSON"]],
    [
      {
        practitioners_json: `[{"name":"Dr Ana","focus":"","years":1,"qualifications":[7],"specialistScope":null}]`,
      },
      ["is not as in the API: no. 1: qualifications.0 cannot be 7"],
    ],
  ])("is left out for a reason that names what is wrong: %j", async (cells, reasons) => {
    const { practice, warnings } = await imported(cells);
    expect(practice).toMatchObject({ newPatients: { answer: "not-stated" }, prices: [], practitioners: [] });
    expect(warnings).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
  });

  test("is listed as it stands, with a warning, where it is a language without an English name", async () => {
    const known = [
      "English",
      "te reo Māori",
      "maori",
      "Samoan",
      "Niuean",
      "Cook Islands Māori",
      "Tagalog",
      "Filipino",
      "Mandarin",
      "Cantonese",
      "Farsi",
      "New Zealand Sign Language",
    ];
    const { practice, warnings } = await imported({ languages: [...known, "Klingon", "sm"].join(";") });
    expect(practice).toMatchObject({ languages: [...known, "Klingon", "sm"] });
    const reason = "is not the English name of a language, and becomes a filter as it’s written";
    expect(warnings).toEqual([`languages “Klingon” ${reason}`, `languages “sm” ${reason}`]);
    const set = await niho("practice", "set", "10001", "languages", "Hazaragi");
    expect(set).toMatchObject({ status: 0, stderr: `languages “Hazaragi” ${reason}.\n` });
    expect(await practices()).toMatchObject([{ languages: ["Hazaragi"] }]);
  });
});
