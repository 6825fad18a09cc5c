/** An instant as the tables hold it: `instantBefore(now, 3_600_000)` is an hour ago. */
export function instantBefore(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
