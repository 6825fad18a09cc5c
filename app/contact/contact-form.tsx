import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { withCapital } from "#domain/text.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { PostForm } from "#kit/forms/post-form.tsx";
import type { FormState } from "#kit/forms/refusal.ts";
import { FormPart } from "#kit/ui/form/form-part.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import { CATEGORIES, type ContactValues, FIELD_NAMES, FIELDS, FORM_NAME, NOT_STORED } from "./fields.ts";

const SENDING = {
  thing: "message",
  notStored: NOT_STORED,
  button: "Send my message",
  to: "support",
} as const;

const NOTICE = {
  title: "What happens to your message",
  thing: "it",
  brief: "Our staff read it. No one else gets it.",
  why: "To reply to you and put things right, and for nothing else.",
  without: "without your name and email address we can’t reply",
  howLong: "No longer than 12 months after you send it.",
} as const;

/** A message to us. */
export function ContactForm({ form }: { form: FormState<ContactValues> }) {
  const { field, choice } = controlsOf(FIELDS, form);
  const { replies } = useIdentity();
  const cards = CATEGORIES.map((one) => ({ ...one, hint: withCapital(replies[one.reply].when) }));
  return (
    <PostForm
      page="/contact"
      formName={FORM_NAME}
      form={form}
      names={FIELD_NAMES}
      words={SENDING}
      notice={NOTICE}
    >
      <FormPart number={1} title="Who are you?">
        <TextField {...field("name")} autoComplete="name" spellCheck={false} />
        <TextField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
      </FormPart>
      <FormPart number={2} title="What is it about?">
        <TextField {...field("subject")} />
        <RadioCards {...choice("category", cards)} columns={2} />
        <TextArea {...field("message")} rows={8} />
      </FormPart>
    </PostForm>
  );
}
