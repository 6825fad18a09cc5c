import type { ComponentProps } from "react";
import { NEWSLETTER, type SubscribePage } from "#content/newsletter.ts";
import { Button } from "../ui/button.tsx";
import { Honeypot } from "../ui/form/honeypot.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { AskedEmail } from "./hidden-fields.tsx";
import { BOT_FIELD } from "./names.ts";
import { NoDetailsNote } from "./no-details-note.tsx";

/** The fields to subscribe, on the blog and the newsletter's page. */
export function NewsletterFields({
  field = { name: "email", label: "Email address" },
  askedEmail,
  page,
}: {
  /** With what was typed before. */
  field?: ComponentProps<typeof TextField>;
  askedEmail?: string | undefined;
  page: SubscribePage;
}) {
  return (
    <>
      <NoDetailsNote />
      <input type="hidden" name="page_url" value={page} />
      {askedEmail && <AskedEmail email={askedEmail} />}
      <Honeypot name={BOT_FIELD} />
      <TextField {...field} type="email" autoComplete="email" spellCheck={false} />
      <Button isWide>Subscribe</Button>
      <p className="small soft">
        {`${NEWSLETTER.use} `}
        <a href="/privacy-policy#newsletter">How we look after it</a>
      </p>
    </>
  );
}
