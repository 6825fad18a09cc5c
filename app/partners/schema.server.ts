import { z } from "zod";
import {
  check,
  type Checked,
  chosen,
  emailAddress,
  optionally,
  phoneNumber,
  placeName,
  severalChosen,
  text,
  understood,
} from "#kit/forms/check.server.ts";
import {
  EXPERIENCE,
  FIELD_NAMES,
  FIELDS,
  type PartnerValues,
  PATIENT_BASES,
  PRACTICE_TYPES,
  SERVICES,
} from "./fields.ts";
import { readWebAddress } from "#domain/web-address.ts";

const partnerSchema = z.object({
  practiceName: text(FIELDS.practiceName),
  practiceType: chosen(FIELDS.practiceType, PRACTICE_TYPES),
  experience: chosen(FIELDS.experience, EXPERIENCE),
  website: optionally(understood(FIELDS.website, readWebAddress), ""),
  address: text(FIELDS.address),
  city: placeName(FIELDS.city),
  services: severalChosen(FIELDS.services, SERVICES),
  currentPatients: optionally(chosen(FIELDS.currentPatients, PATIENT_BASES), ""),
  contactName: text(FIELDS.contactName),
  email: emailAddress(FIELDS.email),
  phone: phoneNumber(FIELDS.phone),
  message: optionally(text(FIELDS.message), ""),
});

/** An application that holds to every rule. Optional answers that were left out are empty. */
export type PartnerApplication = z.infer<typeof partnerSchema>;

/** Holds what a practice sent against the rules of the specification's section 5. */
export function checkPartner(values: PartnerValues): Checked<PartnerApplication> {
  return check(partnerSchema, values, FIELD_NAMES);
}
