import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#database/open.ts";
import { insertSubscription } from "#database/newsletter/newsletter.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { secretFor } from "#server/secret.ts";
import { ROOT } from "#tests/support/repository.ts";
import { runCommand, rowsIn } from "#tests/support/command-line.ts";

/** The command line as an operator types it: a process of its own on a database of its own. */
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "niho-"));
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

function niho(...typed: (string | Record<string, string>)[]) {
  const words = typed.filter((word) => typeof word === "string");
  const environment = typed.find((word) => typeof word === "object");
  return runCommand(words, { DATA_DIR: dataDir, ...environment });
}

describe("The command line", () => {
  test("loads samples with a word on progress, and the same ones every time", async () => {
    const first = await niho("samples", "load", "60");
    expect([first.status, first.stdout]).toEqual([0, "The directory holds 60 sample practices.\n"]);
    const before = await niho("practices", "--format", "json");
    await niho("samples", "load", "60");
    expect(await niho("practices", "--format", "json")).toEqual(before);
    expect(rowsIn(before)).toHaveLength(60);
  });

  test("lists practices under the names of the contract, one object a line", async () => {
    const [practice] = rowsIn(await niho("practices", "--format", "json"));
    expect(Object.keys(practice!)).toEqual(
      expect.arrayContaining(
        "id slug name location placeSlug suburb address latitude longitude rating reviews services specialties price priceRange phone email website hours emergency experience description sample".split(
          " ",
        ),
      ),
    );
    expect(practice).toMatchObject({
      id: 1,
      location: "Auckland",
      placeSlug: "auckland",
      price: "$$",
      sample: true,
    });
  });

  test("lists those of one place, by any spelling of it", async () => {
    const bySlug = await niho("practices", "--place", "wellington", "--format", "json");
    expect(rowsIn(bySlug).every(({ placeSlug }) => placeSlug === "wellington")).toBe(true);
    expect(await niho("practices", "--place", "Te Whanganui-a-Tara", "--format", "json")).toEqual(bySlug);
  });

  test("lists submissions with their fields as the contract names them, and a table that no control character can disturb", async () => {
    const database = openDatabase({ databaseUrl: undefined, dataDir });
    const { sealing } = await secretFor({ dataDir, appSecret: undefined }, database);
    await database.transact((tx) =>
      insertSubmission(tx, sealing, {
        reference: "NIHO-7K4Q-2WXR-6M",
        kind: "booking",
        receivedAt: new Date("2026-11-20T00:30:00Z"),
        noticeVersion: "2026-11-20",
        fields: { firstName: "Tāne", service: "General Checkup", location: "Whanga\u001b[31mrei" },
      }),
    );
    await database.close();
    expect(rowsIn(await niho("submissions", "--format", "json"))).toEqual([
      {
        reference: "NIHO-7K4Q-2WXR-6M",
        kind: "booking",
        status: "received",
        receivedAt: "2026-11-20T00:30:00.000Z",
        eraseOn: "2027-02-18",
        doubtful: false,
        noticeVersion: "2026-11-20",
        fields: { firstName: "Tāne", service: "General Checkup", location: "Whanga\u001b[31mrei" },
        version: 0,
        outcome: null,
        practice: null,
        appointment: null,
        due: null,
        late: false,
        events: [],
        mails: [],
      },
    ]);
    expect((await niho("submissions", "--kind", "contact", "--format", "json")).stdout).toBe("");
    const table = (await niho("submissions")).stdout;
    expect(table).toMatch(/NIHO-7K4Q-2WXR-6M .* 2026-11-20 13:30 /);
    expect(table).not.toContain("\u001b");
  });

  test("is well, says so, and shows no secret", async () => {
    const { status, stdout } = await niho("doctor");
    expect(stdout).toContain("All is well.");
    expect(stdout).toMatch(/Practices\s+60 \(60 of them samples/);
    expect(stdout).toMatch(/Requests\s+go at once to the 60 that have joined/);
    expect(status).toBe(0);
  });

  test("counts who gets the newsletter, and names nobody", async () => {
    const database = openDatabase({ databaseUrl: undefined, dataDir });
    const { sealing } = await secretFor({ dataDir, appSecret: undefined }, database);
    await database.transact((tx) =>
      insertSubscription(tx, {
        addressHash: "ana",
        key: sealing.encryption.newKey(),
        sealedAddress: "sealed",
        askedAt: new Date("2026-11-20T00:30:00Z"),
        askedOn: "/blog",
        words: "One email a month.",
        confirmHash: "confirm",
        unsubscribeHash: "unsubscribe",
      }),
    );
    await database.close();
    expect(rowsIn(await niho("newsletter", "list", "--format", "json"))).toMatchObject([
      { state: "confirmed", count: 0 },
      { state: "asked", count: 1 },
      { state: "left", count: 0 },
    ]);
    expect((await niho("newsletter", "list")).stdout).toMatch(/asked\s+1\s+haven’t confirmed yet/);
  });

  test("sends no newsletter about an article that the blog does not have", async () => {
    const { status, stderr } = await niho("newsletter", "send", "tooth-fairies", "--dry-run");
    expect([status, stderr]).toEqual([1, expect.stringContaining("no article “tooth-fairies”")]);
  });

  test("sends no newsletter about an article that a real company’s blog leaves out", async () => {
    const { status, stderr } = await niho("newsletter", "send", "dental-costs-nz-2025", "--dry-run", {
      SITE_FILE: join(ROOT, "docs/site.example.yaml"),
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("doesn’t show “What dental care costs")]);
  });

  test("sends no newsletter whose links would lead readers to their own machines", async () => {
    const { status, stderr } = await niho("newsletter", "send", "dental-costs-nz-2025", {
      SMTP_URL: "smtp://mail.niho.example",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("PUBLIC_URL")]);
  });

  test("removes the samples and nothing else", async () => {
    expect((await niho("samples", "remove")).stdout).toBe("Removed 60 sample practices.\n");
    expect((await niho("practices", "--format", "json")).stdout).toBe("");
    expect(rowsIn(await niho("submissions", "--format", "json"))).toHaveLength(1);
    const ill = await niho("doctor");
    expect(ill.status).toBe(1);
    expect(ill.stdout).toContain("npm run -s niho -- samples load");
    expect(ill.stderr).toBe("One thing needs mending.\n");
  });

  test.each([
    [["practise"]],
    [["submissions", "--kind", "complaint"]],
    [["practices", "--place", "atlantis"]],
    [["samples", "load", "many"]],
    [["newsletter", "send"]],
    [["request", "show", "NIHO-7K4Q"]],
    [["practice", "leave", "Harbour"]],
  ])("refuses wrong words with 2: %j", async (words) => {
    const { status, stderr } = await niho(...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: /);
  });
});
