import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

eachDesk("An import that is undone", ({ niho, file, practices }) => {
  test("leaves the directory as it was before", async () => {
    const path = file("one.csv", "id,name,town\n1,One,Nelson\n");
    await niho("import", path, "--source", "list");
    const before = await practices();
    const next = file("two.csv", "id,name,town\n1,One Changed,Nelson\n2,Two,Nelson\n");
    expect((await niho("import", next, "--source", "list")).stdout).toContain("imports undo 2");
    expect((await niho("imports", "undo", "2")).stdout).toContain("2 records are as they were before");
    expect(await practices()).toEqual(before);
    expect((await niho("imports")).stdout).toMatch(
      /^2 +\d{4}-\d\d-\d\d \d\d:\d\d +two.csv +list +1 +1 +0 +0 +0 +undone$/m,
    );
    expect((await niho("imports", "undo", "2")).stderr).toContain("Import 2 is undone.");
    expect((await niho("imports", "undo", "9")).stderr).toContain("There is no import 9.");
  });

  test("may have later ones that changed nothing, which are none to be undone", async () => {
    const path = file("one.csv", "id,name,town\n1,One,Nelson\n");
    const again = () => niho("import", path, "--source", "list");
    expect((await again()).stdout).toContain(
      "Import 1 is done. To undo it: npm run -s niho -- imports undo 1",
    );
    for (let id = 2; id <= 7; id += 1)
      expect((await again()).stdout).toContain(`Import ${id} is done. It changed nothing.\n`);
    expect(await niho("imports", "undo", "7")).toMatchObject({
      status: 1,
      stderr: "Import 7 changed nothing, or is too long ago to be undone.\n",
    });
    expect((await niho("imports", "undo", "1")).stdout).toContain("Import 1 is undone: 1 records");
    expect(await practices()).toEqual([]);
  });

  test("waits for the later ones that changed something, of which the last five can be undone", async () => {
    for (let id = 1; id <= 6; id += 1)
      await niho("import", file("one.csv", `id,name,town\n1,Name ${id},Nelson\n`), "--source", "list");
    await niho("import", file("same.csv", "id,name,town\n1,Name 6,Nelson\n"), "--source", "list");
    expect((await niho("imports", "undo", "2")).stderr).toBe("Undo import 6 first.\n");
    for (let id = 6; id >= 2; id -= 1) expect((await niho("imports", "undo", String(id))).status).toBe(0);
    expect((await niho("imports", "undo", "1")).stderr).toContain("too long ago to be undone");
    expect(await practices()).toMatchObject([{ name: "Name 1" }]);
  });
});
