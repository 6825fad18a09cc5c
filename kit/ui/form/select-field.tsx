import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { controlFacts, Field, type FieldFacts } from "./field.tsx";

export type Option = {
  value: string;
  label: string;
  /** Chosen, it shows what a hot card does (`radio-cards.tsx`). */
  isHot?: boolean;
};

/** A native list to choose from. The first entry, which chooses nothing, says what to do: "Choose a service". */
export function SelectField({
  options,
  value,
  nothing,
  more,
  ...facts
}: FieldFacts & {
  options: readonly Option[];
  value?: string | null | undefined;
  /** Text of the entry that chooses nothing; left out where something is always chosen. */
  nothing?: string | undefined;
  /** After the options: a group of further ones. */
  more?: ReactNode;
}) {
  return (
    <Field {...facts}>
      <span className="select">
        <select {...controlFacts(facts)} className="input" defaultValue={value ?? undefined}>
          {nothing !== undefined && <option value="">{nothing}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} className={option.isHot ? "hot" : undefined}>
              {option.label}
            </option>
          ))}
          {more}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}
