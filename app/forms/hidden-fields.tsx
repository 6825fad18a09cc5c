import { Honeypot } from "../ui/form/honeypot.tsx";
import { ASKED_EMAIL_FIELD, BOT_FIELD, FORM_NAME_FIELD, SUBMISSION_ID_FIELD } from "./names.ts";
import type { Tracking } from "./tracking.ts";

/** Every form's hidden fields: its name, its id, what was asked about, where the visitor came from, and the honeypot. */
export function HiddenFields({
  formName,
  submissionId,
  askedEmail,
  tracking,
}: {
  formName: "booking" | "contact" | "partner";
  /** New for every form shown, so that sending it twice makes one submission. */
  submissionId: string;
  askedEmail: string;
  tracking: Tracking;
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
