import { FILTERS } from "#content/filters.ts";
import type { Asked, FilterName } from "#domain/practice-filters.ts";
import { SelectField } from "./select-field.tsx";

/** The control of a filter, with what is asked of it chosen: a box to tick, or a list to choose from. */
export function FilterControl({
  name,
  asked,
  languages,
}: {
  name: FilterName;
  asked: Asked;
  /** Those that some practice speaks. */
  languages: readonly string[];
}) {
  const { label, choices } = FILTERS[name];
  const value = asked[name]?.toString();
  if (!choices) {
    return (
      <label className="cluster">
        <input type="checkbox" name={name} value="yes" defaultChecked={value === "yes"} />
        {label}
      </label>
    );
  }
  const options = choices.options({ languages });
  return (
    <SelectField
      name={name}
      label={label}
      nothing={choices.nothing}
      options={options}
      value={value}
      isFilter
    />
  );
}
