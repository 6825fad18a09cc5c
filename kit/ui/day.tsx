import { formatDay } from "#domain/nz-time.ts";

/** `3 March 2026`, on one line. */
export function Day({ day }: { day: string }) {
  return (
    <time className="nowrap" dateTime={day}>
      {formatDay(day)}
    </time>
  );
}
