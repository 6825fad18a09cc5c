import { NEWSLETTER, type SubscribePage } from "#content/newsletter.ts";
import { Button } from "../ui/button.tsx";
import type { FieldFacts } from "../ui/form/field.tsx";
import { Honeypot } from "../ui/form/honeypot.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { BOT_FIELD } from "./names.ts";

/** What is sent to subscribe: the address, the page that asked, the honeypot. The blog and the newsletter show it. */
export function NewsletterFields({
  facts = { name: "email", label: "Email address" },
  email,
  page,
}: {
  facts?: FieldFacts;
  /** As it was typed before. */
  email?: string | undefined;
  page: SubscribePage;
}) {
  return (
    <>
      <input type="hidden" name="page_url" value={page} />
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
