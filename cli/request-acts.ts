import { carryOut } from "#services/requests/carry-out.ts";
import type { Told } from "#services/requests/carry-out.ts";
import {
  type DeskPlan,
  planAgreeing,
  planClosing,
  planReopening,
  planSending,
  planTakingBack,
} from "#services/requests/desk.ts";
import { overlappingTimes } from "#services/requests/overlaps.ts";
import { byWords, timeWords } from "#content/requests/when.ts";
import { newZealandInstant } from "#domain/nz-time.ts";
import { checkLinks } from "./check-links.ts";
import { deskServices } from "./desk-services.ts";
import { BY_COMMAND, type OpenedWithSecret, withSecret } from "./open.ts";

/** `request send REFERENCE PRACTICE` */
export function sendRequest(reference: string, practiceId: number): Promise<void> {
  return withSecret(async (opened) => {
    const services = deskServices(opened);
    const plan = await planSending(services, reference, practiceId);
    if (plan.kind === "refused") throw new Error(whyNot(plan, reference, practiceId));
    const { practice, clocks } = plan.kind === "ready" ? plan.happening.request : plan.request;
    const name = `${practice!.name} (${practice!.id})`;
    if (plan.kind === "done") return console.log(`${name} already has ${reference}. Nothing was changed.`);
    const told = await carryOutAtDesk(opened, services, plan, "request send");
    console.log(
      `${name} now has ${reference}, and has until ${byWords(clocks.answerBy!)} to reply. ${mailedWords(told)}`,
    );
  });
}

/** `request agree REFERENCE PRACTICE DAY TIME [--minutes N]` */
export function agreeOnTime(
  reference: string,
  practiceId: number,
  day: string,
  time: string,
  { minutes }: { minutes: number },
): Promise<void> {
  return withSecret(async (opened) => {
    const services = deskServices(opened);
    const at = newZealandInstant(`${day}T${time}`, "start");
    if (!at) throw new Error("The clocks go forward then, so there is no such time.");
    const plan = await planAgreeing(services, { reference, practiceId, at, minutes });
    if (plan.kind === "refused") throw new Error(whyNot(plan, reference, practiceId));
    if (plan.kind === "done") return console.log(`${reference} already has this time. Nothing was changed.`);
    const told = await carryOutAtDesk(opened, services, plan, "request agree");
    const { practice } = plan.happening.request;
    for (const { reference: other, at: theirs } of await overlappingTimes(
      opened.database.read,
      services,
      reference,
      plan.happening.request,
    ))
      console.error(`${practice!.name} already has ${other} at that time: ${timeWords(theirs)}.`);
    console.log(
      `${reference} is agreed: ${timeWords(at)}, ${practice!.name} (${practice!.id}). ${mailedWords(told)}`,
    );
  });
}

/** `request close REFERENCE --because TEXT` */
export function closeRequest(reference: string, { because }: { because: string }): Promise<void> {
  return withSecret(async (opened) => {
    const services = deskServices(opened);
    const plan = await planClosing(services, reference, because);
    if (plan.kind === "refused") throw new Error(whyNot(plan, reference));
    if (plan.kind === "done") return console.log(`${reference} has already ended. Nothing was changed.`);
    await carryOutAtDesk(opened, services, plan, "request close");
    console.log(`${reference} has ended. The running site tells the patient by email.`);
  });
}

/** `request take-back REFERENCE --because TEXT` */
export function takeRequestBack(reference: string, { because }: { because: string }): Promise<void> {
  return withSecret(async (opened) => {
    const services = deskServices(opened);
    const plan = await planTakingBack(services, reference, because);
    if (plan.kind === "refused") throw new Error(whyNot(plan, reference));
    if (plan.kind === "done") return console.log(`${reference} was already taken back. Nothing was changed.`);
    const { practice } = plan.stored.request;
    const told = await carryOutAtDesk(opened, services, plan, "request take-back");
    const { status, clocks, question } = plan.happening.request;
    const next =
      status === "received"
        ? `Our staff have until ${byWords(clocks.matchBy!)} to find another practice: request show ${reference}`
        : `We’ve asked the patient whether another practice can have it. They have until ${byWords(question!.until)} to answer. If they say yes by phone: request agree ${reference}`;
    console.log(
      `${practice!.name} (${practice!.id}) no longer has ${reference}. ${mailedWords(told)}\n${next}`,
    );
  });
}

/** `request reopen REFERENCE` */
export function reopenRequest(reference: string): Promise<void> {
  return withSecret(async (opened) => {
    const services = deskServices(opened);
    const plan = await planReopening(services, reference);
    if (plan.kind === "refused") throw new Error(whyNot(plan, reference));
    if (plan.kind === "done")
      return console.log(`${reference} is already waiting for our staff. Nothing was changed.`);
    await carryOutAtDesk(opened, services, plan, "request reopen");
    const { matchBy } = plan.happening.request.clocks;
    console.log(
      `Our staff have until ${byWords(matchBy!)} to find a practice: request show ${reference}. The running site emails the patient.`,
    );
  });
}

/** Who the running site emails about it, as the mails in the outbox say. */
function mailedWords(told: Told): string {
  const [isPatientTold, isPracticeTold] = [told.includes("sender"), told.includes("practice")];
  if (isPatientTold && isPracticeTold) return "The running site emails the patient and the practice.";
  if (isPatientTold)
    return "The running site emails the patient; no email reaches the practice, so tell them by phone.";
  const practice = isPracticeTold ? "The running site emails the practice" : "No email reaches the practice";
  return `${practice}; the patient can’t get more emails from us for now, so tell them by phone.`;
}

async function carryOutAtDesk(
  { config }: OpenedWithSecret,
  services: ReturnType<typeof deskServices>,
  { stored, happening, now }: Extract<DeskPlan, { kind: "ready" }>,
  command: string,
): Promise<Told> {
  checkLinks(config);
  const audit = { at: now, command, about: stored.reference, records: 1, ...BY_COMMAND };
  return carryOut(services, stored, happening, { now, contentHash: "", audit });
}

type Refused = Extract<DeskPlan, { kind: "refused" }>;

function whyNot(refused: Refused, reference: string, practiceId?: number): string {
  switch (refused.problem) {
    case "no-request":
      return `No request has the reference ${reference}.`;
    case "no-practice":
      return `There’s no listed practice ${practiceId}.`;
    case "no-mail":
      return `We can’t email practice ${practiceId}: they have no email address, or are a sample. Call them, and note the time with request agree, or choose another.`;
    case "not-agreed":
      return `The patient chose another practice, and hasn’t agreed to practice ${practiceId} for ${reference}.`;
    case "had-it":
      return `Practice ${practiceId} has already had ${reference}. Choose another.`;
    case "with-patient":
      return `${reference} is waiting for the patient’s answer.`;
    case "time-past":
      return "That time has passed. Give a time in the future.";
    case "time-too-far":
      return "The time is more than 13 months away.";
    case "time-of-day":
      return "Give a time between 6am and 10pm, in steps of 5 minutes.";
    case "over":
      return `${reference} has ended: ${refused.request.outcome}.`;
    case "with-us":
      return `No practice has ${reference}: it’s waiting for our staff.`;
    case "begun":
      return `The appointment for ${reference} has begun, so it’s too late to take the request back.`;
    default:
      return `${refused.request.practice!.name} (${refused.request.practice!.id}) already has ${reference}.`;
  }
}
