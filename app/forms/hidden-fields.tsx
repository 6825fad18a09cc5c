import { Honeypot } from "../ui/form/honeypot.tsx";
import { ASKED_EMAIL_FIELD, BOT_FIELD, FORM_NAME_FIELD, SUBMISSION_ID_FIELD } from "./names.ts";
import type { FormState } from "./refusal.ts";

/** Hidden fields of a form in the frame `PostForm`: its name, its id, what was asked about, where the visitor came from, and the honeypot. */
export function HiddenFields({
  formName,
  form: { submissionId, askedEmail, tracking },
}: {
  formName: "booking" | "contact" | "partner";
  form: FormState<unknown>;
}) {
  return (
    <>
      <input type="hidden" name={FORM_NAME_FIELD} value={formName} />
      <input type="hidden" name={SUBMISSION_ID_FIELD} value={submissionId} />
      <AskedEmail email={askedEmail} />
      {Object.entries(tracking).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot name={BOT_FIELD} />
    </>
  );
}

/** So that the visitor is asked once about an address that looks mistyped. */
export function AskedEmail({ email }: { email: string }) {
  return <input type="hidden" name={ASKED_EMAIL_FIELD} value={email} />;
}
