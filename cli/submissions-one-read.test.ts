import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { asked, requestOf } from "#tests/support/direct-site.ts";
import { book } from "#tests/support/direct-site.ts";
import { listed } from "./submissions.ts";

test("A line of the list says one state of a request, also where it ends while the list is printed", async () => {
  const { site, reference, patient } = await asked();
  // Another, so that both are read at once.
  await book(site, { preferredDate: "2026-12-03", email: "other@patient.example" });
  const { database, encryption } = site.services;
  const opened = {
    database,
    sealing: { encryption, keyedHash: site.services.keyedHash },
    config: readConfig({}),
  };
  const lines = listed(opened, {});
  const first = (await lines.next()).value!;
  await site.post(patient, { do: "cancel", sure: "yes", version: "1" });
  await site.post(patient, { do: "cancel", sure: "yes", version: "1" });
  const second = (await lines.next()).value!;
  for (const { status, outcome, reference: which } of [first, second])
    expect([which === reference, outcome === null || status === "closed"]).toEqual([
      which === reference,
      true,
    ]);
  expect((await requestOf(site, reference)).request.outcome).toBe("cancelled");
});
