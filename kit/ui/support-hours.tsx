import { Fragment } from "react";
import { SUPPORT_HOURS } from "#content/site.ts";

/** `Monday to Friday 8am to 6pm, Saturday 9am to 3pm`, of which no line ends within the hours. */
export function SupportHours() {
  return SUPPORT_HOURS.support.map(({ days, hours }, index) => (
    <Fragment key={days}>
      {index === 0 ? `${days} ` : `, ${days} `}
      <span className="nowrap">{hours}</span>
    </Fragment>
  ));
}
