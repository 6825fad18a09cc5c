import { NO_DETAILS_WORDS, ONLY_SAMPLES_WORDS } from "#content/operator.ts";
import { useOperator, useSamples } from "../shell/use-shell-facts.ts";

/** Before the first field of each form, while no operator is named who could hold what is typed into it, or every practice is made up. */
export function NoDetailsNote({ className = "small" }: { className?: string }) {
  const isNamed = useOperator().name !== null;
  if (useSamples() !== "all" && isNamed) return null;
  return (
    <p className={className}>
      <b>{isNamed ? ONLY_SAMPLES_WORDS : NO_DETAILS_WORDS}</b>
    </p>
  );
}
