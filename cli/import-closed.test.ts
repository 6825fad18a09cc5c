import { expect, test } from "vitest";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { eachDesk } from "#tests/support/desk.ts";

const TODAY = newZealandDay(new Date());
const THIS_YEAR = TODAY.slice(0, 4);
/** As New Zealanders and their Excel write it. */
const NEXT_MONTH = addDays(TODAY, 40).split("-").toReversed().join("/");

eachDesk("A practice that its file says is closed", ({ niho, file, practices }) => {
  /** What an import of one practice with such a cell says, beside one that is open, and who is listed then. */
  async function listed(column: string, said: string, ...words: string[]) {
    const rows = `id,name,town,${column}\n1,Gone Dental,Nelson,"${said}"\n2,Open Dental,Nelson,\n`;
    const { stderr } = await niho("import", file("list.csv", rows), "--source", "list", ...words);
    return { names: (await practices()).map(({ name }) => name), stderr };
  }

  test.each([
    ...[
      "2024-06-30|30/06/2024|30/6/24|30-Jun-24|30 June 2024|2024-06-30T00:00:00|45473|45473.0|2024|2024-06|Jun-24|06/2024".split(
        "|",
      ),
      "yes|TRUE|1|y|Permanently closed|closed".split("|"),
    ]
      .flat()
      .map((said) => ["closed_on", said]),
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
  ])("is not listed, and named: %s “%s”", async (column, said) => {
    const { names, stderr } = await listed(column, said);
    expect([names, stderr]).toEqual([
      ["Open Dental"],
      expect.stringMatching(/line 2: Gone Dental: (closed|not open before)/),
    ]);
  });

  test.each([
    ["closed_on", "soon"],
    ["closed_on", "24-Jun"],
    ["closed_on", "06/30/2024"],
    ["closed_on", "#REF!"],
    ["closed_on", "early 2024"],
    ["closed_on", "TBC"],
    ["closed_on", "?"],
    ["business_status", "unknown"],
    ["closed_on", THIS_YEAR],
    ["end_date", "C20"],
    ["disused", "maybe"],
    ["active", "perhaps"],
    ["business_status", "hmm"],
    ["operational_status", "needs_maintenance"],
  ])("may be, and is refused by name, where %s says “%s”", async (column, said) => {
    const { names, stderr } = await listed(column, said);
    expect(names).toEqual(["Open Dental"]);
    expect(stderr).toContain(`line 2: Gone Dental: ${column} “${said}” `);
  });

  test.each([
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
  ])("is listed where %s says “%s”, which is not that", async (column, said) => {
    expect(await listed(column, said)).toEqual({ names: ["Gone Dental", "Open Dental"], stderr: "" });
  });

  test("is listed no longer after a complete file, but stays where its row cannot be read", async () => {
    await listed("closed_on", "");
    expect((await listed("closed_on", "soon", "--complete")).names).toEqual(["Gone Dental", "Open Dental"]);
    expect((await listed("closed_on", "30/06/2024", "--complete")).names).toEqual(["Open Dental"]);
  });

  test("by its name is not listed", async () => {
    const names = [
      "Old Dental (closed)",
      "Old Dental - CLOSED",
      "CLOSED: Old Dental",
      "Old – permanently closed",
      "Now closed - Old Dental",
      "closed",
    ];
    const rows = names.map((name, index) => `${index},${name},Nelson`).join("\n");
    const text = `id,name,town\n${rows}\n8,Closed Dental,Nelson\n9,Enclosed Garden Dental,Nelson\n`;
    await niho("import", file("list.csv", text), "--source", "list");
    expect((await practices()).map(({ name }) => name)).toEqual(["Closed Dental", "Enclosed Garden Dental"]);
  });

  test.each<Record<string, string>>([
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
  ])("is not listed from a map with %j", async (tags) => {
    const node = { type: "node", lat: -41.27, lon: 173.284 };
    const elements = [
      { ...node, id: 1, tags: { healthcare: "dentist", name: "Gone Dental", ...tags } },
      { ...node, id: 2, tags: { amenity: "dentist", name: "Open Dental", "was:amenity": "cafe" } },
    ];
    const { stderr } = await niho("import", file("osm.json", JSON.stringify({ elements })));
    expect((await practices()).map(({ name }) => name)).toEqual(["Open Dental"]);
    expect(stderr).toContain("line 1: Gone Dental: ");
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

eachDesk("A cell that cannot be read", ({ niho, file, practices }) => {
  test.each([
    ["emergency", "perhaps", "is not yes or no"],
    ["emergency_wait", "45", "has no effect without emergency"],
    ["new_patients", "waiting list", "is not yes or no"],
    ["wheelchair", "somewhat", "is not yes, partly or no"],
    ["verified_on", "31/12/2024", "has no effect without verified_until"],
    ["verified_until", "soon", "is not a day like 2026-11-02"],
    ["checked_on", "2024", "is not a day like 2026-11-02"],
    ["checked_on", "1/1/2999", "is still to come"],
    ["opening_hours", "9-May", "is a day that a spreadsheet made of hours"],
  ])("is warned of by name: %s “%s” %s", async (column, said, reason) => {
    const rows = `id,name,town,${column}\n1,One Dental,Nelson,${said}\n`;
    const { stdout } = await niho("import", file("one.csv", rows), "--source", "list", "--format", "json");
    const [note] = stdout.split("\n").map((line) => (line === "" ? {} : (JSON.parse(line) as object)));
    expect(note).toMatchObject({ kind: "warning", field: column, reason: expect.stringContaining(reason) });
    expect(await practices()).toMatchObject([{ name: "One Dental" }]);
  });

  test("never makes a real practice of a sample", async () => {
    const rows = "id,name,town,sample\nniho-1,Made Up Dental,Nelson,ja\n2,Real Dental,Nelson,no\n";
    const { stderr } = await niho("import", file("one.csv", rows), "--source", "list");
    expect(stderr).toContain("line 2: Made Up Dental: does not say yes or no in sample");
    expect((await practices()).map(({ name }) => name)).toEqual(["Real Dental"]);
  });
});
