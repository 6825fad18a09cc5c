import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowsIn } from "#tests/support/command-line.ts";
import { sqliteDesk } from "#tests/support/desk.ts";

type Cells = Readonly<Record<string, string>>;
type Note = Record<"kind" | "field" | "value" | "reason", string> & { line: number };
/** Cells of a row, what is listed of it, and in some tables what is said of the rest. */
type Read = readonly [cells: Cells, facts: object, said?: string];

sqliteDesk("A cell as programs leave it", ({ niho, file, practices, pathOf, moveToEmpty }) => {
  /** Imports a row with each of these cells, and gives what is listed of each, and what is warned of: `phone “x” is …`. */
  async function imported(rows: readonly Cells[]) {
    const whole = rows.map((cells, at) => ({ id: `${at + 1}`, name: `No. ${at}`, town: "Nelson", ...cells }));
    const columns = [...new Set(whole.flatMap((row) => Object.keys(row)))];
    const lines = whole.map((row: Cells) => columns.map((name) => quoted(row[name] ?? "")).join());
    const path = file("list.csv", [columns.join(), ...lines, ""].join("\n"));
    const notes = rowsIn<Note>(await niho("import", path, "--source", "list", "--format", "json"));
    const listed = (await practices()).values();
    return rows.map((_, at) => {
      const ofRow = notes.filter(({ line }) => line === at + 2);
      const refused = ofRow.find(({ kind }) => kind === "refused")?.reason ?? "";
      return {
        refused,
        warnings: ofRow.filter(({ kind }) => kind === "warning").map(inWords),
        practice: refused === "" ? listed.next().value : undefined,
      };
    });
  }

  test("is the number that it was", async () => {
    const cases: readonly Read[] = [
      [{ phone: "35550101.0" }, { phone: "03 555 0101" }],
      [{ phone: "0800555010.0" }, { phone: "0800 555 010" }],
      [{ phone: "35550101.0;35550102.0" }, { phone: "03 555 0101" }],
      [{ phone: "6435550101.00" }, { phone: "03 555 0101" }],
      [{ phone: "355501010" }, { phone: "0355501010" }],
      [{ phone: "05 555 0101" }, { phone: "05 555 0101" }],
      [{ postcode: "7010.0" }, { postcode: "7010" }],
      [{ postcode: "622.0" }, { postcode: "0622" }],
      [
        { price_from: "80.0", price_to: "150.00" },
        { priceFrom: 80, priceTo: 150 },
      ],
      [{ price_from: "$1,250.00", price_to: "" }, { priceFrom: 1_250 }],
      [{ price_tier: "2.0" }, { price: "$$" }],
      [
        { emergency: "TRUE", emergency_wait: "45.0" },
        { emergency: true, emergencyWaitMinutes: 45 },
      ],
      [{ experience_years: "15.0" }, { experienceYears: 15 }],
      [
        { latitude: "-41,2706", longitude: "173,2840" },
        { latitude: -41.2706, longitude: 173.284, position: "exact" },
      ],
      [{ checked_on: "45473.0" }, { checkedOn: "2024-06-30" }],
    ];
    const rows = await imported(cases.map(([cells]) => cells));
    expect(rows.map(({ practice }) => practice)).toMatchObject(cases.map(([, facts]) => facts));
    const warnings = rows.flatMap((row) => row.warnings);
    expect(warnings.filter((warning) => !warning.includes("is more than one value"))).toEqual([]);
  });

  test("is left out with words where the digits of its number are lost", async () => {
    const columns = ["phone", "postcode", "price_from", "experience_years", "latitude", "checked_on"];
    const rows = await imported(columns.map((column) => ({ [column]: "6.43555E+11" })));
    const shortened =
      "is a number that a spreadsheet has shortened: format the column as text, and enter it again";
    expect(rows.map(({ warnings }) => warnings[0])).toEqual(
      columns.map((column) => `${column} “6.43555E+11” ${shortened}`),
    );
  });

  test("is the same number for practice set, which refuses what can’t be one", async () => {
    await imported([{}]);
    await niho("practice", "set", "10001", "phone", "35550101.0");
    expect(await practices()).toMatchObject([{ phone: "03 555 0101" }]);
    const { status, stderr } = await niho("practice", "set", "10001", "phone", "6.43555E+11");
    expect([status, stderr]).toEqual([1, expect.stringContaining("a spreadsheet has shortened")]);
    for (const [field, value] of [
      ["website", "@kea.nz"],
      ["parking", "#REF!"],
      ["name", "N/A"],
    ])
      expect((await niho("practice", "set", "10001", field!, value!)).status).toBe(1);
  });

  test("holds one value of several, and the report has the others", async () => {
    const cases: readonly Read[] = [
      [{ email: "a@kea.nz;b@kea.nz" }, { email: "a@kea.nz" }, "b@kea.nz"],
      [{ email: "none; b@kea.nz, c@kea.nz" }, { email: "b@kea.nz" }, "c@kea.nz"],
      [
        { website: "https://kea.nz/;https://kea.co.nz/" },
        { website: "https://kea.nz/" },
        "https://kea.co.nz/",
      ],
      [{ website: "see below; www.kea.nz" }, { website: "https://www.kea.nz/" }, "see below"],
      [{ website: "kea.nz or tui.nz" }, { website: "https://kea.nz/" }, "tui.nz"],
      [{ phone: "03 555 0101; 03 555 0102" }, { phone: "03 555 0101" }, "03 555 0102"],
      [{ phone: "12 / 03 555 0103" }, { phone: "03 555 0103" }, "12"],
      [{ town: "Nowhere;Nelson" }, { placeSlug: "nelson" }, "Nowhere"],
      [{ suburb: "Stoke;Tāhunanui" }, { suburb: "Stoke" }, "Tāhunanui"],
      [{ address: "18;20 Revell Street" }, { address: "18 Revell Street" }, "20"],
      [{ address: "Level 1; 19 Revell Street" }, { address: "19 Revell Street" }, "Level 1"],
      [{ name: "Kea Dental;Tui Dental" }, { name: "Kea Dental" }, "Tui Dental"],
      [{ postcode: "7010;7011" }, { postcode: "7010" }, "7011"],
      [{ wheelchair: "yes;limited" }, { wheelchairAccess: "yes" }, "limited"],
      [{ price_from: "80;90", price_to: "150" }, { priceFrom: 80, priceTo: 150 }, "90"],
    ];
    const rows = await imported(cases.map(([cells]) => cells));
    expect(rows.map(({ practice }) => practice)).toMatchObject(cases.map(([, facts]) => facts));
    expect(rows.map(({ warnings }) => warnings)).toEqual(
      cases.map(([, , rest]) => [expect.stringMatching(`is more than one value: .*“${rest}”`)]),
    );
  });

  test("is not a web address in a file if it isn’t in a form", async () => {
    const said = ["@keadental.nz", "n.a.", "https://n.a./", "facebook", "info@kea.nz", "http://", "kea"];
    const rows = await imported(said.map((website) => ({ website })));
    expect(rows).toMatchObject(said.map(() => ({ practice: { website: "" }, warnings: [/./] })));
  });

  test("keeps a semicolon where words and hours have one", async () => {
    const cells = {
      opening_hours: "Mo-Fr 08:30-17:00; PH off",
      parking: "Behind the building; two spaces",
      website: "https://kea.nz/a;b=1,2",
    };
    const [row] = await imported([cells]);
    expect(row!.warnings).toEqual([]);
    expect(row!.practice).toMatchObject({ website: cells.website, parking: cells.parking });
  });

  test("is no name of a practice where it only stands for one, or its letters are lost", async () => {
    const none = "#REF!|N/A|#N/A|-|null|undefined|NaN|TBC|test|\u200b|#NAME? Dental".split("|");
    const lost = ["M‰whera Dental", "M\uFFFDwhera Dental", "M?whera Dental", "MÄwhera Dental"];
    const names = ["Nan", "Test Valley Dental", "Null & Sons", "D"];
    const rows = await imported([...none, ...lost, ...names].map((name) => ({ name })));
    expect(rows).toMatchObject([
      ...none.map(() => ({ refused: expect.stringMatching(/^has no name/), warnings: [] })),
      ...lost.map(() => ({ refused: expect.stringContaining("has a name with lost letters") })),
      ...names.map((name) => ({ practice: { name } })),
    ]);
  });

  test("says nothing in any column where it only stands for a value", async () => {
    const columns = [
      "address suburb postcode phone email website opening_hours services specialties qualifications languages",
      "wheelchair parking summary description funding new_patients emergency price_from experience_years",
      "checked_on verified_on",
    ].flatMap((names) => names.split(" "));
    const cells = columns.flatMap((column) =>
      ["#REF!", "N/A", "undefined"].map((said) => ({ [column]: said })),
    );
    const [bare, ...rows] = await imported([{}, ...cells]);
    const same = { id: 0, name: "", slug: "", sources: [] };
    expect(rows.map(({ practice, warnings }) => ({ facts: { ...practice, ...same }, warnings }))).toEqual(
      cells.map((one) => {
        const [[column, said]] = Object.entries(one) as [[string, string]];
        return { facts: { ...bare!.practice, ...same }, warnings: [`${column} “${said}” means “no value”`] };
      }),
    );
  });

  test("says nothing within a list, of people neither", async () => {
    const [row] = await imported([
      {
        languages: "Samoan;#N/A;tbc",
        practitioners_json:
          '[{"name":"N/A","focus":"","years":1,"qualifications":[],"specialistScope":null}]',
      },
    ]);
    expect(row!.practice).toMatchObject({ languages: ["Samoan"], practitioners: [] });
    expect(row!.warnings).toEqual(
      expect.arrayContaining([
        "languages “#N/A” means “no value”",
        expect.stringContaining("is not as in the API: no. 1: name cannot be “N/A”"),
      ]),
    );
  });

  test("is read as it was before the wrong encoding, and left out where letters of a place are lost", async () => {
    const rows = await imported([
      { name: "MÄ\u0081whera Dental", suburb: "TÄ\u0081hunanui" },
      { suburb: "T‰hunanui", address: "1 M?whera Quay" },
    ]);
    expect(rows).toMatchObject([
      {
        practice: { name: "Māwhera Dental", suburb: "Tāhunanui" },
        warnings: [
          "name “MÄ\u0081whera Dental” went through the wrong encoding: it is read as “Māwhera Dental”",
          "suburb “TÄ\u0081hunanui” went through the wrong encoding: it is read as “Tāhunanui”",
        ],
      },
      {
        practice: { suburb: "", address: "" },
        warnings: [expect.stringContaining("suburb"), expect.stringContaining("address")],
      },
    ]);
  });

  test("is no formula in an export, and comes back as it was", async () => {
    const said = ["=1+1", "＝1+1", "＋1", "－1", "＠SUM(A1)", "'=1", "''=1", "'x", "-Second", "@home"];
    const list = said.map((parking, at) => ({ external_id: at, name: `No. ${at}`, town: "Nelson", parking }));
    await niho("import", file("list.json", JSON.stringify(list)), "--source", "list");
    const before = await practices();
    expect(before).toMatchObject(said.map((parking) => ({ parking })));
    const path = pathOf("out.csv");
    await niho("export", path);
    expect(readFileSync(path, "utf8")).not.toMatch(/(?:^|,)"?\s*[=+@＝＋－＠]/m);
    await moveToEmpty();
    await niho("import", path, "--source", "list");
    expect(await practices()).toEqual(before);
  });

  test("states no price that the file does not", async () => {
    const [dollars, none] = [
      "is not a number of whole dollars",
      { priceFrom: null, priceTo: null, priceRange: "" },
    ];
    const from80 = { priceFrom: 80, priceTo: null, priceRange: "from $80" };
    const cases: readonly Read[] = [
      [{ price_from: "80", price_to: "" }, from80],
      [{ price_from: "80", price_to: "about 150" }, from80, `price_to “about 150” ${dollars}`],
      [
        { price_from: "80", price_to: "80" },
        { priceFrom: 80, priceTo: 80, priceRange: "$80" },
      ],
      [
        { price_from: "0", price_to: "" },
        { priceFrom: 0, priceTo: 0, priceRange: "Free" },
      ],
      [{ price_from: "0", price_to: "some" }, none, `price_to “some” ${dollars}`],
      [{ price_from: "", price_to: "150" }, none, "price_to “150” has no effect without price_from"],
      [{ price_from: "90", price_to: "80" }, none, "price_from “90” is more than price_to"],
    ];
    const rows = await imported(cases.map(([cells]) => cells));
    expect(rows.map(({ practice }) => practice)).toMatchObject(cases.map(([, facts]) => facts));
    expect(rows.map(({ warnings }) => warnings.join())).toEqual(cases.map(([, , said = ""]) => said));
  });

  test("is left out for a reason that names what is wrong", async () => {
    const price = { treatment: "braces", label: "Braces", from: 1, to: 2 };
    const person = { name: "Dr Ana", focus: "", years: 1, qualifications: [7], specialistScope: null };
    const unlike = (column: string, json: unknown, reason: string) =>
      [{ [column]: JSON.stringify(json) }, `${column} “`, `” is not as in the API: ${reason}`] as const;
    const cases = [
      [
        { new_patients: "no", new_patients_on: "2999-01-01" },
        "new_patients_on “2999-01-01” is still to come",
      ],
      [{ new_patients: "no" }, "new_patients “no” needs the day on which they said so, in new_patients_on"],
      [{ new_patients: "waiting list" }, "new_patients “waiting list” is not yes or no"],
      [{ emergency: "perhaps" }, "emergency “perhaps” is not yes or no"],
      [{ emergency_wait: "45" }, "emergency_wait “45” has no effect without emergency"],
      [{ wheelchair: "somewhat" }, "wheelchair “somewhat” is not yes, partly or no"],
      [{ verified_on: "31/12/2024" }, "verified_on “2024-12-31” has no effect without verified_until"],
      [{ verified_until: "soon" }, "verified_until “soon” is not a day like 2026-11-02"],
      [{ checked_on: "2024" }, "checked_on “2024” is not a day like 2026-11-02"],
      [{ checked_on: "1/1/2999" }, "checked_on “2999-01-01” is still to come"],
      [{ opening_hours: "9-May" }, "opening_hours “9-May” is a day that a spreadsheet made of hours"],
      unlike("prices_json", [{ ...price, treatment: "gold" }], "no. 1: treatment cannot be “gold”"),
      unlike("prices_json", [price, { ...price, from: -1 }], "no. 2: from cannot be -1"),
      unlike("prices_json", [{ treatment: "braces" }], "no. 1: label is missing"),
      unlike("prices_json", [5], "no. 1 cannot be 5"),
      unlike("prices_json", { treatment: "braces" }, "it is not a list"),
      [{ prices_json: "[{" }, "prices_json “[{” is not as in the API: it is not JSON"],
      unlike("practitioners_json", [person], "no. 1: qualifications.0 cannot be 7"),
    ] as const;
    const rows = await imported(cases.map(([cells]) => cells));
    for (const [at, [, ...words]] of cases.entries())
      for (const said of words) expect(rows[at]!.warnings.join()).toContain(said);
    const nothing = {
      newPatients: { answer: "not-stated" },
      emergency: false,
      prices: [],
      practitioners: [],
    };
    expect(rows.map(({ practice }) => practice)).toMatchObject(rows.map(() => nothing));
  });

  test("is listed as it stands, with a warning, where it is a language without an English name", async () => {
    const known = [
      "English|te reo Māori|maori|Samoan|Niuean|Cook Islands Māori|Tagalog|Filipino|Mandarin|Cantonese|Farsi",
      "New Zealand Sign Language",
    ].flatMap((names) => names.split("|"));
    const [row] = await imported([{ languages: [...known, "Klingon", "sm"].join(";") }]);
    expect(row!.practice).toMatchObject({ languages: [...known, "Klingon", "sm"] });
    const reason = "is not the English name of a language, and becomes a filter as it’s written";
    expect(row!.warnings).toEqual([`languages “Klingon” ${reason}`, `languages “sm” ${reason}`]);
    const set = await niho("practice", "set", "10001", "languages", "Hazaragi");
    expect(set).toMatchObject({ status: 0, stderr: `languages “Hazaragi” ${reason}.\n` });
    expect(await practices()).toMatchObject([{ languages: ["Hazaragi"] }]);
  });
});

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

function inWords({ field, value, reason }: Note): string {
  return `${field} “${value}” ${reason}`;
}
