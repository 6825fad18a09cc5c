import { findChoice } from "../forms/fields.ts";
import { type FieldFacts, FieldGroup } from "../ui/form/field.tsx";
import { radioId } from "../ui/form/radio-cards.tsx";
import { SERVICES } from "./fields.ts";

/** Any number of services. Those that were ticked before are ticked again, in whatever spelling they came. */
export function ServicesField({ value: values, ...facts }: FieldFacts & { value: readonly string[] }) {
  const ticked = values.map((value) => findChoice(SERVICES, value)?.value);
  return (
    <FieldGroup {...facts}>
      <div className="check-grid">
        {SERVICES.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="checkbox"
              id={radioId(facts.name, index)}
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
