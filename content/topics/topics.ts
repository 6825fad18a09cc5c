import { slugify } from "#domain/text.ts";
import { BAD_BREATH } from "./bad-breath.ts";
import { CRACKED_TOOTH } from "./cracked-tooth.ts";
import { CROWNS_AND_BRIDGES } from "./crowns-and-bridges.ts";
import { DENTURES } from "./dentures.ts";
import { DRY_MOUTH } from "./dry-mouth.ts";
import { FILLINGS } from "./fillings.ts";
import { GUM_DISEASE } from "./gum-disease.ts";
import { JAW_PAIN } from "./jaw-pain.ts";
import { MOUTH_ULCERS } from "./mouth-ulcers.ts";
import { MOUTHGUARDS } from "./mouthguards.ts";
import { NERVOUS_PATIENTS } from "./nervous-patients.ts";
import { OLDER_PEOPLE } from "./older-people.ts";
import { PREGNANCY } from "./pregnancy.ts";
import { SENSITIVE_TEETH } from "./sensitive-teeth.ts";
import { TEETH_GRINDING } from "./teeth-grinding.ts";
import { TEETHING } from "./teething.ts";
import { TOOTH_EXTRACTION } from "./tooth-extraction.ts";
import { TOOTHACHE } from "./toothache.ts";
import type { Topic } from "./topic.ts";
import { VENEERS } from "./veneers.ts";

/** Every topic with a page, as `/services` lists them: what hurts first, then what is done about it, then who it is for. */
export const TOPICS: readonly Topic[] = [
  TOOTHACHE,
  CRACKED_TOOTH,
  GUM_DISEASE,
  SENSITIVE_TEETH,
  MOUTH_ULCERS,
  JAW_PAIN,
  TEETH_GRINDING,
  BAD_BREATH,
  DRY_MOUTH,
  FILLINGS,
  CROWNS_AND_BRIDGES,
  VENEERS,
  DENTURES,
  TOOTH_EXTRACTION,
  MOUTHGUARDS,
  NERVOUS_PATIENTS,
  PREGNANCY,
  TEETHING,
  OLDER_PEOPLE,
];

export function findTopic(slug: string): Topic | undefined {
  return TOPICS.find((topic) => topic.slug === slug);
}

/** The topic that is called so: `topicNamed("bleeding-gum") === GUM_DISEASE` */
export function topicNamed(slug: string): Topic | undefined {
  const isNamed = ({ names, calmNames = [] }: Topic) =>
    [...names, ...calmNames].some((name) => slugify(name) === slug);
  return findTopic(slug) ?? TOPICS.find(isNamed);
}
