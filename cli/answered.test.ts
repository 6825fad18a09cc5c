import { beforeEach, expect, test } from "vitest";
import { rowsIn } from "#tests/support/command-line.ts";
import { insertSubmission, type SubmissionKind } from "#database/requests/submissions.ts";
import { type Desk, eachDesk } from "#tests/support/desk.ts";
import { SEALING } from "#tests/support/sealing.ts";

const MESSAGE = "NIHO-7K4Q-2WXR-6M";
const APPLICATION = "NIHO-2222-2222-22";
const REQUEST = "NIHO-3333-3333-3P";
const UNKNOWN = "NIHO-4444-4444-49";

async function keep(desk: Desk): Promise<void> {
  const database = await desk.open();
  const kept: [string, SubmissionKind][] = [
    [MESSAGE, "contact"],
    [APPLICATION, "partner"],
    [REQUEST, "booking"],
  ];
  for (const [reference, kind] of kept)
    await database.transact((tx) =>
      insertSubmission(tx, SEALING, {
        reference,
        kind,
        receivedAt: new Date("2026-11-20T00:30:00Z"),
        noticeVersion: "1",
        fields: { email: "hemi@patient.example" },
      }),
    );
  await database.close();
}

async function rows(desk: Desk, ...words: string[]): Promise<Record<string, unknown>[]> {
  return rowsIn(await desk.niho("submissions", ...words, "--format", "json"));
}

eachDesk("answered", (desk) => {
  beforeEach(() => keep(desk));

  test("notes a message as answered with the time, and the lists, the audit and its owner see it", async () => {
    const { status, stdout } = await desk.niho("answered", "niho 7k4q 2wxr 6m");
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^NIHO-7K4Q-2WXR-6M is noted as answered, .+\d{4}/),
    ]);
    expect(await rows(desk, "--status", "answered")).toMatchObject([
      {
        reference: MESSAGE,
        status: "answered",
        version: 1,
        events: [{ at: expect.stringMatching(/Z$/), actor: "desk", event: "answered" }],
        due: null,
        late: false,
      },
    ]);
    const left = await rows(desk, "--status", "received");
    expect(left.map(({ reference }) => String(reference)).toSorted()).toEqual([APPLICATION, REQUEST]);
    expect((await desk.niho("audit")).stdout).toMatch(/answered +1 +NIHO-7K4Q-2WXR-6M/);
    expect((await desk.niho("person", "hemi@patient.example")).stdout).toMatch(
      /NIHO-7K4Q-2WXR-6M +event +[\d-]+ [\d:]+ desk answered/,
    );
  });

  test("says so the second time, and changes nothing", async () => {
    await desk.niho("answered", APPLICATION);
    const before = await rows(desk);
    expect(await desk.niho("answered", APPLICATION)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^NIHO-2222-2222-22 was already answered, .+ Nothing was changed\.\n$/),
    });
    expect(await rows(desk)).toEqual(before);
    expect((await desk.niho("audit", "--about", APPLICATION)).stdout.match(/answered/g)).toHaveLength(1);
  });

  test.each([
    [
      REQUEST,
      `${REQUEST} is a request for an appointment: pass it on with request send, or end it with request close.\n`,
    ],
    [UNKNOWN, `No message and no application has the reference ${UNKNOWN}.\n`],
  ])("refuses %s with one sentence and status 1", async (reference, stderr) => {
    expect(await desk.niho("answered", reference)).toEqual({ status: 1, stdout: "", stderr });
    expect(await rows(desk, "--status", "answered")).toEqual([]);
  });
});
