import type { Database } from "#database/database.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { type HeldFaults, heldFaults } from "#database/free-times/held-faults.ts";
import { holdFor, lockForHolding, releaseHolders } from "#database/free-times/held-times.ts";
import { holdAgain } from "#database/free-times/kept-times.ts";
import { lockPractice, standingId } from "#database/practices/practices.ts";
import { findRequest, openRequests } from "#database/requests/requests.ts";
import { wantedVisit } from "../requests/book.ts";

type Needed = { database: Database; encryption: EnvelopeEncryption; keyedHash: (text: string) => string };

/** What is held against what requests have and practices keep. */
export function checkHeld(
  { database: { read }, encryption, keyedHash }: Needed,
  now: Date,
): Promise<HeldFaults> {
  async function* requests() {
    for (const reference of await openRequests(read)) {
      const found = await findRequest(read, encryption, reference);
      if (found) yield found;
    }
  }
  return heldFaults(read, { keyedHash }, requests(), now);
}

/** Makes what is held as the requests and the practices have it. */
export async function repairHeld(
  services: Needed,
  { wrong, wrongKept, holders }: HeldFaults,
  now: Date,
): Promise<void> {
  const { database, encryption, keyedHash } = services;
  await database.transact((tx) => releaseHolders(tx, holders));
  for (const kept of wrongKept)
    await database.transact(async (tx) => {
      await lockPractice(tx, database.kind, await standingId(tx, kept.practiceId));
      await holdAgain(tx, { keyedHash }, kept, now);
    });
  for (const reference of wrong)
    await database.transact(async (tx) => {
      const found = await findRequest(tx, encryption, reference);
      if (!found) return;
      await lockForHolding(tx, database.kind, found.request);
      const { kind } = wantedVisit(found.fields, found.request.urgency);
      await holdFor(tx, { keyedHash }, { reference, request: found.request, kind, now });
    });
}
