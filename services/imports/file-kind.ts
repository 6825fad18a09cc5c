/** The bytes at the beginning that tell what a file is: https://en.wikipedia.org/wiki/List_of_file_signatures */
const SIGNATURES: readonly (readonly [begins: string, words: string])[] = [
  ["PK\u0003\u0004", "is a zip archive: unpack it first"],
  ["\u00D0\u00CF\u0011\u00E0", "is an Excel workbook of the old kind: open it, and save it as “CSV UTF-8”"],
  ["%PDF-", "is a PDF: ask for the list as a spreadsheet"],
  ["{\\rtf", "is a text document (RTF): save the list as “CSV UTF-8” from a spreadsheet"],
  ["\u001F\u008B", "is packed (gzip): unpack it first"],
  ["BZh", "is packed (bzip2): unpack it first"],
  ["7z\u00BC\u00AF", "is packed (7z): unpack it first"],
  ["Rar!", "is packed (RAR): unpack it first"],
  ["SQLite format 3", "is a database (SQLite): write its table into a CSV file"],
  ["PAR1", "is a Parquet file: write it as CSV"],
  ["\u0089PNG", "is a picture: ask for the list as a spreadsheet"],
  ["\u00FF\u00D8\u00FF", "is a picture: ask for the list as a spreadsheet"],
];

const EXCEL = "is an Excel workbook: open it, and save it as “CSV UTF-8”";

/**
 * What a file is that can be no list of practices, by what it begins with, and what to do; null for all that may be one.
 * Its name says nothing: a browser saves a workbook as `list.csv` where the link says so. `start`: some 64 kB.
 *
 * `unreadableKind(Buffer.from("%PDF-1.7"))` → `"is a PDF: ask for the list as a spreadsheet"`
 */
export function unreadableKind(start: Buffer): string | null {
  const bytes = start.toString("latin1");
  const [begins, words] = SIGNATURES.find(([signature]) => bytes.startsWith(signature)) ?? [];
  if (begins === "PK\u0003\u0004") return kindOfArchive(bytes) ?? words!;
  return words ?? kindOfMarkup(withoutZeros(bytes));
}

/** The names of the first files in an archive stand in its beginning. */
function kindOfArchive(bytes: string): string | null {
  if (bytes.includes("application/vnd.oasis.opendocument.spreadsheet"))
    return "is a LibreOffice spreadsheet: open it, and save it as CSV in UTF-8";
  if (bytes.includes("word/document")) return "is a Word document: ask for the list as a spreadsheet";
  if (bytes.includes("Index/Document.iwa")) return "is a Numbers spreadsheet: open it, and export it as CSV";
  return bytes.includes("[Content_Types].xml") || bytes.includes("xl/") ? EXCEL : null;
}

/** UTF-16 has a zero beside each Latin letter. */
function withoutZeros(bytes: string): string {
  return bytes.replaceAll("\0", "").replace(/^(?:ÿþ|þÿ|ï»¿)/, "");
}

function kindOfMarkup(text: string): string | null {
  const begins = text.trimStart().slice(0, 2_000).toLowerCase();
  if (/^<(?:!doctype html|html|head|body|table|script|meta|!--)/.test(begins))
    return "is a web page, perhaps a saved table or a downloaded error: look at it in a browser";
  if (!begins.startsWith("<")) return null;
  if (begins.includes("excel.sheet") || begins.includes("office:spreadsheet")) return EXCEL;
  if (begins.includes("<osm")) return "is OpenStreetMap’s XML: ask Overpass for JSON, as import --query does";
  return "is XML: save the list as CSV, JSON or GeoJSON";
}

/** `utf-16le`, `utf-16be`, or null: no UTF-16 without a mark. A zero stands in every other byte of Latin text. */
export function unmarkedUtf16(start: Buffer): "utf-16le" | "utf-16be" | null {
  const pairs = Math.min(start.length, 4_096) >> 1;
  let [even, odd] = [0, 0];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (start[2 * pair] === 0) even += 1;
    if (start[2 * pair + 1] === 0) odd += 1;
  }
  if (odd > pairs / 2 && even < pairs / 10) return "utf-16le";
  return even > pairs / 2 && odd < pairs / 10 ? "utf-16be" : null;
}
