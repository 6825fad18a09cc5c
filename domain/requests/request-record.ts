import type { Schedule } from "../hours/opening-hours.ts";
import type { Practice, PracticeListing } from "../practices/practice.ts";
import type { Actor, EventDetail, EventName, Request } from "./requests.ts";

/** A request with all that its pages and mails show. */
export type RequestRecord = {
  reference: string;
  /** The New Zealand day at whose beginning it is erased. */
  eraseOn: string;
  request: Request;
  /** A free time of it was taken, and nobody has pressed a button behind the link in the patient’s mail. */
  isUnpressed: boolean;
  /** As the form sent them, by the contract's names. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** Oldest first. */
  events: readonly RequestEvent[];
  /** The listing, as it is now, of the practice that `practiceIdOf` names; null when it is gone. */
  listing: Practice | null;
  /** Practices that fit, where no practice has the request any more; else none. */
  toCall: readonly PracticeToCall[];
  /** The hours of our own people, by which promises count. */
  desk: Schedule;
  /** Whether our staff ring people when no email reaches them. It’s false where nobody works at the desk: then patients are asked to call. */
  weRing: boolean;
  /** Whether email brings the practice that has it what the patient does; true where none has it. */
  isPracticeInReach: boolean;
};

export type RequestEvent = {
  /** From 1. */
  number: number;
  version: number;
  at: Date;
  actor: Actor;
  event: EventName;
  detail: EventDetail;
};

/** A practice that the patient may call, with what speaks for it in words. */
export type PracticeToCall = Pick<
  PracticeListing,
  "id" | "slug" | "name" | "phone" | "place" | "suburb" | "isSample"
> & {
  reasons: readonly string[];
};
