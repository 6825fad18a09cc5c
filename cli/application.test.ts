import { expect, test } from "vitest";
import { insertSubmission } from "#database/submissions.ts";
import { eachDesk } from "#tests/support/desk.ts";
import { SEALING } from "#tests/support/sealing.ts";

const REFERENCE = "NIHO-2222-2222-22";

eachDesk("An application", ({ niho, piped, open, practices }) => {
  test("is one row that import understands, and without one there is a sentence", async () => {
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
        },
      }),
    );
    await database.close();
    const { stdout, stderr } = await niho("application", "niho 2222 2222 22");
    expect(stdout).not.toContain("Hemi");
    expect(stderr).toContain("ask whether patients may have them");
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
