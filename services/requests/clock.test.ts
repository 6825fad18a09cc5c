import { expect, test } from "vitest";
import { dueRequests } from "#database/requests/requests.ts";
import { MINUTE } from "#domain/durations.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, mailNames, openDirectSite, requestOf, tokensIn, travel } from "#tests/support/direct-site.ts";
import { nextDue } from "#domain/requests/request-due.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { actOn, openRequest } from "./act.ts";

eachDatabase("the clock of requests", (open) => {
  test("sends mails for what is due, each once, until a request that no one touches has ended", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const reference = await book(site, { practice: "3", urgency: "routine" });
    expect(mailNames(await site.mail()).toSorted()).toEqual(["booking-received", "practice-request-1"]);
    for (let looks = 0; looks < 20; looks++) {
      const due = nextDue((await requestOf(site, reference)).request);
      if (!due) break;
      await travel(site, due.at);
      await travel(site, due.at);
    }
    const { request, events } = await requestOf(site, reference);
    expect(request).toMatchObject({ status: "closed", outcome: "unplaced" });
    expect(events.map(({ event }) => event)).toEqual(["sent", "nudged", "tookBack", "lapsed"]);
    expect(
      mailNames(await site.mail())
        .slice(2)
        .toSorted(),
    ).toEqual(["booking-back-2", "booking-ended-3", "practice-nudge-1", "practice-off-2"]);
  });

  test("does the same events after days without it", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const reference = await book(site, { practice: "3", urgency: "routine" });
    await travel(site, new Date("2026-12-01T00:00:00Z"));
    const { events } = await requestOf(site, reference);
    expect(events.map(({ event }) => event)).toEqual(["sent", "nudged", "tookBack"]);
  });

  test("looks no more at a request that an earlier release had due sooner, until it is due", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const reference = await book(site, { practice: "3", urgency: "routine" });
    const { now } = site.clock;
    await site.database.transact((tx) =>
      tx.updateTable("submissions").set({ next_due_at: now.toISOString() }).execute(),
    );
    expect(await dueRequests(site.database.read, now, 10)).toEqual([reference]);
    await travel(site, now);
    expect(await dueRequests(site.database.read, now, 10)).toEqual([]);
    const { request, events } = await requestOf(site, reference);
    expect(events.map(({ event }) => event)).toEqual(["sent"]);
    expect(await dueRequests(site.database.read, nextDue(request)!.at, 10)).toEqual([reference]);
  });

  test("asks three practices at most where another may have it, then gives up", async () => {
    const site = await openDirectSite({ open });
    const reference = await book(site, { location: "Auckland", service: "General Checkup" });
    await travel(site, new Date("2026-11-24T20:00:00Z"));
    await travel(site, new Date("2026-11-26T20:00:00Z"));
    await travel(site, new Date("2026-11-30T20:00:00Z"));
    await travel(site, new Date("2026-12-02T20:00:00Z"));
    const { request, events } = await requestOf(site, reference);
    expect(events.filter(({ event }) => event === "sent")).toHaveLength(3);
    expect(new Set(request.tried.map(({ practice }) => practice)).size).toBe(3);
    expect(request).toMatchObject({ status: "closed", outcome: "unplaced" });
  });

  test("takes a request back at once from a practice whose mail is refused, and asks no practice twice", async () => {
    const refused: string[] = [];
    const mailer = memoryMailer(({ messageId, to }) => {
      const isAsked = /\.practice-(request|change)-/.test(messageId);
      if (!isAsked || (refused.length > 0 && !refused.includes(to.email))) return;
      refused.push(to.email);
      throw new MailRefused("550 no such mailbox", true);
    });
    const site = await openDirectSite({ open, mailer });
    const reference = await book(site, { practice: "3", urgency: "routine", elsewhere: "yes" });
    await site.mail();
    expect((await requestOf(site, reference)).request).toMatchObject({ status: "sent", practice: { id: 3 } });
    await travel(site, new Date(site.clock.now.getTime() + 60_000));
    const { request, events } = await requestOf(site, reference);
    expect(events.map(({ event, detail }) => detail.why ?? event)).toEqual(["sent", "undelivered", "sent"]);
    expect(request.practice?.id).not.toBe(3);
    const names = mailNames(mailer.sent);
    expect(names.filter((name) => name.startsWith("practice"))).toEqual(["practice-request-3"]);
    expect(names).toContain("booking-passed-3");
    await travel(site, new Date(site.clock.now.getTime() + 60_000));
    expect((await requestOf(site, reference)).events).toHaveLength(3);
  });

  test("calls no practice silent that our mail hasn’t reached, and gives one that it reaches late its whole time", async () => {
    let isAway = true;
    const mailer = memoryMailer(() => {
      if (isAway) throw new Error("connect ECONNREFUSED");
    });
    const site = await openDirectSite({ open, mailer });
    const reference = await book(site, { location: "Auckland", service: "General Checkup" });
    await site.mail();
    const request = async () => (await requestOf(site, reference)).request;
    const next = async () => travel(site, nextDue(await request())!.at);
    const happened = async () =>
      (await requestOf(site, reference)).events.map(({ event, detail }) => detail.why ?? event);
    const practices = () => mailNames(mailer.sent).filter((name) => name.startsWith("practice"));
    // Two practices have had all of their time, and neither has had the request.
    for (let looks = 0; looks < 4; looks++) await next();
    expect(await happened()).toEqual(["sent", "undelivered", "sent", "undelivered", "sent"]);
    // The third gets it after it should have replied.
    await next();
    isAway = false;
    await travel(site, new Date(site.clock.now.getTime() + 10 * MINUTE));
    expect(practices()).toEqual(["practice-request-5"]);
    const late = site.clock.now;
    await next();
    expect([(await request()).status, practices()]).toEqual(["sent", ["practice-request-5"]]);
    expect((await request()).clocks.answerBy!.getTime()).toBeGreaterThan(late.getTime());
    await next();
    expect(practices()).toEqual(["practice-request-5", "practice-nudge-5"]);
    await next();
    expect((await happened()).slice(5, 7)).toEqual(["nudged", "silent"]);
    expect(practices()).toEqual(["practice-request-5", "practice-nudge-5", "practice-off-6"]);
  });

  test("tells the patient to call, once, where the mail about the time they chose or cancelled is refused", async () => {
    const mailer = memoryMailer(({ messageId }) => {
      if (/\.practice-(chosen|off)-/.test(messageId)) throw new MailRefused("550 no such mailbox", true);
    });
    const site = await openDirectSite({ samples: 24, open, mailer });
    const reference = await book(site, { practice: "3", urgency: "routine" });
    await site.mail();
    const tokenOf = (name: string) =>
      tokensIn(mailer.sent.find((mail) => mailNames([mail])[0] === name)!)[0]!;
    const [token, ofPractice] = [tokenOf("booking-received"), tokenOf("practice-request-1")];
    const said = async () => {
      const { document } = await site.page(`/request?token=${token}`);
      return document.querySelector("main")!.textContent;
    };
    const look = () => travel(site, new Date(site.clock.now.getTime() + 60_000));

    const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15", version: "1" };
    await site.post(`/practice/request?token=${ofPractice}`, offer);
    await site.post(`/request?token=${token}`, { do: "answer", choice: "1", version: "2" });
    for (let looks = 0; looks < 3; looks++) await look();
    const { request } = await requestOf(site, reference);
    expect([request.status, request.appointment?.at]).toEqual([
      "confirmed",
      new Date("2026-12-02T01:15:00Z"),
    ]);
    const call = mailer.sent.find((mail) => mailNames([mail])[0] === "booking-call-3")!;
    expect(call.text).toContain("your appointment on Wednesday 2 December, 2:15pm, so they might not know");
    expect(call.text).toContain(request.practice!.phone);
    expect(await said()).toMatch(
      /Our email didn’t reach them. Please call them on .+ and ask whether they’re expecting you/,
    );

    await site.post(`/request?token=${token}`, { do: "cancel", sure: "yes", version: "3" });
    for (let looks = 0; looks < 3; looks++) await look();
    expect(await said()).toMatch(
      /Our email didn’t reach .+\. Please call them on .+ and tell them that you’ve cancelled/,
    );
    const { events } = await requestOf(site, reference);
    const happened = ["sent", "offered", "chose", "unreached", "cancelled", "unreached"];
    expect(events.map(({ event }) => event)).toEqual(happened);
    const calls = mailNames(mailer.sent).filter((name) => name.startsWith("booking-call"));
    expect(calls).toEqual(["booking-call-3", "booking-call-4"]);
  });

  test("asks the practice to call, once, where the mail that confirms the time to the patient is refused", async () => {
    const mailer = memoryMailer(({ messageId }) => {
      if (/\.booking-confirmed-/.test(messageId)) throw new MailRefused("550 no such mailbox", true);
    });
    const site = await openDirectSite({ samples: 24, open, mailer });
    await keepTimes(site, 3);
    const chosenTime = "2026-12-01T21:00Z";
    const reference = await book(site, { practice: "3", service: "General Checkup", chosenTime });
    await site.mail();
    for (let looks = 0; looks < 3; looks++) await travel(site, new Date(site.clock.now.getTime() + 60_000));
    const { request, events, fields } = await requestOf(site, reference);
    expect(events.map(({ event }) => event)).toEqual(["booked", "bounced"]);
    expect(request).toMatchObject({ status: "confirmed", version: 1 });
    expect(mailNames(mailer.sent)).toEqual(["practice-booked-1", "practice-bounced-1"]);
    const mail = mailer.sent[1]!;
    expect(mail.subject).toBe(`Please call your patient: Wednesday 2 December, 10am, ${reference}`);
    expect(`${mail.text}${mail.html}`).not.toContain(fields.phone);
    const { document } = await site.page(`/practice/request?token=${tokensIn(mail)[0]}`);
    const said = document.querySelector("main")!.textContent;
    expect(said).toContain("Our email with the time didn’t reach the patient. Please call them.");
    expect(said).toContain("Show who the patient is");
  });

  test("two acts at once are one event and its mails, and the other learns of it", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const reference = await book(site, { practice: "3" });
    const mails = await site.mail();
    const tokenOf = (name: string) => tokensIn(mails.find((mail) => mailNames([mail])[0] === name)!)[0]!;
    const patient = (await openRequest(site.services, "request", tokenOf("booking-received")))!;
    const practice = (await openRequest(site.services, "practice", tokenOf("practice-request-1")))!;
    const at = new Date("2026-11-25T20:30:00Z");
    const answers = await Promise.all([
      actOn(site.services, patient, { by: "sender", do: "cancel", words: "" }, 1),
      actOn(
        site.services,
        practice,
        { by: "practice", do: "confirm", at, minutes: 30, with: "", words: "" },
        1,
      ),
      actOn(site.services, patient, { by: "sender", do: "cancel", words: "" }, 1),
    ]);
    const { events, request } = await requestOf(site, reference);
    expect(events).toHaveLength(2);
    const isCancelled = request.status === "closed";
    const expected = isCancelled ? ["done", "conflict", "done"] : ["conflict", "done", "conflict"];
    expect(answers.map(({ kind }) => kind)).toEqual(expected);
    const names = mailNames(await site.mail()).slice(2);
    expect(names.toSorted()).toEqual(
      isCancelled
        ? ["booking-cancelled-2", "practice-off-2"]
        : ["booking-confirmed-2", "practice-confirmed-2"],
    );
  });
});
