import { LRUCache } from "lru-cache";
import type { PostRates } from "./limits.ts";
import { openStoredLimiter, openWindows, type Refusal } from "./rate-windows.ts";

/**
 * How many posts there were, and whether one more may be stored. Takes and gives plain data alone, so that the workers of
 * a site can ask one process.
 */
export type PostCounts = {
  /** Counts a post, whatever its outcome. Null when within the limit, otherwise the seconds until it may be tried again. */
  attempt: (key: string) => Promise<number | null>;
  /** Whether it may be stored. */
  judge: (post: JudgedPost) => Promise<Verdict>;
  /** Call this once a post that was not refused is answered. */
  settle: (ticket: Ticket, hasBeenStored: boolean) => Promise<void>;
};

type JudgedPost = {
  /** The visitor's address block. */
  key: string;
  isLoopback: boolean;
  /** Equal for byte-identical posts of one visitor to one address. */
  post: string;
  /** The id of a form of ours that was shown long enough ago for a person to fill it in; null for any other post. */
  formId: string | null;
};

type Verdict = { refusal: Refusal | null; ticket: Ticket };

/** What a post has cost its visitor. `isFirst`: no byte-identical post is in flight or stored. */
type Ticket = { key: string; post: string; cost: number; formId: string | null; isFirst: boolean };

/** Ids of 56 characters: some 20 MB. */
const REMEMBERED_IDS = 100_000;
/** Milliseconds for which an identical post is free; later it costs again, and is still stored only once. */
const VERDICT_LIFETIME = 600_000;

/**
 * Counts in the memory of this process. Byte-identical posts of one visitor share one verdict, whether in flight or
 * stored within the last ten minutes, and are paid for once; a post that is not stored is refunded.
 */
export function openPostCounts(rates: PostRates): PostCounts {
  const attempts = openWindows("attempts", rates.attempts);
  const stored = openStoredLimiter(rates);
  const refusals = new Map<string, Promise<Refusal | null>>();
  // The post that each form of ours was used for, by the form's id. It proves one form, not many.
  const usedIds = new LRUCache<string, string>({
    // `max` would set room aside for all of them at once: 5 ms and 2 MB at each start.
    maxSize: REMEMBERED_IDS,
    sizeCalculation: () => 1,
  });

  function forget({ post, formId }: Ticket): void {
    refusals.delete(post);
    if (formId !== null) usedIds.delete(formId);
  }

  return {
    attempt: (key) => attempts.consume(key, 1),
    async judge({ key, isLoopback, post, formId: given }) {
      const formId = given !== null && (usedIds.get(given) ?? post) === post ? given : null;
      if (formId !== null) usedIds.set(formId, post);
      const fullCost = formId === null ? rates.costs.unproven : rates.costs.proven;
      const cost = fullCost / (isLoopback ? rates.loopbackDiscount : 1);
      const known = refusals.get(post);
      const asked = known ?? stored.consume(key, cost);
      refusals.set(post, asked);
      const ticket = { key, post, cost, formId, isFirst: known === undefined };
      const refusal = await asked;
      if (refusal) forget(ticket);
      return { refusal, ticket };
    },
    async settle(ticket, hasBeenStored) {
      if (!ticket.isFirst) return;
      if (hasBeenStored) {
        setTimeout(() => refusals.delete(ticket.post), VERDICT_LIFETIME).unref();
      } else {
        forget(ticket);
        await stored.refund(ticket.key, ticket.cost);
      }
    },
  };
}
