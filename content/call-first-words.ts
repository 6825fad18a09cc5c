import { NATIONAL_NUMBERS } from "./site.ts";

/** A practice that can be called. */
export type Callable = { name: string; phone: string };

/** Words with phone numbers between them, for pages and mails to make links of. */
export type Said = readonly (string | { phone: string })[];

/** Heads what an emergency is told before anything else. */
export const CALL_FIRST = "Call now. Do not wait for an email.";

/** Who to call at once in an emergency. Danger to life comes first, then the practice that was asked, then the nurses. */
export function whomToCallFirst(practice: Callable | null): Said {
  const { ambulance, healthline } = NATIONAL_NUMBERS;
  return [
    "If you cannot breathe or swallow, or a swelling is spreading fast, call ",
    { phone: ambulance.phone },
    ". Otherwise call ",
    ...(practice
      ? [`${practice.name} on `, { phone: practice.phone }, ". If they cannot see you today, call "]
      : []),
    `${healthline.name} on `,
    { phone: healthline.phone },
    ", free, any time. They’ll tell you what to do and where the nearest after-hours care is.",
  ];
}

/** Says it as plain text. */
export function callFirstText(practice: Callable | null): string {
  const parts = whomToCallFirst(practice).map((part) => (typeof part === "string" ? part : part.phone));
  return `${CALL_FIRST} ${parts.join("")}`;
}
