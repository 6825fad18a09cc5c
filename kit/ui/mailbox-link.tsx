import type { Mailbox } from "#content/operator.ts";
import { useOperator } from "../shell/use-shell-facts.ts";

/** An address of ours, as the operator has it. */
export function MailboxLink({ to }: { to: Mailbox }) {
  const address = useOperator().emails[to];
  return <a href={`mailto:${address}`}>{address}</a>;
}
