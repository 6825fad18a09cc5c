import { findPlace } from "#content/places.ts";
import { chosenOf, factsOf } from "../forms/fields.ts";
import { PostForm } from "../forms/post-form.tsx";
import type { FormState } from "../forms/refusal.ts";
import type { FieldFacts } from "../ui/form/field.tsx";
import { FormPart } from "../ui/form/form-part.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { TextArea, TextField } from "../ui/form/text-field.tsx";
import {
  CITIES,
  EXPERIENCE,
  FIELD_NAMES,
  type FieldName,
  FIELDS,
  FORM_NAME,
  NOT_STORED,
  type PartnerValues,
  PATIENT_BASES,
  PRACTICE_TYPES,
} from "./fields.ts";
import { ServicesField } from "./services-field.tsx";

const SENDING = { thing: "application", notStored: NOT_STORED, to: "partners" } as const;

const NOTICE = {
  title: "What happens to your answers",
  thing: "them",
  brief: "Our staff read them. What is about the practice becomes public if we list it.",
  who: "Our staff read them. If we list your practice, what is about the practice becomes public. Your contact name does not.",
  why: "To decide about the listing, and to reach you about it.",
  without: "without the answers that are not marked optional we cannot decide",
  howLong: "No longer than 24 months after they came in.",
} as const;

/** A practice's application. */
export function PartnerForm({ form }: { form: FormState<PartnerValues> }) {
  const { refusal, values } = form;
  const parts = { values, facts: factsOf(FIELDS, refusal) };
  return (
    <PostForm
      page="/partner-with-us"
      formName={FORM_NAME}
      form={form}
      names={FIELD_NAMES}
      words={SENDING}
      notice={NOTICE}
      button="Send my application"
      terms="Nothing is charged until you are listed and your trial is over."
    >
      <PracticePart {...parts} />
      <PlacePart {...parts} />
      <OfferPart {...parts} />
      <ContactPart {...parts} />
    </PostForm>
  );
}

type PartProps = { values: PartnerValues; facts: (name: FieldName) => FieldFacts };

function PracticePart({ values, facts }: PartProps) {
  return (
    <FormPart number={1} title="Your practice">
      <TextField
        {...facts("practiceName")}
        value={values.practiceName}
        autoComplete="organization"
        spellCheck={false}
      />
      <RadioCards
        {...facts("practiceType")}
        columns={2}
        options={PRACTICE_TYPES}
        value={chosenOf(PRACTICE_TYPES, values.practiceType)}
      />
      <RadioCards
        {...facts("experience")}
        options={EXPERIENCE}
        value={chosenOf(EXPERIENCE, values.experience)}
      />
    </FormPart>
  );
}

function PlacePart({ values, facts }: PartProps) {
  return (
    <FormPart number={2} title="Where patients find you">
      <TextField
        {...facts("address")}
        value={values.address}
        autoComplete="address-line1"
        spellCheck={false}
      />
      <div className="two">
        <SelectField
          {...facts("city")}
          options={CITIES}
          value={findPlace(values.city)?.name}
          nothing="Choose a town or city"
        />
        <TextField
          {...facts("website")}
          type="url"
          value={values.website}
          autoComplete="url"
          spellCheck={false}
        />
      </div>
    </FormPart>
  );
}

function OfferPart({ values, facts }: PartProps) {
  return (
    <FormPart number={3} title="What you offer">
      <ServicesField facts={facts("services")} values={values.services} />
      <RadioCards
        {...facts("currentPatients")}
        columns={2}
        options={[...PATIENT_BASES, { value: "", label: "I would rather not say" }]}
        value={chosenOf(PATIENT_BASES, values.currentPatients) ?? ""}
      />
    </FormPart>
  );
}

function ContactPart({ values, facts }: PartProps) {
  return (
    <FormPart number={4} title="Who should we contact?">
      <TextField
        {...facts("contactName")}
        value={values.contactName}
        autoComplete="name"
        spellCheck={false}
      />
      <div className="two">
        <TextField
          {...facts("email")}
          type="email"
          value={values.email}
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...facts("phone")} type="tel" value={values.phone} autoComplete="tel" />
      </div>
      <TextArea {...facts("message")} value={values.message} />
    </FormPart>
  );
}
