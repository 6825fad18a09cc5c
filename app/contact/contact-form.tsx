import { withCapital } from "#domain/text.ts";
import { chosenOf, factsOf } from "../forms/fields.ts";
import { PostForm } from "../forms/post-form.tsx";
import type { FormState } from "../forms/refusal.ts";
import { FormPart } from "../ui/form/form-part.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { TextArea, TextField } from "../ui/form/text-field.tsx";
import { CATEGORIES, type ContactValues, FIELD_NAMES, FIELDS, FORM_NAME, NOT_STORED } from "./fields.ts";

const SENDING = { thing: "message", notStored: NOT_STORED, to: "support" } as const;

const NOTICE = {
  title: "What happens to your message",
  thing: "it",
  brief: "Our staff read it. No one else gets it.",
  why: "To answer you and to put right what you tell us about, and for nothing else.",
  without: "without your name and email address we cannot answer",
  howLong: "No longer than 12 months after it came in.",
} as const;

/** A message to us. */
export function ContactForm({ form }: { form: FormState<ContactValues> }) {
  const { refusal, values } = form;
  const facts = factsOf(FIELDS, refusal);
  return (
    <PostForm
      page="/contact"
      formName={FORM_NAME}
      form={form}
      names={FIELD_NAMES}
      words={SENDING}
      notice={NOTICE}
      button="Send my message"
    >
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
            hint: withCapital(reply.when),
          }))}
          value={chosenOf(CATEGORIES, values.category)}
        />
        <TextArea {...facts("message")} value={values.message} rows={8} />
      </FormPart>
    </PostForm>
  );
}
