import { NO_DETAILS_WORDS } from "#content/operator.ts";
import { useOperator, useSamples } from "../shell/use-shell-facts.ts";

/**
 * Before the first field of each form, while no named operator could hold what people type, or every practice is a sample.
 * In the second case the strip above the page says already that it is a demo.
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
