import { expect, test } from "vitest";
import { insertSubmission } from "#database/requests/submissions.ts";
import { type Desk, eachDesk, sqliteDesk } from "#tests/support/desk.ts";
import { SEALING } from "#tests/support/sealing.ts";

const REFERENCE = "NIHO-2222-2222-22";

eachDesk("An application", ({ niho, piped, open, practices }) => {
  test("is one row that import understands, and without one there is a sentence", async () => {
    await applied(open, {});
    const { stdout, stderr } = await niho("application", "niho 2222 2222 22");
    expect(stdout).not.toContain("Hemi");
    expect(stderr).toContain("Ask whether patients can have them too");
    const taken = await piped(stdout, "import", "-", "--source", "applications");
    expect(taken.stdout).toContain("new 1 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0");
    expect(await practices()).toMatchObject([
      {
        name: "Māwhera Dental",
        address: "18 Revell Street",
        suburb: "Cobden",
        services: ["General Dentistry", "Braces", "Children’s Dentistry"],
      },
    ]);
    expect((await niho("application", "NIHO-4444-4444-49")).stderr).toContain(
      "No application has the reference NIHO-4444-4444-49.",
    );
    expect((await niho("audit", "--format", "json")).stdout).toContain('"command":"application"');
  });
});

sqliteDesk("An application", ({ niho, piped, open, practices, moveToEmpty }) => {
  test("is listed in the town that its address names, where the form has only the nearest city", async () => {
    for (const [address, city, town, note] of ADDRESSES) {
      await moveToEmpty();
      await applied(open, { address, city });
      const { stdout, stderr } = await niho("application", REFERENCE);
      expect(stderr).toContain(note);
      expect(stderr.split("\n")).toHaveLength(note === "" ? 2 : 3);
      await piped(stdout, "import", "-", "--source", "applications");
      expect([address, await practices()]).toMatchObject([address, [town]]);
    }
  });
});

/** As typed, the city that was chosen, what is listed, and what the operator is told. */
const ADDRESSES = [
  [
    "12 The Square, Te Awamutu 3800",
    "Hamilton",
    { address: "12 The Square", suburb: "", placeSlug: "te-awamutu", postcode: "3800" },
    "The address names Te Awamutu, and Hamilton was chosen in the form: the row says Te Awamutu.",
  ],
  [
    "12 The Square te awamutu 3800, New Zealand",
    "Hamilton",
    { address: "12 The Square", placeSlug: "te-awamutu", postcode: "3800" },
    "the row says Te Awamutu",
  ],
  [
    "1 Main Road, Lincoln 0612",
    "Auckland",
    { suburb: "Lincoln", placeSlug: "auckland" },
    "The address names Lincoln, and Auckland was chosen in the form: the row says Auckland.",
  ],
  ["9 Cambridge 3200", "Hamilton", { address: "9 Cambridge", placeSlug: "hamilton" }, ""],
  ["5 Cross Street, Heretaunga 5018", "Wellington", { suburb: "Heretaunga", placeSlug: "wellington" }, ""],
] as const;

async function applied(open: Desk["open"], fields: Record<string, string>) {
  const database = await open();
  await database.transact((tx) =>
    insertSubmission(tx, SEALING, {
      reference: REFERENCE,
      kind: "partner",
      receivedAt: new Date("2026-11-20T00:30:00Z"),
      noticeVersion: "1",
      fields: {
        practiceName: "Māwhera Dental",
        address: "18 Revell Street, Cobden 7802",
        city: "Greymouth",
        website: "https://mawhera.nz",
        services: ["General Checkups", "Teeth Cleaning", "Orthodontics", "Pediatric Care"],
        contactName: "Hemi Walker",
        email: "hemi@mawhera.nz",
        phone: "(03) 768 1234",
        message: "We moved last year.",
        ...fields,
      },
    }),
  );
  await database.close();
}
