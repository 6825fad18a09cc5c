/** Where a calendar stops being readable: what a practice needs to find the event in its own program. */
export type UnreadPlace = {
  /** Counted from 1, as an editor shows the file. */
  line: number;
  /** The line itself, where it says a time and nothing about anyone; empty elsewhere. */
  text: string;
  /** When its event begins, as it is written: `20261130T090000`. Empty where that isn't known. */
  starts: string;
};

/** The calendar is none, is damaged, or says something that we cannot be sure of. Its message never quotes it. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
  readonly at: UnreadPlace | null;
  constructor(message: string, at: UnreadPlace | null = null) {
    super(message);
    this.at = at;
  }
}
