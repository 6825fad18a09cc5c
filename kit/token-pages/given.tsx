import { Fragment } from "react";
import { WithDate } from "../ui/unbroken.tsx";
import type { ShownField } from "#content/requests/shown-fields.ts";

/** What the patient sent, name by name. */
export function Given({ fields }: { fields: readonly ShownField[] }) {
  return (
    <dl className="given">
      {fields.map(({ name, value, link }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{link ? <a href={link}>{value}</a> : <WithDate text={value} />}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
