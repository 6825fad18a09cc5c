import { LRUCache } from "lru-cache";
import { firstFree } from "#domain/first-free.ts";

/**
 * How many requests one visitor sends to one practice without a person in between, so that no one can use up what a
 * practice may get an hour. Counted by the address block, in the memory of this process alone: nothing of it is stored.
 */
export type Senders = {
  /** When one more may go: at once, or as soon as there is room. `release` gives it back, where it was a repeat. */
  claim: (request: SentRequest) => { at: Date; release: () => void };
};

type SentRequest = {
  /** Of `Services`. */
  visitor: string | undefined;
  isLoopback: boolean | undefined;
  practice: number;
  isEmergency: boolean;
  now: Date;
};

const HOUR = 3_600_000;
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
  return {
    claim({ visitor = "", isLoopback = false, practice, isEmergency, now }) {
      const key = `${visitor} ${practice} ${isEmergency}`;
      const most = (isEmergency ? MOST_EMERGENCIES : MOST_AN_HOUR) * (isLoopback ? LOOPBACK_FACTOR : 1);
      const taken = (claimed.get(key) ?? []).filter((at) => now.getTime() - at < HOUR);
      const at = firstFree(taken, now.getTime(), [{ most, within: HOUR }]);
      claimed.set(key, [...taken, at]);
      return {
        at: new Date(at),
        release() {
          const left = [...(claimed.get(key) ?? [])];
          left.splice(left.indexOf(at), left.includes(at) ? 1 : 0);
          claimed.set(key, left);
        },
      };
    },
  };
}
