import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

eachDesk("What sources say of one practice", ({ niho, file, practices, pathOf }) => {
  const OURS = "id,name,town,address,phone,hours\n1,Coast Smiles,Nelson,4 Bridge Street,03 768 1111,\n";
  const THEIRS =
    "id,name,town,address,phone,hours\nx,Coast Smiles Dental,Nelson,4 Bridge St,03 768 2222,24/7\n";

  test("is one listing, the source that counts more first, until that is changed or taken away", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const { stdout } = await niho("import", file("theirs.csv", THEIRS), "--source", "theirs");
    expect(stdout).toContain("new 0 · changed 1 ·");
    expect(stdout).toContain("“Theirs” as the name of this source");
    await niho("sources", "set", "theirs", "--rank", "40", "--name", "Their list");
    expect(await practices()).toMatchObject([
      { id: 10_001, name: "Coast Smiles", phone: "03 768 1111", hours: "24/7" },
    ]);
    const shown = (await niho("practice", "show", "10001")).stdout;
    expect(shown).toMatch(/^phone +03 768 1111 {2}\(ours\)$/m);
    expect(shown).toMatch(/^opening_hours +24\/7 {2}\(theirs\)$/m);
    expect((await niho("sources", "set", "theirs", "--rank", "60")).stdout).toContain("1 practice updated");
    expect(await practices()).toMatchObject([
      { id: 10_001, name: "Coast Smiles Dental", phone: "03 768 2222" },
    ]);
    expect((await niho("sources")).stdout).toMatch(/^theirs +Their list +60 +1 +1 /m);
    await niho("sources", "remove", "theirs", "--yes");
    expect(await practices()).toMatchObject([{ id: 10_001, phone: "03 768 1111", hours: "" }]);
    expect((await niho("sources", "set", "nobody", "--rank", "1")).stderr).toContain(
      "There’s no source nobody",
    );
  });

  test("can come from a source that is read again by itself, at an address that anyone could ask", async () => {
    const set = (...words: string[]) => niho("sources", "set", "ours", ...words);
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const nobody = ["sources", "set", "nobody", "--from", "https://lists.example/a.csv", "--every", "day"];
    expect((await niho(...nobody)).stderr).toContain("There’s no source nobody");
    for (const address of ["http://lists.example/a.csv", "https://10.0.0.1/a.csv", "https://localhost/a.csv"])
      expect((await set("--from", address, "--every", "day")).stderr).toContain("on the public internet");
    expect((await set("--every", "day")).stderr).toContain("--from ADDRESS --every day");
    const begun = await set(
      "--from",
      "https://lists.example/a.csv?key=secret",
      "--every",
      "week",
      "--complete",
    );
    expect(begun.stdout).toMatch(
      /^The running site reads the file of ours within a minute, then every week\./,
    );
    expect((await niho("sources")).stdout).toMatch(/^ours +Ours +50 +1 +1 +\S+ +2\d{3}-\S+/m);
    const { stdout } = await niho("doctor");
    expect(stdout).toMatch(/^✓ Sources +1 source renewed by itself$/m);
    expect(stdout).not.toContain("secret");
    expect((await set("--every", "never")).stdout).toContain("is no longer read by itself");
    await set("--from", "https://lists.example/a.csv", "--every", "day");
    await niho("sources", "remove", "ours", "--yes");
    expect((await niho("doctor")).stdout).not.toMatch(/^✓ Sources/m);
  });

  test("counts a practice that has joined as a source once it has said something itself", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    await niho("practice", "join", "10001");
    expect((await niho("sources")).stdout).toMatch(/^practice +The practice itself +100 +1 +0$/m);
    await niho("import", file("own.csv", OURS), "--source", "practice");
    expect((await niho("sources")).stdout).toMatch(/^practice +The practice itself +100 +\d +1 /m);
  });

  test("comes from a source that is called by its slug as words, until the operator gives it a name", async () => {
    const path = file("ours.csv", OURS);
    const first = await niho("import", path, "--source", "our-list");
    expect(first.stdout).toContain('sources set our-list --name "…"');
    expect((await niho("sources")).stdout).toMatch(/^our-list +Our list +50 /m);
    await niho("sources", "set", "our-list", "--name", "Smile NZ");
    expect((await niho("sources")).stdout).toMatch(/^our-list +Smile NZ +50 /m);
    expect((await niho("import", path, "--source", "our-list")).stdout).not.toContain("as the name of");
  });

  test("counts more than the operator's own word where it is the practice's, and the command says so", async () => {
    await niho("import", file("joined.csv", OURS), "--source", "practice");
    const set = await niho("practice", "set", "10001", "address", "9 Bridge Street", "languages", "Samoan");
    expect(set.stdout).toContain("Coast Smiles: languages set. No import will overwrite it.");
    expect(set.stdout).toContain("address noted but not shown: source practice says otherwise");
    expect(await practices()).toMatchObject([{ address: "4 Bridge Street" }]);
  });

  test("has dentists in JSON: the first part that cannot be read is named", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const json = '[{"name":"Dr Mereana Walker"}]';
    const { stderr } = await niho("practice", "set", "10001", "practitioners_json", json);
    expect(stderr).toContain("is not as in the API: no. 1: focus is missing. Nothing was written.");
  });

  test("may be one practice for a person to decide, and stays two until then", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const alike = THEIRS.replace("Coast Smiles Dental", "Tooth Works");
    const { stdout } = await niho("import", file("theirs.csv", alike), "--source", "theirs");
    expect(stdout).toContain("Might be the same as another practice: 1");
    expect(readFileSync(pathOf("imports/2.csv"), "utf8")).toContain("might be the same as practice 10001");
    expect(await practices()).toHaveLength(2);
  });

  test("may stand twice in one file, or in two of one source: it stays two, and the report says so", async () => {
    const twice = `${OURS}2,Other Dental,Nelson,9 High Street,,\n3,Coast Smiles,Nelson,4 Bridge Street,03 768 1111,\n`;
    const { stdout } = await niho("import", file("twice.csv", twice), "--source", "ours");
    expect(stdout).toContain("new 3 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0");
    expect(stdout).toContain("Might be the same as another practice: 1");
    expect(readFileSync(pathOf("imports/1.csv"), "utf8")).toMatch(
      /^\ufeffline.*\r\n4,3,Coast Smiles,same-perhaps,,,might be the same as line 2\r\n$/m,
    );
    expect((await niho("import", file("twice.csv", twice), "--source", "ours")).stdout).not.toContain(
      "Perhaps",
    );
    await niho("import", file("more.csv", OURS.replace("\n1,", "\n4,")), "--source", "ours");
    expect(readFileSync(pathOf("imports/3.csv"), "utf8")).toContain(
      '2,4,Coast Smiles,same-perhaps,,,"might be the same as practice 10001, 10003"',
    );
    expect(await practices()).toHaveLength(4);
  });

  test("is found twice in a file although the first of its rows is the practice of another source", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const twice = `${THEIRS}y,Coast Smiles,Nelson,4 Bridge Street,,\n`;
    await niho("import", file("theirs.csv", twice), "--source", "theirs");
    expect(readFileSync(pathOf("imports/2.csv"), "utf8")).toMatch(
      /^3,y,.*might be the same as practice 10001\r$/m,
    );
    expect(await practices()).toHaveLength(2);
  });

  test("is outranked by the operator's own word, which every import leaves alone until it is taken back", async () => {
    const path = file("ours.csv", OURS);
    await niho("import", path, "--source", "ours");
    const set = await niho("practice", "set", "10001", "phone", "03 555 0101", "suburb", "Stoke");
    expect(set.stdout).toContain("phone, suburb set");
    await niho(
      "import",
      file("changed.csv", OURS.replace("1111", "9999").replace("4 B", "5 B")),
      "--source",
      "ours",
    );
    expect(await practices()).toMatchObject([
      { phone: "03 555 0101", suburb: "Stoke", address: "4 Bridge Street" },
    ]);
    const shown = (await niho("practice", "show", "10001")).stdout;
    expect(shown).toMatch(/^phone .*\(desk\)$/m);
    expect(shown).toMatch(/^name .*\(ours\)$/m);
    await niho("practice", "unset", "10001", "phone", "suburb");
    expect(await practices()).toMatchObject([
      { phone: "03 768 9999", suburb: "", address: "5 Bridge Street" },
    ]);
    const wrong = [
      ["set", "10001", "phone", "12"],
      ["set", "10001", "verified_on", "2026-11-01"],
      ["unset", "10001", "phone"],
      ["set", "77", "phone", "03 555 0101"],
    ];
    for (const words of wrong) expect([words, (await niho("practice", ...words)).status]).toEqual([words, 1]);
  });
});
