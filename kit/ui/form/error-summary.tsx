import type { ReactNode } from "react";
import type { Problem } from "#domain/form-fields.ts";

/**
 * What is wrong, first in the form. It takes the focus as the page arrives (`autofocus` needs no script) and leads to
 * each field. A failed send uses it too, without problems and with the sentence that says what happened.
 */
export function ErrorSummary({
  id,
  title,
  problems = [],
  children,
}: {
  /** Where the form's address leads with a `#`: a browser that goes there gives no focus to anything else. */
  id?: string;
  /** `Check these 4 answers` or `We could not send your request` */
  title: string;
  problems?: readonly Problem[];
  /** That nothing is lost. */
  children: ReactNode;
}) {
  return (
    <div className="error-summary" id={id} role="alert" tabIndex={-1} autoFocus aria-labelledby="problems">
      <h2 id="problems">{title}</h2>
      <p>{children}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
