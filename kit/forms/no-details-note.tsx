import { NO_DETAILS_WORDS } from "#content/operator.ts";
import { useOperator, useSamples } from "../shell/use-shell-facts.ts";

/** Before the first field of each form, while no named operator could hold what people type, or every practice is a sample. */
export function NoDetailsNote({ className = "small" }: { className?: string }) {
  const isNamed = useOperator().name !== null;
  if (useSamples() !== "all" && isNamed) return null;
  return (
    <p className={className}>
      <b>{NO_DETAILS_WORDS}</b>
    </p>
  );
}
