import { Block, type EmailAction, EmailButton, EmailFrame, LOOK } from "../forms/email-frame.tsx";

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
        <p className="soft line" style={{ ...LOOK.small, ...LOOK.line, paddingTop: "16px" }}>
          {`${facts.why} `}
          <a target="_blank" className="link" href={leave.href} style={LOOK.link}>
            {leave.words}
          </a>
          <br />
          {`${facts.us}. `}
          <a target="_blank" className="link" href={`mailto:${facts.email}`} style={LOOK.link}>
            {facts.email}
          </a>
        </p>
      </Block>
    </EmailFrame>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Block key={text} space={14}>
      <p className="soft" style={LOOK.soft}>
        {text}
      </p>
    </Block>
  ));
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
