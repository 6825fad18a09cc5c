import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { sqliteDesk } from "#tests/support/desk.ts";
import { listPractices } from "#tests/support/practice.ts";
import { REAL_PRACTICES } from "#tests/support/real-practices.ts";

/** A cell as an Excel set to New Zealand shows and saves it after it has guessed what it is. */
function asExcelSees(cell: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? [];
  if (year !== undefined) return `${Number(day)}/${month}/${year}`;
  if (cell === "24/7") return "24-Jul";
  if (/^(?:true|false)$/i.test(cell)) return cell.toUpperCase();
  if (/^\d{12,}$/.test(cell)) return Number(cell).toExponential(5).replace("e+", "E+");
  return /^-?\d+(?:\.\d+)?$/.test(cell) ? String(Number(cell)) : cell;
}

/** What a program with fractions makes of whole numbers. */
function asFloatsSee(cell: string): string {
  return /^\d{1,9}$/.test(cell) ? `${Number(cell)}.0` : cell;
}

function savedWith(csv: string, see: (cell: string) => string, sign: string, lineEnd = "\r\n"): string {
  const rows = parse(csv, { bom: true, record_delimiter: "\r\n" });
  const quoted = (cell: string) =>
    cell.includes(sign) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map((cell) => quoted(see(cell))).join(sign) + lineEnd).join("");
}

const FORMS: Readonly<Record<string, (csv: string) => Buffer>> = {
  "with commas": (csv) => Buffer.from(`\uFEFF${savedWith(csv, asExcelSees, ",")}`),
  "with semicolons, and sep= above": (csv) => Buffer.from(`sep=;\r\n${savedWith(csv, asExcelSees, ";")}`),
  "with the sep= line in quotes": (csv) => Buffer.from(`"sep=;"\r\n${savedWith(csv, asExcelSees, ";")}`),
  "as Unicode text": (csv) => Buffer.from(`\uFEFF${savedWith(csv, asExcelSees, "\t")}`, "utf16le"),
  "as UTF-16 without a mark": (csv) => Buffer.from(savedWith(csv, asExcelSees, "\t"), "utf16le"),
  "with bars": (csv) => Buffer.from(savedWith(csv, asExcelSees, "|", "\n")),
  "with a title and empty rows around": (csv) =>
    Buffer.from(`Dentists;;\r\n;;\r\n${savedWith(csv, asExcelSees, ";")};;;;\r\n;;\r\n`),
  "through a program with fractions": (csv) => Buffer.from(savedWith(csv, asFloatsSee, ",")),
  "misread as Windows-1252 and saved as UTF-8": (csv) =>
    Buffer.from(new TextDecoder("windows-1252").decode(Buffer.from(savedWith(csv, asExcelSees, ",")))),
};

sqliteDesk(
  "An export that a spreadsheet has saved again",
  ({ niho, open, file, practices, pathOf, moveToEmpty }) => {
    test("comes back whole in every form", async () => {
      const [first, second] = REAL_PRACTICES;
      const more = {
        ...first!,
        id: 10_011,
        name: "Excel Dental",
        phone: "03 555 0101",
        postcode: "0622",
        openingHours: "24/7",
        priceFrom: 90,
        priceTo: 180,
        experienceYears: 15,
        checkedOn: "2026-11-02",
        newPatients: { answer: "yes" as const, statedOn: "2026-02-11" },
        emergency: { waitMinutes: 45 as const },
        practitioners: [
          { name: "Dr Ānaru Rangi", focus: "", years: 12, qualifications: [], specialistScope: null },
        ],
        verified: { checkedOn: "2026-03-04", until: "2027-03-31" },
      };
      const odd = { ...second!, id: 10_012, name: "＝Wide Dental", phone: "0355501010", parking: "'=1+1" };
      const database = await open();
      const exported = [...REAL_PRACTICES, more, odd];
      await listPractices({ database }, exported);
      await database.close();
      await niho("export", pathOf("out.csv"));
      const csv = readFileSync(pathOf("out.csv"), "utf8");
      await moveToEmpty();
      await niho("import", file("out.csv", csv), "--source", "list");
      const before = await practices();
      expect(before).toHaveLength(exported.length);
      for (const [form, save] of Object.entries(FORMS)) {
        const { stdout, stderr } = await niho(
          "import",
          file("again.csv", save(csv)),
          "--source",
          "list",
          "--complete",
        );
        expect([form, stderr, stdout]).toEqual([
          form,
          "",
          expect.stringContaining(
            `new 0 · changed 0 · unchanged ${exported.length} · withdrawn 0 · refused 0`,
          ),
        ]);
      }
      expect(await practices()).toEqual(before);
    });

    test("keeps its ids where the zeros at their beginning are lost, and is refused where their end is", async () => {
      const list = (...ids: string[]) =>
        `id,name,town\n${ids.map((id, index) => `${id},Practice ${index},Nelson`).join("\n")}\n`;
      const import_ = (...ids: string[]) =>
        niho("import", file("list.csv", list(...ids)), "--source", "list", "--complete");
      await import_("0012", "007", "643555010123");
      expect((await import_("12", "7.0", "643555010123")).stdout).toContain(
        "new 0 · changed 0 · unchanged 3",
      );
      const { stdout, stderr } = await import_("12", "7", "6.43555E+11");
      expect(stdout).toContain("unchanged 2 · withdrawn 0 · refused 1");
      expect(stderr).toContain("external_id “6.43555E+11” is a number that a spreadsheet has shortened");
    });
  },
);
