import type { Ask } from "#content/asking.ts";
import { LinkButton } from "./button.tsx";

/** Book or, where no request can reach the practice, call; nothing where neither can. */
export function AskButton({
  ask,
  name,
  text = "Book Now",
  kind,
}: {
  ask: Ask | null;
  /** Who is asked: `Harbour Steps Dental` */
  name: string;
  /** Where a request can reach them. */
  text?: string | undefined;
  kind?: "second" | undefined;
}) {
  if (!ask) return null;
  return (
    <LinkButton
      size="small"
      kind={kind}
      href={ask.href}
      spoken={ask.phone === null ? ` with ${name}` : `: ${name}, ${ask.phone}`}
    >
      {ask.phone === null ? text : "Call to book"}
    </LinkButton>
  );
}
