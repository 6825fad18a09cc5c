/** What a patient can do about texts on the page of a request: each is the `do` of a form. */
export const TEXT_ACTS = ["text-me", "code", "no-texts"] as const;
export type TextAct = (typeof TEXT_ACTS)[number];
