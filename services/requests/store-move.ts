import type { Transaction } from "kysely";
import { holdFor } from "#database/free-times/held-times.ts";
import { storeHappening } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { Services } from "../services.ts";

/**
 * Part of a transaction that began with `lockForHolding`: stores what happened to a request, and what it holds from then
 * on, for this kind of visit. Throws `RequestChanged` like `storeHappening`.
 */
export async function storeMove(
  tx: Transaction<Schema>,
  { encryption, keyedHash }: Pick<Services, "encryption" | "keyedHash">,
  {
    isFreed = false,
    kind,
    ...move
  }: Parameters<typeof storeHappening>[2] & { isFreed?: boolean; kind: VisitKind | null },
): Promise<void> {
  const { reference, happening, now } = move;
  await storeHappening(tx, encryption, move);
  await holdFor(tx, { keyedHash }, { reference, request: happening.request, kind, now, isFreed });
}
