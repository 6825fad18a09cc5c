import { NEWSLETTER, type SubscribePage } from "#content/newsletter.ts";
import { Button } from "../ui/button.tsx";
import type { FieldFacts } from "../ui/form/field.tsx";
import { Honeypot } from "../ui/form/honeypot.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { AskedEmail } from "./hidden-fields.tsx";
import { BOT_FIELD } from "./names.ts";

/** The fields to subscribe, on the blog and the newsletter's page. */
export function NewsletterFields({
  facts = { name: "email", label: "Email address" },
  email,
  askedEmail,
  page,
}: {
  facts?: FieldFacts;
  /** What was typed before. */
  email?: string | undefined;
  askedEmail?: string | undefined;
  page: SubscribePage;
}) {
  return (
    <>
      <input type="hidden" name="page_url" value={page} />
      {askedEmail && <AskedEmail email={askedEmail} />}
      <Honeypot name={BOT_FIELD} />
      <TextField {...facts} type="email" value={email} autoComplete="email" spellCheck={false} />
      <Button isWide>Subscribe</Button>
      <p className="small soft">
        {`${NEWSLETTER.use} `}
        <a href="/privacy-policy#newsletter">How we look after it</a>
      </p>
    </>
  );
}
