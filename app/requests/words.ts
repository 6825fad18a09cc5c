import type { DeclineReason } from "#domain/requests.ts";

/** Why a practice cannot, as its people choose it and as the patient reads it. */
const DECLINES: readonly { value: DeclineReason; label: string; told: string }[] = [
  { value: "full", label: "We are full then", told: "It is full around that time." },
  {
    value: "no-new-patients",
    label: "We are not taking new patients",
    told: "It is not taking new patients now.",
  },
  { value: "not-offered", label: "We do not do this treatment", told: "It does not do this treatment." },
  {
    value: "specialist",
    label: "A specialist should see them",
    told: "It thinks that a specialist should see you.",
  },
  { value: "not-real", label: "This is not a real request", told: "It could not tell who is asking." },
  { value: "other", label: "Another reason", told: "It cannot take you this time." },
];

/** The sentence for the patient: `It is full around that time.` */
export function declineTold(reason: DeclineReason | undefined): string {
  return (DECLINES.find(({ value }) => value === reason) ?? DECLINES.at(-1)!).told;
}
