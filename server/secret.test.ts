import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { loadSecret } from "./secret.ts";
import { knownSecret, SecretTooShort } from "./secret-file.ts";

describe("The secret", () => {
  test("is made once, for its owner alone, whole, and never again", async () => {
    const dataDir = join(newFolder(), "data");
    const made = await Promise.all(
      Array.from({ length: 10 }, () => loadSecret({ dataDir, appSecret: undefined })),
    );
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(["secret"]);
    expect(await loadSecret({ dataDir, appSecret: undefined })).toBe(made[0]);
  });

  test.each([
    ["empty", ""],
    ["cut off", "0123456789abcdef0123456789abcde"],
    ["white space", `${" ".repeat(40)}\n`],
  ])("is refused when the file is %s, and not replaced", async (_, content) => {
    const dataDir = newFolder();
    const file = join(dataDir, "secret");
    writeFileSync(file, content);
    expect(() => knownSecret({ dataDir, appSecret: undefined })).toThrow(SecretTooShort);
    await expect(loadSecret({ dataDir, appSecret: undefined })).rejects.toThrow(
      "DATA_DIR/secret has fewer than 32 characters",
    );
    expect(readFileSync(file, "utf8")).toBe(content);
  });

  test("is narrowed to its owner where others could read the file", async () => {
    const dataDir = newFolder();
    const file = join(dataDir, "secret");
    writeFileSync(file, "0123456789abcdef0123456789abcdef");
    chmodSync(file, 0o644);
    await loadSecret({ dataDir, appSecret: undefined });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("is that of APP_SECRET where it is set, and no file is made or read", async () => {
    const dataDir = newFolder();
    const appSecret = "a secret of more than thirty-two characters";
    expect(await loadSecret({ dataDir, appSecret })).toBe(appSecret);
    expect(existsSync(join(dataDir, "secret"))).toBe(false);
  });
});
