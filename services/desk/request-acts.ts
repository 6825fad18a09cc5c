import type { Staff } from "#database/desk/desk-sessions.ts";
import { dropDraft } from "#database/desk/desk-drafts.ts";
import { noteWritten } from "#database/requests/answered.ts";
import { writeAudit } from "#database/desk/audit.ts";
import { findRequest, RequestChanged, type StoredRequest } from "#database/requests/requests.ts";
import { REQUEST_PROBLEMS } from "#content/desk.ts";
import { decide } from "#domain/requests/request-acts.ts";
import type { Act, Happening } from "#domain/requests/requests.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
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
import type { Services } from "../services.ts";
import { actLine, conflictAbout, type DeskAnswer, doneOrConflict } from "./answers.ts";
import { writtenMail } from "./write-mail.ts";

/** An act of our staff on a request. */
export type RequestAct =
  | { do: "send"; practiceId: number }
  | { do: "agree"; practiceId: number; at: Date; minutes: number }
  | { do: "close"; words: string }
  | { do: "take-back"; words: string }
  | { do: "reopen" }
  /** What the patient or the practice has said by phone. */
  | { do: "record"; act: Act }
  | { do: "write"; words: string };

type About = { reference: string; version: number };

/**
 * Does it, if nothing has happened since `version`. The act stands in the audit by the name of its command, as when it was
 * done on the command line.
 */
export async function actOnRequest(
  services: Services,
  staff: Staff,
  about: About,
  act: RequestAct,
): Promise<DeskAnswer> {
  const answer = await attempt(services, staff, about, act);
  services.log({ event: "desk act", act: `request-${act.do}`, answer: answer.kind });
  return answer;
}

async function attempt(services: Services, staff: Staff, about: About, act: RequestAct): Promise<DeskAnswer> {
  if (act.do === "write") return write(services, staff, about, act.words);
  const plan = await planAct(services, about.reference, act);
  if (plan.kind === "done")
    return doneOrConflict(services, staff, { about: about.reference, command: `request ${act.do}` });
  const stored = await findRequest(services.database.read, services.encryption, about.reference);
  if (!stored) return { kind: "refused", why: "There’s no such request any more." };
  if (stored.request.version !== about.version) return quicker(services, stored);
  if (plan.kind === "refused")
    return { kind: "refused", why: REQUEST_PROBLEMS[plan.problem] ?? REQUEST_PROBLEMS["not-now"]! };
  const { now, happening } = plan;
  const audit = actLine(staff, `request ${act.do}`, { about: about.reference, now });
  try {
    await carryOut(services, plan.stored, happening, { now, contentHash: "", audit });
  } catch (error) {
    if (!(error instanceof RequestChanged)) throw error;
    const changed = await findRequest(services.database.read, services.encryption, about.reference);
    return changed
      ? quicker(services, changed)
      : { kind: "refused", why: "There’s no such request any more." };
  }
  await services.database.transact((tx) => dropDraft(tx, { who: staff.who, about: about.reference }));
  return { kind: "done" };
}

type Plan =
  | DeskPlan
  | { kind: "ready"; stored: StoredRequest; happening: Happening; now: Date }
  | { kind: "refused"; problem: string };

function planAct(
  services: Services,
  reference: string,
  act: Exclude<RequestAct, { do: "write" }>,
): Promise<Plan> {
  switch (act.do) {
    case "send":
      return planSending(services, reference, act.practiceId);
    case "agree":
      return planAgreeing(services, { reference, ...act });
    case "close":
      return planClosing(services, reference, act.words);
    case "take-back":
      return planTakingBack(services, reference, act.words);
    case "reopen":
      return planReopening(services, reference);
    default:
      return planRecording(services, reference, act.act);
  }
}

/** Does what the patient or the practice would have done with their link, and notes that they said it by phone. */
async function planRecording(services: Services, reference: string, act: Act): Promise<Plan> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return { kind: "refused", problem: "no-request" };
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
async function quicker(services: Services, { reference, events }: StoredRequest): Promise<DeskAnswer> {
  const last = events.findLast(({ event }) => event !== "opened");
  if (!last || last.actor === "desk" || last.detail.by === "phone") return conflictAbout(services, reference);
  return { kind: "conflict", who: FROM_OUTSIDE[last.actor], did: "acted", at: last.at };
}

const FROM_OUTSIDE = { sender: "The patient", practice: "The practice", clock: "The clock" } as const;

async function write(
  services: Services,
  staff: Staff,
  { reference, version }: About,
  words: string,
): Promise<DeskAnswer> {
  const { database, encryption, wakeMail } = services;
  const stored = await findRequest(database.read, encryption, reference);
  if (!stored) return { kind: "refused", why: "There’s no such request any more." };
  const now = services.now();
  const { fields, request } = stored;
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
  const isNow = await database.transact(async (tx) => {
    if (!(await noteWritten(tx, encryption, { reference, version, words, now }))) return false;
    await writeAudit(tx, actLine(staff, "request write", { about: reference, now }));
    await enqueueMessage(tx, encryption, { message, reference, now });
    await dropDraft(tx, { who: staff.who, about: reference });
    return true;
  });
  if (!isNow) return quicker(services, stored);
  wakeMail();
  return { kind: "done" };
}
