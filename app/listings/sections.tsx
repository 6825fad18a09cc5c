import { USUAL_VISIT, TIERS_END } from "#content/usual-visit.ts";
import { formatDollars } from "#domain/money.ts";
import { FUNDING } from "#domain/practices/practice.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import { MailboxLink } from "#kit/ui/support.tsx";
import type { SectionFields } from "./section-form.tsx";
import { splitEntries } from "#services/listings/section-values.ts";

type Props = { field: SectionFields };

export function PatientsFields({ field }: Props) {
  return (
    <>
      <RadioCards
        {...field("accepting", "Do you take new patients?")}
        hint="Your page shows the day you told us."
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
          { value: "unsaid", label: "We’d rather not say" },
        ]}
      />
      <RadioCards
        {...field("emergency", "Do you see people in pain the same day?")}
        hint="If you do, you’re on the emergency page, with how long people wait on average."
        options={[
          { value: "none", label: "No, or not always" },
          { value: "30", label: "Yes, within 30 minutes" },
          { value: "45", label: "Yes, within 45 minutes" },
          { value: "60", label: "Yes, within 60 minutes" },
          { value: "yes", label: "Yes, the wait varies" },
        ]}
      />
    </>
  );
}

const SERVICES = TREATMENTS.map(({ slug, name }) => ({ value: slug, label: name }));

const [UP_TO_ONE, UP_TO_TWO] = TIERS_END;

export function PricesFields({
  field,
  rows,
  beyond,
}: Props & {
  rows: readonly number[];
  /** How many prices have no row. */
  beyond: number;
}) {
  const services = field("services", "Which treatments do you offer?");
  return (
    <>
      <CheckGrid {...services} options={SERVICES} ticked={splitEntries(services.value)} />
      <h3>A usual visit</h3>
      <p className="small soft">
        {`That is ${USUAL_VISIT.is}, for an adult, GST included. We set your $ signs from the middle of this range: $ (up to ${formatDollars(UP_TO_ONE)}), $$ (up to ${formatDollars(UP_TO_TWO)}) or $$$.`}
      </p>
      <Span field={field} from="checkup-from" to="checkup-to" />
      <h3>Other prices</h3>
      <p className="small soft">
        People compare these before they call. If you give a price, we list that you offer the treatment.
        Leave out prices you’d rather tell people yourself. To remove a price, clear its row.
      </p>
      {rows.map((n) => (
        <div key={n} className="price-row" role="group" aria-labelledby={`price-${n}`}>
          <p className="legend" id={`price-${n}`}>{`Price ${n}`}</p>
          <SelectField
            {...field(`price-${n}-treatment`, "Treatment")}
            options={SERVICES}
            nothing="Choose a treatment"
            isFilter
          />
          <TextField {...field(`price-${n}-what`, "What exactly", { isOptional: true })} />
          <Span field={field} from={`price-${n}-from`} to={`price-${n}-to`} />
        </div>
      ))}
      {beyond > 0 && (
        <p className="small soft">
          {`${beyond} more ${beyond === 1 ? "price is" : "prices are"} on your page. To change them, write to `}
          <MailboxLink to="partners" />.
        </p>
      )}
    </>
  );
}

function Span({ field, from, to }: Props & { from: string; to: string }) {
  return (
    <div className="when-fields">
      <TextField {...field(from, "From, in dollars")} width="date" inputMode="numeric" isFilter />
      <TextField {...field(to, "To, in dollars", { isOptional: true })} width="date" inputMode="numeric" />
    </div>
  );
}

const FUNDINGS = FUNDING.map(({ slug, name }) => ({ value: slug, label: name }));

export function AccessFields({ field }: Props) {
  const funding = field("funding", "Help with the cost", { isOptional: true });
  return (
    <>
      <TextField
        {...field("languages", "Languages spoken", { isOptional: true })}
        hint="Their English names, with commas between: English, te reo Māori, Samoan."
      />
      <RadioCards
        {...field("wheelchair", "Can people in a wheelchair get in, and into the chair?")}
        columns={2}
        options={[
          { value: "yes", label: "Yes" },
          { value: "partly", label: "Partly", hint: "We’ll tell people to call" },
          { value: "no", label: "No" },
          { value: "unsaid", label: "We’d rather not say" },
        ]}
      />
      <TextField
        {...field("parking", "Parking", { isOptional: true })}
        hint="In a few words: Free parking behind the building."
      />
      <CheckGrid {...funding} options={FUNDINGS} ticked={splitEntries(funding.value)} />
    </>
  );
}

export function WordsFields({ field }: Props) {
  return (
    <>
      <TextField {...field("phone", "Phone", { isOptional: true })} type="tel" width="phone" />
      <TextField {...field("website", "Website", { isOptional: true })} type="url" spellCheck={false} />
      <TextField
        {...field("summary", "The practice in one sentence", { isOptional: true })}
        hint="It appears in lists, under your name. Please don’t promise results: the Dental Council’s advertising rules apply here too."
      />
      <TextArea
        {...field("description", "About the practice", { isOptional: true })}
        hint="A few paragraphs, with an empty line between."
        most={3000}
        rows={8}
      />
    </>
  );
}
