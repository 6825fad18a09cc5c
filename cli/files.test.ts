import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteDesk } from "#tests/support/desk.ts";

sqliteDesk("A file that a command is given", ({ niho, pathOf, file }) => {
  test("is named in one sentence where it is not there, or is a folder", async () => {
    const [missing, folder] = [pathOf("missing.csv"), pathOf("")];
    const below = join(file("list.csv", "name,town\n"), "list.csv");
    for (const words of [["import", "--source", "list"], ["restore", "--replace"], ["restore"]]) {
      for (const path of [missing, below])
        expect([path, await niho(...words, path)]).toEqual([
          path,
          { status: 1, stdout: "", stderr: `There’s no file ${path}.\n` },
        ]);
      expect((await niho(...words, folder)).stderr).toBe(`${folder} is a folder.\n`);
    }
  });

  test("is named in one sentence where it is to be written and may not be", async () => {
    await niho("samples", "load", "1");
    const there = file("list.csv", "name,town\n");
    const refused: [string, string][] = [
      [there, `${there} already exists. To overwrite it, add --replace.`],
      [pathOf("missing/list.csv"), `There’s no folder ${pathOf("missing")}.`],
      [join(there, "list.csv"), `There’s no folder ${there}.`],
    ];
    for (const [path, sentence] of refused)
      expect(await niho("export", path)).toEqual({ status: 1, stdout: "", stderr: `${sentence}\n` });
    expect((await niho("export", there, "--replace")).status).toBe(0);
  });
});
