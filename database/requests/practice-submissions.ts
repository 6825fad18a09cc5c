import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** What people have sent about a practice, without a word of it. */
export type AboutPractice = {
  reference: string;
  status: string;
  outcome: string | null;
  receivedAt: Date;
};

/** The requests that a practice has or had last, or the reviews of it: the newest 100. */
export async function submissionsAbout(
  db: Kysely<Schema>,
  practiceId: number,
  kind: "booking" | "review",
): Promise<AboutPractice[]> {
  const rows = await db
    .selectFrom("submissions")
    .select(["reference", "status", "outcome", "received_at"])
    .where("practice_id", "=", practiceId)
    .where("kind", "=", kind)
    .orderBy("received_at", "desc")
    .orderBy("reference")
    .limit(100)
    .execute();
  return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: new Date(received_at) }));
}
