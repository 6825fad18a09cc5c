import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeBySlug } from "#content/places.ts";
import { eachDesk, sqliteDesk } from "#tests/support/desk.ts";

const CLINICS = `ref,name,address,suburb_town,lat,lng,phone_national,opening_hours,website,no_prices
a1,Māwhera Dental,18 Revell Street,Greymouth,,,03 768 1234,"Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM",mawhera.example/?utm_source=x,
a2,"Tooth Works, Nelson",2 Bridge Street,Nelson,-41.2706,173.284,12,9-5,javascript:alert(1),
a3,VetSouth Lumsden,1 Hero Street,Lumsden,-25.739,168.443,,,,
a4,Lumsden Dental,1 Hero Street,Lumsden,,,,,,
a5,,3 Nameless Road,Nelson,,,,,,
a6,Far Dental,4 Long Road,,174.7772,-41.2889,,,,
a1,Māwhera Dental Again,18 Revell Street,Greymouth,,,,,,
a7,Short Row,Nelson
`;
const MAPPED = ["--source", "trial", "--map", "town=suburb_town"];

sqliteDesk("A file that is imported", ({ niho, file, practices, pathOf }) => {
  test("ends with how many are listed without phone, hours or a position of their own", async () => {
    const rows = [
      "Clinic,Ph,Town,Opening hours",
      "First Dental,03 546 1111,Nelson,M-F 8:30-17:00; Sat 9-1",
      "Second Dental,,Nelson,Mon-Fri 7:30am–6pm; Sat 8-2",
      "Third Dental,,Nelson,when we feel like it",
    ];
    const { stdout } = await niho("import", file("ph.csv", rows.join("\n")), "--source", "trial");
    expect(stdout).not.toContain("Columns we don’t use");
    expect(stdout).toContain(
      "Without a phone number: 2 of 3. Without opening hours: 1 of 3. Without a position but their town’s: 3 of 3.",
    );
  });

  test("takes what it can, refuses the rest by line and reason, and says so", async () => {
    const { status, stdout, stderr } = await niho("import", file("clinics.csv", CLINICS), ...MAPPED);
    expect(stdout).toContain("clinics.csv: CSV, UTF-8, 8 rows, source trial");
    expect(stdout).toContain("Columns we don’t use: no_prices");
    expect(stdout).toContain("new 2 · changed 0 · unchanged 0 · withdrawn 0 · refused 6 · warnings 3");
    expect(status).toBe(0);
    expect(stderr).toContain("line 4: VetSouth Lumsden: lies outside New Zealand (-25.739, 168.443)");
    expect(stderr).toContain("line 5: Lumsden Dental: “Lumsden” is not a town in this directory");
    expect(stderr).toContain("line 6: has no name");
    expect(stderr).toContain("line 7: Far Dental: latitude and longitude seem to be swapped");
    expect(stderr).toContain("line 8: Māwhera Dental Again: has the same external_id as line 2");
    expect(stderr).toContain("line 9: Short Row: has 3 cells where the header has 10");
    expect(await practices()).toMatchObject([
      {
        id: 10_001,
        name: "Māwhera Dental",
        placeSlug: "greymouth",
        position: "town",
        phone: "03 768 1234",
        hours: "Mo-Fr 08:00-13:00,14:00-17:00",
        website: "https://mawhera.example/",
        price: "",
        sample: false,
      },
      { id: 10_002, name: "Tooth Works, Nelson", phone: "", hours: null, website: "", position: "exact" },
    ]);
    const report = readFileSync(pathOf("imports/1.csv"), "utf8");
    expect(report).toContain("9,a7,Short Row,refused,,,has 3 cells where the header has 10\r\n");
    expect(report).toContain('3,a2,"Tooth Works, Nelson",warning,phone,12,is not a phone number\r\n');
  });

  test("takes a position of fewer than three decimals for its town's, and asks both numbers", async () => {
    const rows =
      "id,name,town,latitude,longitude\n1,Rough Dental,Nelson,-41.27,173.28\n2,Round Dental,Nelson,-41.27,173.284\n3,Rough and Townless,,-41.3,173.2\n";
    const { stdout } = await niho("import", file("rough.csv", rows), "--source", "list");
    expect(stdout).toContain("new 3 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 2");
    const { latitude, longitude } = placeBySlug("nelson");
    expect(await practices()).toMatchObject([
      { name: "Rough Dental", position: "town", latitude, longitude },
      { name: "Round Dental", position: "exact", latitude: -41.27, longitude: 173.284 },
      { name: "Rough and Townless", position: "town", placeSlug: "nelson" },
    ]);
    expect(readFileSync(pathOf("imports/1.csv"), "utf8")).toContain(
      `2,1,Rough Dental,warning,latitude,"'-41.27, 173.28",has fewer than three decimals: it is taken for the town’s`,
    );
  });

  test("leaves out a cell that swallowed its neighbours, and says of a row without end what it is", async () => {
    const swallowed = "18 Revell Street, ".repeat(100);
    const rows = `id,name,address,town,description\n1,Long Dental,"${swallowed}",Nelson,"${"Open late. ".repeat(1_000)}"\n`;
    const { stdout } = await niho("import", file("long.csv", rows), "--source", "list");
    expect(stdout).toContain("new 1 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 1");
    expect(readFileSync(pathOf("imports/1.csv"), "utf8")).toMatch(
      /2,1,Long Dental,warning,address,"18 Revell Street, 18 [^"]{50,80}…","has more than 1,000 characters"\r\n$/,
    );
    expect(await practices()).toMatchObject([{ name: "Long Dental", address: "" }]);
    const endless = file("endless.csv", `id,name\n1,"${"x".repeat(1_000_001)}"\n`);
    const { status, stderr } = await niho("import", endless, "--source", "list");
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(
        "after line 1: a row has more than 1,000,000 characters; a quote might be missing",
      ),
    ]);
  });

  test("leaves out hours that name no days, and warns of them by line and text", async () => {
    const rows =
      "id,name,town,opening_hours\n1,Daily Dental,Nelson,Daily 8am–1pm\n2,Any Day,Nelson,8am–1pm\n";
    const { stdout } = await niho("import", file("days.csv", rows), "--source", "list");
    expect(stdout).toContain("new 2 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 1");
    expect(await practices()).toMatchObject([
      { name: "Daily Dental", hours: "Mo-Su 08:00-13:00" },
      { name: "Any Day", hours: null, hoursText: "8am–1pm" },
    ]);
    expect(readFileSync(pathOf("imports/1.csv"), "utf8")).toContain(
      "3,2,Any Day,warning,opening_hours,8am–1pm,These opening hours don’t say on which days.",
    );
  });

  test("reads a file with two kinds of line ends, and one in Windows-1252", async () => {
    await niho("import", file("plain.csv", CLINICS), ...MAPPED);
    const mixed = await niho("import", file("mixed.csv", CLINICS.replace("\n", "\r\n")), ...MAPPED);
    expect(mixed.stdout).toContain("new 0 · changed 0 · unchanged 2");
    const windows = Buffer.from(
      "name;town\r\nCafé Dental – “Nelson”;Nelson\r\n"
        .replaceAll("–", "\u0096")
        .replaceAll("“", "\u0093")
        .replaceAll("”", "\u0094"),
      "latin1",
    );
    const { stdout } = await niho("import", file("windows.csv", windows), "--source", "windows");
    expect(stdout).toContain("Windows-1252");
    expect((await practices()).map(({ name }) => name)).toContain("Café Dental – “Nelson”");
  });
});

eachDesk("An import", ({ niho, piped, file, practices, pathOf }) => {
  test("changes only what differs, takes off what a complete file lacks, and brings back the same ids", async () => {
    const three = "id,name,town,phone\n1,One,Nelson,03 768 1234\n2,Two,Nelson,\n3,Three,Nelson,\n";
    await niho("import", file("three.csv", three), "--source", "list");
    const before = await practices();
    const again = await niho("import", file("three.csv", three), "--source", "list");
    expect(again.stdout).toContain("new 0 · changed 0 · unchanged 3 · withdrawn 0");
    const changed = file("changed.csv", three.replace("1234", "9999").replace("3,Three,Nelson,\n", ""));
    expect((await niho("import", changed, "--source", "list")).stdout).toContain(
      "changed 1 · unchanged 1 · withdrawn 0",
    );
    const complete = await niho("import", changed, "--source", "list", "--complete");
    expect(complete.stdout).toContain("changed 0 · unchanged 2 · withdrawn 1");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002]);
    await niho("import", file("three.csv", three), "--source", "list", "--complete");
    expect(await practices()).toEqual(before);
  });

  test("takes a practice off for a row that says it is closed, not for a row that can’t be read", async () => {
    const list =
      "id,name,address,town,closed_on\n1,One,1 Long Road,Nelson,\n2,Two,2 Long Road,Nelson,\n3,Three,,Nelson,\n";
    const words = ["--source", "list", "--complete"];
    await niho("import", file("all.csv", list), ...words);
    const torn = list
      .replace("2 Long Road,Nelson", "2 Long Road,Nleson")
      .replace("3,Three,,Nelson,", "3,Three");
    const { stdout } = await niho("import", file("torn.csv", torn), ...words);
    expect(stdout).toContain("unchanged 1 · withdrawn 0 · refused 2");
    const closed = await niho(
      "import",
      file("closed.csv", list.replace("Nelson,\n3", "Nelson,2020-01-01\n3")),
      ...words,
    );
    expect(closed.stdout).toContain("unchanged 2 · withdrawn 1 · refused 1");
    const withoutIds = list.replace(/^id,/, "").replaceAll(/\n\d,/g, "\n");
    await niho("import", file("unnumbered.csv", withoutIds), "--source", "other", "--complete");
    const tornToo = file("torn.csv", withoutIds.replace("2 Long Road,Nelson", "2 Long Road,Nleson"));
    const again = await niho("import", tornToo, "--source", "other", "--complete");
    expect(again.stdout).toContain("unchanged 2 · withdrawn 0 · refused 1");
  });

  test("never withdraws a large part of a source by mistake", async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `${index},Practice ${index},Nelson`);
    await niho("import", file("all.csv", `id,name,town\n${lines.join("\n")}`), "--source", "list");
    const half = file("half.csv", `id,name,town\n${lines.slice(20).join("\n")}`);
    const refused = await niho("import", half, "--source", "list", "--complete");
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("leaves out 20 of the 40")]);
    expect(await practices()).toHaveLength(40);
    expect((await niho("import", half, "--source", "list", "--complete", "--withdraw-many")).status).toBe(0);
    expect(await practices()).toHaveLength(20);
  });

  test("counts as a source's practices only those that are listed", async () => {
    const linesOf = (from: number, to: number) =>
      `id,name,town\n${Array.from({ length: to - from }, (_, index) => `${from + index},Practice ${from + index},Nelson`).join("\n")}`;
    const words = ["--source", "list", "--complete"];
    await niho("import", file("all.csv", linesOf(0, 100)), ...words);
    await niho("import", file("less.csv", linesOf(80, 100)), ...words, "--withdraw-many");
    const refused = await niho("import", file("few.csv", linesOf(95, 100)), ...words);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("leaves out 15 of the 20")]);
  });

  test("writes nothing in a dry run, and nothing of a file that cannot be read to its end", async () => {
    const dry = await niho("import", file("clinics.csv", CLINICS), ...MAPPED, "--dry-run");
    expect(dry.stdout).toContain("Nothing was written.");
    const torn = await niho("import", file("torn.csv", 'name,town\nA,Nelson\nB,"Nel'), "--source", "list");
    expect([torn.status, torn.stderr]).toEqual([
      1,
      expect.stringContaining("a quote is opened and never closed"),
    ]);
    expect(await practices()).toEqual([]);
  });

  test("that is strict takes all rows or none", async () => {
    const refused = await niho("import", file("clinics.csv", CLINICS), ...MAPPED, "--strict");
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining(
        "6 rows are refused, and --strict imports all rows or none. Nothing was written.",
      ),
    ]);
    expect(refused.stderr).toContain("line 6: has no name");
    expect(await practices()).toEqual([]);
    const whole = file("whole.csv", "name,town,phone\nA Dental,Nelson,12\n");
    expect((await niho("import", whole, "--source", "list", "--strict")).status).toBe(0);
    expect(await practices()).toHaveLength(1);
  });

  test("reads what is piped in", async () => {
    const { status, stdout } = await piped(
      "name,town\nŌtaki Dental,Nelson\n",
      "import",
      "-",
      "--source",
      "list",
    );
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining("standard input: CSV, UTF-8, 1 row, source list"),
    ]);
    expect(await practices()).toMatchObject([{ name: "Ōtaki Dental" }]);
    const empty = await piped("", "import", "-", "--source", "list");
    expect([empty.status, empty.stderr]).toEqual([1, expect.stringContaining("standard input is empty")]);
  });

  test("never mixes with samples", async () => {
    await niho("samples", "load", "30");
    const path = file("clinics.csv", CLINICS);
    const refused = await niho("import", path, ...MAPPED);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(
      "The directory has 30 sample practices. To remove them with this import, add --replace-samples",
    );
    expect((await niho("import", path, ...MAPPED, "--replace-samples")).status).toBe(0);
    expect((await practices()).map(({ sample }) => sample)).toEqual([false, false]);
  });

  test("takes samples that were exported only where nothing else is", async () => {
    await niho("samples", "load", "3");
    const path = pathOf("samples.csv");
    await niho("export", path, "--samples");
    const among = await niho("import", path, "--source", "old");
    expect([among.status, among.stderr]).toEqual([1, expect.stringContaining("add --replace-samples")]);
    expect(
      (await niho("import", path, "--source", "old", "--replace-samples", "--dry-run")).stdout,
    ).toContain(
      "new 3 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0\nNothing was written.",
    );
    expect((await niho("import", path, "--source", "old", "--replace-samples")).status).toBe(0);
    const lines = readFileSync(path, "utf8").split("\r\n");
    const mixed = file(
      "mixed.csv",
      [...lines.slice(0, 3), lines[3]!.replace(/,yes,"\{.*$/, ",,,,"), ""].join("\r\n"),
    );
    const { stderr } = await niho("import", mixed, "--source", "old", "--replace-samples");
    expect(stderr).toContain("is a sample practice");
    expect((await practices()).map(({ sample }) => sample)).toEqual([false]);
    const late = await niho("import", path, "--source", "old");
    expect([late.status, late.stderr]).toEqual([
      1,
      expect.stringContaining("The directory has 1 real practice, so samples can’t be added."),
    ]);
    const own = file("own.csv", "id,name,town,sample\n1,Made Up Dental,Nelson,yes\n");
    const unknown = await niho("import", own, "--source", "own");
    expect([unknown.status, unknown.stderr]).toEqual([
      1,
      expect.stringContaining("is a sample practice that no export wrote"),
    ]);
  });

  test("names its report only where there is something in it", async () => {
    const good = await niho("import", file("good.csv", "name,town\nA Dental,Nelson\n"), "--source", "list");
    expect([good.status, good.stdout]).toEqual([0, expect.not.stringContaining("Every refusal")]);
    const bad = file("bad.csv", "name,town,phone\nA Dental,Nelson,12\n");
    expect((await niho("import", bad, "--source", "list")).stdout).toContain(
      `Every refusal and warning: ${pathOf("imports/2.csv")}\n`,
    );
  });

  test("needs to know who says it", async () => {
    const { status, stderr } = await niho("import", file("clinics.csv", CLINICS));
    expect([status, stderr]).toEqual([2, expect.stringContaining("--source")]);
  });
});
