import { Fragment, type ReactNode } from "react";
import { useOperator } from "../shell/use-shell-facts.ts";
import type { OpenHours } from "#content/identity.ts";

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
