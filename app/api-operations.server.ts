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

/** Everything that programs can ask for, by the area that answers it. */
export const OPERATIONS: readonly Operation[] = [
  LIST_OPERATION,
  POINTS_OPERATION,
  PRACTICE_OPERATION,
  FREE_TIMES_OPERATION,
  PLACES_OPERATION,
  PRICES_OPERATION,
  SUGGEST_OPERATION,
  MANIFEST_OPERATION,
  LOCATIONS_OPERATION,
  SCHEDULES_OPERATION,
  SLOTS_OPERATION,
];
