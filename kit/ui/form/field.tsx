import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { WholeWords } from "../unbroken.tsx";

/** What every field has. Optional ones say so; required ones say nothing. */
export type FieldFacts = {
  /** Also the id of the control unless it has its own, so that `#email` in an error summary leads to it. */
  name: string;
  /** Where several forms of a page have a field of this name. */
  id?: string | undefined;
  label: string;
  /** One short sentence under the label. */
  hint?: ReactNode;
  /** What to do about it: `Enter your phone number`. */
  error?: string | undefined;
  isOptional?: boolean;
  /** How long the answer may be, in characters. */
  most?: number;
  /** A filter: it is always optional, so the label does not say so. */
  isFilter?: boolean;
};

/** A label, a hint, an error and a control, in that order. */
export function Field({ children, ...facts }: FieldFacts & { children: ReactNode }) {
  return (
    <div className={facts.error ? "field field-bad" : "field"}>
      <label htmlFor={controlId(facts)}>
        <Label {...facts} />
      </label>
      <HintAndError {...facts} />
      {children}
    </div>
  );
}

/** Frames several radios as a group with a legend. */
export function FieldGroup({ children, ...facts }: FieldFacts & { children: ReactNode }) {
  return (
    <fieldset className={facts.error ? "field field-bad" : "field"} aria-describedby={describedBy(facts)}>
      <legend className="legend">
        <Label {...facts} />
      </legend>
      <HintAndError {...facts} />
      {children}
    </fieldset>
  );
}

/** Id of the control, or of the first of several. */
export function controlId({ id, name }: Pick<FieldFacts, "id" | "name">): string {
  return id ?? name;
}

/** What a control says of its field to assistive technology. */
export function controlFacts(facts: FieldFacts) {
  return {
    id: controlId(facts),
    name: facts.name,
    required: !facts.isOptional && !facts.isFilter,
    "aria-invalid": facts.error ? true : undefined,
    "aria-describedby": describedBy(facts),
  } as const;
}

function Label({ label, isOptional = false }: FieldFacts) {
  if (!isOptional) return label;
  return (
    <>
      {`${label} `}
      <span className="optional">(optional)</span>
    </>
  );
}

function HintAndError(facts: FieldFacts) {
  const { hint, error } = facts;
  const id = controlId(facts);
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {typeof hint === "string" ? <WholeWords text={hint} /> : hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}

function describedBy(facts: FieldFacts): string | undefined {
  const { hint, error } = facts;
  const id = controlId(facts);
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
