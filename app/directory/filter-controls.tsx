import type { ReactNode } from "react";
import { Field } from "../ui/form/field.tsx";
import { Icon } from "../ui/icon.tsx";

/** Value and words of each entry. */
export type Options = readonly (readonly [value: string, words: string])[];

/** A select with a default instead of an empty entry. */
export function FilterSelect({
  name,
  label,
  options,
  value,
  more,
}: {
  name: string;
  label: string;
  options: Options;
  value: string;
  /** After the options: a group of further ones. */
  more?: ReactNode;
}) {
  return (
    <Field name={name} label={label}>
      <span className="select">
        <select className="input" id={name} name={name} defaultValue={value}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
          {more}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}

export function FilterCheck({
  name,
  value,
  label,
  isOn,
}: {
  name: string;
  value: string;
  label: string;
  isOn: boolean;
}) {
  return (
    <label className="cluster">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
    </label>
  );
}

/** What a fold of filters says, and how many of them are on. */
export function FoldSummary({ text, count }: { text: string; count: number }) {
  return (
    <summary>
      <Icon name="filter" />
      {count === 0 ? text : `${text}\u00a0(${count})`}
      <Icon name="chevron-down" />
    </summary>
  );
}
