import { findPlace } from "#content/places.ts";
import { freshForm } from "#kit/forms/form-page.server.ts";
import type { FormState } from "#kit/forms/refusal.ts";
import type { Services } from "#services/services.ts";
import { FIELDS, type PartnerValues } from "./fields.ts";

/** A fresh form. A page about a place may have chosen it: `/partner-with-us?city=whangarei`. */
export function startPartner(services: Services, address: string): FormState<PartnerValues> {
  const city = new URL(address).searchParams.get("city") ?? "";
  return freshForm<PartnerValues>(services, address, FIELDS, {
    city: findPlace(city)?.name ?? "",
    services: [],
  });
}
