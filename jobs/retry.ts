const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The first backoff; each further one is twice as long. */
const FIRST_DELAY = 30 * SECOND;
const MAX_DELAY = 2 * HOUR;
/** Retries go on for so long (promise S3, docs/reliability.md); the last attempt comes at the end. */
const RETRY_PERIOD = 48 * HOUR;

/**
 * Exponential backoff with jitter: when to try again after the `attempt`th failure (from 1), or undefined when it is
 * time to give up. `random` in [0, 1) lengthens the delay by up to a fifth, so that messages that failed together are
 * not retried together.
 *
 * `nextAttemptAt({ attempt: 1, since, now, random: 0 })` is 30 seconds after `now`, `attempt: 2` a minute.
 */
export function nextAttemptAt({
  attempt,
  since,
  now,
  random,
}: {
  attempt: number;
  since: Date;
  now: Date;
  random: number;
}): Date | undefined {
  const end = since.getTime() + RETRY_PERIOD;
  if (now.getTime() >= end) return undefined;
  const delay = Math.min(FIRST_DELAY * 2 ** (attempt - 1), MAX_DELAY) * (1 + random / 5);
  return new Date(Math.min(Math.round(now.getTime() + delay), end));
}
