import { Fragment, type ReactNode } from "react";
import type { OpenHours } from "#content/identity.ts";
import { isSamplePhone, type Mailbox } from "#content/operator.ts";
import { phoneInText } from "#content/support.ts";
import { useOperator } from "../shell/use-shell-facts.ts";
import { PhoneLink } from "./phone-link.tsx";

/** `Monday to Friday 8am to 6pm, Saturday 9am to 3pm` with the words around it; nothing where no hours are stated. */
export function SupportHours({
  before = "",
  after = "",
  otherwise = null,
}: {
  before?: string;
  after?: string;
  otherwise?: ReactNode;
}) {
  const { support } = useOperator().identity.hours;
  if (support === null) return otherwise;
  return (
    <>
      {before}
      <HoursInLine hours={support} />
      {after}
    </>
  );
}

/** No line ends within the hours. */
export function HoursInLine({ hours: { words } }: { hours: OpenHours }) {
  return words.map(({ days, hours }, index) => (
    <Fragment key={days}>
      {index === 0 ? `${days} ` : `, ${days} `}
      <span className="nowrap">{hours}</span>
    </Fragment>
  ));
}

/** An address of ours, as the operator has it. */
export function MailboxLink({ to }: { to: Mailbox }) {
  const address = useOperator().emails[to];
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** The support line with the words around it, which say so as long as the number is a sample. */
export function SupportPhone({
  before,
  after = "",
  otherwise = null,
}: {
  before: string;
  after?: ReactNode;
  /** Instead of all of it where the operator gives no number. */
  otherwise?: ReactNode;
}) {
  const { phone } = useOperator();
  if (phone === null) return otherwise;
  return (
    <>
      {before}
      <PhoneLink phone={phone} isSample={isSamplePhone(phone)} />
      {phoneInText(phone).slice(phone.length)}
      {after}
    </>
  );
}
