import { FieldGroup } from "#kit/ui/form/field.tsx";
import { DaysOfTimes } from "#kit/ui/form/days-of-times.tsx";
import { ANOTHER_TIME, DAY_FIELD, JUMP, LATER_FIELD, readChosenTime } from "./chosen-time.ts";
import { VISIT_MEANT } from "#domain/free-times/visit-kinds.ts";
import type { OfferedTime, TimeChoice } from "./time-choice.ts";

/** As the server renders it, and the browser once it is touched: `free-times.island.tsx`. */
export type FreeTimesProps = {
  choice: TimeChoice;
  practiceId: string;
  error?: string | undefined;
  /** Where the buttons for other days send the form, which is then shown again. */
  address: string;
};

const NAME = "chosenTime";

/**
 * The free times of a practice as radios, a group a day, and "Ask for another time" at their end, which opens day and time
 * by CSS alone. "Later days" is a button that sends nothing: without scripts the form comes back with all that was typed.
 */
export function FreeTimesField({
  choice,
  error,
  address,
  news = null,
  picked = null,
  onPick,
  onOtherDays,
}: FreeTimesProps & {
  /** What has changed while the page was open. */
  news?: string | null;
  /** The time that is picked by now. */
  picked?: OfferedTime | null;
  onPick?: (time: OfferedTime | null) => void;
  /** An ISO day, or `first`. Without it the form is sent. */
  onOtherDays?: (from: string) => void;
}) {
  const { days, other, laterFrom, isLater } = choice;
  const listed = other ? [{ label: "Your choice", times: [{ ...other, label: other.full }] }, ...days] : days;
  const otherDays = (from: string, words: string) => (
    <button
      className="btn btn-second btn-small"
      name={LATER_FIELD}
      value={from}
      formAction={`${address}#times`}
      onClick={
        onOtherDays &&
        ((event) => {
          event.preventDefault();
          const day = event.currentTarget.form?.querySelector<HTMLInputElement>(`#${DAY_FIELD}`)?.value;
          onOtherDays(from === JUMP ? day || "first" : from);
        })
      }
    >
      {words}
    </button>
  );
  const hint = <span className="small soft">They’ll confirm it, or suggest others</span>;
  return (
    <FieldGroup name={NAME} label="Choose a time" error={error}>
      <p className="small" id="times">
        {choice.clock === null ? whatTheseAre(choice) : `${whatTheseAre(choice)} ${choice.clock}`}
      </p>
      <p className="small" role="status">
        {news}
      </p>
      <DaysOfTimes
        name={NAME}
        days={listed}
        value={choice.picked}
        isBooked={({ value }) => choice.isInstant && readChosenTime(value).kind === "book"}
        onPick={onPick}
      />
      {picked && (
        <p className="picked-bar">
          <b>{picked.full}</b>
        </p>
      )}
      {(laterFrom !== null || isLater) && (
        <div className="cluster">
          {isLater && otherDays("first", "First days")}
          {laterFrom !== null && otherDays(laterFrom, "Later days")}
        </div>
      )}
      {laterFrom !== null || isLater ? (
        <p className="cluster">
          <label className="small" htmlFor={DAY_FIELD}>
            Another date
          </label>
          <input
            className="input"
            type="date"
            id={DAY_FIELD}
            name={DAY_FIELD}
            min={choice.firstDay}
            max={choice.lastDay}
          />
          {otherDays(JUMP, "Show that day")}
        </p>
      ) : null}
      <div className="pick another-time">
        <label>
          <input
            type="radio"
            id={listed.length === 0 ? NAME : "another-time"}
            name={NAME}
            value={ANOTHER_TIME}
            defaultChecked={choice.picked === ANOTHER_TIME || listed.length === 0}
            onChange={onPick && (() => onPick(null))}
          />
          <span>
            <b>Ask for another time</b>
            {hint}
          </span>
        </label>
      </div>
    </FieldGroup>
  );
}

/** Whose times these are, how long a visit is, and whether one is booked at once. */
function whatTheseAre({ practice, isInstant, minutes, kind, days, isLater, weeksAhead }: TimeChoice): string {
  if (minutes === null) return `${practice} doesn’t book this visit online. Ask for a time.`;
  if (days.length === 0 && !isLater)
    return `No free times online in the next ${weeksAhead === 1 ? "week" : `${weeksAhead} weeks`}. Ask for a time.`;
  // It names the visit, since another can be chosen before this list is read again.
  const howLong = kind
    ? `about ${minutes} minutes for ${VISIT_MEANT[kind]}`
    : `up to ${minutes} minutes each`;
  const kept = `${practice} keeps these times for people who book here, ${howLong}.`;
  return isInstant
    ? `${kept} Pick one and it’s booked when you send this.`
    : `${kept} They can’t confirm online just now: pick one to ask for it.`;
}
