import type { Operation } from "#kit/api/operation.server.ts";
import { LIST_OPERATION } from "./directory/list-operation.server.ts";
import { POINTS_OPERATION } from "./directory/points-operation.server.ts";
import {
  LOCATIONS_OPERATION,
  MANIFEST_OPERATION,
  SCHEDULES_OPERATION,
  SLOTS_OPERATION,
} from "./fhir/operations.server.ts";
import { PLACES_OPERATION } from "./locations/places-operation.server.ts";
import { PRICES_OPERATION } from "./prices/prices-operation.server.ts";
import { FREE_TIMES_OPERATION } from "./practices/free-times-operation.server.ts";
import { PRACTICE_OPERATION } from "./practices/practice-operation.server.ts";
import { SUGGEST_OPERATION } from "./search/suggest-operation.server.ts";

/** Everything that programs can ask for, by the area that answers it. Assistants say of themselves what is said here. */
export const PROGRAMS_ASK = {
  list: LIST_OPERATION,
  points: POINTS_OPERATION,
  practice: PRACTICE_OPERATION,
  freeTimes: FREE_TIMES_OPERATION,
  places: PLACES_OPERATION,
  prices: PRICES_OPERATION,
  suggest: SUGGEST_OPERATION,
  manifest: MANIFEST_OPERATION,
  locations: LOCATIONS_OPERATION,
  schedules: SCHEDULES_OPERATION,
  slots: SLOTS_OPERATION,
} satisfies Record<string, Operation>;

export const OPERATIONS: readonly Operation[] = Object.values(PROGRAMS_ASK);
