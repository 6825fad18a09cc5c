import { USUAL_MINUTES } from "../free-times/visit-kinds.ts";
import { anyEarlierTime } from "./earlier.ts";
import { choiceEnds, gatheredAt, isTooLateToChange, timeProblem } from "./promises.ts";
import {
  agree,
  practiceClocks,
  calendarCancellation,
  close,
  elsewhereQuestion,
  keep,
  moved,
  NO_CLOCKS,
  NOTHING,
  noted,
  offWith,
  received,
  refused,
  wishAfter,
  wishProblem,
} from "./request-happenings.ts";
import { hasBegun, practiceInstant } from "./practice-time.ts";
import { AFTERWARDS, ofPractice } from "./request-practice-acts.ts";
import { isAllowed } from "./request-table.ts";
import type {
  Act,
  Circumstances,
  Decision,
  EarlierWish,
  EventName,
  Request,
  Wish,
  WishInWords,
} from "./requests.ts";

const EVENTS = {
  choose: "chose",
  keep: "kept",
  change: "changed",
  agreed: "agreed",
  book: "booked",
  earlier: "askedEarlier",
  cancel: "cancelled",
  open: "opened",
  confirm: "confirmed",
  offer: "offered",
  decline: "declined",
  giveUp: "gaveUp",
  told: "rang",
  report: "reported",
} as const satisfies Partial<Record<Act["do"], EventName>>;

/**
 * What an act of the patient or the practice comes to: the request afterwards, the event and its mails, or why it is
 * refused. The caller has checked that the act was meant for this version, and that the request is with this practice.
 *
 * `decide(request, { by: "sender", do: "cancel", words: "" }, { now, desk, routing: "direct" })`
 */
export function decide(request: Request, act: Act, circumstances: Circumstances): Decision {
  if (!isAllowed(eventOfAct(act), act.by, request)) return act.do === "open" ? NOTHING : refused("not-now");
  return act.by === "sender"
    ? ofSender(request, act, circumstances)
    : ofPractice(request, act, circumstances);
}

/** What has happened once an act is done: `confirmed`. */
export function eventOfAct(act: Act): EventName {
  if (act.do === "elsewhere") return act.isAllowed ? "allowed" : "refused";
  return EVENTS[act.do];
}

/**
 * Whether a practice may be shown what a request says: while it has it and, if it has opened it until then, for 14 days
 * after its end. What it never opened the patient has not been told that anyone read, so it stays unread.
 */
export function isWithPractice(
  { practice, openedAt, closedAt }: Request,
  practiceId: number,
  now: Date,
): boolean {
  if (practice?.id !== practiceId) return false;
  if (closedAt === null) return true;
  return openedAt !== null && now.getTime() < closedAt.getTime() + AFTERWARDS;
}

function ofSender(request: Request, act: Act & { by: "sender" }, circumstances: Circumstances): Decision {
  switch (act.do) {
    case "choose":
      return choose(request, act.choice, circumstances);
    case "keep":
      return keepAgreed(request, circumstances);
    case "change":
      return change(request, act.wish, circumstances);
    case "agreed": {
      const problem = timeProblem(act.at, request.practice, circumstances.now);
      const agreed = { at: act.at, minutes: act.minutes, with: "", words: "" };
      return problem
        ? refused(problem)
        : agree(request, circumstances, { event: "agreed", actor: "sender", agreed });
    }
    case "book":
      return book(request, act, circumstances);
    case "earlier":
      return askEarlier(request, act.wish, circumstances);
    case "elsewhere":
      return elsewhere(request, act.isAllowed, circumstances);
    default:
      return cancel(request, act.words, circumstances);
  }
}

function choose(request: Request, choice: number, circumstances: Circumstances): Decision {
  const times = request.question?.kind === "times" ? request.question : null;
  const at = times?.offers[choice - 1];
  if (!times || !at) return refused("offers");
  if (choiceEnds(practiceInstant(request.practice, at)) < circumstances.now) return refused("choice-over");
  const minutes = times.minutes ?? USUAL_MINUTES;
  const agreed = { at, minutes, with: times.with ?? "", words: times.words ?? "" };
  return agree(request, circumstances, { event: "chose", actor: "sender", agreed });
}

/** Instead of the times that the practice offers or, quietly, of an earlier one that has become free. */
function keepAgreed(request: Request, circumstances: Circumstances): Decision {
  const { appointment, earlier, question } = request;
  const kept = { event: "kept", actor: "sender", detail: { at: appointment!.at.toISOString() } } as const;
  if (question)
    return keep(request, circumstances, {
      ...kept,
      mails: [{ to: "practice", name: "chosen", topic: "practice" }],
    });
  if (!earlier?.found) return refused("not-now");
  return noted(request, circumstances, { ...kept, changes: { earlier: { ...earlier, found: null } } });
}

function askEarlier(
  request: Request,
  wish: Pick<EarlierWish, "days" | "part"> | null,
  circumstances: Circumstances,
): Decision {
  const { earlier } = request;
  const isSame =
    wish && earlier
      ? wish.part === earlier.part && wish.days.join() === earlier.days.join()
      : !wish && !earlier;
  if (isSame) return NOTHING;
  return noted(request, circumstances, {
    event: "askedEarlier",
    actor: "sender",
    detail: { wantsEarlier: wish !== null },
    changes: {
      earlier: wish && { ...(earlier ?? anyEarlierTime(circumstances.now)), ...wish },
    },
    cancels: !wish && earlier?.found ? ["invitation"] : [],
  });
}

/** Whether the time is free is asked in the transaction that stores it. */
function book(
  request: Request,
  { at, minutes }: Act & { do: "book" },
  circumstances: Circumstances,
): Decision {
  const { now } = circumstances;
  const { appointment, practice } = request;
  // Only the form that asks for an appointment gives it to a practice with a time.
  if (!practice) return refused("not-now");
  if (isTooLateToChange(request, now)) return refused("call-instead");
  if (practiceInstant(practice, at) <= now) return refused("time-past");
  if (request.status === "confirmed" && appointment!.at.getTime() === at.getTime())
    return refused("nothing-different");
  const agreed = { at, minutes, with: "", words: "" };
  return agree(request, circumstances, { event: "booked", actor: "sender", agreed });
}

function change(request: Request, wished: Wish | WishInWords, circumstances: Circumstances): Decision {
  const { now } = circumstances;
  const { appointment, status, practice } = request;
  if (isTooLateToChange(request, now)) return refused("call-instead");
  const problem = "day" in wished ? wishProblem(wished, practice, now) : null;
  if (problem) return refused(problem);
  const present = appointment ? wishAfter({ ...request, wish: { ...request.wish, day: "" } }) : request.wish;
  const wish = "day" in wished ? wished : { ...present, ...wished };
  const isSame = wish.day === present.day && wish.time === present.time && wish.part === present.part;
  if (isSame && (appointment ? wish.words === "" : status !== "asked" && wish.words === request.wish.words))
    return refused("nothing-different");
  const detail = "day" in wished ? { wish } : { words: wish.words };
  const draft = { event: "changed", actor: "sender", detail } as const;
  if (!practice)
    return moved(request, circumstances, {
      ...draft,
      changes: {
        wish,
        question: request.question && elsewhereQuestion({ ...request, wish }, circumstances),
        struck: request.struck,
      },
    });
  return moved(request, circumstances, {
    ...draft,
    changes: {
      wish,
      status: "sent",
      clocks: { ...NO_CLOCKS, ...practiceClocks({ ...request, practice }, circumstances) },
    },
    mails: [
      { to: "sender", name: "changed", topic: "sender", dueAt: gatheredAt(now) },
      { to: "practice", name: "change", topic: "practice", dueAt: gatheredAt(now) },
    ],
  });
}

function elsewhere(request: Request, isToGoOn: boolean, circumstances: Circumstances): Decision {
  if (isToGoOn) {
    const changes = { ...received(circumstances), mayGoElsewhere: true };
    return moved(request, circumstances, { event: "allowed", actor: "sender", changes });
  }
  return close(request, circumstances, {
    event: "refused",
    actor: "sender",
    outcome: "unplaced",
    mails: [{ to: "sender", name: "ended", topic: "sender" }],
  });
}

function cancel(request: Request, words: string, circumstances: Circumstances): Decision {
  const { appointment, practice } = request;
  if (hasBegun(request, circumstances.now)) return refused("not-now");
  return close(request, circumstances, {
    event: "cancelled",
    actor: "sender",
    outcome: "cancelled",
    detail: words ? { words } : {},
    mails: [
      {
        to: "sender",
        name: "cancelled",
        topic: "sender",
        ...(appointment && calendarCancellation(appointment)),
      },
      ...(practice ? [offWith(appointment)] : []),
    ],
  });
}
