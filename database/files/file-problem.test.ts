import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { fileProblem, inOneSentence } from "./file-problem.ts";

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

test.each(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EISDIR", "ENOENT", "EMFILE"])(
  "%s says which file, and what to do, without the words of the system",
  (code) => {
    const error = Object.assign(new Error(`${code}: of the system, open '/srv/x'`), { code, path: "/srv/x" });
    const said = fileProblem(error)!;
    expect(said).toContain("/srv/x");
    expect(said).not.toContain("of the system");
    expect(said.split(/(?<=\.) /).length).toBeGreaterThan(1);
  },
);

test("Rights are told with the user who lacks them", () => {
  const error = Object.assign(new Error("EACCES"), { code: "EACCES", path: "/srv/x" });
  expect(fileProblem(error)).toContain(`the user ${userInfo().username}`);
});

test("What Node and SQLite throw is understood", () => {
  const folder = newFolder();
  expect(fileProblem(caught(() => readFileSync(folder)))).toBeUndefined();
  expect(fileProblem(caught(() => readFileSync(join(folder, "none"))))).toContain("isn’t there");
  expect(fileProblem(caught(() => new DatabaseSync(join(folder, "none", "niho.db"))))).toContain(
    "can’t be opened",
  );
  new DatabaseSync(join(folder, "niho.db")).close();
  using readOnly = new DatabaseSync(join(folder, "niho.db"), { readOnly: true });
  expect(fileProblem(caught(() => readOnly.exec("create table a (b)")))).toContain("can’t be written");
});

test("Any other error keeps its words", () => {
  expect(fileProblem(new Error("x"))).toBeUndefined();
  expect(inOneSentence(new Error("It did not work"))).toBe("It did not work.");
  expect(inOneSentence("why?")).toBe("why?");
});
