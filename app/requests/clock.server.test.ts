import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, mailNames, openDirectSite, requestOf, tokensIn, travel } from "#tests/support/direct-site.ts";
import { nextDue } from "#domain/request-clock.ts";
import { memoryMailer } from "#mail/memory.ts";
import { MailRefused } from "#mail/message.ts";
import { actOn, openRequest } from "./act.server.ts";

eachDatabase("the clock of requests", (_open, openEmpty) => {
  test("sends mails for what is due, each once, until a request that no one touches has ended", async () => {
    const site = await openDirectSite({ open: openEmpty });
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
    const site = await openDirectSite({ open: openEmpty });
    const reference = await book(site, { practice: "3", urgency: "routine" });
    await travel(site, new Date("2026-12-01T00:00:00Z"));
    const { events } = await requestOf(site, reference);
    expect(events.map(({ event }) => event)).toEqual(["sent", "nudged", "tookBack"]);
  });

  test("asks three practices at most where another may have it, then gives up", async () => {
    const site = await openDirectSite({ open: openEmpty });
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
    const site = await openDirectSite({ open: openEmpty, mailer });
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

  test("two acts at once are one event and its mails, and the other learns of it", async () => {
    const site = await openDirectSite({ open: openEmpty });
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
      isCancelled ? ["booking-cancelled-2", "practice-off-2"] : ["booking-confirmed-2"],
    );
  });
});
