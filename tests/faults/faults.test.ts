import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { advanceDueRequests } from "#services/requests/clock.ts";
import { advanceRequestsJob } from "#outbox/jobs/advance-requests.ts";
import { backUpJob } from "#outbox/jobs/back-up.ts";
import { openClockCheck } from "#outbox/jobs/clock-check.ts";
import { eraseDueJob } from "#outbox/jobs/erase-due.ts";
import { type Job, jobRuns, startSchedule } from "#outbox/schedule.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { clockLogEvent } from "#server/chores.ts";
import { openTestListener, speak } from "../support/listener.ts";
import { keptIn } from "../support/form.ts";
import { book, linksOf, openDirectSite, requestOf } from "../support/direct-site.ts";
import { BOOKING, openEmptySite, sendWell } from "../support/forms.ts";
import { newFolder } from "../support/new-folder.ts";
import { TEST_SECRET } from "../support/sealing.ts";
import { openSite, type TestSite } from "../support/site.ts";
import { fault, smallDisk } from "./fault.ts";
import { sendAgain } from "./visitor.ts";

const MINUTES = 60_000;

describe("What is done later:", () => {
  fault("the backups’ folder may not be written", async () => {
    const folder = join(newFolder(), "backups");
    writeFileSync(folder, "");
    await failsAndRecovers(folder, () => rmSync(folder));
  });

  fault("the disk is full while a backup is written", async () => {
    const folder = smallDisk(64);
    const rest = join(folder, "the rest");
    writeFileSync(rest, Buffer.alloc(64 * 1_024));
    await failsAndRecovers(folder, () => rmSync(rest));
  });

  fault("a job fails", async () => {
    const site = await openEmptySite();
    let times = 0;
    const job: Job = {
      name: "fails once",
      every: 60 * MINUTES,
      scope: "database",
      run: async () => {
        if (times++ === 0) throw new Error("not today");
      },
    };
    await runsTwice(site, job);
  });
});

describe("Visitors:", () => {
  fault("a visitor breaks off in the middle of a form", async () => {
    const site = await openEmptySite();
    const { port } = await openTestListener({ site: site.served });
    const { head, body } = spoken();
    const { socket } = await speak(port, head + body.slice(0, body.length / 2));
    socket.destroy();
    await once(socket, "close");
    expect(await keptIn(site)).toEqual([]);
    await sendAgain(site, BOOKING.right);
  });

  fault("a visitor is gone before the answer comes", async () => {
    const site = await openEmptySite();
    const { port } = await openTestListener({ site: site.served });
    const { head, body } = spoken();
    const { socket } = await speak(port, head + body);
    socket.destroy();
    await expect.poll(() => keptIn(site)).toHaveLength(1);
    const [kept] = await keptIn(site);
    expect(await sendWell(site, BOOKING, BOOKING.right)).toBe(kept!.reference);
    expect(await keptIn(site)).toHaveLength(1);
  });
});

describe("The clock:", () => {
  fault("the clock jumps back an hour", async () => {
    const site = await openSite({ samples: 10 });
    const before = await sendWell(site, BOOKING, BOOKING.right);
    site.clock.now = new Date(site.clock.now.getTime() - 60 * MINUTES);
    expect((await site.fetch("/directory")).status).toBe(200);
    expect(await sendWell(site, BOOKING, BOOKING.right)).toBe(before);
    const after = await sendWell(site, BOOKING, {
      ...BOOKING.right,
      message: "Something else.",
      "submission-id": "2",
    });
    expect((await keptIn(site)).map(({ reference }) => reference).toSorted()).toEqual(
      [before, after].toSorted(),
    );
    site.clock.now = new Date(site.clock.now.getTime() + 60 * MINUTES);
    site.services.wakeMail();
    // What was just in hand when the clock jumped may have gone out twice, as the same message.
    expect(new Set((await site.mail()).map(({ messageId }) => messageId)).size).toBe(4);
  });

  fault("the clock is six days ahead for a minute", async () => {
    const site = await openDirectSite({ samples: 24 });
    const reference = await book(site, { practice: "3", preferredDate: "2026-11-23" });
    const { practice } = await linksOf(site);
    const agreed = { do: "answer", answer: "confirm", date: "2026-11-23", time: "09:30", minutes: "30" };
    await site.post(practice, { ...agreed, version: "1" });
    await site.mail();
    let uptime = 0;
    const checkClock = openClockCheck(site.database, {
      backupFolder: newFolder(),
      uptime: { boot: "one", milliseconds: () => uptime },
      onNews: (news) => site.log.log(clockLogEvent(news)),
    });
    const schedule = startSchedule({
      database: site.database,
      jobs: [advanceRequestsJob(checkClock, () => advanceDueRequests(site.services))],
      now: () => site.clock.now,
    });
    const runAt = async (instant: number, milliseconds: number) => {
      site.clock.now = new Date(instant);
      uptime = milliseconds;
      await schedule.runDue();
      site.services.wakeMail();
      await site.mail();
    };
    const today = site.clock.now.getTime();
    await runAt(today, 0);
    const before = await requestOf(site, reference);
    expect(before.request.status).toBe("confirmed");
    const sent = (await site.mail()).length;
    site.log.expect("clock jumped");
    await runAt(today + 6 * 24 * 60 * MINUTES, MINUTES);
    await runAt(today + 6 * 24 * 60 * MINUTES + MINUTES, 2 * MINUTES);
    await runAt(today + 3 * MINUTES, 3 * MINUTES);
    expect(await requestOf(site, reference)).toEqual(before);
    expect(await site.mail()).toHaveLength(sent);
    const reminder = await site.database.read
      .selectFrom("outbox")
      .select(["sent_at", "given_up_at"])
      .where("message_id", "like", "%booking-reminder%")
      .execute();
    expect(reminder).toEqual([{ sent_at: null, given_up_at: null }]);
    expect(site.log.lines.filter((line) => line.includes('"clock '))).toEqual([
      expect.stringMatching(/"clock jumped","kind":"ahead","days":6/),
      expect.stringMatching(/"clock set right","kind":"back","days":6/),
    ]);
    await schedule.stop();
  });

  fault("the clock jumps a day ahead and back", async () => {
    const site = await openSite({ samples: 10 });
    const today = site.clock.now;
    site.clock.now = new Date(today.getTime() + 24 * 60 * MINUTES);
    await sendWell(site, BOOKING, BOOKING.right);
    expect(await site.mail()).toHaveLength(2);
    site.clock.now = today;
    const page = await site.page("/book");
    expect(page.document.querySelector("[name=preferredDate]")!.getAttribute("min")).toBe("2026-11-20");
    await sendWell(site, BOOKING, { ...BOOKING.right, email: "tama@example.co.nz" });
    expect(await site.mail()).toHaveLength(4);
  });
});

describe("The clock at the start:", () => {
  fault("the clock is 35 days ahead at the start", async () => {
    const site = await openSite({ samples: 10 });
    const backupFolder = newFolder();
    const uptime = site.clock.now.getTime();
    const checkClock = openClockCheck(site.database, {
      backupFolder,
      uptime: { boot: "one", milliseconds: () => uptime },
      onNews: (news) => site.log.log(clockLogEvent(news)),
    });
    const erasuresFile = join(backupFolder, "erasures.txt");
    const job = eraseDueJob({ ...site.services, mailer: memoryMailer(), erasuresFile }, checkClock);
    const schedule = startSchedule({
      database: site.database,
      jobs: [job],
      now: () => site.clock.now,
    });
    const reference = await sendWell(site, BOOKING, BOOKING.right);
    await site.database.transact((tx) =>
      tx.updateTable("submissions").set({ erase_on: "2026-12-10" }).execute(),
    );
    await schedule.runDue();
    const today = site.clock.now;
    site.log.expect("clock jumped");
    site.clock.now = new Date(today.getTime() + 35 * 24 * 60 * MINUTES);
    await schedule.runDue();
    expect((await keptIn(site)).map((one) => one.reference)).toEqual([reference]);
    expect(await jobRuns(site.database.read)).toMatchObject([{ failure: "ClockJumped" }]);
    expect((await site.fetch("/directory")).status).toBe(200);
    site.clock.now = new Date(today.getTime() + 11 * MINUTES);
    await schedule.runDue();
    expect(await jobRuns(site.database.read)).toMatchObject([{ failedAt: null, doneAt: site.clock.now }]);
    expect((await keptIn(site)).map((one) => one.reference)).toEqual([reference]);
    await schedule.stop();
  });
});

/** The visitor sees nothing of it; `doctor` does, until it has been done ten minutes after the folder is mended. */
async function failsAndRecovers(folder: string, mend: () => void): Promise<void> {
  const site = await openEmptySite();
  await sendWell(site, BOOKING, BOOKING.right);
  const checkClock = () => Promise.resolve({ isPlausible: true } as const);
  const sealing = { folder, every: 86_400_000, secret: () => TEST_SECRET, checkClock };
  await runsTwice(site, backUpJob(site.database, sealing), () => {
    mend();
    mkdirSync(folder, { recursive: true });
    expect(readdirSync(folder)).toEqual([]);
  });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^niho-.*\.backup$/)]);
}

async function runsTwice(site: TestSite, job: Job, between: () => void = () => undefined): Promise<void> {
  const now = () => site.clock.now;
  const schedule = startSchedule({ database: site.database, jobs: [job], now });
  await schedule.runDue();
  expect(await jobRuns(site.database.read)).toMatchObject([{ name: job.name, doneAt: null }]);
  expect((await jobRuns(site.database.read))[0]!.failedAt).not.toBeNull();
  await sendWell(site, BOOKING, { ...BOOKING.right, email: "tama@example.co.nz" });
  between();
  site.clock.now = new Date(site.clock.now.getTime() + 11 * MINUTES);
  await schedule.runDue();
  expect(await jobRuns(site.database.read)).toMatchObject([{ failedAt: null, failure: null }]);
  await schedule.stop();
}

function spoken(): { head: string; body: string } {
  const body = new URLSearchParams(BOOKING.right).toString();
  const head = `POST / HTTP/1.1\r\nHost: niho.test\r\nOrigin: http://niho.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  return { head, body };
}
