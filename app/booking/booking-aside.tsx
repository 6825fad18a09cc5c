import { SITE, SUPPORT_HOURS } from "#content/site.ts";
import { IS_SAMPLE_CONTACT, SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { EmergencyPanel } from "../ui/emergency-panel.tsx";
import { Icon } from "../ui/icon.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { Panel } from "../ui/panel.tsx";

const EXPECTATIONS = [
  "A confirmation within 24 hours",
  "A reminder before your appointment",
  "Qualified, registered dentists",
  "Clean, modern rooms",
];

/** What to expect, whom to ask, and where to go in an emergency. */
export function BookingAside() {
  const [hours] = SUPPORT_HOURS.bookings;
  return (
    <aside className="stack-l" aria-label="Help with booking">
      <Panel title="What to Expect" kind="sea">
        <ul className="ticks">
          {EXPECTATIONS.map((text) => (
            <li key={text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Need Help?">
        <ul className="details">
          <li>
            <Icon name="mail" />
            <span>
              <a href={`mailto:${SITE.emails.bookings}`}>{SITE.emails.bookings}</a>
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
        <OnwardLink href="/contact" text="Contact support" />
      </Panel>
      <EmergencyPanel>Do not wait for a reply to this form.</EmergencyPanel>
    </aside>
  );
}
