import { type FieldFacts, FieldGroup } from "./field.tsx";
import { radioId } from "./radio-cards.tsx";
import type { Option } from "./select-field.tsx";

/** The times of a day as radios in named groups: Morning, Afternoon, After work. */
export function TimeSlots({
  groups,
  value,
  ...facts
}: FieldFacts & {
  groups: readonly { name: string; slots: readonly Option[] }[];
  value?: string | undefined;
}) {
  const all = groups.flatMap((group) => group.slots);
  return (
    <FieldGroup {...facts}>
      <div className="slots">
        {groups.map((group, index) => (
          <div key={group.name} role="group" aria-labelledby={`${facts.name}-group-${index}`}>
            <p id={`${facts.name}-group-${index}`}>{group.name}</p>
            <div>
              {group.slots.map((slot) => (
                <label key={slot.value}>
                  <input
                    type="radio"
                    id={radioId(facts.name, all.indexOf(slot))}
                    name={facts.name}
                    value={slot.value}
                    defaultChecked={slot.value === value}
                  />
                  {slot.label}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
