const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The first pause between two attempts; each further one is twice as long. */
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 2 * HOUR;
/** How long we try altogether, S3 of the targets; the last attempt comes at its end. */
const TIMEOUT = 48 * HOUR;

/**
 * When to try again after the `attempt`th failure (counted from 1), or undefined when it is time to give up.
 * `random` in [0, 1) lengthens the pause by up to a fifth, so that what failed together does not return together.
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
  const end = since.getTime() + TIMEOUT;
  if (now.getTime() >= end) return undefined;
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE) * (1 + random / 5);
  return new Date(Math.min(Math.round(now.getTime() + pause), end));
}
