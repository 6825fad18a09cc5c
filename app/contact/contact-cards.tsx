import type { ReactNode } from "react";
import { isSampleEmail, isSamplePhone, whereWeAre } from "#content/operator.ts";
import { DAY_AND_NIGHT, NATIONAL_NUMBERS } from "#content/site.ts";
import { SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { Icon, type IconName } from "#kit/ui/icon.tsx";
import { MailboxLink } from "#kit/ui/support.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";

/** The ways to reach us, one a card. As long as they lead nowhere, each says so. */
export function ContactCards() {
  const operator = useOperator();
  const { phone, emails, identity } = operator;
  const { support } = identity.hours;
  const where = whereWeAre(operator);
  return (
    <ul className="contact-cards">
      {phone !== null && (
        <Card icon="phone" title="Phone" note={isSamplePhone(phone) ? SAMPLE_CONTACT_NOTES.phone : null}>
          <PhoneLink phone={phone} isSample={isSamplePhone(phone)} />
        </Card>
      )}
      <Card
        icon="mail"
        title="Email"
        note={isSampleEmail(emails.support) ? SAMPLE_CONTACT_NOTES.email : null}
      >
        <MailboxLink to="support" />
      </Card>
      {where && (
        <Card icon="map-pin" title="Address" note={where.isSample ? SAMPLE_CONTACT_NOTES.address : null}>
          <address>{where.text}</address>
        </Card>
      )}
      <Card icon="clock" title={support ? "Business hours" : "In an emergency"}>
        {support?.words.map(({ days, hours }) => (
          <span key={days} className="contact-line">
            {`${days}, `}
            <span className="nowrap">{hours}</span>
          </span>
        ))}
        <span className="contact-line">{`${support ? "For emergencies: " : ""}${NATIONAL_NUMBERS.healthline.name}, ${DAY_AND_NIGHT}`}</span>
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
