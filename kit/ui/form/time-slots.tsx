import { Icon } from "../icon.tsx";
import { type FieldFacts, FieldGroup } from "./field.tsx";
import { radioId } from "./radio-cards.tsx";
import type { Option } from "./select-field.tsx";

/**
 * The times of a day as radios in named groups, which fold out: Morning, Afternoon, After work. The first of each is any
 * time of the group. Open is the one with the
 * answer, and all of them where one is missing.
 */
export function TimeSlots({
  groups,
  value,
  ...facts
}: FieldFacts & {
  groups: readonly { name: string; hours: string; slots: readonly Option[] }[];
  value?: string | undefined;
}) {
  const all = groups.flatMap((group) => group.slots);
  return (
    <FieldGroup {...facts}>
      <div className="slots">
        {groups.map((group) => (
          <details
            key={group.name}
            open={facts.error !== undefined || group.slots.some((slot) => slot.value === value)}
          >
            <summary>
              <b>{group.name}</b>
              <span className="small soft">{group.hours}</span>
              <Icon name="chevron-down" />
            </summary>
            <div role="group" aria-label={group.name}>
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
          </details>
        ))}
      </div>
    </FieldGroup>
  );
}
