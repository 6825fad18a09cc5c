import { BONE_GRAFT } from "./bone-graft.ts";
import { BRACES } from "./braces.ts";
import { DENTAL_IMPLANTS } from "./dental-implants.ts";
import { EMERGENCY_DENTIST } from "./emergency-dentist.ts";
import { GENERAL_DENTISTRY } from "./general-dentistry.ts";
import { GUM_SURGERY } from "./gum-surgery.ts";
import { IMPLANTS } from "./implants.ts";
import { INVISALIGN } from "./invisalign.ts";
import { ORAL_PATHOLOGY } from "./oral-pathology.ts";
import { ORAL_SURGERY } from "./oral-surgery.ts";
import { ROOT_CANAL } from "./root-canal.ts";
import { SINUS_LIFT } from "./sinus-lift.ts";
import { TEETH_WHITENING } from "./teeth-whitening.ts";
import type { TreatmentPage } from "./treatment-page.ts";
import { WISDOM_TOOTH_REMOVAL } from "./wisdom-tooth-removal.ts";

/** What the oral surgery page lists; each address is its name in lower case with hyphens (specification, section 2). */
export const ORAL_SURGERY_SERVICES: readonly TreatmentPage[] = [
  WISDOM_TOOTH_REMOVAL,
  DENTAL_IMPLANTS,
  BONE_GRAFT,
  SINUS_LIFT,
  GUM_SURGERY,
  ORAL_PATHOLOGY,
];

/** Every treatment with a page: the specification's eight slugs, then the oral surgery services. */
export const TREATMENT_PAGES: readonly TreatmentPage[] = [
  INVISALIGN,
  IMPLANTS,
  TEETH_WHITENING,
  GENERAL_DENTISTRY,
  ROOT_CANAL,
  EMERGENCY_DENTIST,
  BRACES,
  ORAL_SURGERY,
  ...ORAL_SURGERY_SERVICES,
];

export function findTreatmentPage(slug: string): TreatmentPage | undefined {
  return TREATMENT_PAGES.find((page) => page.slug === slug);
}
