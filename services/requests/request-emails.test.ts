import { expect, test } from "vitest";
import type { RequestEvent } from "#domain/requests/request-record.ts";
import { makePractice } from "#tests/support/practice.ts";
import {
  APPOINTMENT,
  composed,
  PRACTICE_URL,
  REQUEST_URL,
  SERVICES,
  TO_PRACTICE,
  TO_SENDER,
} from "#tests/support/composed-mail.ts";
import { makeRecord, PLANTED, SAMPLE } from "#tests/support/request.ts";
import { composeLinkMail } from "./request-emails.ts";
import { practiceAddress } from "./words/facts.ts";

/** Addresses with a token, each once, whichever part of the page they lead to. */
function tokens(text: string): string[] {
  return [...new Set(text.match(/https:[^\s"<>]*token=[^\s"<>#]*/g))];
}

test.each(TO_SENDER)(
  "the mail %s to the patient leads to their page alone, and names no treatment in its subject",
  (name) => {
    const message = composed({ to: "sender", name });
    expect(message.to.email).toBe(PLANTED.email);
    const url = name === "review" ? REQUEST_URL.replace("/request?", "/review?") : REQUEST_URL;
    expect(tokens(message.text)).toEqual([url]);
    expect(tokens(message.html)).toEqual([url]);
    expect(message.subject).not.toContain("Root Canal");
    expect(`${message.subject} ${message.text} ${message.html}`).not.toMatch(
      /Planted|555 0147|undefined|null/,
    );
    expect(message.text).toContain("is a sample");
    expect(message.html).toContain("is a sample");
    expect(message.text).toContain("NIHO-7K4Q-2WXR-6M");
  },
);

test.each(TO_PRACTICE)(
  "the mail %s to a practice says nothing of the patient and of what they need",
  (name) => {
    const message = composed({ to: "practice", name });
    expect(message.to.email).toBe("desk@practice.example");
    expect(tokens(message.text)).toEqual(name === "off" || name === "gave-up" ? [] : [PRACTICE_URL]);
    expect(`${message.subject} ${message.text} ${message.html}`).not.toMatch(
      /Planted|planted|555 0147|Root Canal|someone-else|undefined/,
    );
    expect(message.text).toContain("This practice is a sample");
  },
);

test.each([
  ...TO_SENDER.map((name) => ({ to: "sender", name }) as const),
  ...TO_PRACTICE.map((name) => ({ to: "practice", name }) as const),
])(
  "the mail $name says no sentence twice, its heading included, and until when someone replies once",
  (mail) => {
    const answerBy = new Date("2026-11-23T00:30:00Z");
    for (const question of [null, { kind: "elsewhere", until: answerBy }] as const) {
      const clocks = { ...makeRecord().request.clocks, answerBy };
      const { text } = composed(mail, { clocks, question });
      const sentences = text.split(/(?<=[.?!])\s+|\n+/).filter((one) => one.includes(" "));
      expect(sentences).toEqual([...new Set(sentences)]);
      expect(text.split("1:30pm on Monday 23 November").length, text).toBeLessThan(3);
    }
  },
);

test("the first email names the last day only of what is pressing, and where it isn’t the day they asked for", () => {
  const asksFor = (day: string, urgency: "routine" | "urgent" = "urgent") =>
    composed({ to: "sender", name: "received" }, { urgency, wish: { day, time: "09:30", words: "" } }).text;
  expect(asksFor("2026-12-02", "routine")).not.toContain("Needed by");
  expect(asksFor("2026-11-21")).toContain("- Needed by: Monday 23 November 2026");
  expect(asksFor("2026-12-09")).not.toContain("Needed by");
});

test("our own people read a reference and clocks", () => {
  const late = composed(
    { to: "ours", name: "late" },
    { clocks: { ...makeRecord().request.clocks, matchBy: new Date("2026-11-20T02:30:00Z") } },
  );
  expect(late.subject).toBe("Late: NIHO-7K4Q-2WXR-6M");
  expect(tokens(late.text)).toEqual([]);
  expect(late.text).toContain("Match by: Friday 20 November 2026, 3:30pm NZ time");
});

test("the Message-ID tells the mail and the version, so a second of the same is the same", () => {
  const local = (message: { messageId: string }) =>
    message.messageId.split("@")[0]!.replace(/^<[0-9a-f]{32}\./, "");
  expect(local(composed({ to: "sender", name: "received" }))).toBe("booking-received");
  expect(local(composed({ to: "sender", name: "confirmed" }, { version: 2 }))).toBe("booking-confirmed-2");
  expect(local(composed({ to: "practice", name: "request" }))).toBe("practice-request-1");
  expect(local(composed({ to: "ours", name: "passed-up" }))).toBe("booking-passed-up-1");
  const link = composeLinkMail(SERVICES, {
    record: makeRecord(),
    to: "sender",
    email: PLANTED.email,
    url: REQUEST_URL,
    hour: "2026112001",
  });
  expect(local(link)).toBe("booking-link-2026112001");
});

test("a confirmed appointment has its time in the subject, its facts, and the calendar", () => {
  const message = composed({ to: "sender", name: "confirmed" }, { version: 2 }, { calendar: "request" });
  expect(message.subject).toBe("Your appointment: Wednesday 2 December, 9:30am");
  expect(message.text).toContain("Wednesday 2 December 2026, 9:30am, about 30 minutes");
  expect(message.text).toContain("Park behind the building");
  expect(message.calendar?.method).toBe("REQUEST");
  expect(message.calendar?.text).not.toMatch(/Root Canal|token|NIHO-7K4Q-2WXR-6M@/);
  const moved = composed(
    { to: "sender", name: "confirmed" },
    {},
    { appointment: { ...APPOINTMENT, sequence: 1 } },
  );
  expect(moved.subject).toBe("Your appointment has moved: Wednesday 2 December, 9:30am");
});

test("a practice that could not be reached by email is not said to be silent", () => {
  const cause = { ...CLOCK_EVENT, event: "tookBack", detail: { why: "undelivered" } } as const;
  const back = composed({ to: "sender", name: "back" }, { practice: null, status: "received" }, {}, SAMPLE, [
    cause,
  ]);
  expect(back.text).toContain(`We couldn’t reach ${SAMPLE.name}`);
  expect(back.text).toContain(SAMPLE.phone);
  expect(back.text).not.toContain("hasn’t replied");
});

test("what a practice writes with an answer is in the mail to the patient", () => {
  const detail = { reason: "full", words: "Ask us again in March" } as const;
  const cause = { ...CLOCK_EVENT, actor: "practice", event: "declined", detail } as const;
  for (const name of ["declined", "kept", "times", "off"] as const)
    expect(composed({ to: "sender", name }, {}, {}, SAMPLE, [cause]).text).toContain(
      "From the practice: Ask us again in March",
    );
});

test("a practice that the patient did not choose comes with what speaks for it", () => {
  const reasons = ["takes new patients", "in Ponsonby"];
  const cause = { ...CLOCK_EVENT, version: 1, event: "sent", detail: { reasons } } as const;
  expect(composed({ to: "sender", name: "passed" }, {}, {}, SAMPLE, [cause]).text).toContain(
    "Why this one: Takes new patients, in Ponsonby",
  );
});

test("who hears what no one has done is the operator's to say", () => {
  for (const name of ["passed-up", "unplaced"] as const)
    expect(composed({ to: "ours", name }).to.email).toBe("escalation@niho.example");
  expect(composed({ to: "ours", name: "unplaced" }).subject).toBe("Unplaced: NIHO-7K4Q-2WXR-6M");
  expect(composed({ to: "ours", name: "late" }).to.email).toBe("bookings@niho.example");
});

test("a real practice is not called a sample", () => {
  const real = { ...SAMPLE, isSample: false };
  for (const name of TO_SENDER)
    expect(composed({ to: "sender", name }, {}, {}, real).text).not.toContain("is a sample");
});

test("a practice that declined is said to, with what follows: a question, or a search that may find none", () => {
  const until = new Date("2026-11-25T04:00:00Z");
  const asks = composed(
    { to: "sender", name: "declined" },
    { status: "asked", practice: null, question: { kind: "elsewhere", until } },
  );
  expect(asks.text).toContain("May we ask another practice?");
  expect(asks.text).toContain("5pm on Wednesday 25 November");
  const { text } = composed({ to: "sender", name: "declined" }, { status: "received" });
  expect(text).toContain("We’ll email you again either way.");
});

test.each([
  [{}, "12 Harbour Steps, Ponsonby, Auckland 1011"],
  [{ suburb: "", postcode: "" }, "12 Harbour Steps, Auckland"],
  [{ address: "", suburb: "", postcode: "" }, "Auckland"],
])("an address has the parts that are stated: without %o", (unstated, text) => {
  const practice = makePractice({
    id: 1,
    address: "12 Harbour Steps",
    suburb: "Ponsonby",
    place: "auckland",
    postcode: "1011",
    ...unstated,
  });
  expect(practiceAddress(practice)).toBe(text);
});

test("the mail of an end says why, and what the patient said or left open is not the practices' doing", () => {
  const ended = (
    event: RequestEvent["event"],
    outcome: "expired" | "unplaced",
    why: "declined" | "silent" = "declined",
  ) => {
    const cause = { ...CLOCK_EVENT, event };
    const tried = [{ practice: SAMPLE.id, why, reason: why === "silent" ? null : "full" }] as const;
    const stated = { status: "closed", outcome, tried } as const;
    return composed({ to: "sender", name: "ended" }, stated, {}, SAMPLE, [cause]).text;
  };
  expect(ended("refused", "unplaced")).toContain("You said no, so we didn’t ask another practice.");
  expect(ended("lapsed", "unplaced")).toContain("You didn’t say whether we could ask another practice");
  expect(ended("lapsed", "expired")).toContain("The time to choose has passed");
  expect(ended("expired", "expired")).toContain("The day you asked for has passed");
  expect(ended("closed", "unplaced")).toContain("No practice that fits could give you an appointment.");
  expect(ended("closed", "unplaced", "silent")).toContain("The practice that had it didn’t reply in time");
});

test("what a practice writes with its offers is in the email that reminds of choosing, too", () => {
  const at = new Date("2026-12-01T20:30:00Z");
  const question = { kind: "times", offers: [at], until: at, remindAt: at, words: "Park behind" } as const;
  const nudged = { ...CLOCK_EVENT, event: "nudged" } as const;
  const again = composed({ to: "sender", name: "choose-again" }, { status: "asked", question }, {}, SAMPLE, [
    nudged,
  ]);
  expect(again.text).toContain("From the practice: Park behind");
});

test("who chose no practice is not said to have allowed another", () => {
  const goesOn = { status: "received", practice: null, mayGoElsewhere: true } as const;
  const text = (chosen: number | null) =>
    composed({ to: "sender", name: "declined" }, { ...goesOn, chosen }).text;
  expect(text(null)).toContain("You didn’t choose a particular practice, so we’ll look for another.");
  expect(text(null)).not.toContain("You said another");
  expect(text(SAMPLE.id)).toContain("You said another practice could help, so we’ll look for one.");
});

test("a mail to a patient never says that we ask others while it asks whether we may", () => {
  const until = new Date("2026-11-24T20:00:00Z");
  const asked = composed(
    { to: "sender", name: "back" },
    { status: "asked", question: { kind: "elsewhere", until }, practice: null },
  );
  expect(asked.subject).toBe("May we ask another practice? NIHO-7K4Q-2WXR-6M");
  expect(asked.text).not.toMatch(/we’ll look for one|email you again/);
  const onwards = composed({ to: "sender", name: "back" }, { status: "received", practice: null });
  expect(onwards.subject).toBe(`${SAMPLE.name} hasn’t replied, NIHO-7K4Q-2WXR-6M`);
});

test("by when a practice answers is said as theirs to the patient, who may take “Reply by” for their own", () => {
  const passed = composed(
    { to: "sender", name: "passed" },
    { clocks: { ...makeRecord().request.clocks, answerBy: new Date("2026-11-23T00:30:00Z") } },
  );
  expect(passed.text).toContain("They have until 1:30pm on Monday 23 November to reply");
  expect(passed.text).not.toContain("- Reply by");
});

const CLOCK_EVENT: RequestEvent = {
  number: 1,
  version: 2,
  at: new Date("2026-11-24T20:00:00Z"),
  actor: "clock",
  event: "lapsed",
  detail: {},
};
