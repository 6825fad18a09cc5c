import { changesEnd, choiceEnds, timeProblem } from "./promises.ts";
import {
  agree,
  answerClocksOf,
  cancellationOf,
  close,
  keep,
  lose,
  moved,
  NO_CLOCKS,
  noted,
  OFF,
  offersQuestion,
  received,
  wishAfter,
  wishProblem,
} from "./request-happenings.ts";
import { isAllowed } from "./request-table.ts";
import type {
  Act,
  ActProblem,
  Circumstances,
  Decision,
  EventDetail,
  EventName,
  Request,
  Wish,
  WishInWords,
} from "./requests.ts";

const HOUR = 3_600_000;
/** How long an appointment is where no one says: an offer, or a time agreed on the phone. */
const USUAL_MINUTES = 30;
/** How long a practice may say whether the patient came, and see the request. */
const AFTERWARDS = 14 * 24 * HOUR;

const EVENTS = {
  choose: "chose",
  keep: "kept",
  change: "changed",
  agreed: "agreed",
  cancel: "cancelled",
  open: "opened",
  confirm: "confirmed",
  offer: "offered",
  decline: "declined",
  giveUp: "gaveUp",
  report: "reported",
} as const satisfies Partial<Record<Act["do"], EventName>>;

/**
 * What an act of the patient or the practice comes to: the request afterwards, the event and its mails, or why it is
 * refused. The caller has checked that the act was meant for this version, and that the practice is the one that has it.
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

/** Whether a practice may be shown what a request says: while it has it, and for 14 days after its end. */
export function isWithPractice({ practice, closedAt }: Request, practiceId: number, now: Date): boolean {
  if (practice?.id !== practiceId) return false;
  return closedAt === null || now.getTime() < closedAt.getTime() + AFTERWARDS;
}

const NOTHING: Decision = { kind: "nothing" };

function refused(problem: ActProblem): Decision {
  return { kind: "refused", problem };
}

function ofSender(request: Request, act: Act & { by: "sender" }, circumstances: Circumstances): Decision {
  switch (act.do) {
    case "choose":
      return choose(request, act.choice, circumstances);
    case "keep":
      return keep(request, circumstances, {
        event: "kept",
        actor: "sender",
        detail: { at: request.appointment!.at.toISOString() },
        mails: [{ to: "practice", name: "chosen", topic: "practice" }],
      });
    case "change":
      return change(request, act.wish, circumstances);
    case "agreed": {
      const problem = timeProblem(act.at, circumstances.now);
      const agreed = { at: act.at, minutes: USUAL_MINUTES, with: "", words: "" };
      return problem
        ? refused(problem)
        : agree(request, circumstances, { event: "agreed", actor: "sender", agreed });
    }
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
  if (choiceEnds(at) < circumstances.now) return refused("choice-over");
  const agreed = { at, minutes: USUAL_MINUTES, with: "", words: times.words ?? "" };
  return agree(request, circumstances, { event: "chose", actor: "sender", agreed });
}

function change(request: Request, wished: Wish | WishInWords, circumstances: Circumstances): Decision {
  const { now } = circumstances;
  const { appointment, status, practice } = request;
  if (appointment && changesEnd(appointment.at) < now) return refused("call-instead");
  const problem = "day" in wished ? wishProblem(wished.day, now) : null;
  if (problem) return refused(problem);
  const present = appointment ? wishAfter({ ...request, wish: { ...request.wish, day: "" } }) : request.wish;
  const wish = { ...present, ...wished };
  const isSame = wish.day === present.day && wish.time === present.time;
  if (isSame && (appointment ? wish.words === "" : status !== "asked" && wish.words === request.wish.words))
    return refused("nothing-different");
  const detail = "day" in wished ? { wish } : { words: wish.words };
  const draft = { event: "changed", actor: "sender", detail } as const;
  if (!practice)
    return moved(request, circumstances, {
      ...draft,
      changes: { wish, question: request.question, struck: request.struck },
    });
  return moved(request, circumstances, {
    ...draft,
    changes: {
      wish,
      status: "sent",
      clocks: { ...NO_CLOCKS, ...answerClocksOf({ ...request, practice }, circumstances) },
    },
    mails: [
      { to: "sender", name: "changed", topic: "sender" },
      { to: "practice", name: "change", topic: "practice" },
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
  if (appointment && appointment.at <= circumstances.now) return refused("not-now");
  return close(request, circumstances, {
    event: "cancelled",
    actor: "sender",
    outcome: "cancelled",
    detail: words ? { words } : {},
    mails: [
      { to: "sender", name: "cancelled", topic: "sender", ...(appointment && cancellationOf(appointment)) },
      ...(practice ? [{ ...OFF, appointment }] : []),
    ],
  });
}

function ofPractice(request: Request, act: Act & { by: "practice" }, circumstances: Circumstances): Decision {
  switch (act.do) {
    case "open":
      return request.openedAt
        ? NOTHING
        : noted(request, circumstances, {
            event: "opened",
            actor: "practice",
            changes: { openedAt: circumstances.now },
          });
    case "confirm":
      return confirm(request, act, circumstances);
    case "offer":
      return offer(request, act, circumstances);
    case "decline":
      return decline(request, act, circumstances);
    case "giveUp":
      return giveUp(request, act.words, circumstances);
    default:
      return report(request, act.came, circumstances);
  }
}

function confirm(
  request: Request,
  { at, minutes, with: who, words }: Act & { do: "confirm" },
  circumstances: Circumstances,
): Decision {
  const { status, appointment } = request;
  if (status === "confirmed" && appointment!.at <= circumstances.now) return refused("not-now");
  const problem = timeProblem(at, circumstances.now);
  if (problem) return refused(problem);
  const isSame =
    appointment?.at.getTime() === at.getTime() &&
    appointment.minutes === minutes &&
    appointment.with === who &&
    appointment.words === words;
  if (status === "confirmed" && isSame) return refused("nothing-different");
  const agreed = { at, minutes, with: who, words };
  return agree(request, circumstances, { event: "confirmed", actor: "practice", agreed });
}

function offer(
  request: Request,
  { offers: typed, words }: Act & { do: "offer" },
  circumstances: Circumstances,
): Decision {
  const { now } = circumstances;
  const offers = typed.toSorted((a, b) => a.getTime() - b.getTime());
  const { status, appointment } = request;
  if (status === "confirmed" && appointment!.at <= now) return refused("not-now");
  const isDistinct = new Set(offers.map((at) => at.getTime())).size === offers.length;
  if (offers.length < 1 || offers.length > 3 || !isDistinct) return refused("offers");
  for (const at of offers) {
    const isTooSoon = at.getTime() - now.getTime() < 2 * HOUR;
    const problem = timeProblem(at, now) ?? (isTooSoon ? "offer-too-soon" : null);
    if (problem) return { kind: "refused", problem, offer: at };
  }
  if (isSameOffer(request, offers, words)) return refused("nothing-different");
  const isGivenUp = status === "confirmed";
  const standing = isGivenUp ? null : appointment;
  return moved(request, circumstances, {
    event: "offered",
    actor: "practice",
    detail: {
      offers: offers.map((at) => at.toISOString()),
      ...withdrawnBy(request),
      ...(isGivenUp && { at: appointment!.at.toISOString() }),
      ...(words && { words }),
    },
    changes: {
      status: "asked",
      question: {
        ...offersQuestion({ ...request, appointment: standing }, circumstances, offers),
        ...(words && { words }),
      },
      clocks: NO_CLOCKS,
      ...(isGivenUp && { appointment: null, wish: wishAfter(request) }),
    },
    mails: [{ to: "sender", name: "times", topic: "sender", ...(isGivenUp && cancellationOf(appointment!)) }],
    cancels: isGivenUp ? ["appointment", "reminder"] : [],
  });
}

/** What is offered already, with the same words. */
function isSameOffer({ question }: Request, offers: readonly Date[], words: string): boolean {
  if (question?.kind !== "times" || (question.words ?? "") !== words) return false;
  return question.offers.map(Number).join() === offers.map(Number).join();
}

/** The times that the patient could choose from until now. */
function withdrawnBy({ question }: Request): Pick<EventDetail, "withdrawn"> {
  return question?.kind === "times" ? { withdrawn: question.offers.map((at) => at.toISOString()) } : {};
}

function decline(
  request: Request,
  { reason, words }: Act & { do: "decline" },
  circumstances: Circumstances,
): Decision {
  const detail = { reason, ...withdrawnBy(request), ...(words && { words }) };
  const draft = { event: "declined", actor: "practice", detail } as const;
  if (request.appointment)
    return keep(request, circumstances, {
      ...draft,
      detail: { ...detail, at: request.appointment.at.toISOString() },
      mails: [{ to: "sender", name: "kept", topic: "sender" }],
    });
  if (reason === "not-real" && circumstances.routing === "direct")
    return close(request, circumstances, { ...draft, outcome: "not-serious" });
  return lose(request, circumstances, {
    ...draft,
    tried: { practice: request.practice!.id, why: "declined", reason },
    mails: [{ to: "sender", name: "declined", topic: "sender" }],
  });
}

function giveUp(request: Request, words: string, circumstances: Circumstances): Decision {
  const { appointment, practice } = request;
  if (appointment!.at <= circumstances.now) return refused("not-now");
  return lose(request, circumstances, {
    event: "gaveUp",
    actor: "practice",
    detail: { at: appointment!.at.toISOString(), ...withdrawnBy(request), ...(words && { words }) },
    tried: { practice: practice!.id, why: "gave up", reason: null },
    mails: [{ to: "sender", name: "off", ...cancellationOf(appointment!) }],
  });
}

/** On the day it is noted; after the end it is the outcome. */
function report(request: Request, came: boolean, circumstances: Circumstances): Decision {
  const { status, appointment, outcome, closedAt } = request;
  const { now } = circumstances;
  if (!appointment) return refused("not-now");
  if (now < appointment.at) return refused("not-yet");
  if (request.came === came) return NOTHING;
  const draft = { event: "reported", actor: "practice", detail: { came } } as const;
  if (status === "confirmed") return noted(request, circumstances, { ...draft, changes: { came } });
  if (now.getTime() >= closedAt!.getTime() + AFTERWARDS) return refused("not-now");
  const told =
    came || outcome === "missed" ? [] : [{ to: "sender", name: "missed", topic: "invitation" } as const];
  return moved(request, circumstances, {
    ...draft,
    changes: { came, outcome: came ? "attended" : "missed" },
    mails: told,
  });
}
