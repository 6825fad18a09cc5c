import {
  bouncedRequests,
  delayedMail,
  dueRequests,
  findRequest,
  RequestChanged,
  type StoredRequest,
  storeState,
  undeliveredRequests,
} from "#database/requests/requests.ts";
import { deleteLapsedLooks, hasLapsedLooks } from "#database/free-times/kept-times.ts";
import { linksAbout } from "#database/links.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Circumstances, Decision, Request } from "#domain/requests/requests.ts";
import {
  bounced,
  isTermOver,
  needsPractice,
  readdressed,
  tick,
  undelivered,
} from "#domain/requests/request-clock.ts";
import type { Services } from "../services.ts";
import { carryOut } from "./carry-out.ts";
import { tellOfFreedTimes } from "./earlier.ts";
import { isInReach, requestsWithoutLink, type WithoutLink } from "./links.ts";
import { currentCircumstances } from "./record.ts";
import { nextPractice } from "./next-practice.ts";

/** Requests that are looked at together. */
const BATCH = 100;
/** Events that one request can have at once after days without a clock; more would be a fault. */
const MOST_EVENTS = 20;

/**
 * Does what is due for requests. Where a practice could not be told, takes the request back or asks the patient to call;
 * where a patient could not be told of an agreed time, asks the practice to call; where a practice has a new address, sends
 * new links there; then sends on, nudges, reminds and ends, and tells of earlier times that have become free. After a while
 * without it, for example while the site was down, the same events happen in the same order. A request that fails is logged
 * and tried again the next time; the others go on.
 */
export async function advanceDueRequests(services: Services): Promise<void> {
  const { read } = services.database;
  const logFault = (error: unknown) => {
    if (!(error instanceof RequestChanged)) services.log({ event: "request not advanced", error });
  };
  for (const one of await undeliveredRequests(read, BATCH))
    await carryOutRefused(services, one, undelivered).catch(logFault);
  for (const one of await bouncedRequests(read, BATCH))
    await carryOutRefused(services, one, bounced).catch(logFault);
  for (const one of await requestsWithoutLink(services))
    await carryOutWithoutLink(services, one).catch(logFault);
  for (;;) {
    const due = await dueRequests(services.database.read, services.now(), BATCH);
    let failures = 0;
    for (const reference of due) {
      try {
        await advanceRequest(services, reference);
      } catch (error) {
        failures++;
        services.log({ event: "request not advanced", error });
      }
    }
    if (due.length < BATCH || failures > 0) break;
  }
  await tellOfFreedTimes(services);
  // An away that was only looked at closes its stretch no longer.
  if (await hasLapsedLooks(read, services.now()))
    await services.database.transact((tx) => deleteLapsedLooks(tx, services.now()));
}

async function advanceRequest(services: Services, reference: string): Promise<void> {
  for (let events = 0; events < MOST_EVENTS; events++) {
    try {
      if (!(await advanceOnce(services, reference, { isFirst: events === 0 }))) return;
    } catch (error) {
      // Someone was quicker: it is read again.
      if (!(error instanceof RequestChanged)) throw error;
    }
  }
  throw new RangeError("A request has more to do than can be.");
}

/** Whether there may be more to do. */
async function advanceOnce(
  services: Services,
  reference: string,
  { isFirst }: { isFirst: boolean },
): Promise<boolean> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return false;
  const { request, fields } = stored;
  const circumstances = currentCircumstances(services);
  const next = needsPractice(request, circumstances)
    ? await nextPractice(services, request, fields)
    : undefined;
  const delayed = isTermOver(request, circumstances)
    ? await delayedMail(services.database.read, reference, request.version)
    : undefined;
  const decision = tick(request, circumstances, next, delayed);
  // Due by the rules of the release that stored it, and later by ours. Stored anew, or it is looked at again without end.
  const isLaterNow = isFirst && decision.kind === "nothing";
  return carriesOut(
    services,
    stored,
    isLaterNow ? { kind: "postponed", request } : decision,
    circumstances.now,
  );
}

/** What a mail that was refused for good comes to, unless something else has happened since. */
async function carryOutRefused(
  services: Services,
  { reference, version }: { reference: string; version: number },
  decideOn: (request: Request, circumstances: Circumstances) => Decision,
): Promise<void> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (stored?.request.version !== version) return;
  const circumstances = currentCircumstances(services);
  await carriesOut(services, stored, decideOn(stored.request, circumstances), circumstances.now);
}

/** The link of its practice has ended: a new one goes to the new address. Without one the request is as good as refused. */
async function carryOutWithoutLink(
  services: Services,
  { reference, isReachable }: WithoutLink,
): Promise<void> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return;
  const circumstances = currentCircumstances(services);
  const decision = isReachable
    ? readdressed(stored.request, circumstances)
    : undelivered(stored.request, circumstances);
  await carriesOut(services, stored, decision, circumstances.now);
}

/** If a request is with a practice that no mail reaches, as one that was taken off since, treats its mail as refused. */
export async function carryOutUntold(services: Services, reference: string): Promise<void> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  const id = stored?.request.status === "sent" ? stored.request.practice!.id : null;
  if (!stored || id === null) return;
  const listing = await findPractice(services.database.read, id);
  const links = await linksAbout(services.database.read, reference);
  if (!isInReach(listing, links, services))
    await carryOutRefused(services, { reference, version: stored.request.version }, undelivered);
}

/** Whether anything was stored. */
async function carriesOut(
  services: Services,
  stored: StoredRequest,
  decision: Decision,
  now: Date,
): Promise<boolean> {
  const { database, encryption, log } = services;
  if (decision.kind === "nothing" || decision.kind === "refused") return false;
  if (decision.kind === "postponed") {
    await database.transact((tx) => storeState(tx, encryption, { ...stored, request: decision.request }));
    return true;
  }
  await carryOut(services, stored, decision, { now, contentHash: "" });
  log({ event: "request event", what: decision.event, actor: decision.actor });
  return true;
}
