import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { BOOKING } from "#tests/support/forms.ts";
import { openDirectSite, requestOf, travel } from "#tests/support/direct-site.ts";
import { ORIGIN, type TestSite } from "#tests/support/site.ts";
import { CODE_TEXT, openSenders } from "./senders.ts";

/** Asks practice 3 from a network, and gives the status of what was stored. */
async function bookFrom(site: TestSite, from: string, name: string, answers: Record<string, string> = {}) {
  const fields = {
    ...BOOKING.right,
    practice: "3",
    urgency: "routine",
    preferredDate: "2026-12-10",
    email: `${name}@patient.example`,
    message: name,
    ...answers,
  };
  const init = { method: "POST", body: new URLSearchParams(fields), headers: { Origin: ORIGIN } };
  const response = await site.fetch(BOOKING.page, init, from);
  expect(response.status).toBe(303);
  const reference = new URL(response.headers.get("Location")!, ORIGIN).searchParams.get("reference")!;
  return { reference, status: (await requestOf(site, reference)).request.status };
}

async function statuses(
  count: number,
  book: (number: number) => Promise<{ status: string }>,
): Promise<string[]> {
  const all: string[] = [];
  for (let number = 0; number < count; number++) all.push((await book(number)).status);
  return all;
}

const sent = (all: readonly string[]) => all.filter((status) => status === "sent").length;

test("made-up requests of one network close a practice to no one else", async () => {
  const site = await openDirectSite({ samples: 24 });
  expect(sent(await statuses(20, (number) => bookFrom(site, "192.0.2.1", `made-up${number}`)))).toBe(5);
  expect((await bookFrom(site, "198.51.100.7", "honest")).status).toBe("sent");
  // The clock sends on what waits, no faster.
  await travel(site, new Date(site.clock.now.getTime() + 1.01 * HOUR));
  const requests = await site.database.read.selectFrom("submissions").select("status").execute();
  expect(sent(requests.map(({ status }) => status))).toBe(11);
});

test("an emergency goes to a practice at once, whatever others or the same network have sent", async () => {
  const site = await openDirectSite({ samples: 24 });
  const emergency = { urgency: "emergency", preferredDate: "2026-11-20", preferredTime: "4:00 PM" };
  for (let network = 0; network < 4; network++)
    await statuses(5, (number) => bookFrom(site, `192.0.2.${network}`, `p${network}-${number}`));
  expect((await bookFrom(site, "198.51.100.7", "the-21st")).status).toBe("received");
  expect((await bookFrom(site, "198.51.100.8", "in-pain", emergency)).status).toBe("sent");
  expect((await bookFrom(site, "192.0.2.1", "in-pain-too", emergency)).status).toBe("sent");
});

test("emergencies of one network are twenty an hour, counted apart from what is not urgent", async () => {
  const senders = openSenders();
  const now = new Date("2026-11-20T00:30:00Z");
  const waits = async (
    count: number,
    isEmergency: boolean,
    more: { visitor?: string; isLoopback?: boolean } = {},
  ) => {
    const post = { visitor: "192.0.2.1", isLoopback: false, ...more };
    const one = { post, practice: 3, isEmergency, now };
    const claimed = await Promise.all(Array.from({ length: count }, () => senders.claim(one)));
    return claimed.filter((at) => at > now).length;
  };
  expect(await waits(7, false)).toBe(2);
  expect(await waits(22, true)).toBe(2);
  expect(await waits(5, false, { visitor: "192.0.2.2" })).toBe(0);
  // An undeclared proxy on this machine makes all its visitors look like one.
  expect(await waits(27, false, { visitor: "127.0.0.1", isLoopback: true })).toBe(2);
});

test("the same form sent twice counts once, and what is refused does not count", async () => {
  const site = await openDirectSite({ samples: 24 });
  for (let time = 0; time < 6; time++) await bookFrom(site, "192.0.2.1", "one");
  const wrong = { ...BOOKING.right, practice: "3", email: "no address" };
  const init = { method: "POST", body: new URLSearchParams(wrong), headers: { Origin: ORIGIN } };
  for (let time = 0; time < 6; time++)
    expect((await site.fetch(BOOKING.page, init, "192.0.2.1")).status).toBe(422);
  expect(sent(await statuses(5, (number) => bookFrom(site, "192.0.2.1", `another${number}`)))).toBe(4);
});

test("nothing of the network is stored", async () => {
  const site = await openDirectSite({ samples: 24 });
  await bookFrom(site, "203.0.113.77", "one");
  for (const table of ["submissions", "links", "submission_events", "outbox", "first_mails"] as const)
    expect(JSON.stringify(await site.database.read.selectFrom(table).selectAll().execute())).not.toContain(
      "203.0.113.77",
    );
});

test("one network gets six codes for texts in a day, and leaves those of others alone", async () => {
  const senders = openSenders();
  const now = new Date("2026-11-20T00:30:00Z");
  const ask = async (visitor: string, at = now) =>
    (await senders.claim({ ...CODE_TEXT, post: { visitor, isLoopback: false }, now: at })) <= at;
  const asked = await Promise.all(Array.from({ length: 50 }, () => ask("192.0.2.1")));
  expect(asked.filter(Boolean).length).toBe(6);
  expect(await ask("198.51.100.7")).toBe(true);
});
