import { expect, test } from "vitest";
import { insertSubmission } from "#database/requests/submissions.ts";
import { type Desk, eachDesk } from "#tests/support/desk.ts";
import { SEALING } from "#tests/support/sealing.ts";

const [MESSAGE, APPLICATION] = ["NIHO-7K4Q-2WXR-6M", "NIHO-2222-2222-22"] as const;

async function sentIn(
  desk: Desk,
  kind: "contact" | "partner",
  reference: string,
  fields: Record<string, string>,
) {
  const database = await desk.open();
  try {
    const receivedAt = new Date();
    await database.transact((tx) =>
      insertSubmission(tx, SEALING, { reference, kind, receivedAt, noticeVersion: "1", fields }),
    );
  } finally {
    await database.close();
  }
}

eachDesk("By commands", (desk) => {
  test("a message is answered once, and its writer may see what was written", async () => {
    const fields = {
      name: "Hana Sample",
      email: "hana@patient.example",
      category: "booking",
      subject: "Day",
      message: "Hi",
    };
    await sentIn(desk, "contact", MESSAGE, fields);
    const answered = await desk.niho("message", "answer", MESSAGE, "Yes, any day you like.");
    expect([answered.status, answered.stdout]).toEqual([
      0,
      `${MESSAGE} is answered. The running site sends the email.\n`,
    ]);
    expect((await desk.niho("person", "hana@patient.example")).stdout).toContain("Yes, any day you like.");
    const audit = await desk.niho("audit", "--about", MESSAGE, "--kind", "act", "--format", "json");
    expect(audit.stdout).toContain('"command":"message answer"');
    expect(audit.stdout).toContain('"who":"command line"');
  });

  test("an application is declined with its reason, or approved with what the register says", async () => {
    const reference = APPLICATION;
    await sentIn(desk, "partner", reference, {
      practiceName: "Revell Street Dental",
      address: "18 Revell Street, Hokitika 7810",
      city: "Greymouth",
      contactName: "Mereana Tipa",
      email: "hello@revell.example",
      phone: "03 555 0101",
    });
    expect((await desk.niho("application", "approve", reference)).stderr).toContain(
      "Look at least one dentist up in the register first.\n",
    );
    const dentist = `Mereana Tipa; 51234; ; ${new Date().getFullYear() + 1}-03-31; 2026-11-01`;
    const approved = await desk.niho("application", "approve", reference, "--dentist", dentist);
    expect([approved.status, approved.stdout]).toEqual([
      0,
      `${reference} is approved and listed. The running site sends the link.\n`,
    ]);
    expect(await desk.practices()).toMatchObject([{ name: "Revell Street Dental", town: "Hokitika" }]);
    const again = await desk.niho("application", "decline", reference, "--because", "No");
    expect([again.status, again.stderr]).toEqual([
      1,
      "command line approved it first. Nothing was changed.\n",
    ]);
  });
});
