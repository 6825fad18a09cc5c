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
      ["price_to “about 150” is no number of whole dollars"],
    ],
    [{ price_from: "80", price_to: "80" }, { from: 80, to: 80, words: "$80" }, []],
    [{ price_from: "0", price_to: "" }, { from: 0, to: 0, words: "Free" }, []],
    [
      { price_from: "0", price_to: "some" },
      { from: null, to: null, words: "" },
      ["price_to “some” is no number of whole dollars"],
    ],
    [
      { price_from: "", price_to: "150" },
      { from: null, to: null, words: "" },
      ["price_to “150” says nothing without price_from"],
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
});
