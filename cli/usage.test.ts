import { describe, expect, test } from "vitest";
import { runCommand } from "#tests/support/command-line.ts";

describe("Wrong usage ends with 2, and says what is wrong", () => {
  test.each([
    ["niho --help", "unknown command 'niho'"],
    ["niho -h", "unknown command 'niho'"],
    ["practice niho --help", "unknown command 'niho'"],
    ["imports niho --help", "unknown command 'niho'"],
    ["practice show abc", "“abc” isn’t a practice’s number, like 10001 in /dentists/10001-…."],
    ["practice join 10001 abc", "“abc” isn’t a practice’s number"],
    ["imports undo abc", "“abc” isn’t the number of an import. To see them: imports"],
    ["person hemi", "“hemi” isn’t an email address."],
    ["erase hemi", "“hemi” isn’t a reference like NIHO-7K4Q-2WXR-6M or an email address."],
    ["request link hemi", "“hemi” isn’t a reference like NIHO-7K4Q-2WXR-6M."],
    ["samples load many", "“many” isn’t a number from 1 to 9999999."],
    ["practice set 1 phone", "Each column needs a value; “practice unset” takes one back."],
    ["practice set 1 colour blue", "There’s no column colour. The columns are name, address,"],
    ["practice unset 1 colour", "There’s no column colour. The columns are name, address,"],
    ["export list.xml", "add --as csv, --as json, --as geojson or --as fhir"],
  ])("%s", async (words, sentence) => {
    const { status, stdout, stderr } = await runCommand(words.split(" "), { DATA_DIR: "/tmp/niho-never" });
    expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(sentence)]);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).not.toContain("command-argument");
  });

  test.each(["--help", "help", "practice --help", "practice show --help", "help practice", "imports -h"])(
    "but “%s” is none",
    async (words) => {
      const { status, stdout, stderr } = await runCommand(words.split(" "), {});
      expect([status, stdout, stderr]).toEqual([0, expect.stringContaining("Usage: niho"), ""]);
    },
  );
});
