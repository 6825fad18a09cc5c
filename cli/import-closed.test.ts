import { expect, test } from "vitest";
import { rowsIn } from "#tests/support/command-line.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { sqliteDesk } from "#tests/support/desk.ts";

const TODAY = newZealandDay(new Date());
const THIS_YEAR = TODAY.slice(0, 4);
/** As New Zealanders and their Excel write it. */
const NEXT_MONTH = addDays(TODAY, 40).split("-").toReversed().join("/");

type Note = { kind: string; line: number; reason: string };

sqliteDesk("A practice that its file says is closed", ({ niho, file, practices }) => {
  /** Imports a practice for each of these cells, and gives the cells of those that are listed, and what is said of the rest. */
  async function listed(cells: readonly (readonly [column: string, said: string])[], ...words: string[]) {
    const rows = cells.map(([column, said], at) => ({
      id: at,
      name: `No. ${at}`,
      town: "Nelson",
      [column]: said,
    }));
    // A list without any practice is refused whole.
    const list = [...rows, { id: "open", name: "Open Dental", town: "Nelson" }];
    const path = file("list.json", JSON.stringify(list));
    const said = await niho("import", path, "--source", "list", "--format", "json", ...words);
    const notes = rowsIn<Note>(said).filter(({ kind }) => kind === "refused");
    const names = new Set((await practices()).map(({ name }) => name));
    expect(names.delete("Open Dental")).toBe(true);
    return {
      listed: cells.filter((_, at) => names.has(`No. ${at}`)),
      said: cells.map((_, at) => notes.find(({ line }) => line === at + 1)?.reason ?? ""),
    };
  }

  test("is not listed, and named", async () => {
    const dates =
      "2024-06-30|30/06/2024|30/6/24|30-Jun-24|30 June 2024|2024-06-30T00:00:00|45473|45473.0|2024|2024-06|Jun-24|06/2024";
    const words = "yes|TRUE|1|y|Permanently closed|closed";
    const cells = [
      ...`${dates}|${words}`.split("|").map((said) => ["closed_on", said] as const),
      ["end_date", "2024"],
      ["end_date", "yes"],
      ["is_closed", "TRUE"],
      ["isClosed", "true"],
      ["Permanently closed", "Yes"],
      ["disused", "yes"],
      ["abandoned", "yes"],
      ["construction", "yes"],
      ["active", "no"],
      ["operational", "FALSE"],
      ["operational_status", "closed"],
      ["business_status", "CLOSED_TEMPORARILY"],
      ["business_status", "FUTURE_OPENING"],
      ["business_status", "Ceased trading"],
      ["status", "Permanently closed"],
      ["opening_date", NEXT_MONTH],
      ["start_date", "2999"],
      ["opening_hours", "Permanently closed"],
      ["opening_hours", "off"],
    ] as const;
    expect(await listed(cells)).toEqual({
      listed: [],
      said: cells.map(() => expect.stringMatching(/^(closed|not open before)/)),
    });
  });

  test("might be, and is refused by name where its cell can’t be read", async () => {
    const cells = [
      ["closed_on", "soon"],
      ["closed_on", "24-Jun"],
      ["closed_on", "06/30/2024"],
      ["closed_on", "#REF!"],
      ["closed_on", "early 2024"],
      ["closed_on", "TBC"],
      ["closed_on", "?"],
      ["closed_on", THIS_YEAR],
      ["end_date", "C20"],
      ["disused", "maybe"],
      ["active", "perhaps"],
      ["business_status", "unknown"],
      ["business_status", "hmm"],
      ["operational_status", "needs_maintenance"],
    ] as const;
    expect(await listed(cells)).toEqual({
      listed: [],
      said: cells.map(([column, said]) => expect.stringContaining(`${column} “${said}” `)),
    });
  });

  test("is listed where a cell says that it is not", async () => {
    const cells = [
      ["closed_on", ""],
      ["closed_on", "no"],
      ["closed_on", "FALSE"],
      ["closed_on", "0000-00-00"],
      ["closed_on", "N/A"],
      ["closed_on", "-"],
      ["closed_on", NEXT_MONTH],
      ["disused", "no"],
      ["active", "Yes"],
      ["business_status", "OPERATIONAL"],
      ["operational_status", "operational"],
      ["status", "Published"],
      ["opening_date", "2014"],
      ["start_date", "C19"],
    ] as const;
    expect(await listed(cells)).toEqual({ listed: cells, said: cells.map(() => "") });
  });

  test("is listed no longer after a complete file, but stays where its row cannot be read", async () => {
    const count = async (said: string, ...words: string[]) =>
      (await listed([["closed_on", said]], ...words)).listed.length;
    expect(await count("")).toBe(1);
    expect(await count("soon", "--complete")).toBe(1);
    expect(await count("30/06/2024", "--complete")).toBe(0);
  });

  test("by its name is not listed", async () => {
    const names = [
      "Old Dental (closed)",
      "Old Dental (CLOSED 2024)",
      "CLOSED Old Dental",
      "Old Dental closed 2024",
      "Old Dental (closing 2025)",
      "Closed Dental",
      "Old Dental - CLOSED",
      "CLOSED: Old Dental",
      "Old – permanently closed",
      "Now closed - Old Dental",
      "closed",
    ];
    const rows = names.map((name, index) => `${index},${name},Nelson`).join("\n");
    const text = `id,name,town\n${rows}\n99,Enclosed Garden Dental,Nelson\n`;
    await niho("import", file("list.csv", text), "--source", "list");
    expect((await practices()).map(({ name }) => name)).toEqual(["Enclosed Garden Dental"]);
  });

  test("is not listed from a map that tags it so", async () => {
    const tags: Record<string, string>[] = [
      { end_date: "2024" },
      { end_date: "2024-06" },
      { end_date: "~2024" },
      { disused: "yes" },
      { abandoned: "yes" },
      { construction: "yes" },
      { operational_status: "closed" },
      { opening_date: "2999-01-01" },
      { "disused:amenity": "dentist" },
      { "closed:healthcare": "dentist;doctor" },
      { opening_hours: 'closed "renovation"' },
    ];
    const node = { type: "node", lat: -41.27, lon: 173.284 };
    const dentist = { healthcare: "dentist", name: "Gone Dental" };
    const elements = [
      ...tags.map((more, id) => ({ ...node, id, tags: { ...dentist, ...more } })),
      { ...node, id: 99, tags: { amenity: "dentist", name: "Open Dental", "was:amenity": "cafe" } },
    ];
    const { stderr } = await niho("import", file("osm.json", JSON.stringify({ elements })));
    expect((await practices()).map(({ name }) => name)).toEqual(["Open Dental"]);
    expect(stderr.match(/line \d+: Gone Dental: /g)).toHaveLength(tags.length);
  });

  test("is not listed from JSON with true", async () => {
    const list = [
      { name: "Gone Dental", town: "Nelson", isClosed: true },
      { name: "Open Dental", town: "Nelson", isClosed: false },
    ];
    await niho("import", file("list.json", JSON.stringify(list)), "--source", "list");
    expect((await practices()).map(({ name }) => name)).toEqual(["Open Dental"]);
  });
});

sqliteDesk("A row that might be a sample", ({ niho, file, practices }) => {
  test("never makes a real practice of one", async () => {
    const rows = "id,name,town,sample\nniho-1,Made Up Dental,Nelson,ja\n2,Real Dental,Nelson,no\n";
    const { stderr } = await niho("import", file("one.csv", rows), "--source", "list");
    expect(stderr).toContain("line 2: Made Up Dental: does not say yes or no in sample");
    expect((await practices()).map(({ name }) => name)).toEqual(["Real Dental"]);
  });
});
