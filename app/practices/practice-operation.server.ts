import type { Operation } from "#kit/api/operation.server.ts";
import { PRACTICE } from "#kit/api/practice-schema.server.ts";

export const MISSING_PRACTICE = "There is no practice with this id. /api/v1/practices lists them all.";

export const WITHDRAWN_PRACTICE = "This practice is no longer listed. /api/v1/practices lists them all.";

export const PRACTICE_OPERATION: Operation = {
  id: "getPractice",
  path: "/practices/{id}",
  title: "One practice",
  text: "The same fields as in the list, for one practice.",
  parameters: [{ name: "id", in: "path", type: "integer", text: "The practice’s id.", examples: ["2"] }],
  answer: "Practice",
  schemas: { Practice: PRACTICE },
  examples: [{ path: "/practices/2", text: "Practice 2" }],
  missing: MISSING_PRACTICE,
  gone: WITHDRAWN_PRACTICE,
  moved: "This practice is a duplicate. Location has the address of the practice to use.",
};
