import type { Transaction } from "kysely";
import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { SAMPLE_REPLIES } from "#content/samples/desk-day.ts";

import {
  decideReview,
  insertReview,
  type PatientReview,
  type StoredReview,
} from "#database/practices/reviews.ts";
import type { Schema } from "#database/schema.ts";
import { storeSentReply } from "#database/requests/sent-replies.ts";
import { DAY, MINUTE } from "#domain/durations.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { makeReference } from "#domain/requests/reference.ts";
import type { Keeping } from "../services.ts";

type Needed = Keeping;
type Tx = Transaction<Schema>;

/** Everyone who reviews something in the made-up day. */
export const REVIEWER = "reviewer@niho.example";

export type Reviewed = { id: number; name: string };
type Said = Omit<PatientReview, "practiceId" | "practiceName" | "visitedOn" | "email">;

export async function storeReview(
  services: Needed,
  tx: Tx,
  { practice, receivedAt, said }: { practice: Reviewed; receivedAt: Date; said: Said },
): Promise<StoredReview> {
  const reference = makeReference(services.randomBytes);
  const review = {
    ...said,
    practiceId: practice.id,
    practiceName: practice.name,
    visitedOn: addDays(newZealandDay(receivedAt), -2),
    email: REVIEWER,
  };
  const request = `sample ${reference}`;
  await insertReview(tx, services, { request, reference, receivedAt, noticeVersion: NOTICE_VERSION, review });
  return { ...review, reference, receivedAt, decision: null };
}

/** Published reviews of practices that have joined, each with a reply that waits for our staff. */
export async function storeReplies(
  services: Needed,
  tx: Tx,
  { joined, now }: { joined: readonly Reviewed[]; now: Date },
): Promise<void> {
  for (const [index, { ago, reply, stars, text }] of SAMPLE_REPLIES.entries()) {
    const practice = joined[index]!;
    const sentAt = new Date(now.getTime() - ago * MINUTE);
    const receivedAt = new Date(sentAt.getTime() - 2 * DAY);
    const said = { stars, text, answers: {}, name: "", agreedBy: "practice", came: "yes" } as const;
    const review = await storeReview(services, tx, { practice, receivedAt, said });
    const { reference } = review;
    const decision = { outcome: "published" } as const;
    await decideReview(tx, services, { review, decision, practiceId: practice.id, now: receivedAt });
    const sent = { reference, practiceId: practice.id, words: reply, now: sentAt };
    await storeSentReply(tx, services.encryption, sent);
  }
}
