import { NATIONAL_NUMBERS, SITE } from "#content/site.ts";
import { findPlace } from "#content/places.ts";
import { findTimeSlot, readDay } from "#domain/nz-time.ts";
import { chosenOf, factsOf } from "../forms/fields.ts";
import { HiddenFields } from "../forms/hidden-fields.tsx";
import { PrivacyNotice } from "../forms/privacy-notice.tsx";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import type { FieldFacts } from "../ui/form/field.tsx";
import { FormPart } from "../ui/form/form-part.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { TextArea, TextField } from "../ui/form/text-field.tsx";
import { TimeSlots } from "../ui/form/time-slots.tsx";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import {
  FIELD_NAMES,
  type FieldName,
  FIELDS,
  FORM_NAME,
  LOCATIONS,
  NOT_STORED,
  PATIENT_TYPES,
  SERVICES,
  TIME_GROUPS,
  URGENCIES,
  WHO_FOR,
} from "./fields.ts";
import type { BookingForm as Form } from "./form-state.ts";
import { PracticeChoice } from "./practice-choice.tsx";

/**
 * Another address than the page's own: a post makes browsers forget what they have kept of its address, and going
 * back would then fetch a new form with a new id, whose sending would no longer be known as the same one.
 */
const SEND_TO = "/book?send";
const SENDING = { thing: "request", notStored: NOT_STORED, email: SITE.emails.bookings } as const;

/** The four parts of an appointment request. It works as it is: no script checks, sends or keeps anything. */
export function BookingForm({ form }: { form: Form }) {
  const parts = { form, facts: factsOfBooking(form) };
  return (
    <form className="form" action={SEND_TO} method="post" noValidate>
      {form.refusal && <RefusalSummary refusal={form.refusal} names={FIELD_NAMES} words={SENDING} />}
      <HiddenFields formName={FORM_NAME} submissionId={form.submissionId} tracking={form.tracking} />
      <WhatPart {...parts} />
      <WherePart {...parts} />
      <WhoPart {...parts} />
      <ElsePart {...parts} />
      <PrivacyNotice
        title="What happens to your answers"
        thing="them"
        who="Our booking staff read them and send them to the practice you choose or, if you choose none, to practices in your town or city that offer what you need. Nobody else gets them."
        why="To arrange this appointment, and for nothing else."
        without="without the answers that are not marked optional we cannot find you an appointment"
        howLong="No longer than 90 days after the date you prefer."
      />
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
          value={chosenOf(SERVICES, values.service)}
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
        value={chosenOf(URGENCIES, values.urgency)}
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

/**
 * Three of these have no `autocomplete`: they are not about whoever types (WCAG 2.2, 1.3.5) or no word is defined
 * for them, and "off" would make Chromium empty them on the way back.
 */
function ElsePart({ form: { values }, facts }: PartProps) {
  return (
    <FormPart number={4} title="Anything else?">
      <RadioCards
        {...facts("bookingFor")}
        columns={2}
        options={WHO_FOR}
        value={chosenOf(WHO_FOR, values.bookingFor)}
      />
      <TextField {...facts("patientName")} value={values.patientName} spellCheck={false} />
      <RadioCards
        {...facts("patientType")}
        columns={2}
        options={PATIENT_TYPES}
        value={chosenOf(PATIENT_TYPES, values.patientType)}
      />
      <div className="two">
        <TextField {...facts("dentistPreference")} value={values.dentistPreference} spellCheck={false} />
        <TextField {...facts("insurance")} value={values.insurance} />
      </div>
      <TextArea {...facts("message")} value={values.message} />
    </FormPart>
  );
}

/** The name of somebody else is asked for only if it is for somebody else. */
function factsOfBooking({ refusal }: Form): PartProps["facts"] {
  const facts = factsOf(FIELDS, refusal);
  return (name) => (name === "patientName" ? { ...facts(name), isOptional: true } : facts(name));
}
