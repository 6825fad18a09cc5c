import { describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "../durations.ts";
import { newZealandInstant } from "../nz-time.ts";
import { reminderTimes, settlesAt } from "./promises.ts";
import { decide } from "./request-acts.ts";
import { arrive, foundEarlier, tick } from "./request-clock.ts";
import { decideAtDesk } from "./request-desk.ts";
import { nextDue, requestTurn } from "./request-due.ts";
import type { Act, Decision, Happening, Request } from "./requests.ts";

const DESK = { openingHours: "Mo-Su 08:00-18:00", holidayRegion: "AUK" };
const PLACES = [
  { holidayRegion: "AUK", zone: "Pacific/Auckland" },
  { holidayRegion: "CIT", zone: "Pacific/Chatham" },
];
/** The days on which clocks change, and one on which none does. */
const DAYS = ["2027-04-04", "2027-09-26", "2026-12-02"];

/** The decision, and what it says when it is refused. */
function said(decision: Pick<Decision, "kind"> & { problem?: string }): string {
  return decision.problem ?? decision.kind;
}

describe.each(DAYS.flatMap((day) => PLACES.map((place) => ({ day, ...place }))))(
  "At a practice in $zone, on $day at 11:10am by its own clock,",
  ({ day, holidayRegion, zone }) => {
    const practice = { id: 1, name: "Harbour Steps Dental", phone: "(03) 305 0000", holidayRegion };
    const start = Temporal.PlainDateTime.from(`${day}T11:10`).toZonedDateTime(zone).epochMilliseconds;
    /** As it is kept: 11:10am, whosever clocks those are. */
    const kept = (time: string) => newZealandInstant(`${day}T${time}`, "start")!;
    const around = (at: number) => ({ now: new Date(at), desk: DESK, routing: "direct" }) as const;
    const before = around(start - 72 * HOUR);
    const arrival = {
      receivedAt: before.now,
      wish: { day, time: "11:10", words: "" },
      urgency: "routine",
      chosen: 1,
      mayGoElsewhere: false,
    } as const;
    const after = (decision: object): Request => {
      if (!("request" in decision)) throw new Error(JSON.stringify(decision));
      return decision.request as Request;
    };
    const sent = after(tick(arrive(arrival, before), before, { kind: "practice", practice, reasons: [] }));
    const confirm = (time: string): Act => ({
      by: "practice",
      do: "confirm",
      at: kept(time),
      minutes: 30,
      with: "",
      words: "",
    });
    const offer = (...times: string[]): Act => ({
      by: "practice",
      do: "offer",
      offers: times.map(kept),
      minutes: 30,
      words: "",
    });
    const confirmed = after(decide(sent, confirm("11:10"), before));
    const offered = after(decide(sent, offer("11:10"), before));
    const change: Act = { by: "sender", do: "change", wish: { day, time: "17:00", words: "" } };

    test.each([
      [
        "ask for another time until two hours before",
        confirmed,
        change,
        start - 2 * HOUR + 1,
        "moved",
        "call-instead",
      ],
      [
        "move until two hours before",
        confirmed,
        { by: "sender", do: "book", at: kept("17:00"), minutes: 30 },
        start - 2 * HOUR + 1,
        "moved",
        "call-instead",
      ],
      [
        "cancel until it begins",
        confirmed,
        { by: "sender", do: "cancel", words: "" },
        start,
        "moved",
        "not-now",
      ],
      [
        "take a free time until it begins",
        sent,
        { by: "sender", do: "book", at: kept("11:10"), minutes: 30 },
        start,
        "moved",
        "time-past",
      ],
      [
        "say until then that it is agreed by phone",
        sent,
        { by: "sender", do: "agreed", at: kept("11:10"), minutes: 30 },
        start,
        "moved",
        "time-past",
      ],
      [
        "choose it until an hour before",
        offered,
        { by: "sender", do: "choose", choice: 1 },
        start - HOUR + 1,
        "moved",
        "choice-over",
      ],
    ] as const)("patients can %s", (_, request, act, end, can, cannot) => {
      expect(said(decide(request, act, around(end - 1)))).toBe(can);
      expect(said(decide(request, act, around(end)))).toBe(cannot);
    });

    test.each([
      ["confirm it until it begins", sent, confirm("11:10"), start, "moved", "time-past"],
      ["move it until it begins", confirmed, confirm("17:00"), start, "moved", "not-now"],
      ["offer others until it begins", confirmed, offer("17:00"), start, "moved", "not-now"],
      [
        "offer it until two hours before",
        sent,
        offer("11:10"),
        start - 2 * HOUR + 1,
        "moved",
        "offer-too-soon",
      ],
      [
        "give it up until it begins",
        confirmed,
        { by: "practice", do: "giveUp", words: "" },
        start,
        "moved",
        "not-now",
      ],
      [
        "say from then on who came",
        confirmed,
        { by: "practice", do: "report", came: true },
        start,
        "not-yet",
        "noted",
      ],
    ] as const)("a practice can %s", (_, request, act, end, earlier, later) => {
      expect(said(decide(request, act, around(end - 1)))).toBe(earlier);
      expect(said(decide(request, act, around(end)))).toBe(later);
    });

    test("our staff can agree it until it begins, and take it back", () => {
      const agree = { do: "agree", practice, at: kept("11:10"), minutes: 30, getsMail: true } as const;
      const waiting = arrive(arrival, before);
      const takeBack = { do: "takeBack", words: "" } as const;
      for (const [now, agreed, taken] of [
        [start - 1, "moved", "moved"],
        [start, "time-past", "begun"],
      ] as const) {
        expect(said(decideAtDesk(waiting, agree, around(now)))).toBe(agreed);
        expect(said(decideAtDesk(confirmed, takeBack, around(now)))).toBe(taken);
      }
    });

    test("the clock and the mails go by the instant", () => {
      const at = new Date(start);
      const { mails } = decide(sent, confirm("11:10"), before) as Happening;
      expect(mails.find(({ name }) => name === "reminder")).toMatchObject(reminderTimes(at, before.now)!);
      expect(nextDue(confirmed)).toEqual({ at: settlesAt(new Date(start + 30 * MINUTE)), what: "pass" });
      expect(requestTurn(confirmed).due).toEqual(at);
      const changing = after(decide(confirmed, change, around(start - 4 * HOUR)));
      expect(nextDue(changing)!.at.getTime()).toBeLessThanOrEqual(start - 2 * HOUR);
      expect(changing.clocks.backAt).toEqual(new Date(start - 2 * HOUR));
      const late = after(decide(sent, offer("11:10"), around(start - 4 * HOUR)));
      expect(late.question!.until).toEqual(new Date(start - HOUR));
      const stood = tick(changing, around(start - 2 * HOUR)) as Happening;
      expect(stood.mails.map(({ notAfter }) => notAfter)).toEqual([at]);
      const wanting = after(
        decide(confirmed, { by: "sender", do: "earlier", wish: { days: [], part: "any" } }, before),
      );
      const found = { at: kept("10:10"), minutes: 30, freed: 1 };
      const told = foundEarlier(wanting, before, found) as Happening;
      expect(told.mails.map(({ notAfter }) => notAfter)).toEqual([new Date(start - 3 * HOUR)]);
      const lost = after(
        decide(
          { ...sent, mayGoElsewhere: false },
          { by: "practice", do: "decline", reason: "full", words: "" },
          around(start - 5 * HOUR),
        ),
      );
      expect(lost.question!.until).toEqual(at);
    });
  },
);
