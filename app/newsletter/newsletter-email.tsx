import {
  Block,
  type EmailAction,
  EmailButton,
  EmailFrame,
  Foot,
  LOOK,
  MailLink,
  Paragraphs,
} from "../forms/email-frame.tsx";

/** A mail of the newsletter: a text, at most one button, and the link to unsubscribe. */
export type NewsletterEmailFacts = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  /** Paragraphs above the button. */
  opening: readonly string[];
  button: EmailAction | null;
  /** Paragraphs under it. */
  closing: readonly string[];
  /** Why this mail came. */
  why: string;
  /** The link to unsubscribe. */
  leave: EmailAction;
  /** Who writes: `usInFull` of the operator. */
  us: string;
  /** Where they read answers. */
  email: string;
};

export function NewsletterEmail(facts: NewsletterEmailFacts) {
  const { button, leave } = facts;
  return (
    <EmailFrame title={facts.subject} preview={facts.preview} heading={facts.heading}>
      <Paragraphs texts={facts.opening} />
      {button && <EmailButton {...button} />}
      <Paragraphs texts={facts.closing} />
      <Block space={32}>
        <Foot>
          {`${facts.why} `}
          <a target="_blank" className="link" href={leave.href} style={LOOK.link}>
            {leave.words}
          </a>
          <br />
          {`${facts.us}. `}
          <MailLink address={facts.email} />
        </Foot>
      </Block>
    </EmailFrame>
  );
}

/** The same in plain text. */
export function newsletterText(facts: NewsletterEmailFacts): string {
  const { heading, opening, button, closing, why, leave } = facts;
  return [
    heading,
    ...opening,
    ...(button ? [`${button.words}:\n${button.href}`] : []),
    ...closing,
    `--\n${why}\n${leave.words}: ${leave.href}`,
    `${facts.us}. ${facts.email}`,
  ].join("\n\n");
}
