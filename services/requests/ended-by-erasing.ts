import { answeringSchedule } from "#content/identity.ts";
import { findPractice } from "#database/practices/practices.ts";
import { CannotOpen } from "#database/envelope-encryption.ts";
import { findRequest } from "#database/requests/requests.ts";
import { decide } from "#domain/requests/request-acts.ts";
import type { Mail } from "#domain/requests/requests.ts";
import type { Keeping, Writing } from "../services.ts";
import type { MailFacts } from "./words/facts.ts";

/** What a practice is told when a request that it has is erased. */
export type EndedByErasing = { practice: string; mail: Mail; facts: MailFacts };

/**
 * The requests that a practice has and that erasing ends, as if the patient had cancelled. Of the patient they hold
 * nothing: a mail made from one names the reference, the agreed time and the practice. A sample practice expects no one,
 * and is left out; one without an address is rung.
 */
export async function endedByErasing(
  { database, encryption, now: clock, operator }: Keeping & Writing,
  references: readonly string[],
): Promise<EndedByErasing[]> {
  const now = clock();
  const desk = answeringSchedule(operator.identity, "bookings");
  const ended: EndedByErasing[] = [];
  for (const reference of references) {
    const stored = await findRequest(database.read, encryption, reference).catch(noneIfSealed);
    if (!stored || stored.request.status === "closed") continue;
    const act = { by: "sender", do: "cancel", words: "" } as const;
    const decision = decide(stored.request, act, { now, desk, routing: "direct" });
    if (!("mails" in decision)) continue;
    const mail = decision.mails.find(({ to }) => to === "practice");
    if (!mail?.practice) continue;
    const listing = (await findPractice(database.read, mail.practice.id)) ?? null;
    if (listing?.isSample) continue;
    const { request, event, actor, detail } = decision;
    const events = [{ event, actor, detail, number: 1, version: request.version, at: now, contentHash: "" }];
    const record = {
      reference,
      eraseOn: stored.eraseOn,
      request,
      isUnpressed: false,
      fields: {},
      events,
      listing,
      toCall: [],
      weRing: false,
      isPracticeInReach: true,
      desk,
    };
    const facts = { record, requestUrl: "", practiceUrl: null, practiceEmail: listing?.email ?? "" };
    ended.push({ practice: mail.practice.name, mail, facts });
  }
  return ended;
}

/** What cannot be opened any more is erased all the same. */
function noneIfSealed(error: unknown): undefined {
  if (!(error instanceof CannotOpen)) throw error;
}
