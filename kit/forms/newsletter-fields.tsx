import type { ComponentProps } from "react";
import { NEWSLETTER, type SubscribePage } from "#content/newsletter.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { AskedFields } from "./hidden-fields.tsx";
import { NoDetailsNote } from "./no-details-note.tsx";
import type { Asked } from "./refusal.ts";

/** What the button says. */
export const SUBSCRIBE = "Subscribe";

/** The fields to subscribe, on the blog and the newsletter's page. */
export function NewsletterFields({
  field = { name: "email", label: "Email address" },
  asked = null,
  page,
}: {
  /** The field with what was typed before. */
  field?: ComponentProps<typeof TextField>;
  asked?: Asked | null;
  page: SubscribePage;
}) {
  return (
    <>
      <NoDetailsNote />
      <input type="hidden" name="page_url" value={page} />
      <AskedFields asked={asked} />
      <TextField {...field} type="email" autoComplete="email" spellCheck={false} />
      <Button isWide>{SUBSCRIBE}</Button>
      <p className="small soft">
        {`${NEWSLETTER.use} `}
        <a href="/privacy-policy#newsletter">How we look after it</a>
      </p>
    </>
  );
}
