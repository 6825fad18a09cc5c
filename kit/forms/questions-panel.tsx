import { Fragment } from "react";
import type { OpenHours } from "#content/identity.ts";
import { isSampleEmail, type Mailbox } from "#content/operator.ts";
import { SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { useOperator } from "../shell/use-shell-facts.ts";
import { Icon } from "../ui/icon.tsx";
import { MailboxLink } from "../ui/support.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { Panel } from "../ui/panel.tsx";

/** Says beside a form who to contact, and when they are there. */
export function QuestionsPanel({
  title,
  to,
  hours,
  href,
  text,
}: {
  title: string;
  to: Mailbox;
  /** None where nobody has stated any. */
  hours: OpenHours | null;
  /** The address of the link below. */
  href: string;
  text: string;
}) {
  return (
    <Panel title={title}>
      <ul className="details">
        <li>
          <Icon name="mail" />
          <span>
            <MailboxLink to={to} />
            {isSampleEmail(useOperator().emails[to]) && (
              <span className="dim">
                <br />
                {SAMPLE_CONTACT_NOTES.email}
              </span>
            )}
          </span>
        </li>
        {hours && (
          <li>
            <Icon name="clock" />
            <span>
              {hours.words.map(({ days, hours: open }, index) => (
                <Fragment key={days}>
                  {index > 0 && <br />}
                  {`${days}, ${open}`}
                </Fragment>
              ))}
            </span>
          </li>
        )}
      </ul>
      <OnwardLink href={href} text={text} />
    </Panel>
  );
}
