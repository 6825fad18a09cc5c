import { NATIONAL_NUMBERS } from "#content/site.ts";
import { findPlace } from "#content/places.ts";
import { findTimeSlot, readDay } from "#domain/nz-time.ts";
import { HiddenFields } from "../forms/hidden-fields.tsx";
import { Button } from "../ui/button.tsx";
import type { FieldFacts } from "../ui/form/field.tsx";
import { FormPart } from "../ui/form/form-part.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { TextArea, TextField } from "../ui/form/text-field.tsx";
import { TimeSlots } from "../ui/form/time-slots.tsx";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import {
  type Choice,
  type FieldName,
  FIELDS,
  type FieldWords,
  findChoice,
  FORM_NAME,
  LOCATIONS,
  PATIENT_TYPES,
  SERVICES,
  TIME_GROUPS,
  URGENCIES,
  WHO_FOR,
} from "./fields.ts";
import type { BookingForm as Form } from "./form-state.ts";
import { PracticeChoice } from "./practice-choice.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { RefusalSummary } from "./refusal-summary.tsx";

/**
 * Another address than the page's own: a post makes browsers forget what they have kept of its address, and going
 * back would then fetch a new form with a new id, whose sending would no longer be known as the same one.
 */
const SEND_TO = "/book?send";

/** The four parts of an appointment request. It works as it is: no script checks, sends or keeps anything. */
export function BookingForm({ form }: { form: Form }) {
  const parts = { form, facts: factsOf(form) };
  return (
    <form className="form" action={SEND_TO} method="post" noValidate>
      {form.refusal && <RefusalSummary refusal={form.refusal} />}
      <HiddenFields formName={FORM_NAME} submissionId={form.submissionId} tracking={form.tracking} />
      <WhatPart {...parts} />
      <WherePart {...parts} />
      <WhoPart {...parts} />
      <ElsePart {...parts} />
      <PrivacyNotice />
      <div className="send">
        <Button size="large">Send my request</Button>
        <p className="small soft">
          {"By sending this you agree to our "}
          <a href="/terms">terms</a>
          {" and "}
          <a href="/privacy-policy">privacy policy</a>. There is no charge.
        </p>
      </div>
    </form>
  );
}

type PartProps = { form: Form; facts: (name: FieldName) => FieldFacts };

function WhatPart({ form: { values }, facts }: PartProps) {
  return (
    <FormPart number={1} title="What do you need?">
      <div className="two">
        <SelectField
          {...facts("service")}
          options={SERVICES}
          value={chosen(SERVICES, values.service)}
          nothing="Choose a service"
        />
      </div>
      <RadioCards
        {...facts("urgency")}
        hint={`For help right now, call Healthline on ${NATIONAL_NUMBERS.healthline.phone}: free, day or night.`}
        options={URGENCIES.map(({ value, label, promise }) => ({
          value,
          label,
          hint: promise.replace(/^./, (letter) => letter.toUpperCase()),
          isHot: value === "emergency",
        }))}
        value={chosen(URGENCIES, values.urgency)}
        whenHot={<EmergencyNumbers />}
      />
    </FormPart>
  );
}

function WherePart({ form: { values, practice, days }, facts }: PartProps) {
  return (
    <FormPart number={2} title="Where and when?">
      <PracticeChoice facts={facts("practice")} practice={practice} isChosen={values.practice !== ""} />
      <div className="two">
        <SelectField
          {...facts("location")}
          options={LOCATIONS}
          value={findPlace(values.location)?.name}
          nothing="Choose a place"
        />
        <TextField
          {...facts("preferredDate")}
          type="date"
          width="date"
          value={readDay(values.preferredDate) ?? values.preferredDate}
          min={days.first}
          max={days.last}
        />
      </div>
      <TimeSlots
        {...facts("preferredTime")}
        groups={TIME_GROUPS}
        value={findTimeSlot(values.preferredTime)?.value}
      />
    </FormPart>
  );
}

function WhoPart({ form: { values }, facts }: PartProps) {
  return (
    <FormPart number={3} title="How do we reach you?">
      <div className="two">
        <TextField
          {...facts("firstName")}
          value={values.firstName}
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          {...facts("lastName")}
          value={values.lastName}
          autoComplete="family-name"
          spellCheck={false}
        />
      </div>
      <TextField
        {...facts("email")}
        type="email"
        value={values.email}
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...facts("phone")} type="tel" width="phone" value={values.phone} autoComplete="tel" />
    </FormPart>
  );
}

function ElsePart({ form: { values }, facts }: PartProps) {
  return (
    <FormPart number={4} title="Anything else?">
      <RadioCards
        {...facts("bookingFor")}
        columns={2}
        options={WHO_FOR}
        value={chosen(WHO_FOR, values.bookingFor)}
      />
      <TextField {...facts("patientName")} value={values.patientName} autoComplete="off" spellCheck={false} />
      <RadioCards
        {...facts("patientType")}
        columns={2}
        options={PATIENT_TYPES}
        value={chosen(PATIENT_TYPES, values.patientType)}
      />
      <div className="two">
        <TextField
          {...facts("dentistPreference")}
          value={values.dentistPreference}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...facts("insurance")} value={values.insurance} autoComplete="off" />
      </div>
      <TextArea {...facts("message")} value={values.message} />
    </FormPart>
  );
}

function factsOf({ refusal }: Form): PartProps["facts"] {
  const problems = refusal?.reason === "problems" ? refusal.problems : [];
  return (name) => {
    const { label, hint, missing }: FieldWords = FIELDS[name];
    const error = problems.find((problem) => problem.name === name)?.text;
    const isOptional = missing === undefined || name === "patientName";
    return { name, label, hint, error, isOptional };
  };
}

/** As the list has it, in whatever spelling it came. */
function chosen(choices: readonly Choice[], answer: string): string | undefined {
  return findChoice(choices, answer)?.value;
}
