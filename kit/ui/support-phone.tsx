import type { ReactNode } from "react";
import { isSamplePhone } from "#content/operator.ts";
import { phoneInText } from "#content/support.ts";
import { useOperator } from "../shell/use-shell-facts.ts";
import { PhoneLink } from "./phone-link.tsx";

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
