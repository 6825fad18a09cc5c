import type { ReactNode } from "react";
import { whereWeAre } from "#content/operator.ts";
import { NATIONAL_NUMBERS, SITE, SUPPORT_HOURS } from "#content/site.ts";
import { IS_SAMPLE_CONTACT, SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { useOperator } from "../shell/use-operator.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";

/** The ways to reach us, one a card. As long as they lead nowhere, each says so. */
export function ContactCards() {
  const where = whereWeAre(useOperator());
  return (
    <ul className="contact-cards">
      <Card icon="phone" title="Phone" note={IS_SAMPLE_CONTACT ? SAMPLE_CONTACT_NOTES.phone : null}>
        <PhoneLink phone={SITE.phones.support} isSample={IS_SAMPLE_CONTACT} />
      </Card>
      <Card icon="mail" title="Email" note={IS_SAMPLE_CONTACT ? SAMPLE_CONTACT_NOTES.email : null}>
        <a href={`mailto:${SITE.emails.support}`}>{SITE.emails.support}</a>
      </Card>
      <Card icon="map-pin" title="Address" note={where.isSample ? SAMPLE_CONTACT_NOTES.address : null}>
        <address>{where.text}</address>
      </Card>
      <Card icon="clock" title="Business hours">
        {SUPPORT_HOURS.support.map(({ days, hours }) => (
          <span key={days} className="contact-line">
            {`${days}, `}
            <span className="nowrap">{hours}</span>
          </span>
        ))}
        <span className="contact-line">{`For emergencies: ${NATIONAL_NUMBERS.healthline.name}, ${SUPPORT_HOURS.emergency}`}</span>
      </Card>
    </ul>
  );
}

function Card({
  icon,
  title,
  note,
  children,
}: {
  icon: IconName;
  title: string;
  /** Said while it is a sample. */
  note?: string | null;
  children: ReactNode;
}) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h2 className="title-small">{title}</h2>
        <div>{children}</div>
        {note && <p className="small dim">{note}</p>}
      </div>
    </li>
  );
}
