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
    expect((await niho("imports")).stdout).toMatch(/^2 .* two.csv +list +1 +1 +0 +0 +0 +undone$/m);
    expect((await niho("imports", "undo", "2")).stderr).toContain("Import 2 is undone.");
    expect((await niho("imports", "undo", "9")).stderr).toContain("There is no import 9.");
  });
});
