import { Honeypot } from "../ui/form/honeypot.tsx";
import { BOT_FIELD, FORM_NAME_FIELD, SUBMISSION_ID_FIELD } from "./names.ts";
import type { Tracking } from "./tracking.ts";

/** Every form's hidden fields: its name, its id, where the visitor came from, and the honeypot. */
export function HiddenFields({
  formName,
  submissionId,
  tracking,
}: {
  formName: "booking" | "contact" | "partner";
  /** New for every form shown, so that sending it twice makes one submission. */
  submissionId: string;
  tracking: Tracking;
}) {
  return (
    <>
      <input type="hidden" name={FORM_NAME_FIELD} value={formName} />
      <input type="hidden" name={SUBMISSION_ID_FIELD} value={submissionId} />
      {Object.entries(tracking).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot name={BOT_FIELD} />
    </>
  );
}
