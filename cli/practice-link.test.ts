import { expect, test } from "vitest";
import { findListingLink } from "#database/practices/listing-links.ts";
import { eachDesk } from "#tests/support/desk.ts";

const LIST =
  "id,name,town,email\n1,Māwhera Dental,Greymouth,hello@mawhera.nz\n2,Tooth Works,Nelson,hello@tooth.nz\n";

eachDesk("The link with which a practice changes its listing", ({ niho, file, open }) => {
  async function opens(address: string): Promise<number | undefined> {
    const database = await open();
    const token = new URL(address).searchParams.get("token")!;
    const id = await findListingLink(database.read, token, new Date());
    await database.close();
    return id;
  }

  test("is for those that have joined, stays the same, and ends when it is ended and when they leave", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    expect((await niho("practice", "link", "10001")).stderr).toContain("Practice 10001 hasn’t joined");
    await niho("practice", "join", "10001");
    const { stdout } = await niho("practice", "link", "10001");
    expect(stdout).toMatch(/^\S+\/practice\/listing\?token=[0-9a-f]{64}\n$/);
    expect((await niho("practice", "link", "10001")).stdout).toBe(stdout);
    expect(await opens(stdout)).toBe(10_001);
    expect((await niho("practice", "link", "10001", "--end")).stdout).toContain("1 link to the listing");
    expect(await opens(stdout)).toBeUndefined();
    const next = (await niho("practice", "link", "10001")).stdout;
    expect(await opens(next)).toBe(10_001);
    await niho("practice", "leave", "10001");
    expect(await opens(next)).toBeUndefined();
    expect((await niho("practice", "link", "10001", "--mail", "--end")).status).toBe(2);
  });

  test("is kept by a practice that a list of all that have joined names, too: it is listed once", async () => {
    const row = "Māwhera Dental,Greymouth,03 768 1234,hello@mawhera.nz\n";
    const header = "id,name,town,phone,email\n";
    await niho("import", file("list.csv", `${header}1,${row}`), "--source", "list");
    await niho("practice", "join", "10001");
    await niho("import", file("joined.csv", `${header}m1,${row}`), "--source", "practice");
    const { stdout } = await niho("practices", "--format", "json");
    expect(stdout.match(/"id":\d+/g)).toEqual(['"id":10001']);
  });

  test("is no hindrance to leaving: neither are the words of such a list", async () => {
    const row = "Māwhera Dental,Greymouth,03 768 1234,hello@mawhera.nz,braces\n";
    const header = "id,name,town,phone,email,services\n";
    await niho("import", file("list.csv", `${header}1,${row}`), "--source", "list");
    await niho("practice", "join", "10001");
    await niho("import", file("joined.csv", `${header}m1,${row}`), "--source", "practice");
    expect(await niho("practice", "leave", "10001")).toMatchObject({ status: 0, stderr: "" });
    expect((await niho("practice", "show", "10001")).stdout).toMatch(
      /services +braces {2}\(list\)[^]*joined +no/,
    );
  });

  test("is mailed to its address, sealed until it goes", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("practice", "join", "10001");
    const { stdout } = await niho("practice", "link", "10001", "--mail");
    expect(stdout).toContain("emails the link to hello@mawhera.nz");
    const { stdout: address } = await niho("practice", "link", "10001");
    const database = await open();
    const rows = await database.read.selectFrom("outbox").select(["message", "key_name"]).execute();
    await database.close();
    expect(rows.map(({ key_name }) => key_name)).toEqual(["listing 10001"]);
    const token = new URL(address).searchParams.get("token")!;
    expect(rows[0]!.message).not.toContain(token);
  });

  test("is not mailed any more to a practice that leaves while the mail waits", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("practice", "join", "10001", "10002");
    await niho("practice", "link", "10001", "--mail");
    await niho("practice", "link", "10002", "--mail");
    await niho("practice", "leave", "10001");
    const database = await open();
    const waiting = await database.read.selectFrom("outbox").select("key_name").execute();
    await database.close();
    expect(waiting).toEqual([{ key_name: "listing 10002" }]);
  });
});
