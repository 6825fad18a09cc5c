import type { ReactNode } from "react";

/** A numbered part of a long form. */
export function FormPart({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="part">
      <legend>
        <span className="part-number">{number}</span>
        {` ${title}`}
      </legend>
      {children}
    </fieldset>
  );
}
