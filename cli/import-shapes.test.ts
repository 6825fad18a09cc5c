import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

/** The beginning of a zip archive that holds files of these names. */
function archive(...names: string[]): Buffer {
  return Buffer.concat(
    names.map((name) => {
      const head = Buffer.alloc(30);
      head.write("PK\u0003\u0004", "latin1");
      head.writeUInt16LE(name.length, 26);
      return Buffer.concat([head, Buffer.from(name)]);
    }),
  );
}

const CSV = "name,town\nŌtaki Dental,Nelson\n";
const PRACTICES = [{ name: "Ōtaki Dental", town: "Nelson" }];

eachDesk("A file of practices", ({ niho, file, practices }) => {
  const take = (content: string | Buffer, name = "list.csv") =>
    niho("import", file(name, content), "--source", "list");

  test.each<[string, string | Buffer]>([
    ["with a title above its header", `Dentists of Aotearoa\n\n${CSV}`],
    ["with a title and commas above", `Dentists,\n,\nAs of,2 November\n,\n${CSV}`],
    ["with rows of commas below", `${CSV},\n,,,,\n`],
    ["with commas behind its rows", CSV.replace("Nelson\n", "Nelson,,,\n")],
    ["with semicolons and a comma in its title", `Dentists, all of them\n${CSV.replaceAll(",", ";")}`],
    ["with semicolons below a quoted sep=", `"sep=;"\r\n${CSV.replaceAll(",", ";")}`],
    ["with semicolons below sep= and commas", `sep=;,,\r\n${CSV.replaceAll(",", ";")}`],
    ["with bars", CSV.replaceAll(",", "|")],
    ["in UTF-16 without a mark", Buffer.from(CSV, "utf16le")],
    ["in UTF-16 of the other end without a mark", Buffer.from(CSV, "utf16le").swap16()],
    ["with a quoted header", CSV.replace("name,town", '"Name","Town"')],
    ["as a JSON list named .csv", JSON.stringify(PRACTICES)],
    ["as a JSON object a line", PRACTICES.map((one) => JSON.stringify(one)).join("\n")],
    [
      "as JSON with other names",
      JSON.stringify({ practices: [{ practiceName: "Ōtaki Dental", city: "Nelson" }] }),
    ],
  ])("is read %s", async (_, content) => {
    const { stderr, stdout } = await take(content);
    expect([stderr, stdout]).toEqual(["", expect.stringContaining("new 1 · changed 0 · unchanged 0")]);
    expect(await practices()).toMatchObject([{ name: "Ōtaki Dental", placeSlug: "nelson" }]);
  });

  test("says where its header is, where something stands above", async () => {
    const { stdout } = await take(`Dentists,\n,\n${CSV}`);
    expect(stdout).toContain("The header is in line 3: we leave out the lines above it.");
  });

  test.each<[string, string | Buffer, string]>([
    [
      "a workbook",
      archive("[Content_Types].xml", "xl/workbook.xml"),
      "is an Excel workbook: open it, and save it",
    ],
    ["an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), "is an Excel workbook of the old kind"],
    [
      "a workbook as XML",
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>',
      "is an Excel workbook",
    ],
    [
      "a LibreOffice sheet",
      archive("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
      "is a LibreOffice",
    ],
    ["a Word document", archive("[Content_Types].xml", "word/document.xml"), "is a Word document"],
    ["an archive", archive("list.csv"), "is a zip archive: unpack it first"],
    ["a packed file", gzipSync(CSV), "is packed (gzip): unpack it first"],
    ["a PDF", "%PDF-1.7\n", "is a PDF: ask for the list as a spreadsheet"],
    ["a text document", "{\\rtf1\\ansi", "is a text document (RTF)"],
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "is a picture"],
    ["a database", "SQLite format 3\u0000", "is a database (SQLite)"],
    ["a web page", "\uFEFF\n<!DOCTYPE html><html>", "is a web page"],
    ["a table of a web page", "<table><tr><td>name", "is a web page"],
    [
      "OpenStreetMap’s XML",
      '<?xml version="1.0"?><osm version="0.6">',
      "is OpenStreetMap’s XML: ask Overpass",
    ],
    ["other XML", '<?xml version="1.0"?><kml>', "is XML: save the list as"],
    ["bytes", Buffer.from([1, 2, 0, 3, 4, 5, 0, 0, 0, 0, 9]), "is not text"],
    ["nothing but a mark", "\uFEFF", "is empty"],
    [
      "a list without a header",
      "Ōtaki Dental,Nelson\n",
      "has no column that is called name. Line 1 reads “Ōtaki Dental, Nelson”",
    ],
    ["a list of something else", "vehicle,price\nVan,100\n", "has no column that is called name"],
  ])("that is %s is told what it is, and what to do", async (_, content, words) => {
    const { status, stderr } = await take(content);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`list.csv ${words}`)]);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("with a quote within a cell is told in which line", async () => {
    const { stderr } = await take('name,town\nA Dental,Nelson\nB "Smile" Dental,Nelson\n');
    expect(stderr).toMatch(/list\.csv, in line 3: the quotes are wrong\.\n$/);
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

  test.each<[string, (deep: string) => string]>([
    ["JSON", (deep) => deep],
    ["a practice", (deep) => `{"practices":[{"name":"A","languages":${deep}}]}`],
    ["GeoJSON", (deep) => `{"type":"Feature","geometry":{"coordinates":${deep}},"properties":{}}`],
    ["Overpass", (deep) => `{"elements":[{"type":"node","tags":${deep}}]}`],
    ["a reference system", (deep) => `{"type":"Feature","crs":${deep},"properties":{}}`],
    ["objects", (deep) => deep.replaceAll("[", '{"a":').replaceAll("]", "}").replace(":}", ":1}")],
  ])("nested 200,000 deep is refused in one sentence: %s", async (_, around) => {
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    const { status, stderr } = await take(around(deep), "list.json");
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/list\.json has lists within lists, deeper than any list of practices\.\n$/),
    ]);
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
    expect(wide.stdout).toMatch(/Columns that mean nothing here: .{1,400}, and 59,980 more\n/);
    const wider = await take(`name,town,${columns.join(",")}\n`);
    expect(wider.stderr).toContain("a row has more than 1,000,000 characters");
  });

  test("with things that are no practices in its lists refuses these alone", async () => {
    const list = await take(JSON.stringify([null, 1, "x", [], ...PRACTICES]), "list.json");
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
