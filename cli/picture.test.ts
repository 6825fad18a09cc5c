import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { cornersOf, storePicture, WORDS } from "#tests/support/pictures.ts";

const LIST = "id,name,town,email\n1,Māwhera Dental,Greymouth,hello@mawhera.nz\n";
const ID = "10001-3f9a2c4b";

eachDesk("A picture that a practice has sent, by the commands of our staff", ({ niho, file, open }) => {
  beforeEach(async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("practice", "join", "10001");
    await sendOne();
  });

  async function sendOne() {
    const database = await open();
    await storePicture(database, 10_001);
    await database.close();
  }

  /** The mails that wait: their contents are sealed. */
  async function mails(): Promise<string[]> {
    const database = await open();
    const rows = await database.read.selectFrom("outbox").select("message_id").orderBy("id").execute();
    await database.close();
    return rows.map(({ message_id }) => /picture-[a-z]+/.exec(message_id)?.[0] ?? message_id);
  }

  test("is listed, looked at in a file, and approved once, with a mail and a line in the audit", async () => {
    expect((await niho("picture", "list")).stdout).toMatch(
      new RegExp(`${ID} .* no +Māwhera Dental +${WORDS.alt}`),
    );
    const to = join(newFolder(), "picture.jpg");
    expect((await niho("picture", "show", ID, "--to", to)).stdout).toContain(WORDS.alt);
    expect(await cornersOf(readFileSync(to))).toEqual(["red", "green", "green", "green"]);
    expect((await niho("picture", "show", ID, "--to", to)).status).toBe(1);
    expect((await niho("picture", "approve", ID)).stdout).toContain("people see it now");
    expect((await niho("picture", "approve", ID)).stdout).toContain("Nothing was changed");
    expect((await niho("picture", "list")).stderr).toContain("No pictures are waiting");
    expect((await niho("picture", "list", "--all", "--format", "json")).stdout).toContain('"isShown":true');
    expect(await mails()).toEqual(["picture-shown"]);
    const { stdout } = await niho("audit", "--about", "10001", "--format", "json");
    expect(stdout).toMatch(/picture show[^]*picture show[^]*picture approve/);
    expect(stdout.match(/picture approve/g)).toHaveLength(1);
  });

  test("is declined with a reason, and gone; another picture is never taken for it", async () => {
    expect((await niho("picture", "decline", ID)).status).toBe(2);
    const declined = await niho("picture", "decline", ID, "--because", "A patient’s face can be seen.");
    expect(declined.stdout).toContain("deleted");
    expect(await mails()).toEqual(["picture-declined"]);
    expect((await niho("picture", "approve", ID)).stderr).toContain(`There’s no picture ${ID}`);
    expect((await niho("picture", "approve", "10001-00000000")).status).toBe(1);
  });

  test("is deleted when its practice leaves", async () => {
    await niho("practice", "leave", "10001");
    expect((await niho("picture", "list", "--all")).stderr).toContain("There are no pictures");
  });
});
