import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { AskedFields } from "./hidden-fields.tsx";
import { NoDetailsNote } from "./no-details-note.tsx";
import type { Asked } from "./refusal.ts";

/** What the button says. */
export const TELL_ME = "Tell me";

/** The fields to hear when a practice takes new patients, on its profile and on the form's own page. */
export function WatchFields({
  field = { name: "email", label: "Your email address" },
  asked = null,
  kind = "primary",
}: {
  /** The field with what was typed before. */
  field?: ComponentProps<typeof TextField>;
  asked?: Asked | null;
  kind?: ComponentProps<typeof Button>["kind"];
}) {
  return (
    <>
      <NoDetailsNote />
      <AskedFields asked={asked} />
      <TextField {...field} type="email" autoComplete="email" spellCheck={false} />
      <Button isWide kind={kind}>
        {TELL_ME}
      </Button>
      <p className="small soft">
        {"First we’ll email you a link to confirm. Then you’ll get one email, and nothing else. "}
        <a href="/privacy-policy#new-patients">How we look after your address</a>
      </p>
    </>
  );
}
