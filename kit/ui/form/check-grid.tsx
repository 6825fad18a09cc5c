import { type FieldFacts, FieldGroup, controlId } from "./field.tsx";
import { radioId } from "./radio-cards.tsx";

/** Any number of answers, ticked side by side. */
export function CheckGrid({
  options,
  value,
  ticked = [value],
  ...facts
}: FieldFacts & {
  options: readonly { value: string; label: string }[];
  /** The one that was ticked, where there is one option. */
  value?: string | undefined;
  ticked?: readonly (string | undefined)[];
}) {
  return (
    <FieldGroup {...facts}>
      <div className="check-grid">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="checkbox"
              id={radioId(controlId(facts), index)}
              name={facts.name}
              value={option.value}
              defaultChecked={ticked.includes(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
