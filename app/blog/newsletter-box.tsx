import { NEWSLETTER } from "#content/newsletter.ts";
import { NewsletterFields } from "#kit/forms/newsletter-fields.tsx";
import { Panel } from "#kit/ui/panel.tsx";

/** The newsletter, beside the articles. What is wrong with an address, the newsletter's own page says. */
export function NewsletterBox() {
  return (
    <form action="/newsletter" method="post" noValidate aria-label="Newsletter">
      <Panel title={NEWSLETTER.title} kind="sea">
        <p className="small soft">{NEWSLETTER.promise}</p>
        <NewsletterFields page="/blog" />
      </Panel>
    </form>
  );
}
