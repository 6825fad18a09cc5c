import type { ReactNode } from "react";
import { WithDate } from "../unbroken.tsx";
import { type FieldFacts, FieldGroup, controlId } from "./field.tsx";

export type RadioCard = {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Red when chosen: emergencies only. Choosing it also shows `whenHot`. */
  isHot?: boolean;
};

/** A few answers, each a card that is a target as a whole. */
export function RadioCards({
  options,
  value,
  columns = 3,
  whenHot,
  children,
  ...facts
}: FieldFacts & {
  options: readonly RadioCard[];
  value?: string | undefined;
  columns?: 1 | 2 | 3;
  /** Shown while the hot answer is chosen, here or in a list of the same form, by CSS alone. */
  whenHot?: ReactNode;
  /** What belongs to the choice, below it. */
  children?: ReactNode;
}) {
  return (
    <FieldGroup {...facts}>
      <div className={columns === 1 ? "pick" : `pick pick-${columns}`}>
        {options.map((option, index) => (
          <label key={option.value} className={option.isHot ? "hot" : undefined}>
            <input
              type="radio"
              id={radioId(controlId(facts), index)}
              name={facts.name}
              value={option.value}
              defaultChecked={option.value === value}
            />
            <span>
              <b>
                <WithDate text={option.label} />
              </b>
              {option.hint && <span className="small soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {whenHot && <div className="when-hot">{whenHot}</div>}
      {children}
    </FieldGroup>
  );
}

/** An error summary leads to `#name`: the first radio. */
export function radioId(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}
