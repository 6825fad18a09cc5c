import { findPractice } from "#database/practices/practices.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { placeBySlug } from "#content/places.ts";
import type { Practice, PracticeListing } from "#domain/practices/practice.ts";
import { decideAtDesk, type DeskAct, type DeskProblem } from "#domain/requests/request-desk.ts";
import type { Happening, Request } from "#domain/requests/requests.ts";
import type { Acting } from "../services.ts";
import { usualMinutesAt } from "./book.ts";
import { acceptsEmail } from "./links.ts";
import { currentCircumstances } from "./record.ts";
import { fittingPractices, requestPractice } from "./next-practice.ts";

/** What an act of our own people comes to, before anything is stored. */
export type DeskPlan =
  | { kind: "ready"; stored: StoredRequest; happening: Happening; now: Date }
  /** It is so already, by the same act before. */
  | { kind: "done"; request: Request }
  | { kind: "refused"; problem: DeskProblem; request: Request }
  | { kind: "refused"; problem: "no-request" | "no-practice" | "no-mail" };

/** Sends a request that waits for our own people on to a practice. `note`: what they write to it, “Ring her after 4.” */
export async function planSending(
  services: Acting,
  reference: string,
  practiceId: number,
  note = "",
): Promise<DeskPlan> {
  const found = await findBoth(services, reference, practiceId);
  if ("kind" in found) return found;
  const { stored, listing } = found;
  const { id } = listing;
  const chosen = await chosenPractice(services, stored.request);
  const plan = planOf(services, stored, {
    do: "send",
    note,
    practice: requestPractice(listing),
    isChosen: chosen?.id === id,
    reasons: chosen?.id === id ? [] : await reasonsFor(services, stored, id),
  });
  if (plan.kind === "ready" && !acceptsEmail(listing, services))
    return { kind: "refused", problem: "no-mail" };
  return stored.request.practice?.id === id && stored.request.status !== "closed"
    ? { kind: "done", request: stored.request }
    : plan;
}

/** Takes the time that our own people have agreed with the patient and a practice by phone. */
export async function planAgreeing(
  services: Acting,
  { reference, practiceId, at }: { reference: string; practiceId: number; at: Date },
): Promise<DeskPlan> {
  const found = await findBoth(services, reference, practiceId);
  if ("kind" in found) return found;
  const { stored, listing } = found;
  const { practice, appointment } = stored.request;
  if (practice?.id === listing.id && appointment?.at.getTime() === at.getTime())
    return { kind: "done", request: stored.request };
  const minutes = await usualMinutesAt(services.database.read, stored, listing.id);
  const getsMail = acceptsEmail(listing, services);
  return planOf(services, stored, { do: "agree", practice: requestPractice(listing), at, minutes, getsMail });
}

/** The request and the practice that an act is about, or why it is refused. Where the practice was merged, it is another. */
async function findBoth(
  { database: { read }, encryption }: Acting,
  reference: string,
  practiceId: number,
): Promise<{ stored: StoredRequest; listing: Practice } | Extract<DeskPlan, { kind: "refused" }>> {
  const stored = await findRequest(read, encryption, reference);
  if (!stored) return { kind: "refused", problem: "no-request" };
  const listing = await findPractice(read, practiceId);
  return listing ? { stored, listing } : { kind: "refused", problem: "no-practice" };
}

/** Ends a request for which our own people have found no practice. `words`: why. */
export async function planClosing(services: Acting, reference: string, words: string): Promise<DeskPlan> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return { kind: "refused", problem: "no-request" };
  const { event, actor } = stored.events.at(-1) ?? {};
  if (event === "closed" && actor === "desk") return { kind: "done", request: stored.request };
  return planOf(services, stored, { do: "close", words });
}

/** Takes a request back from the practice that has it. `words`: why. */
export async function planTakingBack(services: Acting, reference: string, words: string): Promise<DeskPlan> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return { kind: "refused", problem: "no-request" };
  const { event, actor } = stored.events.at(-1) ?? {};
  if (event === "tookBack" && actor === "desk") return { kind: "done", request: stored.request };
  return planOf(services, stored, { do: "takeBack", words });
}

/** Takes up a request again that ended without an appointment. */
export async function planReopening(services: Acting, reference: string): Promise<DeskPlan> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return { kind: "refused", problem: "no-request" };
  if (stored.request.status === "received") return { kind: "done", request: stored.request };
  return planOf(services, stored, { do: "reopen" });
}

function planOf(services: Acting, stored: StoredRequest, act: DeskAct): DeskPlan {
  const circumstances = currentCircumstances(services);
  const decision = decideAtDesk(stored.request, act, circumstances);
  if (decision.kind === "moved")
    return { kind: "ready", stored, happening: decision, now: circumstances.now };
  return { kind: "refused", problem: decision.problem, request: stored.request };
}

/** A practice that our own people may send a request to, or call. */
export type PracticeAtDesk = Pick<PracticeListing, "id" | "name" | "phone" | "isSample"> & {
  town: string;
  /** Whether mail reaches it. */
  getsMail: boolean;
  /** What speaks for it, in words. */
  reasons: readonly string[];
  /** What speaks against it, or is not known. */
  against: readonly string[];
};

/** So many are shown. */
const MOST_SHOWN = 5;

/**
 * The practices that a waiting request may go to, or that someone can ring about it: the chosen one and, with the patient's
 * yes, those that fit, the best first.
 */
export async function practicesAtDesk(services: Acting, stored: StoredRequest): Promise<PracticeAtDesk[]> {
  const { request, fields } = stored;
  if (request.status !== "received") return [];
  const chosen = await chosenPractice(services, request);
  const others = request.mayGoElsewhere
    ? await fittingPractices(services, request, fields, { byPhone: true })
    : [];
  const wasTried = request.tried.some(({ practice }) => practice === chosen?.id);
  return [
    ...(chosen && !wasTried ? [{ practice: chosen, reasons: ["the patient chose it"], against: [] }] : []),
    ...others.filter(({ practice }) => practice.id !== chosen?.id),
  ]
    .filter(({ practice }) => acceptsEmail(practice, services) || practice.phone !== "")
    .slice(0, MOST_SHOWN)
    .map(({ practice, reasons, against }) => ({
      id: practice.id,
      name: practice.name,
      phone: practice.phone,
      isSample: practice.isSample,
      town: placeBySlug(practice.place).name,
      getsMail: acceptsEmail(practice, services),
      reasons,
      against,
    }));
}

async function chosenPractice({ database }: Acting, { chosen }: Request) {
  return chosen === null ? undefined : findPractice(database.read, chosen);
}

/** What the patient is told of a practice that they did not choose. */
async function reasonsFor(
  services: Acting,
  { request, fields }: StoredRequest,
  id: number,
): Promise<readonly string[]> {
  const fitting = await fittingPractices(services, request, fields, { byPhone: true });
  return fitting.find(({ practice }) => practice.id === id)?.reasons ?? [];
}
