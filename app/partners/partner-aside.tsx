import { APPLICATION_STEPS } from "#content/partners.ts";
import { SITE, SUPPORT_HOURS } from "#content/site.ts";
import { IS_SAMPLE_CONTACT, SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { Icon } from "../ui/icon.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { Panel } from "../ui/panel.tsx";

/** What happens after the application, and whom to ask before. */
export function PartnerAside() {
  const [hours] = SUPPORT_HOURS.support;
  return (
    <aside className="stack-l" aria-label="After you apply, and questions before">
      <Panel title="What happens next" kind="sea">
        <ol className="next-steps">
          {APPLICATION_STEPS.map(({ title, when, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="small dim">{when.replace(/^./, (letter) => letter.toUpperCase())}</p>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title="Questions first?">
        <ul className="details">
          <li>
            <Icon name="mail" />
            <span>
              <a href={`mailto:${SITE.emails.partners}`}>{SITE.emails.partners}</a>
              {IS_SAMPLE_CONTACT && (
                <span className="dim">
                  <br />
                  {SAMPLE_CONTACT_NOTES.email}
                </span>
              )}
            </span>
          </li>
          <li>
            <Icon name="clock" />
            <span>{`${hours.days}, ${hours.hours}`}</span>
          </li>
        </ul>
        <OnwardLink href="/contact?category=partnership" text="Send us a message" />
      </Panel>
    </aside>
  );
}
