import { radioId } from "./radio-cards.tsx";

/** Times of a day, to choose one from. */
export type DayOfTimes<Time extends { value: string; label: string } = { value: string; label: string }> = {
  /** `Thu 3 Dec` */
  label: string;
  times: readonly Time[];
};

/** Times as radios, a group a day: part of a `FieldGroup`, which says what is chosen. An error summary leads to the first. */
export function DaysOfTimes<Time extends { value: string; label: string }>({
  name,
  id = name,
  days,
  value = "",
  isBooked = () => false,
  onPick,
}: {
  name: string;
  id?: string;
  days: readonly DayOfTimes<Time>[];
  value?: string;
  /** Whether a time is booked at once, so that the form's button can say so by CSS. */
  isBooked?: (time: Time) => boolean;
  onPick?: ((time: Time) => void) | undefined;
}) {
  const all = days.flatMap(({ times }) => times);
  return (
    <div className="slots free-times">
      {days.map(({ label, times }) => (
        <div key={label} role="group" aria-label={label}>
          <b>{label}</b>
          <div>
            {times.map((time) => (
              <label key={time.value}>
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
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
