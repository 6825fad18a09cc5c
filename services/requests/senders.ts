import { LRUCache } from "lru-cache";
import type { Post } from "../post.ts";
import { DAY, HOUR } from "#domain/durations.ts";
import { firstFree, type Pace } from "#domain/free-times/first-free.ts";

/**
 * How many requests one visitor sends to one practice without a person in between, so that no one can use up what a
 * practice may get an hour. Counted by the address block, in memory alone: nothing of it is stored.
 */
export type Senders = {
  /** When one more may go: at once, or as soon as there is room. */
  claim: (request: SentRequest) => Promise<Date>;
  /** Gives back what was claimed, where it was a repeat. */
  release: (request: SentRequest, at: Date) => Promise<void>;
};

type SentRequest = {
  /** Who sends it; undefined where no visitor does. */
  post: Pick<Post, "visitor" | "isLoopback"> | undefined;
  practice: number;
  isEmergency: boolean;
  now: Date;
};

/** A code for texts that one visitor has sent to a number, so that no one uses up the codes of a day. */
export const CODE_TEXT = { practice: 0, isEmergency: false } as const;

/** For all phones of a family. */
const MOST_CODES_A_DAY = 6;

/** A family, or a few people behind one address. */
const MOST_AN_HOUR = 5;
/** Made-up requests that are not urgent take none of these. */
const MOST_EMERGENCIES = 20;
/** On loopback, as rate limits have it: an undeclared proxy makes all its visitors look like one. */
const LOOPBACK_FACTOR = 5;
/** How many pairs of visitor and practice are remembered: some 10 MB. */
const REMEMBERED = 50_000;

/** One for each site. */
export function openSenders(): Senders {
  const claimed = new LRUCache<string, number[]>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });
  const keyOf = ({ post, practice, isEmergency }: SentRequest) =>
    `${post?.visitor ?? ""} ${practice} ${isEmergency}`;
  return {
    async claim(request) {
      const { post, now } = request;
      const { most, within } = paceOf(request);
      const pace = { most: most * (post?.isLoopback ? LOOPBACK_FACTOR : 1), within };
      const taken = (claimed.get(keyOf(request)) ?? []).filter((at) => now.getTime() - at < within);
      const at = firstFree(taken, now.getTime(), [pace]);
      claimed.set(keyOf(request), [...taken, at]);
      return new Date(at);
    },
    async release(request, at) {
      const left = [...(claimed.get(keyOf(request)) ?? [])];
      const place = left.indexOf(at.getTime());
      left.splice(place, place < 0 ? 0 : 1);
      claimed.set(keyOf(request), left);
    },
  };
}

function paceOf({ practice, isEmergency }: SentRequest): Pace {
  if (practice === CODE_TEXT.practice) return { most: MOST_CODES_A_DAY, within: DAY };
  return { most: isEmergency ? MOST_EMERGENCIES : MOST_AN_HOUR, within: HOUR };
}
