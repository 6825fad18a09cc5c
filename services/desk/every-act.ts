import { IMPORT_ACTS } from "../imports/at-desk.ts";
import type { DeskAct } from "./act.ts";
import type { DeskAnswer, Done } from "./answers.ts";
import { APPLICATION_ACTS } from "./applications.ts";
import { MAIL_ACTS } from "./mails.ts";
import { MESSAGE_ACTS } from "./messages.ts";
import { PERSON_ACTS } from "./person-acts.ts";
import { PRACTICE_ACTS } from "./practice-acts.ts";
import { REQUEST_ACTS } from "./request-acts.ts";
import { REPLY_ACTS, REVIEW_ACTS } from "./reviews.ts";

/** Every act of our staff at the desk, by its name in the form, the log and the audit. */
export const DESK_ACTS = {
  ...REQUEST_ACTS,
  ...MESSAGE_ACTS,
  ...APPLICATION_ACTS,
  ...REVIEW_ACTS,
  ...REPLY_ACTS,
  ...MAIL_ACTS,
  ...PRACTICE_ACTS,
  ...PERSON_ACTS,
  ...IMPORT_ACTS,
} as const;

export type ActName = keyof typeof DESK_ACTS;

type Words = Pick<DeskAct<never>, "did" | "done">;

/** Returns null for what isn’t done at the desk. */
export function deskAct(command: string): Words | null {
  const acts: Readonly<Record<string, Words>> = DESK_ACTS;
  return Object.hasOwn(acts, command) ? acts[command]! : null;
}

/** What someone did, after their name, by the command's name in the audit: `sent it on`. */
function didWords(command: string): string {
  return deskAct(command)?.did ?? ELSEWHERE[command] ?? `ran “${command}”`;
}

/** What is done by a link, a job or a command, and by a page of the desk without a form. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "listing changed": "changed their listing",
  "reply sent": "sent a reply",
  answered: "noted it as answered",
  "mail handled": "dealt with it",
  "person copy": "made a copy for them",
  "picture show": "looked at a picture",
  erase: "erased everything",
};

/** What a page says of a press that was not done: `Mere answered first, at 10:11am`. */
export type NotDone =
  | Extract<DeskAnswer, { kind: "refused" }>
  | { kind: "conflict"; who: string; did: string; at: Date | null };

export function notDone(answer: Exclude<DeskAnswer, Done>): NotDone {
  if (answer.kind === "refused") return answer;
  const { kind, who, command, at } = answer;
  return { kind, who, did: command === null ? "was" : didWords(command), at };
}

/** In a history: `Mere changed a fact`. A practice acts through its link, and has no name there. */
export function lineInWords({ who, command, kind }: { who: string; command: string; kind: string }): string {
  return `${who || "The practice"} ${kind === "look" ? "looked" : didWords(command)}`;
}
