import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

eachDesk("A cell as programs leave it", ({ niho, file, practices, pathOf, moveToEmpty }) => {
  /** One practice with these cells as it is listed, and what is warned of: `phone “x” is no …`. */
  async function imported(cells: Readonly<Record<string, string>>) {
    const all = { id: "1", name: "One Dental", town: "Nelson", ...cells };
    const quoted = Object.values(all).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const text = `${Object.keys(all).join(",")}\n${quoted.join(",")}\n`;
    const { stdout, stderr } = await niho(
      "import",
      file("one.csv", text),
      "--source",
      "list",
      "--format",
      "json",
    );
    const notes = stdout
      .split("\n")
      .filter((line) => line.includes('"kind":"warning"'))
      .map((line) => JSON.parse(line) as Record<"field" | "value" | "reason", string>);
    const warnings = notes.map(({ field, value, reason }) => `${field} “${value}” ${reason}`);
    return { warnings, stderr, practice: (await practices())[0] };
  }

  test.each([
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
  ])("is the number that it was: %j", async (cells, facts) => {
    const { practice, warnings } = await imported(cells);
    expect(practice).toMatchObject(facts);
    expect(warnings.filter((warning) => !warning.includes("is more than one value"))).toEqual([]);
  });

  test.each(["phone", "postcode", "price_from", "experience_years", "latitude", "checked_on"])(
    "is left out with words where the digits of its number are lost: %s",
    async (column) => {
      const { warnings } = await imported({ [column]: "6.43555E+11" });
      expect(warnings[0]).toBe(
        `${column} “6.43555E+11” is a number that a spreadsheet has shortened: format the column as text, and enter it again`,
      );
    },
  );

  test("is the same number for practice set, which refuses what no number is", async () => {
    await imported({});
    await niho("practice", "set", "10001", "phone", "35550101.0");
    expect(await practices()).toMatchObject([{ phone: "03 555 0101" }]);
    const { status, stderr } = await niho("practice", "set", "10001", "phone", "6.43555E+11");
    expect([status, stderr]).toEqual([1, expect.stringContaining("a spreadsheet has shortened")]);
    expect((await niho("practice", "set", "10001", "website", "@kea.nz")).status).toBe(1);
    expect((await niho("practice", "set", "10001", "parking", "#REF!")).status).toBe(1);
    expect((await niho("practice", "set", "10001", "name", "N/A")).status).toBe(1);
  });

  test.each([
    [{ email: "a@kea.nz;b@kea.nz" }, { email: "a@kea.nz" }, "b@kea.nz"],
    [{ email: "none; b@kea.nz, c@kea.nz" }, { email: "b@kea.nz" }, "c@kea.nz"],
    [{ website: "https://kea.nz/;https://kea.co.nz/" }, { website: "https://kea.nz/" }, "https://kea.co.nz/"],
    [{ website: "see below; www.kea.nz" }, { website: "https://www.kea.nz/" }, "see below"],
    [{ website: "kea.nz or tui.nz" }, { website: "https://kea.nz/" }, "tui.nz"],
    [{ phone: "03 555 0101; 03 555 0102" }, { phone: "03 555 0101" }, "03 555 0102"],
    [{ phone: "12 / 03 555 0102" }, { phone: "03 555 0102" }, "12"],
    [{ town: "Nowhere;Nelson" }, { placeSlug: "nelson" }, "Nowhere"],
    [{ suburb: "Stoke;Tāhunanui" }, { suburb: "Stoke" }, "Tāhunanui"],
    [{ address: "18;20 Revell Street" }, { address: "18 Revell Street" }, "20"],
    [{ address: "Level 1; 18 Revell Street" }, { address: "18 Revell Street" }, "Level 1"],
    [{ name: "Kea Dental;Tui Dental" }, { name: "Kea Dental" }, "Tui Dental"],
    [{ postcode: "7010;7011" }, { postcode: "7010" }, "7011"],
    [{ wheelchair: "yes;limited" }, { wheelchairAccess: "yes" }, "limited"],
    [{ price_from: "80;90", price_to: "150" }, { priceFrom: 80, priceTo: 150 }, "90"],
  ])("holds one value of several, and the report has the others: %j", async (cells, facts, rest) => {
    const { practice, warnings } = await imported(cells);
    expect(practice).toMatchObject(facts);
    expect(warnings).toEqual([expect.stringMatching(`is more than one value: .*“${rest}”`)]);
  });

  test.each(["@keadental.nz", "n.a.", "https://n.a./", "facebook", "info@kea.nz", "http://", "kea"])(
    "is not a web address in a file, as in a form: %s",
    async (website) => {
      const { practice, warnings } = await imported({ website });
      expect(practice).toMatchObject({ website: "" });
      expect(warnings).toHaveLength(1);
    },
  );

  test("keeps a semicolon where words and hours have one", async () => {
    const cells = {
      opening_hours: "Mo-Fr 08:30-17:00; PH off",
      parking: "Behind the building; two spaces",
      website: "https://kea.nz/a;b=1,2",
    };
    const { practice, warnings } = await imported(cells);
    expect(warnings).toEqual([]);
    expect(practice).toMatchObject({ website: "https://kea.nz/a;b=1,2", parking: cells.parking });
  });

  test.each([
    "#REF!",
    "N/A",
    "#N/A",
    "-",
    "null",
    "undefined",
    "NaN",
    "TBC",
    "test",
    "\u200b",
    "#NAME? Dental",
  ])("is no name of a practice: “%s”", async (name) => {
    const { practice, stderr, warnings } = await imported({ name });
    expect([practice, warnings]).toEqual([undefined, []]);
    expect(stderr).toContain("has no name");
  });

  test.each(["Nan", "Test Valley Dental", "Null & Sons", "D"])("is a name: “%s”", async (name) => {
    expect((await imported({ name })).practice).toMatchObject({ name });
  });

  test.each([
    ..."address|suburb|postcode|phone|email|website|opening_hours|services|specialties|qualifications|languages".split(
      "|",
    ),
    ..."wheelchair|parking|summary|description|funding|new_patients|emergency|price_from|experience_years".split(
      "|",
    ),
    ..."checked_on|verified_on".split("|"),
  ])("says nothing in any column where it only stands for a value: %s", async (column) => {
    const bare = (await imported({})).practice;
    for (const said of ["#REF!", "N/A", "undefined"]) {
      await moveToEmpty();
      const { practice, warnings } = await imported({ [column]: said });
      expect([practice, warnings]).toEqual([bare, [`${column} “${said}” means “no value”`]]);
    }
  });

  test("says nothing within a list, of people neither", async () => {
    const { practice, warnings } = await imported({
      languages: "Samoan;#N/A;tbc",
      practitioners_json: '[{"name":"N/A","focus":"","years":1,"qualifications":[],"specialistScope":null}]',
    });
    expect(practice).toMatchObject({ languages: ["Samoan"], practitioners: [] });
    expect(warnings).toEqual(
      expect.arrayContaining([
        "languages “#N/A” means “no value”",
        expect.stringContaining("is not as in the API: no. 1: name cannot be “N/A”"),
      ]),
    );
  });

  test("is read as it was before the wrong encoding, and warned of", async () => {
    const { practice, warnings } = await imported({
      name: "MÄ\u0081whera Dental",
      suburb: "TÄ\u0081hunanui",
    });
    expect(practice).toMatchObject({ name: "Māwhera Dental", suburb: "Tāhunanui" });
    expect(warnings).toEqual([
      "name “MÄ\u0081whera Dental” went through the wrong encoding: it is read as “Māwhera Dental”",
      "suburb “TÄ\u0081hunanui” went through the wrong encoding: it is read as “Tāhunanui”",
    ]);
  });

  test.each(["M‰whera Dental", "M\uFFFDwhera Dental", "M?whera Dental", "MÄwhera Dental"])(
    "is refused as a name where letters are lost: %s",
    async (name) => {
      const { practice, stderr } = await imported({ name });
      expect([practice, stderr]).toEqual([
        undefined,
        expect.stringContaining("line 2 has a name with lost letters"),
      ]);
    },
  );

  test("is left out by line where letters of a place are lost", async () => {
    const { practice, warnings } = await imported({ suburb: "T‰hunanui", address: "1 M?whera Quay" });
    expect(practice).toMatchObject({ suburb: "", address: "" });
    expect(warnings).toEqual([expect.stringContaining("suburb"), expect.stringContaining("address")]);
  });

  test.each(["=1+1", "＝1+1", "＋1", "－1", "＠SUM(A1)", "'=1", "''=1", "'x", "-Second", "@home"])(
    "is no formula in an export, and comes back as it was: %s",
    async (parking) => {
      const json = JSON.stringify([{ external_id: "1", name: "One Dental", town: "Nelson", parking }]);
      await niho("import", file("one.json", json), "--source", "list");
      const before = await practices();
      expect(before).toMatchObject([{ parking }]);
      const path = pathOf("out.csv");
      await niho("export", path);
      expect(readFileSync(path, "utf8")).not.toMatch(/(?:^|,)"?\s*[=+@＝＋－＠]/m);
      await moveToEmpty();
      await niho("import", path, "--source", "list");
      expect(await practices()).toEqual(before);
    },
  );
});
