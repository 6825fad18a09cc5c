import { whereWeAre } from "#content/operator.ts";
import { SITE } from "#content/site.ts";
import { IS_SAMPLE_CONTACT } from "#content/support.ts";
import { useOperator } from "../shell/use-operator.ts";
import { LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SupportHours } from "../ui/support-hours.tsx";

/** Phone, e-mail, address, hours, and the form. */
export function GetInTouch() {
  const where = whereWeAre(useOperator());
  return (
    <div className="stack">
      <ul className="details">
        <li>
          <Icon name="phone" />
          <PhoneLink phone={SITE.phones.support} isSample={IS_SAMPLE_CONTACT} />
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${SITE.emails.support}`}>{SITE.emails.support}</a>
        </li>
        <li>
          <Icon name="map-pin" />
          <address>{where.text}</address>
        </li>
        <li>
          <Icon name="clock" />
          <span>
            <SupportHours />
          </span>
        </li>
      </ul>
      {IS_SAMPLE_CONTACT && (
        <p className="small dim">
          {where.isSample
            ? "Number and addresses are samples: they reach no one yet. The form works."
            : "Number and email address are samples: they reach no one yet. The form works."}
        </p>
      )}
      <p>
        <LinkButton href="/contact">Contact us</LinkButton>
      </p>
    </div>
  );
}
