import {
  ASKED_AGAIN_FIELD,
  ASKED_EMAIL_FIELD,
  BOT_FIELD,
  FORM_NAME_FIELD,
  SUBMISSION_ID_FIELD,
} from "./names.ts";
import type { Asked, FormState } from "./refusal.ts";

/** Hidden fields of a form in the frame `PostForm`: its name, its id, what was asked about, where the visitor came from, and the honeypot. */
export function HiddenFields({
  formName,
  form: { submissionId, tracking, ...asked },
}: {
  formName: "booking" | "contact" | "partner";
  form: FormState<unknown>;
}) {
  return (
    <>
      <input type="hidden" name={FORM_NAME_FIELD} value={formName} />
      <input type="hidden" name={SUBMISSION_ID_FIELD} value={submissionId} />
      {Object.entries(tracking).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AskedFields asked={asked} />
    </>
  );
}

/** The honeypot, and what the visitor has been asked about before, so that each question comes once. */
export function AskedFields({ asked }: { asked: Asked | null }) {
  return (
    <>
      <input type="hidden" name={ASKED_EMAIL_FIELD} value={asked?.askedEmail ?? ""} />
      <input type="hidden" name={ASKED_AGAIN_FIELD} value={asked?.askedAgain ? "yes" : ""} />
      <Honeypot name={BOT_FIELD} />
    </>
  );
}

/**
 * A field that people never see and machines like to fill in. Off screen rather than not displayed, which they notice.
 * Its attributes ask the password managers that read such requests to leave it alone: 1Password, LastPass, Bitwarden and
 * Dashlane.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {"Leave this empty "}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}
