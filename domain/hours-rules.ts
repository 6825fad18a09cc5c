import type { Item, Who } from "./hours-items.ts";
import { isMovedByHalf, readSpan, type TimeToken, type Times } from "./hours-times.ts";

/** The text up to what makes no sense, or words that end the sentence “These opening hours …”. */
export type Doubt = { near: string } | { unclear: string };

/** Days, and what is said of them. */
export type Rule = {
  /** Null until its days are found, which may stand after its hours. */
  who: Who | null;
  spans: Times[];
  isClosed: boolean;
  isAllDay: boolean;
  /** `24/7`, holidays too. */
  isAlways: boolean;
  /** Why it is not sure; empty where it is. */
  note: string;
  /** Where only the closing time is said: `late night Thu till 8pm`. */
  until: TimeToken | null;
  isHoursFirst: boolean;
  /** The text up to hours that would be others on a clock of 24 hours; empty where there are none. */
  movedNear: string;
  /** The text up to its end. */
  near: string;
};

/** Whether anything is said of its days. */
export function saysHours({ spans, isClosed, isAllDay, note, until }: Rule): boolean {
  return spans.length > 0 || isClosed || isAllDay || note !== "" || until !== null;
}

/** Days and hours, paired in the order in which they stand. */
export function rulesIn(
  { items, isFullClock }: { items: Item[]; isFullClock: boolean },
  text: string,
): Rule[] | Doubt {
  const rules: Rule[] = [];
  /** The rule that the next item may belong to. */
  let open: Rule | null = null;
  function begin(who: Who | null): Rule {
    const rule = { who, spans: [], isClosed: false, isAllDay: false, isAlways: false, note: "", until: null };
    open = { ...rule, isHoursFirst: who === null, movedNear: "", near: "" };
    rules.push(open);
    return open;
  }
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]?.kind;
    const near = text.slice(0, item.end);
    const waiting: Rule | null = open && open.who && !saysHours(open) ? open : null;
    switch (item.kind) {
      case "break":
        open = null;
        break;
      case "line":
        if (open?.who === null) open = null;
        break;
      case "fallback":
        if (items.slice(index + 1).every(({ kind }) => kind === "note")) return rules;
        open = null;
        break;
      case "except":
      case "including":
        if (items[index + 1]?.kind !== "who" || !rules.at(-1)?.who) return { near };
        break;
      case "who":
        if (before === "except") open = without(item.who, waiting, begin);
        else if (before === "including") rules.at(-1)!.who = together(rules.at(-1)!.who!, item.who);
        else if (open?.who === null) open.who = item.who;
        else begin(item.who);
        break;
      case "closed":
        (waiting ?? begin(null)).isClosed = true;
        break;
      case "all day":
        (waiting ?? begin(null)).isAllDay = true;
        break;
      case "always":
        Object.assign(waiting ?? begin(null), { isAllDay: true, isAlways: true });
        break;
      case "note":
        (open ?? begin(null)).note = item.words;
        break;
      case "until":
        if (!waiting) return { near };
        waiting.until = item.time;
        break;
      case "times": {
        const isMore = open && !open.isClosed && !open.isAllDay && open.isHoursFirst === (open.who === null);
        const rule: Rule = open && isMore ? open : begin(null);
        const last = rule.spans.at(-1)?.to ?? null;
        const span = readSpan(item.from, item.to, { before: last, isFullClock });
        if (!span) return { unclear: `don’t say which hours are meant near “${shown(near)}”` };
        if (last !== null && span.from < last) return { near };
        rule.spans.push(span);
        if (isMovedByHalf(item.from, item.to, span)) rule.movedNear ||= near;
      }
    }
    if (open) open.near = near;
  }
  return rules;
}

/** The end of a text, as a sentence can quote it. */
export function shown(near: string): string {
  return near.trim().slice(-40).trim();
}

/** `daily except Sunday 9am-5pm`, where the hours are still to come; `daily 9am-5pm except Sunday`. */
function without(who: Who, waiting: Rule | null, begin: (who: Who) => Rule): Rule | null {
  const closed = begin(who);
  closed.isClosed = true;
  if (!waiting) return null;
  waiting.who = { ...waiting.who!, days: waiting.who!.days.filter((day) => !who.days.includes(day)) };
  return waiting;
}

function together(one: Who, other: Who): Who {
  return { ...one, days: [...one.days, ...other.days], isHoliday: one.isHoliday || other.isHoliday };
}
