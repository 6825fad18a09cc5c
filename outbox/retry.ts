const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The first backoff; each further one is twice as long. */
const FIRST_DELAY = 30 * SECOND;
const MAX_DELAY = 2 * HOUR;
/** Retries go on for so long (promise S3, docs/reliability.md); the last attempt comes at the end. */
const RETRY_PERIOD = 48 * HOUR;

type Attempt = { attempt: number; since: Date; now: Date; random: number };

/**
 * Exponential backoff with jitter: when to try again after the `attempt`th failure (from 1), or undefined when it is
 * time to give up. `random` in [0, 1) lengthens the delay by up to a fifth, so that messages that failed together are
 * not retried together.
 *
 * The period is the sum of the delays between attempts that were made, so an outage on our side uses none of it up; it is
 * never over before 48 hours have passed, since a crash counts as an attempt too.
 *
 * `nextAttemptAt({ attempt: 1, since, now, random: 0 })` is 30 seconds after `now`, `attempt: 2` a minute.
 */
export function nextAttemptAt({ attempt, since, now, random }: Attempt): Date | undefined {
  const left = RETRY_PERIOD - triedFor(attempt);
  // It is compared by amount: a clock that was ahead may have dated the message later than now.
  const isOver = left <= 0 && Math.abs(now.getTime() - since.getTime()) >= RETRY_PERIOD;
  if (isOver) return undefined;
  const delay = Math.min(delayAfter(attempt), left > 0 ? left : MAX_DELAY) * (1 + random / 5);
  return new Date(Math.round(now.getTime() + delay));
}

/** The delays before the `attempt`th attempt, without jitter. */
function triedFor(attempt: number): number {
  let sum = 0;
  for (let earlier = 1; earlier < attempt && sum < RETRY_PERIOD; earlier++) sum += delayAfter(earlier);
  return sum;
}

function delayAfter(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** (attempt - 1), MAX_DELAY);
}
