import { expect, test } from "vitest";
import { rowsIn } from "#tests/support/command-line.ts";
import { SAMPLE_IDENTITY, answeringSchedule } from "#content/identity.ts";
import { insertLink } from "#database/links.ts";
import { storeFirstState } from "#database/requests/requests.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { HOUR } from "#domain/durations.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { arrive } from "#domain/requests/request-clock.ts";
import { decideAtDesk, type DeskAct } from "#domain/requests/request-desk.ts";
import type { Request } from "#domain/requests/requests.ts";
import { type Desk, eachDesk } from "#tests/support/desk.ts";
import { SEALING } from "#tests/support/sealing.ts";

/** Requests that wait for our staff, and what the commands say of them. */

const LATE = "NIHO-2222-2222-22";
const EMERGENCY = "NIHO-3333-3333-3P";
const ROUTINE = "NIHO-4444-4444-49";
const UNKNOWN = "NIHO-7K4Q-2WXR-6M";
const PRACTICE = { id: 2, name: "Rimu Dental", phone: "(09) 012 3456", holidayRegion: "AUK" };

type Asked = Partial<Pick<Request, "urgency" | "chosen" | "mayGoElsewhere">> & {
  receivedAt?: Date;
  doubtful?: boolean;
  act?: DeskAct;
};

/** Stores a request as the site with `ROUTING=desk` does, and what our staff did with it. */
async function ask(
  desk: Desk,
  reference: string,
  {
    receivedAt = new Date(),
    urgency = "routine",
    chosen = null,
    mayGoElsewhere = chosen === null,
    doubtful = false,
    act,
  }: Asked,
): Promise<void> {
  const database = await desk.open();
  const circumstances = {
    now: receivedAt,
    desk: answeringSchedule(SAMPLE_IDENTITY, "bookings"),
    routing: "desk",
  } as const;
  const wish = { day: "2027-12-02", time: "09:30", words: "" };
  const first = arrive({ receivedAt, wish, urgency, chosen, mayGoElsewhere }, circumstances);
  const decision = act ? decideAtDesk(first, act, circumstances) : null;
  const state = decision?.kind === "moved" ? decision.request : first;
  const fields = {
    firstName: "Hemi",
    lastName: "Parata",
    email: "hemi@patient.example",
    phone: "021 555 0147",
    service: "General Checkup",
    location: "Auckland",
    preferredDate: "2027-12-02",
    patientType: "new",
    practiceName: chosen === null ? "" : "Harbour Steps Dental",
  };
  await database.transact(async (tx) => {
    const submission = {
      reference,
      kind: "booking",
      receivedAt,
      noticeVersion: "1",
      doubtful,
      fields,
    } as const;
    await insertSubmission(tx, SEALING, submission);
    await storeFirstState(tx, SEALING.encryption, reference, state);
    const link = { purpose: "request", reference, practiceId: null, madeAt: receivedAt, sentTo: "" } as const;
    await insertLink(tx, SEALING, link);
  });
  await database.close();
}

eachDesk(
  "Requests that wait for our staff",
  (desk) => {
    test("are listed with the late ones first and marked, then emergencies, without the patient’s name", async () => {
      await ask(desk, ROUTINE, {});
      await ask(desk, EMERGENCY, { urgency: "emergency" });
      await ask(desk, LATE, { receivedAt: new Date(Date.now() - 30 * 24 * HOUR) });
      await ask(desk, UNKNOWN, { act: { do: "send", practice: PRACTICE, isChosen: false, reasons: [] } });
      const listed = await desk.niho("request", "list", "--format", "json");
      expect([listed.status, rowsIn(listed).map(({ reference, late }) => [reference, late])]).toEqual([
        0,
        [
          [LATE, true],
          [EMERGENCY, false],
          [ROUTINE, false],
        ],
      ]);
      expect(rowsIn(listed)[1]).toEqual({
        reference: EMERGENCY,
        status: "received",
        urgency: "emergency",
        service: "General Checkup",
        place: "Auckland",
        wish: { day: "2027-12-02", time: "09:30" },
        due: expect.stringMatching(/Z$/),
        late: false,
        doubtful: false,
      });
      const table = (await desk.niho("request", "list")).stdout;
      expect(table).toMatch(
        /^due +reference +status +urgency +service +place +wished\nLATE by \d+ days +NIHO-2222/,
      );
      expect(table).toMatch(/in \d+ (min|h \d+ min|days) +NIHO-3333-3333-3P +received +emergency/);
      expect(table).toContain("Thursday 2 December, 9:30am");
      expect(listed.stdout + table).not.toMatch(/Hemi|Parata|patient|0147/);
    });

    test("are marked where the hidden field of their form was filled in, in every command that lists or shows them", async () => {
      await ask(desk, ROUTINE, { doubtful: true });
      await ask(desk, EMERGENCY, { urgency: "emergency" });
      for (const command of [["request", "list"], ["submissions"]]) {
        const listed = rowsIn(await desk.niho(...command, "--format", "json"));
        const marks = listed.map(({ reference, doubtful }) => [reference, doubtful]);
        expect(Object.fromEntries(marks)).toEqual({ [ROUTINE]: true, [EMERGENCY]: false });
        const table = (await desk.niho(...command)).stdout;
        expect(table.match(/^.*doubtful.*$/gm)).toEqual([
          expect.stringMatching(/NIHO-4444.+received \(doubtful\)/),
        ]);
      }
      expect((await desk.niho("request", "show", ROUTINE)).stdout).toMatch(/Doubtful +A hidden field/);
      expect((await desk.niho("request", "show", EMERGENCY)).stdout).not.toContain("Doubtful");
      const [shown] = rowsIn(await desk.niho("request", "show", ROUTINE, "--format", "json"));
      expect(shown).toMatchObject({ doubtful: true });
    });

    test("are none where all are with a practice", async () => {
      await ask(desk, ROUTINE, { act: { do: "send", practice: PRACTICE, isChosen: false, reasons: [] } });
      expect(await desk.niho("request", "list")).toEqual({
        status: 0,
        stdout: "",
        stderr: "No requests are waiting for our staff.\n",
      });
    });

    test("are shown with what staff need and the practices that fit, and the audit has it", async () => {
      await ask(desk, ROUTINE, { chosen: 3, mayGoElsewhere: true });
      const { stdout } = await desk.niho("request", "show", ROUTINE);
      for (const fact of [
        /Name +Hemi Parata/,
        /Phone +021 555 0147/,
        /How soon +Routine/,
        /May go elsewhere +yes/,
      ])
        expect(stdout).toMatch(fact);
      expect(stdout).toMatch(/\n3 +.+\(a sample\) +\S+ +yes +\(\d+\) [\d ]+the patient chose it\n/);
      const [shown] = rowsIn(await desk.niho("request", "show", ROUTINE, "--format", "json"));
      expect(shown).toMatchObject({ reference: ROUTINE, whose: "ours", mayGoElsewhere: true });
      const practices = shown!.practices as Record<string, unknown>[];
      expect(practices).toHaveLength(5);
      expect(practices[0]).toMatchObject({ id: 3, getsMail: true, reasons: ["the patient chose it"] });
      expect((await desk.niho("audit", "--about", ROUTINE)).stdout.match(/request show/g)).toHaveLength(2);
    });

    test("are left as they are, with one sentence and status 1, where that can’t be done", async () => {
      const [chosen, sent, ended] = [LATE, EMERGENCY, "NIHO-P6K8-H3QT-HD"];
      await ask(desk, ROUTINE, {});
      await ask(desk, chosen, { chosen: 3 });
      await ask(desk, sent, { act: { do: "send", practice: PRACTICE, isChosen: false, reasons: [] } });
      await ask(desk, ended, { act: { do: "close", words: "" } });
      const before = await desk.niho("submissions", "--format", "json");
      const because = ["--because", "They asked us"];
      for (const [words, sentence] of [
        [["send", UNKNOWN, "3"], `No request has the reference ${UNKNOWN}.`],
        [["send", ROUTINE, "99999"], "There’s no listed practice 99999."],
        [
          ["send", chosen, "4"],
          `The patient chose another practice, and hasn’t agreed to practice 4 for ${chosen}.`,
        ],
        [["send", sent, "3"], `Rimu Dental (2) already has ${sent}.`],
        [["send", ended, "3"], `${ended} has ended: unplaced.`],
        [["close", UNKNOWN, ...because], `No request has the reference ${UNKNOWN}.`],
        [["close", sent, ...because], `Rimu Dental (2) already has ${sent}.`],
        [["take-back", ROUTINE, ...because], `No practice has ${ROUTINE}: it’s waiting for our staff.`],
        [["take-back", ended, ...because], `${ended} has ended: unplaced.`],
        [["reopen", sent], `Rimu Dental (2) already has ${sent}.`],
      ] as const)
        expect(await desk.niho("request", ...words)).toEqual({
          status: 1,
          stdout: "",
          stderr: `${sentence}\n`,
        });
      expect(await desk.niho("submissions", "--format", "json")).toEqual(before);
    });

    test("to samples are named before real practices take their place, since they’d look real then", async () => {
      await ask(desk, ROUTINE, { act: { do: "send", practice: PRACTICE, isChosen: false, reasons: [] } });
      const list = desk.file("list.csv", "id,name,town\n1,Māwhera Dental,Greymouth\n");
      const replace = ["import", list, "--source", "list", "--replace-samples"];
      const { stderr } = await desk.niho(...replace, "--dry-run");
      expect(stderr).toContain(`1 request to sample practices is still open: ${ROUTINE}. Once`);
      await desk.niho("erase", ROUTINE, "--yes");
      expect((await desk.niho(...replace)).stderr).not.toContain(ROUTINE);
    });

    test("are agreed by phone with a practice that no mail reaches: the patient has the time, the file and the reminder", async () => {
      const list = "id,name,town,phone\n1,Māwhera Dental,Greymouth,03 768 1234\n";
      await desk.niho("import", desk.file("list.csv", list), "--source", "list", "--replace-samples");
      await ask(desk, ROUTINE, {});
      const day = newZealandDay(new Date(Date.now() + 7 * 24 * HOUR));
      const agree = ["request", "agree", ROUTINE, "10001", day];
      expect((await desk.niho(...agree, "9.30", "--minutes", "25")).status).toBe(2);
      expect((await desk.niho(...agree, "3am")).stderr).toBe(
        "Give a time between 6am and 10pm, in steps of 5 minutes.\n",
      );
      const { status, stdout } = await desk.niho(...agree, "9:30am");
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(
          /^NIHO-4444-4444-49 is agreed: \w+ \d+ \w+, 9:30am, Māwhera Dental \(10001\)\. The running site emails the patient; no email reaches the practice, so tell them by phone\.\n$/,
        ),
      ]);
      expect((await desk.niho(...agree, "9:30am")).stdout).toContain("Nothing was changed");
      const [listed] = rowsIn(await desk.niho("submissions", "--format", "json"));
      expect(listed).toMatchObject({
        status: "confirmed",
        practice: 10_001,
        appointment: { minutes: 30 },
        mails: [{ which: "booking-confirmed-1" }, { which: "booking-reminder-1" }],
      });
      expect((await desk.niho("audit", "--about", ROUTINE)).stdout).toContain("request agree");
    });

    test("are taken back from a practice, ended, and taken up again, and the patient is told each time", async () => {
      await ask(desk, ROUTINE, { act: { do: "send", practice: PRACTICE, isChosen: false, reasons: [] } });
      const because = ["--because", "They close for good"];
      const back = ["request", "take-back", ROUTINE, ...because];
      expect((await desk.niho(...back)).stdout).toMatch(
        /^Rimu Dental \(2\) no longer has NIHO-4444-4444-49\. The running site emails the patient and the practice\.\nOur staff have until .+ to find another practice: request show NIHO-4444-4444-49\n$/,
      );
      expect((await desk.niho(...back)).stdout).toContain("Nothing was changed");
      expect((await desk.niho("request", "send", ROUTINE, "2")).stderr).toContain("has already had");
      await desk.niho("request", "close", ROUTINE, ...because);
      expect((await desk.niho("request", "reopen", ROUTINE)).stdout).toMatch(
        /^Our staff have until .+ to find a practice: request show NIHO-4444-4444-49\. The running site emails the patient\.\n$/,
      );
      expect((await desk.niho("request", "reopen", ROUTINE)).stdout).toContain("Nothing was changed");
      const [listed] = rowsIn(await desk.niho("submissions", "--format", "json"));
      expect(listed).toMatchObject({
        status: "received",
        outcome: null,
        events: [{ event: "tookBack" }, { event: "closed" }, { event: "reopened" }],
      });
      const { stdout } = await desk.niho("audit", "--about", ROUTINE);
      for (const command of ["take-back", "close", "reopen"]) expect(stdout).toContain(`request ${command}`);
    });

    test("are sent on once: the same command again says so and changes nothing", async () => {
      await ask(desk, ROUTINE, { act: { do: "send", practice: PRACTICE, isChosen: false, reasons: [] } });
      expect(await desk.niho("request", "send", ROUTINE, "2")).toEqual({
        status: 0,
        stdout: `Rimu Dental (2) already has ${ROUTINE}. Nothing was changed.\n`,
        stderr: "",
      });
    });
  },
  { ROUTING: "desk" },
  60,
);

eachDesk(
  "Where mail leaves the machine",
  (desk) => {
    test("a sample practice gets no request from our staff", async () => {
      await ask(desk, ROUTINE, {});
      expect((await desk.niho("request", "show", ROUTINE)).stdout).toContain("no: call them");
      expect(await desk.niho("request", "send", ROUTINE, "3")).toEqual({
        status: 1,
        stdout: "",
        stderr:
          "We can’t email practice 3: they have no email address, or are a sample. Call them, and note the time with request agree, or choose another.\n",
      });
    });
  },
  { ROUTING: "desk", SMTP_URL: "smtp://mail.example", PUBLIC_URL: "https://niho.example" },
  60,
);
