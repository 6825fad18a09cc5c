import { chargedWhen } from "#content/partners.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { findPlace } from "#content/places.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { PostForm } from "#kit/forms/post-form.tsx";
import type { FormState } from "#kit/forms/refusal.ts";
import { FormPart } from "#kit/ui/form/form-part.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import {
  CITIES,
  EXPERIENCE,
  FIELD_NAMES,
  FIELDS,
  FORM_NAME,
  NOT_STORED,
  type PartnerValues,
  PATIENT_BASES,
  PRACTICE_TYPES,
  SERVICES,
} from "#content/partner-fields.ts";
import { findChoice } from "#domain/form-fields.ts";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import type { FieldFacts } from "#kit/ui/form/field.tsx";

const SENDING = {
  thing: "application",
  notStored: NOT_STORED,
  button: "Send my application",
  to: "partners",
} as const;

const NOTICE = {
  title: "What happens to your answers",
  thing: "them",
  brief: "Our staff read them. If we list your practice, its details become public.",
  who: "Our staff read them. If we list your practice, its details become public. Your contact name doesn’t.",
  why: "To decide about the listing, and to reach you about it.",
  without: "to decide, we need the answers that aren’t marked optional",
  howLong: "No longer than 24 months after you send them.",
} as const;

/** A practice's application. */
export function PartnerForm({ form }: { form: FormState<PartnerValues> }) {
  const controls = controlsOf(FIELDS, form);
  return (
    <PostForm
      page="/partner-with-us"
      formName={FORM_NAME}
      form={form}
      names={FIELD_NAMES}
      words={SENDING}
      notice={NOTICE}
      terms={chargedWhen(useIdentity().joining)}
    >
      <PracticePart {...controls} />
      <PlacePart {...controls} />
      <OfferPart {...controls} />
      <ContactPart {...controls} />
    </PostForm>
  );
}

type Controls = ReturnType<typeof controlsOf<PartnerValues>>;

function PracticePart({ field, choice }: Controls) {
  return (
    <FormPart number={1} title="Your practice">
      <TextField {...field("practiceName")} autoComplete="organization" spellCheck={false} />
      <RadioCards {...choice("practiceType", PRACTICE_TYPES)} columns={2} />
      <RadioCards {...choice("experience", EXPERIENCE)} />
    </FormPart>
  );
}

function PlacePart({ field }: Controls) {
  const city = field("city");
  return (
    <FormPart number={2} title="Where patients find you">
      <TextField {...field("address")} autoComplete="address-line1" spellCheck={false} />
      <div className="two">
        <SelectField
          {...city}
          options={CITIES}
          value={findPlace(city.value)?.name}
          nothing="Choose a town or city"
        />
        <TextField {...field("website")} type="url" autoComplete="url" spellCheck={false} />
      </div>
    </FormPart>
  );
}

const PATIENT_BASE_CARDS = [...PATIENT_BASES, { value: "", label: "I’d rather not say" }];

function OfferPart({ field, choice }: Controls) {
  return (
    <FormPart number={3} title="What you offer">
      <ServicesField {...field("services")} />
      <RadioCards {...choice("currentPatients", PATIENT_BASE_CARDS)} columns={2} />
    </FormPart>
  );
}

function ContactPart({ field }: Controls) {
  return (
    <FormPart number={4} title="Who should we contact?">
      <TextField {...field("contactName")} autoComplete="name" spellCheck={false} />
      <div className="two">
        <TextField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
        <TextField {...field("phone")} type="tel" autoComplete="tel" />
      </div>
      <TextArea {...field("message")} />
    </FormPart>
  );
}

/** Any number of services. Those that were ticked before are ticked again, in whatever spelling they came. */
function ServicesField({ value: values, ...facts }: FieldFacts & { value: readonly string[] }) {
  const ticked = values.map((value) => findChoice(SERVICES, value)?.value);
  return <CheckGrid {...facts} options={SERVICES} ticked={ticked} />;
}
