import { SITE } from "#content/site.ts";
import { chosenOf, factsOf } from "../forms/fields.ts";
import { HiddenFields } from "../forms/hidden-fields.tsx";
import { PrivacyNotice } from "../forms/privacy-notice.tsx";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import type { FormState } from "../forms/refusal.ts";
import { Button } from "../ui/button.tsx";
import { FormPart } from "../ui/form/form-part.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { TextArea, TextField } from "../ui/form/text-field.tsx";
import { CATEGORIES, type ContactValues, FIELD_NAMES, FIELDS, FORM_NAME, NOT_STORED } from "./fields.ts";

/** Another address than the page's own: after a post to it, going back still finds the form as it was sent. */
const SEND_TO = "/contact?send";
const SENDING = { thing: "message", notStored: NOT_STORED, email: SITE.emails.support } as const;

/** A message to us. It works as it is: no script checks, sends or keeps anything. */
export function ContactForm({
  form: { values, tracking, submissionId, refusal },
}: {
  form: FormState<ContactValues>;
}) {
  const facts = factsOf(FIELDS, refusal);
  return (
    <form className="form" action={SEND_TO} method="post" noValidate>
      {refusal && <RefusalSummary refusal={refusal} names={FIELD_NAMES} words={SENDING} />}
      <HiddenFields formName={FORM_NAME} submissionId={submissionId} tracking={tracking} />
      <FormPart number={1} title="Who are you?">
        <TextField {...facts("name")} value={values.name} autoComplete="name" spellCheck={false} />
        <TextField
          {...facts("email")}
          type="email"
          value={values.email}
          autoComplete="email"
          spellCheck={false}
        />
      </FormPart>
      <FormPart number={2} title="What is it about?">
        <TextField {...facts("subject")} value={values.subject} />
        <RadioCards
          {...facts("category")}
          columns={2}
          options={CATEGORIES.map(({ value, label, reply }) => ({
            value,
            label,
            hint: reply.when.replace(/^./, (letter) => letter.toUpperCase()),
          }))}
          value={chosenOf(CATEGORIES, values.category)}
        />
        <TextArea {...facts("message")} value={values.message} rows={8} />
      </FormPart>
      <PrivacyNotice
        title="What happens to your message"
        thing="it"
        who="Our staff read it. Nobody else gets it."
        why="To answer you and to put right what you tell us about, and for nothing else."
        without="without your name and email address we cannot answer"
        howLong="No longer than 12 months after it came in."
      />
      <div className="send">
        <Button size="large">Send my message</Button>
        <p className="small soft">
          {"By sending this you agree to our "}
          <a href="/terms">terms</a>
          {" and "}
          <a href="/privacy-policy">privacy policy</a>.
        </p>
      </div>
    </form>
  );
}
