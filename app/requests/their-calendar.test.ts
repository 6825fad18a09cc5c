import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Message } from "#outbox/transports/message.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { asked, requestOf } from "#tests/support/direct-site.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import type { TestSite } from "#tests/support/site.ts";

/** The practice's calendar as a calendar program has it that takes what these mails bring: when, by UID. */
function calendarFrom(mails: readonly Message[]): Map<string, string> {
  const known = new Map<string, { sequence: number; when: string }>();
  for (const { calendar, text } of mails) {
    if (!calendar?.text.includes(".visit@")) continue;
    const event = ICAL.Component.fromString(calendar.text).getFirstSubcomponent("vevent")!;
    const read = (name: string) => String(event.getFirstPropertyValue(name));
    const [uid, sequence] = [read("uid"), Number(read("sequence"))];
    // A calendar takes no notice of an older one (RFC 5546, section 2.1.5).
    expect(sequence).toBeGreaterThan(known.get(uid)?.sequence ?? -1);
    const isGone = calendar.method === "CANCEL";
    expect(read("status")).toBe(isGone ? "CANCELLED" : "CONFIRMED");
    expect(text).toMatch(
      isGone ? /file takes it out of your calendar/ : /file (updates|keeps) your calendar/,
    );
    known.set(uid, { sequence, when: isGone ? "gone" : read("dtstart") });
  }
  return new Map([...known].map(([uid, { when }]) => [uid, when]));
}

const WEDNESDAY = { date: "2026-12-02", time: "09:30", minutes: "30" };

eachDatabase("A practice whose calendar took what they confirmed with one press", (open) => {
  test.each([
    ["the patient cancels", "patient", { do: "cancel", sure: "yes" }],
    ["they cancel it themselves", "practice", { do: "answer", answer: "cancel" }],
    [
      "they offer other times instead",
      "practice",
      { do: "answer", answer: "offer", date1: "2026-12-04", time1: "10:00", why: "other" },
    ],
    ["our staff take it back", "desk", { _act: "request take-back", backWhy: "They are shut" }],
  ])("has each move of it there too, and nothing once %s", async (_, who, last) => {
    const { site, reference, ...pages } = await asked({}, { open, deskMembers: STAFF });
    await keepTimes(site, 3);
    const theirs = async () => [...calendarFrom(await site.mail()).values()];
    const does = async (side: string, fields: Record<string, string>) => {
      const version = String((await requestOf(site, reference)).request.version);
      const answer =
        side === "desk"
          ? await atDesk(site, reference, { version, ...fields })
          : await site.post(side === "patient" ? pages.patient : pages.practice, { version, ...fields });
      expect([fields, answer.status]).toEqual([fields, 303]);
      await site.mail();
    };
    await does("practice", { do: "answer", answer: "confirm", ...WEDNESDAY });
    expect(await theirs()).toEqual(["2026-12-02T09:30:00"]);
    await does("patient", { do: "book", at: "2026-12-02T22:00Z" });
    expect(await theirs()).toEqual(["2026-12-03T11:00:00"]);
    await site.post(pages.practice, { do: "open", version: "3" });
    await does("practice", { do: "answer", answer: "move", ...WEDNESDAY, time: "14:00" });
    expect(await theirs()).toEqual(["2026-12-02T14:00:00"]);
    await does(who, last);
    expect(await theirs()).toEqual(["gone"]);
  });
});

const STAFF = [{ who: "Aroha", email: "aroha@niho.example" }];

async function atDesk(site: TestSite, reference: string, fields: Record<string, string>): Promise<Response> {
  return (await signInAtDesk(site)).post(`/desk/requests/${reference}`, fields);
}
