import { NO_DETAILS_WORDS } from "#content/operator.ts";
import { useOperator } from "../shell/use-shell-facts.ts";

/** Before the first field of each form, while no operator is named who could hold what is typed into it. */
export function NoDetailsNote({ className = "small" }: { className?: string }) {
  if (useOperator().name !== null) return null;
  return (
    <p className={className}>
      <b>{NO_DETAILS_WORDS}</b>
    </p>
  );
}
