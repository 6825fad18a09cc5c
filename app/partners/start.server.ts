import { findPlace } from "#content/places.ts";
import { newSubmissionId } from "../forms/client-key.server.ts";
import type { FormState } from "../forms/refusal.ts";
import { trackingOfPage } from "../forms/tracking.ts";
import type { Services } from "../services.ts";
import { FIELD_NAMES, type PartnerValues } from "./fields.ts";

/** A fresh form. A page about a place may have chosen it: `/partner-with-us?city=whangarei`. */
export function startPartner(services: Services, address: string): FormState<PartnerValues> {
  const city = new URL(address).searchParams.get("city") ?? "";
  return {
    values: {
      ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, ""])) as Record<keyof PartnerValues, string>),
      city: findPlace(city)?.name ?? "",
      services: [],
    },
    tracking: trackingOfPage(address, services.publicUrl),
    submissionId: newSubmissionId(services),
    askedEmail: "",
    refusal: null,
  };
}
