import { NATIONAL_NUMBERS, PROMISES } from "#content/site.ts";
import { LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { ReplyTimes } from "./reply-times.tsx";

/** Where to go in an emergency, and how soon we answer. */
export function ContactAside() {
  return (
    <aside className="stack-l" aria-label="Help and response times">
      <Panel title="Dental Emergency?" kind="red">
        <p className="small soft">Do not wait for an answer to a message.</p>
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
        <LinkButton kind="red" isWide icon="emergency" href="/emergency">
          Get Emergency Care
        </LinkButton>
      </Panel>
      <Panel title="How soon we answer">
        <ReplyTimes />
        <p className="small soft">
          {`Hours count while support is open. No answer after ${PROMISES.escalation}? Call us with your reference, and a manager takes it on.`}
        </p>
      </Panel>
    </aside>
  );
}
