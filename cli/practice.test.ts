import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

const LIST =
  "id,name,town,phone,hours\n1,Māwhera Dental,Greymouth,03 768 1234,\n2,Tooth Works,Nelson,,Mo-Fr 09:00-17:00\n";

eachDesk("A practice that the operator removed", ({ niho, file, practices }) => {
  test("stays away whatever an import says, until it is put back", async () => {
    const path = file("list.csv", LIST);
    await niho("import", path, "--source", "list");
    expect((await niho("practice", "show", "10001")).stdout).toContain("list, 1");
    const removed = await niho("practice", "remove", "10001", "--reason", "asked to be removed");
    expect(removed.stdout).toContain("practice return 10001");
    const { stderr } = await niho("import", path, "--source", "list");
    expect(stderr).toMatch(/line 2: Māwhera Dental: was removed here on .*: asked to be removed/);
    expect((await practices()).map(({ id }) => id)).toEqual([10_002]);
    expect((await niho("practice", "show", "10001")).stdout).toContain("asked to be removed");
    await niho("practice", "return", "10001");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002]);
    expect((await niho("practice", "remove", "77", "--reason", "x")).status).toBe(1);
    expect((await niho("practice", "return", "10001")).stderr).toContain("No practice 10001 was removed");
  });

  test("stays away when another source has it, or its own source under a new id", async () => {
    const list =
      "id,name,address,town,phone\n1,Bright Smiles,2 High Street,Nelson,03 546 1234\n2,Tooth Works,9 High Street,Nelson,\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("practice", "remove", "10001", "--reason", "asked to be removed");
    for (const source of ["theirs", "list"]) {
      const { stdout, stderr } = await niho(
        "import",
        file("b.csv", list.replaceAll("\n1,", "\n91,")),
        "--source",
        source,
      );
      expect(stderr).toMatch(
        /line 2: Bright Smiles: is practice 10001, which was removed here on .*: asked to be removed/,
      );
      expect(stdout).toContain("refused 1");
      expect((await practices()).map(({ id }) => id)).toEqual([10_002]);
    }
    await niho("practice", "return", "10001");
    const { stdout } = await niho("import", file("b.csv", list), "--source", "theirs");
    expect(stdout).toContain("new 0 · changed 1 · unchanged 1");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002]);
  });

  test("does not keep out what is listed as well: it was the second listing of one practice", async () => {
    const list =
      "id,name,address,town\n1,Bright Smiles,2 High Street,Nelson\n2,Bright Smiles,2 High Street,Nelson\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("practice", "remove", "10001", "--reason", "twice");
    const { stdout } = await niho("import", file("b.csv", list.replace(/\n2.*/, "")), "--source", "theirs");
    expect(stdout).toContain("new 0 · changed 1 · unchanged 0 · withdrawn 0 · refused 0");
    expect((await practices()).map(({ id }) => id)).toEqual([10_002]);
  });
});

eachDesk("A fact that an operator states", ({ niho, file }) => {
  test("is refused in one sentence where it cannot be read, and for a sample", async () => {
    await niho("samples", "load", "1");
    expect(await niho("practice", "set", "1", "phone", "03 555 0101")).toMatchObject({
      status: 1,
      stderr: "Practice 1 is a sample, and samples can’t be changed.\n",
    });
    await niho("import", file("list.csv", LIST), "--source", "list", "--replace-samples");
    const { status, stderr } = await niho("practice", "set", "10001", "opening_hours", "25");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Opening hours “25”: These [^\n]*PH off”\. Nothing was written\.\n$/);
  });
});

eachDesk("Two listings of one practice", ({ niho, file, practices }) => {
  const THEIRS = "id,name,town,hours\nx,The Tooth Workshop,Nelson,24/7\ny,Third Dental,Nelson,\n";

  test("are one after practice merge, whatever an import says, and two again after practice return", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    const theirs = file("theirs.csv", THEIRS);
    await niho("import", theirs, "--source", "theirs");
    const before = await practices();
    await niho("sources", "set", "theirs", "--rank", "60");
    const merged = await niho("practice", "merge", "10002", "10003");
    expect(merged).toMatchObject({ status: 0, stdout: expect.stringContaining("practice return 10003") });
    const joined = { id: 10_002, name: "The Tooth Workshop", hours: "24/7" };
    expect((await practices())[1]).toMatchObject(joined);
    expect((await niho("practice", "show", "10003")).stdout).toContain("was merged into practice 10002 on");
    const again = await niho("import", theirs, "--source", "theirs");
    expect(again.stdout).toContain("new 0 · changed 0 · unchanged 2");
    await niho("import", file("new.csv", THEIRS.replace("24/7", "Mo 09:00-17:00")), "--source", "theirs");
    expect((await practices()).map(({ id, hours }) => [id, hours])).toEqual([
      [10_001, ""],
      [10_002, "Mo 09:00-17:00"],
      [10_004, ""],
    ]);
    // What the import changed is put back, and the two stay one.
    await niho("imports", "undo", "4");
    expect((await practices())[1]).toMatchObject(joined);
    expect((await niho("practice", "return", "10003")).stdout).toContain(
      "separate from practice 10002 again",
    );
    expect(await practices()).toEqual(before);
    expect((await niho("audit", "--format", "json")).stdout).toMatch(
      /practice merge.*10003 into 10002[\s\S]*practice return.*10003 from 10002/,
    );
    const about = async (id: string) => (await niho("audit", "--about", id)).stdout.match(/practice \w+/g);
    expect(await about("10003")).toEqual(["practice merge", "practice return"]);
    expect(await about("10002")).toEqual(["practice merge", "practice return"]);
    expect(await about("1000")).toBeNull();
  });

  test("are told apart by practice apart, which stands in the audit of both", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    expect(await niho("practice", "apart", "10001", "10002")).toMatchObject({
      status: 0,
      stdout: "Practices 10001 and 10002 are two practices: the desk won’t ask again.\n",
    });
    expect((await niho("audit", "--about", "10002")).stdout).toContain("practice apart");
    expect((await niho("practice", "apart", "10001", "10009")).status).toBe(1);
  });

  test("lead on where one is merged after the other, and part in the same order", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("import", file("theirs.csv", THEIRS), "--source", "theirs");
    const before = await practices();
    await niho("practice", "merge", "10003", "10004");
    await niho("practice", "merge", "10002", "10003");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002]);
    await niho("practice", "return", "10003");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002, 10_003]);
    expect((await niho("practice", "show", "10003")).stdout).toContain("theirs, y");
    await niho("practice", "return", "10004");
    expect(await practices()).toEqual(before);
  });

  test("stay listed by another source where their list has neither any more", async () => {
    const header = "id,name,town,phone,services\n";
    const row = "1,First Dental,Nelson,03 548 1234,braces\n";
    const list = file("list.csv", `${header}${row}2,Second Dental,Nelson,,braces\n`);
    await niho("import", list, "--source", "list");
    await niho("import", file("theirs.csv", `${header}${row}`), "--source", "theirs");
    await niho("practice", "merge", "10001", "10002");
    const closed = file("list.csv", `${header}3,Third Dental,Nelson,,\n`);
    const { status, stderr } = await niho("import", closed, "--source", "list", "--complete");
    expect([status, stderr]).toEqual([0, ""]);
    expect(await practices()).toMatchObject([{ id: 10_001 }, { id: 10_003 }]);
  });

  test("part in the other order too: the one that has lost a record says no more of it", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho(
      "import",
      file("theirs.csv", THEIRS.replace("Nelson,\n", "Nelson,24/7\n")),
      "--source",
      "theirs",
    );
    const before = await practices();
    expect(before[3]).toMatchObject({ id: 10_004, hours: "24/7" });
    await niho("sources", "set", "theirs", "--rank", "60");
    await niho("practice", "merge", "10001", "10004");
    await niho("practice", "merge", "10002", "10001");
    expect(await practices()).toMatchObject([{ id: 10_002, name: "Third Dental" }, { id: 10_003 }]);
    await niho("practice", "return", "10004");
    expect(await practices()).toMatchObject([
      { id: 10_002, name: "Māwhera Dental" },
      { id: 10_003 },
      { id: 10_004, name: "Third Dental" },
    ]);
    await niho("practice", "return", "10001");
    expect(await practices()).toEqual(before);
  });

  test("are not merged where that would be wrong", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("import", file("theirs.csv", THEIRS), "--source", "theirs");
    await niho("practice", "join", "10003");
    await niho("practice", "remove", "10004", "--reason", "asked to be removed");
    const refused = [
      ["10002", "10002", "with itself"],
      ["10002", "77", "no practice 77"],
      ["77", "10002", "no practice 77"],
      ["10002", "10003", "Merge 10002 into 10003"],
      ["10002", "10004", "was removed. List it again first"],
      ["10004", "10002", "no listed practice 10004"],
    ] as const;
    for (const [kept, gone, why] of refused) {
      const { status, stderr } = await niho("practice", "merge", kept, gone);
      expect([kept, gone, status, stderr]).toEqual([kept, gone, 1, expect.stringContaining(why)]);
    }
    await niho("practice", "merge", "10003", "10002");
    const { stderr } = await niho("practice", "set", "10002", "phone", "03 555 0101");
    expect(stderr).toContain("Practice 10002 was merged into practice 10003");
    expect((await niho("practice", "remove", "10002", "--reason", "x")).status).toBe(1);
  });
});

eachDesk("Two practices that were taken for one", ({ niho, file, practices }) => {
  test("are two after practice split, whatever an import says, and one again after practice merge", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    const theirs = file(
      "theirs.csv",
      "id,name,town,phone,hours\nx,Mawhera Dentists,Greymouth,03 768 1234,24/7\n",
    );
    await niho("import", theirs, "--source", "theirs");
    const before = await practices();
    expect(before).toMatchObject([{ id: 10_001, hours: "24/7" }, { id: 10_002 }]);
    const { stdout } = await niho("practice", "split", "10001", "theirs", "x");
    expect(stdout).toContain("practice merge 10001 10003");
    const after = await practices();
    expect(after).toMatchObject([
      { id: 10_001, name: "Māwhera Dental", hours: "" },
      { id: 10_002 },
      { id: 10_003, name: "Mawhera Dentists", hours: "24/7" },
    ]);
    const lists = file("list.csv", LIST);
    expect((await niho("import", lists, "--source", "list")).stdout).toContain("unchanged 2");
    expect((await niho("import", theirs, "--source", "theirs")).stdout).toContain("unchanged 1");
    expect(await practices()).toEqual(after);
    for (const words of [
      ["10001", "list", "1"],
      ["10001", "theirs", "x"],
      ["77", "list", "1"],
    ])
      expect([words, (await niho("practice", "split", ...words)).status]).toEqual([words, 1]);
    await niho("practice", "merge", "10001", "10003");
    expect(await practices()).toEqual(before);
  });
});

eachDesk("A practice that has joined", ({ niho, file, practices }) => {
  test("is marked for good, until it leaves or its list has it no longer", async () => {
    const path = file("list.csv", LIST);
    await niho("import", path, "--source", "list");
    const marks = async () => (await practices()).map(({ id, joined }) => [id, joined]);
    expect((await niho("practice", "join", "10001", "10002")).stdout).toContain(
      "no requests reach 10001, 10002",
    );
    await niho("import", file("changed.csv", LIST.replace("1234", "9999")), "--source", "list");
    expect(await marks()).toEqual([
      [10_001, true],
      [10_002, true],
    ]);
    expect(await niho("practice", "show", "10001")).toMatchObject({
      stderr: "",
      stdout: expect.stringContaining("practice, 10001"),
    });
    expect((await niho("practice", "leave", "10002")).status).toBe(0);
    expect((await niho("practice", "leave", "10002")).stderr).toContain("hasn’t joined");
    await niho("import", file("one.csv", LIST.replace(/1,M.*\n/, "")), "--source", "list", "--complete");
    expect(await marks()).toEqual([[10_002, false]]);
    await niho("import", path, "--source", "list");
    expect(await marks()).toEqual([
      [10_001, true],
      [10_002, false],
    ]);
  });

  test("is seen to have joined, and who gets requests is told without contradiction", async () => {
    const list = "id,name,town,email\n1,One,Nelson,front@one.nz\n2,Two,Nelson,\n3,Three,Nelson,\n";
    await niho("import", file("list.csv", list), "--source", "list");
    const address = "No import changes that. To use another address: practice set ID email ADDRESS.\n";
    const none =
      "Without an email address, no requests reach 10002. To set one: practice set ID email ADDRESS.\n";
    const unstated =
      "We don’t know the treatments of 10001: where a patient chooses none, only requests for checkups, cleaning and emergencies go there. To set them: practice set ID services “…”.\n";
    expect((await niho("practice", "join", "10002")).stdout).toBe(`1 practice has joined.\n${none}`);
    expect((await niho("practice", "join", "10001", "10002")).stdout).toBe(
      `2 practices have joined.\nRequests go to 10001 at front@one.nz. ${address}${none}${unstated}`,
    );
    const shown = [];
    for (const id of ["10001", "10002", "10003"])
      shown.push(/^joined +(.*)$/m.exec((await niho("practice", "show", id)).stdout)?.[1]);
    expect(shown).toEqual(["yes", "yes, but no requests reach them without an email address", "no"]);
    const { stdout } = await niho("practices");
    const rows = stdout.split("\n").map((row) => row.split(/ {2,}/));
    expect(rows[0]).toContain("joined");
    expect(rows.slice(1, 4).map((row) => [row[0], row.includes("joined")])).toEqual([
      ["10001", true],
      ["10002", true],
      ["10003", false],
    ]);
  });

  test("gets its requests where it got them when it joined, whatever an import says, until the operator changes it", async () => {
    const list = "id,name,address,town,email\n1,Bright Smiles,2 High Street,Nelson,front@bright.nz\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("practice", "set", "10001", "phone", "03 546 1234");
    const { stdout } = await niho("practice", "join", "10001");
    expect(stdout).toContain("10001 at front@bright.nz");
    const emails = async () => (await practices()).map(({ email, phone }) => [email, phone]);
    for (const source of ["list", "other"]) {
      const changed = file("changed.csv", list.replace("front@bright.nz", `stranger@${source}.nz`));
      await niho("import", changed, "--source", source);
      expect(await emails()).toEqual([["front@bright.nz", "03 546 1234"]]);
    }
    await niho("practice", "set", "10001", "email", "desk@bright.nz");
    expect(await emails()).toEqual([["desk@bright.nz", "03 546 1234"]]);
    expect((await niho("practice", "join", "10001")).stdout).toContain("10001 at desk@bright.nz");
    await niho("practice", "unset", "10001", "email");
    expect(await emails()).toEqual([["stranger@list.nz", "03 546 1234"]]);
  });

  test("may come as a list of all that have, whose words outrank the others", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    const own = file("own.csv", "id,name,town,phone,email\n1,Tooth Works,Nelson,03 768 1234,a@works.nz\n");
    await niho("import", own, "--source", "practice");
    const { stdout } = await niho("practices", "--format", "json");
    expect(stdout).toContain('"joined":true');
    expect((await niho("sources")).stdout).toMatch(/^practice +The practice itself +100 +1 +1 /m);
  });
});

eachDesk("Who of a practice’s people is in the register", ({ niho, file, practices }) => {
  test("verifies it until the first certificate ends; the numbers are shown to an operator, and leave the house nowhere", async () => {
    const people = ["Mei", "Hemi"].map((name) => ({
      name: `Dr ${name} Tipa`,
      focus: "",
      years: null,
      qualifications: [],
      specialistScope: null,
    }));
    const registrations = people.map(({ name }, index) => ({
      name,
      number: `5123${index}`,
      scope: "",
      until: `2027-0${3 - index}-28`,
      seenOn: `2026-11-2${index}`,
    }));
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const row = `1,Tipa Dental,Nelson,${cell(people)},${cell(registrations)}\n`;
    const list = file("list.csv", `id,name,town,practitioners_json,registrations_json\n${row}`);
    expect((await niho("import", list, "--source", "list")).status).toBe(0);
    const [listed] = await practices();
    expect(listed!["verified"]).toEqual({ checkedOn: "2026-11-20", until: "2027-02-28" });
    expect(listed!["verifiedUntil"]).toBe("2027-02-28");
    const shown = (await niho("practice", "show", "10001")).stdout;
    for (const number of ["51230", "51231"]) {
      expect(shown).toContain(number);
      for (const format of ["csv", "json", "geojson", "fhir"]) {
        const { status, stdout } = await niho("export", "-", "--as", format);
        expect([format, status, stdout.includes("Tipa Dental"), stdout.includes(number)]).toEqual([
          format,
          0,
          true,
          false,
        ]);
      }
      expect(JSON.stringify(listed)).not.toContain(number);
    }
    // Another fact that is set leaves them as they are.
    await niho("practice", "set", "10001", "phone", "03 548 1234");
    expect((await practices())[0]!["verified"]).toEqual(listed!["verified"]);
    await niho("practice", "set", "10001", "experience_years", "12");
    expect((await niho("practice", "show", "10001")).stdout).toContain("51231");
  });
});
