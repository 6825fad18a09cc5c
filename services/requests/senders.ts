import { LRUCache } from "lru-cache";
import { HOUR } from "#domain/durations.ts";
import { firstFree } from "#domain/first-free.ts";

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
  /** Of `Services`. */
  visitor: string | undefined;
  isLoopback: boolean | undefined;
  practice: number;
  isEmergency: boolean;
  now: Date;
};

/** A family, or a few people behind one address. */
const MOST_AN_HOUR = 5;
/** Made-up requests that are not urgent take none of these. */
const MOST_EMERGENCIES = 20;
/** On loopback, as rate limits have it: an undeclared proxy makes all its visitors look like one. */
const LOOPBACK_FACTOR = 5;
/** Of visitor and practice: some 10 MB. */
const REMEMBERED = 50_000;

/** One for each site. */
export function openSenders(): Senders {
  const claimed = new LRUCache<string, number[]>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });
  const keyOf = ({ visitor = "", practice, isEmergency }: SentRequest) =>
    `${visitor} ${practice} ${isEmergency}`;
  return {
    async claim(request) {
      const { isEmergency, isLoopback = false, now } = request;
      const most = (isEmergency ? MOST_EMERGENCIES : MOST_AN_HOUR) * (isLoopback ? LOOPBACK_FACTOR : 1);
      const taken = (claimed.get(keyOf(request)) ?? []).filter((at) => now.getTime() - at < HOUR);
      const at = firstFree(taken, now.getTime(), [{ most, within: HOUR }]);
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
