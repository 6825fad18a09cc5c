import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { REVIEW_PATH } from "#content/requests/addresses.ts";
import { agreedBy } from "#content/requests/appointment-day.ts";
import {
  insertReview,
  type PatientReview,
  type StoredReview,
  takeBackReview,
} from "#database/practices/reviews.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { withToken } from "#domain/token-address.ts";
import { cancelMessages, enqueueMessage } from "#outbox/outbox.ts";
import type { OpenedRequest } from "../requests/act.ts";
import type { Services } from "../services.ts";
import { newReviewMail, reviewReceivedMail } from "./review-emails.ts";

/** What a patient says of a visit. */
export type ReviewGiven = Pick<PatientReview, "stars" | "answers" | "text" | "name">;

/**
 * Stores a review with its mails, to the patient and to our staff, in one transaction; nobody asks for it any more. A repeat
 * stores nothing. `token` is
 * that of the patient's link, by which the review can be taken back.
 */
export async function keepReview(
  services: Services,
  visit: OpenedRequest,
  given: ReviewGiven,
  token: string,
): Promise<void> {
  const { database, encryption, wakeMail } = services;
  const receivedAt = services.now();
  const reference = makeReference(services.randomBytes);
  const review = { ...visitIn(visit), ...given };
  const url = `${services.publicUrl}${withToken(REVIEW_PATH, token)}`;
  await database.transact(async (tx) => {
    const kept = { request: visit.reference, reference, review, receivedAt, noticeVersion: NOTICE_VERSION };
    if (!(await insertReview(tx, services, kept))) return;
    // Written at night, it is there before our mail that asks for it, which waits for the morning.
    await cancelMessages(tx, { reference: visit.reference, topics: ["invitation"] });
    const about = { ...review, reference, receivedAt };
    for (const message of [reviewReceivedMail(services, about, url), newReviewMail(services, about)])
      await enqueueMessage(tx, encryption, { message, reference, now: receivedAt });
  });
  wakeMail();
}

/** Takes back what a patient has written of a visit; its stars leave the practice's rating with it. */
export async function takeReviewBack(
  services: Services,
  visit: OpenedRequest,
  { reference }: StoredReview,
): Promise<void> {
  const today = newZealandDay(services.now());
  await services.database.transact((tx) =>
    takeBackReview(tx, services, { request: visit.reference, reference, today }),
  );
}

function visitIn({ request, listing, events, fields }: OpenedRequest) {
  const agreed = agreedBy(events);
  return {
    practiceId: listing!.id,
    practiceName: listing!.name,
    visitedOn: newZealandDay(request.appointment!.at),
    agreedBy: agreed?.event === "agreed" && agreed.actor === "sender" ? "patient" : "practice",
    came: request.came === null ? "" : request.came ? "yes" : "no",
    email: String(fields.email),
  } as const;
}
