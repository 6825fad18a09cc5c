/** What a patient can do about texts on the page of a request: each is the `do` of a form. */
export const TEXT_ACTS = ["text-me", "code", "no-texts"] as const;
export type TextAct = (typeof TEXT_ACTS)[number];

/** The `do` of the button by which a patient says that a booking is theirs. */
export const ITS_ME = "its-me";
