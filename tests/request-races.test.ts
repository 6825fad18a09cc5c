import { SEALING } from "./support/sealing.ts";
import { expect, test } from "vitest";
import { actOn, openRequest } from "#services/requests/act.ts";
import { advanceDueRequests } from "#services/requests/clock.ts";
import { eraseSubmissions } from "#database/erasing.ts";
import { findLink, linksAbout, linkToken } from "#database/links.ts";
import type { Act } from "#domain/requests/requests.ts";
import { eachDatabase } from "./support/databases.ts";
import { book, mailNames, openDirectSite, requestOf } from "./support/direct-site.ts";
import type { TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

const RACES = isFullSuite ? 50 : 2;
const AT = new Date("2026-12-01T20:30:00Z");
const CANCEL: Act = { by: "sender", do: "cancel", words: "" };
const CONFIRM: Act = { by: "practice", do: "confirm", at: AT, minutes: 30, with: "", words: "" };
const OFFER: Act = { by: "practice", do: "offer", offers: [AT], minutes: 30, words: "" };

const openedBy = async (site: TestSite, reference: string, side: "request" | "practice") => {
  const links = await linksAbout(site.database.read, reference);
  const link = links.find(({ purpose }) => purpose === side)!;
  return (await openRequest(site.services, side, linkToken(site.services, link)))!;
};

eachDatabase("two acts at once", (open) => {
  test.each<[string, Act[]]>([
    ["the patient cancels while the practice confirms", [CANCEL, CONFIRM]],
    ["the practice confirms in one window and offers in another", [CONFIRM, OFFER]],
    ["a button is pressed five times", [CANCEL, CANCEL, CANCEL, CANCEL, CANCEL]],
  ])(`are one move, ${RACES} times: %s`, async (_what, acts) => {
    const site = await openDirectSite({ open });
    for (let race = 0; race < RACES; race++) {
      const reference = await book(site, { practice: String(race + 1), email: `p${race}@patient.example` });
      const sides = {
        sender: await openedBy(site, reference, "request"),
        practice: await openedBy(site, reference, "practice"),
      };
      const answers = await Promise.all(acts.map((act) => actOn(site.services, sides[act.by], act, 1)));
      const { events, request } = await requestOf(site, reference);
      expect([events.length, request.version]).toEqual([2, 2]);
      const winner = acts.findIndex((_, index) => answers[index]!.kind === "done");
      const kinds = acts.map((act) => (act === acts[winner] ? "done" : "conflict"));
      expect(answers.map(({ kind }) => kind)).toEqual(kinds);
      const causes = await site.database.read
        .selectFrom("outbox")
        .select("message_id")
        .where("reference", "=", reference)
        .where("message_id", "like", "%-2@%")
        .execute();
      const names = causes.map(({ message_id }) => /\.([\w-]+)-2@/.exec(message_id)![1]!).toSorted();
      const expected = {
        confirm: ["booking-confirmed", "booking-reminder", "practice-confirmed"],
        offer: ["booking-times"],
        cancel: ["booking-cancelled", "practice-off"],
      } as const;
      expect(names).toEqual(expected[acts[winner]!.do as keyof typeof expected]);
    }
  });

  test("two clocks do one thing each time", async () => {
    const site = await openDirectSite({ open });
    const reference = await book(site, { practice: "3", urgency: "routine" });
    site.clock.now = new Date("2026-11-23T01:00:00Z");
    await Promise.all([1, 2, 3].map(() => advanceDueRequests(site.services)));
    const { events } = await requestOf(site, reference);
    expect(events.map(({ event }) => event)).toEqual(["sent", "nudged"]);
    site.services.wakeMail();
    expect(mailNames(await site.mail()).filter((name) => name === "practice-nudge-1")).toHaveLength(1);
  });

  test("erasing a request leaves neither its events nor its links, and no link opens", async () => {
    const site = await openDirectSite({ open });
    const reference = await book(site, { practice: "3" });
    const [link] = await linksAbout(site.database.read, reference);

    await site.mail();
    await site.database.transact((tx) =>
      eraseSubmissions(tx, [reference], { now: site.clock.now, reason: "asked", ...SEALING }),
    );
    const events = await site.database.read.selectFrom("submission_events").selectAll().execute();
    const links = await site.database.read.selectFrom("links").selectAll().execute();
    expect([events, links]).toEqual([[], []]);
    expect(await findLink(site.database.read, "request", linkToken(site.services, link!))).toBeUndefined();
  });
});

test("one practice gets twenty requests an hour, the next waits for the hour to pass", async () => {
  const site = await openDirectSite();
  const references: string[] = [];
  for (let asked = 0; asked < 21; asked++)
    references.push(
      await book(site, { practice: "3", email: `p${asked}@patient.example`, firstName: `P${asked}` }),
    );
  const statuses = async () =>
    (await Promise.all(references.map((one) => requestOf(site, one)))).map(({ request }) => request.status);
  expect((await statuses()).filter((status) => status === "sent")).toHaveLength(20);
  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000 + 1_000);
  await advanceDueRequests(site.services);
  expect((await statuses()).filter((status) => status === "sent")).toHaveLength(21);
});
