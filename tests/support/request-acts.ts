import { HOUR } from "#domain/durations.ts";
import { type Act, DECLINE_REASONS, type Request } from "#domain/requests/requests.ts";
import { addDays, newZealandClock, newZealandDay } from "#domain/nz-time.ts";

/** Every act of both sides, its times and words by a number that is drawn at random; what ends a request, seldom. */
export function allActs(number: number, now: Date): Act[] {
  const day = (days: number) => addDays(newZealandDay(now), days);
  const time = (days: number) => new Date(Date.parse(`${day(days)}T00:00:00Z`) + (number % 5) * HOUR);
  const words = number % 2 ? "Words of the practice" : "";
  const offers = [time(2), time(3), time(4 + (number % 6))];
  return [
    { by: "sender", do: "choose", choice: 1 + (number % 3) },
    { by: "sender", do: "choose", choice: 1 },
    { by: "sender", do: "keep" },
    { by: "sender", do: "change", wish: { day: day(number % 12), time: "14:00", words: `${number}` } },
    { by: "sender", do: "agreed", at: time(number % 9), minutes: 30 },
    { by: "sender", do: "elsewhere", isAllowed: number % 3 > 0 },
    { by: "sender", do: "earlier", wish: number % 2 ? { days: [number % 7], part: "any" } : null },
    ...(number % 3 ? [] : [{ by: "sender", do: "cancel", words: "" } as const]),
    { by: "practice", do: "open" },
    { by: "practice", do: "confirm", at: time(1 + (number % 14)), minutes: 45, with: "", words },
    { by: "practice", do: "confirm", at: time(number % 4), minutes: 30, with: "", words },
    { by: "practice", do: "offer", offers, minutes: 30, words },
    { by: "practice", do: "offer", offers: [time(2)], minutes: 30, words },
    { by: "practice", do: "decline", reason: DECLINE_REASONS[number % 6]!, words },
    ...(number % 4 ? [] : [{ by: "practice", do: "giveUp", words } as const]),
    { by: "practice", do: "report", came: number % 2 === 0 },
  ];
}

/** An act as the contract's fields. */
export function fieldsOf(act: Act, { status }: Request): Record<string, string> {
  const when = (at: Date, n = "") => ({
    [`date${n}`]: newZealandDay(at),
    [`time${n}`]: newZealandClock(at),
  });
  switch (act.do) {
    case "choose":
      return { do: "answer", choice: String(act.choice) };
    case "keep":
      return { do: "answer", choice: "keep" };
    case "change":
      return "day" in act.wish
        ? { do: "change", date: act.wish.day, time: act.wish.time, words: act.wish.words }
        : { do: "change", words: act.wish.words };
    case "agreed":
      return { do: "agreed", ...when(act.at), sure: "yes" };
    case "elsewhere":
      return { do: "elsewhere", elsewhere: act.isAllowed ? "yes" : "no" };
    case "earlier":
      return act.wish
        ? { do: "earlier", earlier: "yes", days: act.wish.days.join(), part: act.wish.part }
        : { do: "earlier", earlier: "no" };
    case "book":
      return { do: "book", time: act.at.toISOString() };
    case "cancel":
      return { do: "cancel", sure: "yes", words: act.words };
    case "open":
      return { do: "open" };
    case "confirm": {
      const answer = status === "confirmed" ? "move" : "confirm";
      const { minutes, words } = act;
      return { do: "answer", answer, ...when(act.at), minutes: String(minutes), with: act.with, words };
    }
    case "offer": {
      const times = act.offers.map((offer, index) => when(offer, String(index + 1)));
      return Object.assign({ do: "answer", answer: "offer", words: act.words }, ...times) as Record<
        string,
        string
      >;
    }
    case "decline":
      return { do: "answer", answer: "decline", reason: act.reason, words: act.words };
    case "giveUp":
      return { do: "answer", answer: "cancel", words: act.words };
    case "told":
      // The page of an away has it, not that of a request.
      return { do: "told" };
    default:
      return { do: "report", came: act.came ? "yes" : "no" };
  }
}
