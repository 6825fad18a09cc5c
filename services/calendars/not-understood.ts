import type { UnreadPlace } from "#domain/free-times/calendar-feed.ts";

/** The calendar is none, is damaged, or says something that we cannot be sure of. Its message never quotes it. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
  readonly at: UnreadPlace | null;
  constructor(message: string, at: UnreadPlace | null = null) {
    super(message);
    this.at = at;
  }
}
