import { z } from "zod";
import {
  check,
  type Checked,
  emailAddress,
  optionally,
  phoneNumber,
  placeName,
  rulesOf,
  severalChosen,
  understood,
} from "#kit/forms/check.server.ts";
import { readWebAddress } from "#domain/web-address.ts";
import { FIELD_NAMES, FIELDS, type PartnerValues, SERVICES } from "#content/partner-fields.ts";

/** The rules that the fields declare, and those that are more than a text or a choice. */
const partnerSchema = z.object({
  ...rulesOf(FIELDS),
  website: optionally(understood(FIELDS.website, readWebAddress), ""),
  city: placeName(FIELDS.city),
  services: severalChosen(FIELDS.services, SERVICES),
  email: emailAddress(FIELDS.email),
  phone: phoneNumber(FIELDS.phone),
});

/** An application that holds to every rule. Optional answers that were left out are empty. */
export type PartnerApplication = z.infer<typeof partnerSchema>;

/** Holds what a practice sent against the rules of the specification's section 5. */
export function checkPartner(values: PartnerValues): Checked<PartnerApplication> {
  return check(partnerSchema, values, FIELD_NAMES);
}
