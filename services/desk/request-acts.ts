import type { Transaction } from "kysely";
import { dropDraft } from "#database/desk/desk-drafts.ts";
import { noteWritten } from "#database/requests/answered.ts";
import { findRequest, RequestChanged, type StoredRequest } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import { MOST_NOTE, OFFERED, REQUEST_PROBLEMS } from "#content/desk.ts";
import { DECLINES } from "#content/requests/request-words.ts";
import { newZealandInstant, readDay, readTime } from "#domain/nz-time.ts";
import { decide } from "#domain/requests/request-acts.ts";
import type { Act, Happening } from "#domain/requests/requests.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { usualMinutesAt } from "../requests/book.ts";
import { carryOut } from "../requests/carry-out.ts";
import { currentCircumstances } from "../requests/record.ts";
import {
  type DeskPlan,
  planAgreeing,
  planClosing,
  planReopening,
  planSending,
  planTakingBack,
} from "../requests/desk.ts";
import { type DeskActs, type Press, storeAct } from "./act.ts";
import { actLine, conflictAbout, type DeskAnswer, doneOrConflict, doneInAudit } from "./answers.ts";
import { writtenMail } from "./write-mail.ts";

const NO_TIME = "Give a day and a time, like 2:30pm.";
const NO_REASON = "Say why, in a few words.";

/** What our staff do with a request. */
export const REQUEST_ACTS = {
  "request send": {
    did: "sent it on",
    done: "Sent to {practice}. They and the patient get an email now.",
    needs: { practice: "Choose a practice." },
    run: async (press) => {
      const { services, about, text } = press;
      const note = text("note");
      if (note.length > MOST_NOTE)
        return { kind: "refused", why: `Give the practice ${MOST_NOTE} characters at most.` };
      return move(press, planSending(services, about, Number(text("practice")), note));
    },
  },
  "request agree": {
    did: "booked it",
    done: "Booked at {practice}. The patient gets a confirmation.",
    needs: {
      practice: "Choose the practice above that you agreed it with.",
      agreedDay: NO_TIME,
      agreedTime: NO_TIME,
    },
    run: async (press) => {
      const { services, about: reference, text } = press;
      const at = instantIn(text("agreedDay"), text("agreedTime"));
      if (!at) return { kind: "refused", why: NO_TIME };
      const practiceId = Number(text("practice"));
      return move(press, planAgreeing(services, { reference, practiceId, at }));
    },
  },
  "request close": {
    did: "closed it",
    done: "Closed. The patient gets an email.",
    needs: { closeWhy: NO_REASON },
    run: (press) => move(press, planClosing(press.services, press.about, press.text("closeWhy"))),
  },
  "request take-back": {
    did: "took it back",
    done: "Taken back. The practice and the patient get an email.",
    needs: { backWhy: NO_REASON },
    run: (press) => move(press, planTakingBack(press.services, press.about, press.text("backWhy"))),
  },
  "request reopen": {
    did: "took it up again",
    done: "Taken up again. The patient gets an email.",
    needs: {},
    run: (press) => move(press, planReopening(press.services, press.about)),
  },
  "request record": {
    did: "recorded an answer",
    done: "Recorded. The emails are on their way.",
    needs: { said: "Choose what they said." },
    run: async (press) => {
      const { services, about, text } = press;
      const stored = await findRequest(services.database.read, services.encryption, about);
      if (!stored) return GONE;
      const said = saidIn(text, await usualMinutesAt(services.database.read, stored));
      if (typeof said === "string") return { kind: "refused", why: said };
      return move(press, planRecording(services, stored, said));
    },
  },
  "request write": {
    did: "wrote to the patient",
    done: "Sent. The patient gets your email.",
    needs: { write: "Write something first." },
    run: write,
  },
} as const satisfies DeskActs;

const GONE = { kind: "refused", why: "There’s no such request any more." } as const;

type Plan =
  | DeskPlan
  | { kind: "ready"; stored: StoredRequest; happening: Happening; now: Date }
  | { kind: "refused"; problem: string };

/** Carries a plan out with its line of the audit, if nothing has happened since the version that was seen. */
async function move(press: Press, planned: Plan | Promise<Plan>): Promise<DeskAnswer> {
  const { services, staff, act, about, version } = press;
  const { database, encryption } = services;
  const plan = await planned;
  if (plan.kind === "done") return doneOrConflict(services, staff, { about, command: act });
  const stored = await findRequest(database.read, encryption, about);
  if (!stored) return GONE;
  if (stored.request.version !== version) return quicker(press, stored);
  if (plan.kind === "refused")
    return { kind: "refused", why: REQUEST_PROBLEMS[plan.problem] ?? REQUEST_PROBLEMS["not-now"]! };
  const { now, happening } = plan;
  const audit = actLine(staff, act, { about, now });
  try {
    await carryOut(services, plan.stored, happening, { now, contentHash: "", audit });
  } catch (error) {
    if (!(error instanceof RequestChanged)) throw error;
    const changed = await findRequest(database.read, encryption, about);
    return changed ? quicker(press, changed) : GONE;
  }
  await database.transact((tx) => dropDraft(tx, { who: staff.who, about }));
  return doneInAudit(services, staff, { about, command: act });
}

/** Does what the patient or the practice would have done with their link, and notes that they said it by phone. */
function planRecording(services: Press["services"], stored: StoredRequest, act: Act): Plan {
  const circumstances = currentCircumstances(services);
  const decision = decide(stored.request, act, circumstances);
  if (decision.kind === "refused") return decision;
  if (decision.kind !== "moved" && decision.kind !== "noted") return { kind: "refused", problem: "not-now" };
  // They know what they have just said.
  const mails = decision.mails.filter(({ to, name }) => to !== "practice" || name !== "confirmed");
  const happening = { ...decision, mails, detail: { ...decision.detail, by: "phone" as const } };
  return { kind: "ready", stored, happening, now: circumstances.now };
}

/** The last person who changed it: a colleague, the patient, the practice or the clock. */
async function quicker(
  { services, about }: Press,
  { events }: Pick<StoredRequest, "events">,
): Promise<DeskAnswer> {
  const last = events.findLast(({ event }) => event !== "opened");
  if (!last || last.actor === "desk" || last.detail.by === "phone") return conflictAbout(services, about);
  return { kind: "conflict", who: FROM_OUTSIDE[last.actor], command: null, at: last.at };
}

const FROM_OUTSIDE = { sender: "The patient", practice: "The practice", clock: "The clock" } as const;

async function write(press: Press): Promise<DeskAnswer> {
  const { services, staff, about: reference, version, text } = press;
  const { encryption } = services;
  const stored = await findRequest(services.database.read, encryption, reference);
  if (!stored) return GONE;
  const { fields, request } = stored;
  const words = text("write");
  const store = async (tx: Transaction<Schema>, now: Date) => {
    await noteWritten(tx, encryption, { reference, version, words, now });
    const message = writtenMail(services, {
      reference,
      which: "booking-wrote",
      email: String(fields.email),
      name: String(fields.firstName ?? ""),
      subject: "About your request",
      words,
      who: staff.who,
      mailbox: "bookings",
      receivedAt: request.receivedAt,
      now,
    });
    await enqueueMessage(tx, encryption, { message, reference, now });
    return true;
  };
  const answer = await storeAct(press, store, { words });
  return answer.kind === "conflict" ? quicker(press, stored) : answer;
}

/**
 * What the patient or the practice has said by phone, from the form, for a visit that is so many minutes long; a sentence
 * where something is missing.
 */
function saidIn(text: Press["text"], minutes: number): Act | string {
  const said = text("said");
  const at = instantIn(text("saidDay"), text("saidTime"));
  switch (said) {
    case "confirm":
      return at ? { by: "practice", do: "confirm", at, minutes, with: "", words: "" } : NO_TIME;
    case "offer": {
      const rows = OFFERED.map((number) => [text(`offerDay${number}`), text(`offerTime${number}`)] as const);
      const typed = rows.filter((row) => row.some((one) => one !== ""));
      const offers = typed.flatMap(([day, time]) => instantIn(day, time) ?? []);
      // One that can't be read is asked for again, and never left out of what the patient hears.
      if (offers.length === 0 || offers.length < typed.length) return NO_TIME;
      return { by: "practice", do: "offer", offers, minutes, words: "" };
    }
    case "decline": {
      const reason = DECLINES.find(({ value }) => value === text("reason"))?.value ?? "other";
      return { by: "practice", do: "decline", reason, words: "" };
    }
    case "give-up":
      return { by: "practice", do: "giveUp", words: "" };
    case "choose":
      return { by: "sender", do: "choose", choice: Number(text("choice")) };
    case "change": {
      const [day, time] = [readDay(text("saidDay")), readTime(text("saidTime"))];
      return day && time ? { by: "sender", do: "change", wish: { day, time, words: "" } } : NO_TIME;
    }
    case "cancel":
      return { by: "sender", do: "cancel", words: "" };
    case "elsewhere-yes":
    case "elsewhere-no":
      return { by: "sender", do: "elsewhere", isAllowed: said === "elsewhere-yes" };
    default:
      return "Choose what they said.";
  }
}

function instantIn(dayText: string, timeText: string): Date | undefined {
  const [day, time] = [readDay(dayText), readTime(timeText)];
  return day && time ? newZealandInstant(`${day}T${time}`, "start") : undefined;
}
