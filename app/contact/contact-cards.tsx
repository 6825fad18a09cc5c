import type { ReactNode } from "react";
import { NATIONAL_NUMBERS, SITE, SUPPORT_HOURS } from "#content/site.ts";
import { IS_SAMPLE_CONTACT, SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";

/** The ways to reach us, one a card. As long as they lead nowhere, each says so. */
export function ContactCards() {
  const { street, suburb, city, postcode } = SITE.address;
  return (
    <ul className="contact-cards">
      <Card icon="phone" title="Phone" note={SAMPLE_CONTACT_NOTES.phone}>
        <PhoneLink phone={SITE.phones.support} isSample={IS_SAMPLE_CONTACT} />
      </Card>
      <Card icon="mail" title="Email" note={SAMPLE_CONTACT_NOTES.email}>
        <a href={`mailto:${SITE.emails.support}`}>{SITE.emails.support}</a>
      </Card>
      <Card icon="map-pin" title="Address" note={SAMPLE_CONTACT_NOTES.address}>
        <address>
          {`${street}, `}
          <span className="nowrap">{`${suburb},`}</span>
          {` ${city} ${postcode}`}
        </address>
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
  /** Said while the contact details are samples. */
  note?: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h2 className="title-small">{title}</h2>
        <div>{children}</div>
        {note && IS_SAMPLE_CONTACT && <p className="small dim">{note}</p>}
      </div>
    </li>
  );
}
