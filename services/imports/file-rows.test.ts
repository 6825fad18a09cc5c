import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { openRows } from "./file-rows.ts";

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

/** The cells of a file with this content, by row, and where its header is if not in the first line. */
async function read(content: string | Buffer, name = "list.csv") {
  const path = join(newFolder(), name);
  writeFileSync(path, content);
  const { rows, headerLine } = await openRows(path, new Map());
  return { cells: await Array.fromAsync(rows, (row) => row.cells), headerLine };
}

/** Why nothing of such a file can be read: one sentence, without the path of the file. */
async function fault(content: string | Buffer, name?: string): Promise<string> {
  const read_ = read(content, name).then(
    () => "",
    (error: Error) => error.message,
  );
  return (await read_).replace(/^\S+\//, "");
}

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
])("A file of practices is read %s", async (_, content) => {
  expect((await read(content)).cells).toMatchObject([{ name: "Ōtaki Dental", town: "Nelson" }]);
});

test("A file says where its header is, where something stands above", async () => {
  expect(await read(`Dentists,\n,\n${CSV}`)).toMatchObject({ headerLine: 3, cells: [{ town: "Nelson" }] });
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
  ["OpenStreetMap’s XML", '<?xml version="1.0"?><osm version="0.6">', "is OpenStreetMap’s XML: ask Overpass"],
  ["other XML", '<?xml version="1.0"?><kml>', "is XML: save the list as"],
  ["bytes", Buffer.from([1, 2, 0, 3, 4, 5, 0, 0, 0, 0, 9]), "is not text"],
  ["nothing but a mark", "\uFEFF", "is empty"],
  [
    "a list without a header",
    "Ōtaki Dental,Nelson\n",
    "has no column that is called name. Line 1 reads “Ōtaki Dental, Nelson”",
  ],
  ["a list of something else", "vehicle,price\nVan,100\n", "has no column that is called name"],
])("A file that is %s is refused: the message says what it is, and what to do", async (_, content, words) => {
  const said = await fault(content);
  expect(said).toContain(`list.csv ${words}`);
  expect(said.split("\n")).toHaveLength(1);
});

test("The line with a quote in the wrong place is named", async () => {
  const said = await fault('name,town\nA Dental,Nelson\nB "Smile" Dental,Nelson\n');
  expect(said).toBe("list.csv, in line 3: the quotes are wrong.");
  expect(await fault(`na"me,"to"wn\nA Dental,Nelson\n`)).toBe(
    "list.csv, in its first line: the quotes are wrong.",
  );
});

test.each<[string, (deep: string) => string]>([
  ["JSON", (deep) => deep],
  ["a practice", (deep) => `{"practices":[{"name":"A","languages":${deep}}]}`],
  ["GeoJSON", (deep) => `{"type":"Feature","geometry":{"coordinates":${deep}},"properties":{}}`],
  ["Overpass", (deep) => `{"elements":[{"type":"node","tags":${deep}}]}`],
  ["a reference system", (deep) => `{"type":"Feature","crs":${deep},"properties":{}}`],
  ["objects", (deep) => deep.replaceAll("[", '{"a":').replaceAll("]", "}").replace(":}", ":1}")],
])("Lists 200,000 deep are refused in one sentence: %s", async (_, around) => {
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  expect(await fault(around(deep), "list.json")).toBe(
    "list.json has lists within lists, deeper than any list of practices.",
  );
});
