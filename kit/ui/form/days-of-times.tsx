import { Fragment, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { radioId } from "./radio-cards.tsx";
import { Icon } from "../icon.tsx";
import { type FieldFacts, FieldGroup } from "./field.tsx";
import type { Option } from "./select-field.tsx";

/** Times of a day, to choose one from. */
export type DayOfTimes<Time extends { value: string; label: string } = { value: string; label: string }> = {
  /** `Thu 3 Dec` */
  label: string;
  times: readonly Time[];
  /** All others of that day, which fold out among them, in the order of the day. */
  more?: readonly Time[];
};

/**
 * Times as radios, a group a day, all of a day in one order; CSS folds most of a long day away. It is part of a
 * `FieldGroup`, which says what is chosen.
 */
export function DaysOfTimes<Time extends { value: string; label: string }>({
  name,
  id = name,
  days,
  value = "",
  isBooked = () => false,
  onPick,
  buttonWords,
}: {
  name: string;
  id?: string;
  days: readonly DayOfTimes<Time>[];
  value?: string;
  /** Whether a time is booked at once, so that the form's button can say so by CSS. */
  isBooked?: (time: Time) => boolean;
  onPick?: ((time: Time) => void) | undefined;
  /** The words of the button that sends a time, which CSS shows once the time is picked: `Move to Sat 5 Dec, 11am`. */
  buttonWords?: (time: string) => string;
}) {
  // An error summary leads to the first, which must not be folded away.
  const all = days.flatMap(({ times, more = [] }) => [...times, ...more]);
  const radioOn = (day: string, more: readonly Time[]) => (time: Time) => (
    <Fragment key={time.value}>
      <label className={more.includes(time) ? "more" : undefined}>
        <input
          type="radio"
          id={radioId(id, all.indexOf(time))}
          name={name}
          value={time.value}
          defaultChecked={time.value === value}
          data-books={isBooked(time) ? "" : undefined}
          onChange={onPick && (() => onPick(time))}
        />
        {time.label}
      </label>
      {buttonWords && <Button>{buttonWords(`${day}, ${time.label}`)}</Button>}
    </Fragment>
  );
  return (
    <div className="slots free-times">
      {days.map(({ label, times, more = NONE }) => (
        <div key={label} role="group" aria-label={label}>
          <b tabIndex={-1}>{label}</b>
          <div>{inOrder([...times, ...more]).map(radioOn(label, more))}</div>
          {more !== NONE && more.length === 0 && (
            <p className="small soft">These are all their times that day.</p>
          )}
          {more.length > 0 && (
            <details className="all-times" open={more.some((one) => one.value === value)}>
              <summary>
                <span>{`All ${times.length + more.length} times`}</span>
                <span>Fewer times</span>
                <Icon name="chevron-down" />
              </summary>
            </details>
          )}
        </div>
      ))}
    </div>
  );
}

const NONE: readonly never[] = [];

/** Values begin with the instant, after the same word for all times of a day. */
function inOrder<Time extends { value: string }>(times: readonly Time[]): Time[] {
  return times.toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

/** When a time or a group is shown, by a class; what is chosen always is. */
type Shown = { className?: string };

/**
 * The times of a day as radios in named groups, which fold out: Morning, Afternoon, After work. The first of each is any
 * time of the group. The group with the answer is open; where an answer is missing, all of them are.
 */
export function TimeSlots({
  groups,
  value,
  ...facts
}: FieldFacts & {
  groups: readonly ({
    name: string;
    hours: ReactNode;
    slots: readonly (Option & Shown)[];
  } & Shown)[];
  value?: string | undefined;
}) {
  const all = groups.flatMap((group) => group.slots);
  return (
    <FieldGroup {...facts}>
      <div className="slots">
        {groups.map((group) => (
          <details
            key={group.name}
            className={group.slots.some((slot) => slot.value === value) ? undefined : group.className}
            open={facts.error !== undefined || group.slots.some((slot) => slot.value === value)}
          >
            <summary>
              <b>{group.name}</b>
              <span className="small soft">{group.hours}</span>
              <Icon name="chevron-down" />
            </summary>
            <div role="group" aria-label={group.name}>
              {group.slots.map((slot) => (
                <label key={slot.value} className={slot.value === value ? undefined : slot.className}>
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
