import { NATIONAL_NUMBERS } from "#content/site.ts";
import { emergencyHref } from "#content/links.ts";
import { LinkButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Panel } from "./panel.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** Above a list for a visitor who may be in pain: what helps faster. `place` is where help is looked for. */
export function EmergencyFirst({ place }: { place: { slug: string; name: string } | null }) {
  return (
    <div className="emergency-first">
      <EmergencyPanel href={emergencyHref(place?.slug)}>
        {`What to do first, who to call, and who sees people in pain${place ? ` near ${place.name}` : ""}.`}
      </EmergencyPanel>
    </div>
  );
}

/** Beside every form, and after it: the numbers that ring now, on paper too. The children say what not to wait for. */
export function EmergencyPanel({
  title = "Dental Emergency?",
  children,
  href = emergencyHref(),
}: {
  title?: string;
  children: string;
  /** The emergency page, near a place if one is known: `/emergency?place=nelson`. */
  href?: string;
}) {
  return (
    <Panel title={title} kind="red">
      <p className="small soft">{children}</p>
      <ul className="details">
        <li>
          <Icon name="phone" />
          <span>
            <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />, Healthline, free, day or night
          </span>
        </li>
        <li>
          <Icon name="alert" />
          <span>
            <PhoneLink phone={NATIONAL_NUMBERS.ambulance.phone} /> if a life is at risk
          </span>
        </li>
      </ul>
      <LinkButton kind="red" isWide icon="emergency" href={href}>
        Get Emergency Care
      </LinkButton>
    </Panel>
  );
}
