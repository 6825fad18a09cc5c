import { Fragment } from "react";
import { IS_SAMPLE_CONTACT, SAMPLE_CONTACT_NOTES } from "#content/support.ts";
import { Icon } from "../ui/icon.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { Panel } from "../ui/panel.tsx";

/** Beside a form: who to contact, and when they are there. */
export function QuestionsPanel({
  title,
  email,
  hours,
  href,
  text,
}: {
  title: string;
  email: string;
  hours: readonly { days: string; hours: string }[];
  /** Of the link below. */
  href: string;
  text: string;
}) {
  return (
    <Panel title={title}>
      <ul className="details">
        <li>
          <Icon name="mail" />
          <span>
            <a href={`mailto:${email}`}>{email}</a>
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
          <span>
            {hours.map(({ days, hours: open }, index) => (
              <Fragment key={days}>
                {index > 0 && <br />}
                {`${days}, ${open}`}
              </Fragment>
            ))}
          </span>
        </li>
      </ul>
      <OnwardLink href={href} text={text} />
    </Panel>
  );
}
