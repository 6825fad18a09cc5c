import { type FieldFacts, FieldGroup, idOf } from "./field.tsx";
import { radioId } from "./radio-cards.tsx";

/** Any number of answers, ticked side by side. */
export function CheckGrid({
  options,
  ticked = [],
  ...facts
}: FieldFacts & {
  options: readonly { value: string; label: string }[];
  ticked?: readonly (string | undefined)[];
}) {
  return (
    <FieldGroup {...facts}>
      <div className="check-grid">
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="checkbox"
              id={radioId(idOf(facts), index)}
              name={facts.name}
              value={value}
              defaultChecked={ticked.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
