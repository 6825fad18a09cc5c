import { isSampleEmail, isSamplePhone, whereWeAre } from "#content/operator.ts";
import { listInWords } from "#domain/lists.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { HoursInLine, MailboxLink } from "#kit/ui/support.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";

/** Phone, e-mail, address, hours, and the form. */
export function GetInTouch() {
  const operator = useOperator();
  const { phone, emails, identity } = operator;
  const where = whereWeAre(operator);
  const samples = [
    ...(phone !== null && isSamplePhone(phone) ? ["phone number"] : []),
    ...(isSampleEmail(emails.support) ? ["email address"] : []),
    ...(where?.isSample ? ["postal address"] : []),
  ];
  return (
    <div className="stack">
      <ul className="details">
        {phone !== null && (
          <li>
            <Icon name="phone" />
            <PhoneLink phone={phone} isSample={isSamplePhone(phone)} />
          </li>
        )}
        <li>
          <Icon name="mail" />
          <MailboxLink to="support" />
        </li>
        {where && (
          <li>
            <Icon name="map-pin" />
            <address>{where.text}</address>
          </li>
        )}
        {identity.hours.support && (
          <li>
            <Icon name="clock" />
            <span>
              <HoursInLine hours={identity.hours.support} />
            </span>
          </li>
        )}
      </ul>
      {samples.length > 0 && <p className="small dim">{sampleWords(samples)}</p>}
      <p>
        <LinkButton href="/contact">Contact us</LinkButton>
      </p>
    </div>
  );
}

/** `["email address"]`: "The email address is made up: it reaches no one yet. The form works." */
function sampleWords(samples: readonly string[]): string {
  const which = listInWords(samples);
  const are = samples.length === 1 ? "is made up: it reaches" : "are made up: they reach";
  return `The ${which} ${are} no one yet. The form works.`;
}
