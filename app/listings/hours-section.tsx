import { WEEKDAYS } from "#domain/nz-time.ts";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { type Option, SelectField } from "#kit/ui/form/select-field.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { DAY_FIELDS, HOLIDAY_FIELD } from "#services/listings/hours-fields.ts";
import type { SectionFields } from "./section-form.tsx";

/** The week a day at a time, public holidays, and days away. */
export function HoursFields({
  field,
  asWritten,
  further,
  rows,
}: {
  field: SectionFields;
  /** What people read now, because we can't; empty where there is none. */
  asWritten: string;
  /** Hours that say more than the form holds, in words. */
  further: string | null;
  /** The numbers of the rows of days away. */
  rows: readonly number[];
}) {
  return (
    <>
      {asWritten !== "" && (
        <p className="note">
          {"Your page shows your hours as they’re written: "}
          <span className="as-written">{`“${asWritten}”`}</span>
          {
            ". We can’t read them, so no one finds you under “open now”. Fill in the days, and your page will say when you’re open."
          }
        </p>
      )}
      {further !== null && (
        <RadioCards
          {...field("keep", "Your hours say more than this form can")}
          hint={`In short: ${further}. Your page shows all of them.`}
          columns={2}
          options={[
            { value: "yes", label: "Keep them", hint: "You can still enter days away" },
            { value: "no", label: "Replace them", hint: "Use the hours you fill in below" },
          ]}
        />
      )}
      {DAY_FIELDS.map((name, index) => (
        <DayFields
          key={name}
          field={field}
          name={name}
          label={WEEKDAYS[index]!}
          options={optionsOn(index)}
          nothing="Choose"
        />
      ))}
      <DayFields
        field={field}
        name={HOLIDAY_FIELD}
        label="Public holidays"
        options={ON_HOLIDAYS}
        nothing="Not stated: we’ll tell people to call first"
      />
      <h3>Days away</h3>
      <p className="small soft">
        Over Christmas, for instance. Your page will say you’re closed then. For one day, fill in the first
        date only.
      </p>
      {rows.map((n) => (
        <div key={n} className="when-fields" role="group" aria-label={`Days away, ${n}`}>
          <TextField {...field(`closed-from-${n}`, "First day")} type="date" width="date" isFilter />
          <TextField {...field(`closed-to-${n}`, "Last day")} type="date" width="date" isFilter />
        </div>
      ))}
    </>
  );
}

const OPEN: Option = { value: "open", label: "Open" };
const CLOSED: Option = { value: "closed", label: "Closed" };

function optionsOn(index: number): Option[] {
  const before = WEEKDAYS[index - 1];
  const same = before ? [{ value: "same", label: `Same as ${before}` }] : [];
  return [...same, OPEN, CLOSED, { value: "all-day", label: "Open 24 hours" }];
}

const ON_HOLIDAYS: readonly Option[] = [
  CLOSED,
  { value: "usual", label: "As on other days" },
  { ...OPEN, label: "Other hours" },
];

/** The times show once “Open” is chosen, or asked about; all of them where a browser cannot know. */
function DayFields({
  field,
  name,
  label,
  options,
  nothing,
}: {
  field: SectionFields;
  name: string;
  label: string;
  options: readonly Option[];
  nothing: string;
}) {
  return (
    <div className="day-hours" role="group" aria-label={label}>
      <SelectField {...field(name, label)} options={options} nothing={nothing} isFilter />
      <div className="when-fields day-times">
        <Time field={field} name={`${name}-from`} label="Opens" />
        <Time field={field} name={`${name}-to`} label="Closes" />
        <Time field={field} name={`${name}-from-2`} label="Opens again" />
        <Time field={field} name={`${name}-to-2`} label="Closes again" />
      </div>
    </div>
  );
}

function Time({ field, name, label }: { field: SectionFields; name: string; label: string }) {
  return <TextField {...field(name, label)} type="time" width="date" step={300} isFilter />;
}
