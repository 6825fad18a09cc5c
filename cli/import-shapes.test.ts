import { expect, test } from "vitest";
import { sqliteDesk } from "#tests/support/desk.ts";

const CSV = "name,town\nŌtaki Dental,Nelson\n";

sqliteDesk("A file of practices", ({ niho, file, practices }) => {
  const take = (content: string, name = "list.csv") =>
    niho("import", file(name, content), "--source", "list");

  test("that can’t be read is refused in one line, and one under a title is read", async () => {
    expect(await take("%PDF-1.7\n")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/list\.csv is a PDF: ask for the list as a spreadsheet\.\n$/),
    });
    const { stdout } = await take(`Dentists,\n,\n${CSV}`);
    expect(stdout).toContain("The header is in line 3. We leave out the lines above it.");
    expect(await practices()).toMatchObject([{ name: "Ōtaki Dental", placeSlug: "nelson" }]);
  });

  test("of another country is told so, and its rows are counted by reason", async () => {
    const rows = Array.from(
      { length: 30 },
      (_, index) => `${index},Dental ${index},,${-33.8 - index / 100},151.2`,
    );
    const { status, stderr } = await take(`id,name,town,latitude,longitude\n${rows.join("\n")}\n31,,,,\n`);
    expect([status, stderr]).toEqual([
      1,
      "No row can be used: lies outside New Zealand (30 rows, the first in line 2); line 32 has no name. Nothing was written.\n",
    ]);
    const towns = await take("name,town\nA Dental,Sydney\nB Dental,Perth\n");
    expect(towns.stderr).toContain("“…” is not a town in this directory, and there’s no position");
    expect(towns.stderr).toContain("(2 rows, the first in line 2)");
    const countries = await take(
      "name,town,country\nA Dental,Hamilton,Canada\nB Dental,Richmond,AU\nC Dental,Nelson,NZ\n",
    );
    expect(countries.stderr).toContain("line 2: A Dental: lies outside New Zealand (country Canada)");
    expect((await practices()).map(({ name }) => name)).toEqual(["C Dental"]);
  });

  test("counts its refusals by reason where there are many", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `${index},${index < 10 ? "" : "X Dental"},Nowhere`);
    const { stderr } = await take(`id,name,town\n${rows.join("\n")}\n99,Good Dental,Nelson\n`);
    expect(stderr).toContain("and 10 more\nRefused by reason: “…” is not a town in this directory");
    expect(stderr).toContain("(20 rows, the first in line 12); has no name (10 rows, the first in line 2)");
  });

  test("says of a header that stands again among its rows what it is", async () => {
    const { stderr } = await take(`${CSV}name,town\nB Dental,Nelson\n`);
    expect(stderr).toBe("line 3: name: is the header line again\n");
    expect(await practices()).toHaveLength(2);
  });

  test("with a deep cell, a long one, or 100,000 columns says so in a line of ordinary length", async () => {
    const deep = "[".repeat(40_000) + "]".repeat(40_000);
    const long = await take(
      `id,name,town,prices_json\n1,${"w".repeat(900_000)},Nelson,\n2,B,Nelson,"${deep}"\n`,
    );
    expect(long.stderr).toMatch(/^line 2: w{200}…: has a name of more than 120 characters\n$/);
    const columns = Array.from({ length: 100_000 }, (_, index) => `column ${index}`);
    const wide = await take(
      `name,town,${columns.slice(0, 60_000).join(",")}\nA,Nelson${",".repeat(60_000)}\n`,
    );
    expect(wide.stdout).toMatch(/Columns we don’t use: .{1,400}, and 59,980 more\n/);
    const wider = await take(`name,town,${columns.join(",")}\n`);
    expect(wider.stderr).toContain("a row has more than 1,000,000 characters");
  });

  test("with things that are no practices in its lists refuses these alone", async () => {
    const list = await take(
      JSON.stringify([null, 1, "x", [], { name: "Ōtaki Dental", town: "Nelson" }]),
      "list.json",
    );
    expect(list.stdout).toContain("new 1 · changed 0 · unchanged 0 · withdrawn 0 · refused 4");
    const elements = [
      null,
      5,
      { type: "node", id: 1, lat: -41.27, lon: 173.284, tags: { amenity: "dentist", name: "A" } },
    ];
    const osm = await niho("import", file("osm.json", JSON.stringify({ elements })));
    expect(osm.stdout).toContain("new 1 · changed 0 · unchanged 0 · withdrawn 0 · refused 2");
  });
});
