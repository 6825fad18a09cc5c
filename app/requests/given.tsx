import { Fragment } from "react";
import type { ShownField } from "./shown-fields.ts";

/** What the patient sent, name by name. */
export function Given({ fields }: { fields: readonly ShownField[] }) {
  return (
    <dl className="given">
      {fields.map(({ name, value, link }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{link ? <a href={link}>{value}</a> : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
