import { type Operator, operatorOver } from "#content/operator.ts";
import type { LivePractices } from "#database/practices/live-practices.ts";

/** Who runs the site, for pages and mails alike: the specification's texts hold as long as samples are listed. */
export function operatorShown(operator: Operator, practices: LivePractices): Operator {
  return operatorOver(operator, (practices.last()?.samples ?? 1) > 0);
}
