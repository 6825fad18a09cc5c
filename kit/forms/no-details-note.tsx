import { NO_DETAILS_WORDS } from "#content/operator.ts";
import { useOperator, useSamples } from "../shell/use-shell-facts.ts";

/**
 * Before the first field of each form, while no named operator could hold what people type, or every practice is a sample.
 * The strip of the page says what it is a demo of as long as every practice is one.
 */
export function NoDetailsNote({ className = "small" }: { className?: string }) {
  const isNamed = useOperator().name !== null;
  const isSample = useSamples() === "all";
  if (!isSample && isNamed) return null;
  return (
    <p className={className}>
      <b>{isSample ? NO_DETAILS_WORDS : `This is a demo. ${NO_DETAILS_WORDS}`}</b>
    </p>
  );
}
