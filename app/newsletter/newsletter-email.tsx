import { SITE } from "#content/site.ts";
import { Block, EmailFrame, LOOK } from "../forms/email-frame.tsx";

/** A mail of the newsletter: one thing to say, one thing to do, and how to stop it. */
export type NewsletterEmailFacts = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  /** Paragraphs above the button. */
  opening: readonly string[];
  button: { words: string; href: string } | null;
  /** Paragraphs under it. */
  closing: readonly string[];
  /** Why this mail came. */
  why: string;
  /** The link that ends it, by its words. */
  leave: { words: string; href: string };
};

const { street, suburb, city, postcode, country } = SITE.address;
/** Who sends it and how they are reached: the Unsolicited Electronic Messages Act 2007 asks for it. */
const ABOUT_US = `${SITE.name}, ${street}, ${suburb}, ${city} ${postcode}, ${country}`;
const { support } = SITE.emails;

export function NewsletterEmail(facts: NewsletterEmailFacts) {
  const { button, leave } = facts;
  return (
    <EmailFrame title={facts.subject} preview={facts.preview} heading={facts.heading}>
      <Paragraphs texts={facts.opening} />
      {button && (
        <Block space={24}>
          <a target="_blank" href={button.href} style={BUTTON}>
            {button.words}
          </a>
        </Block>
      )}
      <Paragraphs texts={facts.closing} />
      <Block space={32}>
        <p className="soft line" style={{ ...LOOK.small, ...LOOK.line, paddingTop: "16px" }}>
          {`${facts.why} `}
          <a target="_blank" className="link" href={leave.href} style={LOOK.link}>
            {leave.words}
          </a>
          <br />
          {`${ABOUT_US}. `}
          <a target="_blank" className="link" href={`mailto:${support}`} style={LOOK.link}>
            {support}
          </a>
        </p>
      </Block>
    </EmailFrame>
  );
}

const BUTTON = {
  ...LOOK.text,
  display: "inline-block",
  padding: "12px 22px",
  background: "#0b57a4",
  borderRadius: "6px",
  color: "#ffffff",
  fontWeight: "bold",
  textDecoration: "none",
} as const;

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
    `${ABOUT_US}. ${support}`,
  ].join("\n\n");
}
