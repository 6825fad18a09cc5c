import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { keep, SEALING } from "#tests/support/sealing.ts";
import type { Database } from "../database.ts";
import {
  claimSubmission,
  deleteExpiredKeys,
  eachSubmission,
  findSubmission,
  ReferenceTaken,
  submissionsFrom,
} from "./submissions.ts";

const { encryption } = SEALING;
const NOW = new Date("2026-11-20T01:02:03.456Z");
const TOMORROW = new Date("2026-11-21T01:02:03.456Z");

eachDatabase("submissions", (open) => {
  /** What a form's handler does: claim, and only who got the claim remembers. */
  function submit(
    database: Database,
    {
      reference,
      key = "k",
      contentHash = "h",
      now = NOW,
    }: {
      reference: string;
      key?: string;
      contentHash?: string;
      now?: Date;
    },
  ) {
    return database.transact(async (tx) => {
      const expiresAt = new Date(now.getTime() + 86_400_000);
      const claim = await claimSubmission(tx, { key, contentHash, reference, now, expiresAt });
      if (claim.claimed) {
        await keep(tx, {
          reference,
          kind: "booking",
          receivedAt: now,
          fields: { firstName: "Aroha" },
        });
      }
      return claim;
    });
  }

  async function references({ read }: Database): Promise<string[]> {
    return Array.fromAsync(eachSubmission(read, encryption), (submission) => submission.reference);
  }

  test("one person's are found by any way to write the address", async () => {
    const { transact, read } = await open();
    const sentFrom = (reference: string, email: string) =>
      transact((tx) => keep(tx, { reference, fields: { email } }));
    await sentFrom("NIHO-1", "Hemi@ｅxample.NZ");
    await sentFrom("NIHO-2", "hemi@xn--mori-qsa.nz");
    await sentFrom("NIHO-3", "Hemi@Māori.nz");
    const from = async (email: string) =>
      (await submissionsFrom(read, SEALING, email)).map(({ reference }) => reference);
    expect(await from(" hemi@𝐞xample.nz")).toEqual(["NIHO-1"]);
    expect(await from("hemi@Māori.nz")).toEqual(["NIHO-2", "NIHO-3"]);
    expect(await from("hemi@xn--mori-qsa.nz")).toEqual(["NIHO-2", "NIHO-3"]);
    expect(await from("tama@example.nz")).toEqual([]);
  });

  test("of forty identical submissions at once one is kept, and all the others get its reference", async () => {
    const database = await open();
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, index) => submit(database, { reference: `NIHO-${index}` })),
    );
    const [kept, ...more] = await references(database);
    expect(more).toEqual([]);
    expect(claims.filter((claim) => claim.claimed)).toHaveLength(1);
    for (const claim of claims) {
      if (!claim.claimed) expect(claim).toEqual({ claimed: false, reference: kept, sameContent: true });
    }
  });

  test("a key counts until the instant at which it expires, and can then be claimed once", async () => {
    const database = await open();
    await submit(database, { reference: "NIHO-1" });
    const justBefore = new Date(TOMORROW.getTime() - 1);
    expect(await submit(database, { reference: "NIHO-2", now: justBefore })).toMatchObject({
      claimed: false,
    });
    const claims = await Promise.all(
      ["NIHO-3", "NIHO-4", "NIHO-5"].map((reference) => submit(database, { reference, now: TOMORROW })),
    );
    expect(claims.filter((claim) => claim.claimed)).toHaveLength(1);
    expect(await references(database)).toHaveLength(2);
  });

  test("a claim whose submission fails is as if it had never been made", async () => {
    const database = await open();
    await submit(database, { reference: "NIHO-1" });
    await expect(submit(database, { reference: "NIHO-1", key: "another" })).rejects.toThrow(ReferenceTaken);
    expect(await submit(database, { reference: "NIHO-2", key: "another" })).toEqual({ claimed: true });
  });

  test("expired keys are deleted and no others", async () => {
    const database = await open();
    await submit(database, { reference: "NIHO-1" });
    await submit(database, { reference: "NIHO-2", key: "later", now: TOMORROW });
    expect(await database.transact((tx) => deleteExpiredKeys(tx, TOMORROW))).toBe(1);
    expect(await submit(database, { reference: "NIHO-3", key: "later", now: TOMORROW })).toMatchObject({
      reference: "NIHO-2",
    });
    expect(await references(database)).toEqual(["NIHO-1", "NIHO-2"]);
  });

  test("a submission comes back as it was received", async () => {
    const database = await open();
    const fields = {
      practiceName: "Ōtaki\0 \uD83E\uDDB7 \uD800",
      services: ["Braces", "Veneers"],
      message: "",
    };
    const submission = { reference: "NIHO-1", kind: "partner", receivedAt: NOW, fields } as const;
    await database.transact((tx) => keep(tx, submission));
    expect(await findSubmission(database.read, encryption, "NIHO-1")).toEqual({
      ...submission,
      status: "received",
      eraseOn: "2028-11-20",
      noticeVersion: "2026-11-20",
      doubtful: false,
    });
    for (const unknown of ["NIHO-2", "", "\0", "NIHO-1\0", "'"]) {
      expect(await findSubmission(database.read, encryption, unknown)).toBeUndefined();
    }
  });

  test("all submissions are walked through oldest first, of one kind when asked", async () => {
    const database = await open();
    const count = 450;
    await database.transact(async (tx) => {
      for (let index = 0; index < count; index++) {
        await keep(tx, {
          reference: `NIHO-${String(count - index).padStart(4, "0")}`,
          kind: index % 3 === 0 ? "contact" : "booking",
          // Several within each millisecond.
          receivedAt: new Date(NOW.getTime() + Math.floor(index / 7)),
          fields: {},
        });
      }
    });
    const walked = await Array.fromAsync(eachSubmission(database.read, encryption));
    const keys = walked.map(({ receivedAt, reference }) => receivedAt.toISOString() + reference);
    expect(keys).toEqual(keys.toSorted());
    expect(keys.length).toBe(count);
    expect(new Set(keys).size).toBe(count);
    const contacts = await Array.fromAsync(eachSubmission(database.read, encryption, { kind: "contact" }));
    expect(contacts.map((submission) => submission.kind)).toEqual(Array(150).fill("contact"));
  });
});
