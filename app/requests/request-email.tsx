import {
  Block,
  type EmailAction,
  EmailButton,
  EmailFrame,
  type Fact,
  Facts,
  LOOK,
} from "../forms/email-frame.tsx";
import { GettingWorse, gettingWorseText } from "../forms/received-email.tsx";

/** A mail about what has become of a request, to the patient or to the practice. */
export type RequestEmailFacts = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  /** That the practice is made up; null for a real one. */
  sample: string | null;
  /** Paragraphs: what is so now. */
  opening: readonly string[];
  facts: readonly Fact[];
  /** What happens next, and by when. */
  next: readonly string[];
  button: EmailAction | null;
  /** Paragraphs under the button. */
  closing: readonly string[];
  /** For those who may be in pain: `Getting worse?` */
  worse: string | null;
  /** Who may have this mail, and why it came. */
  foot: readonly string[];
  /** Who writes: `usInFull` of the operator. */
  us: string;
};

export function RequestEmail(mail: RequestEmailFacts) {
  const { button, worse } = mail;
  return (
    <EmailFrame title={mail.subject} preview={mail.preview} heading={mail.heading}>
      {mail.sample && <Paragraphs texts={[mail.sample]} isBold />}
      <Paragraphs texts={mail.opening} />
      {mail.facts.length > 0 && (
        <Block space={20}>
          <Facts facts={mail.facts} />
        </Block>
      )}
      <Paragraphs texts={mail.next} />
      {button && <EmailButton {...button} />}
      <Paragraphs texts={mail.closing} />
      {worse && (
        <Block space={24}>
          <GettingWorse question={worse} />
        </Block>
      )}
      <Block space={28}>
        <p className="soft line" style={{ ...LOOK.small, ...LOOK.line, paddingTop: "16px" }}>
          {mail.foot.join(" ")}
          <br />
          {mail.us}
        </p>
      </Block>
    </EmailFrame>
  );
}

function Paragraphs({ texts, isBold = false }: { texts: readonly string[]; isBold?: boolean }) {
  const look = isBold ? { ...LOOK.text, fontWeight: "bold" } : LOOK.soft;
  return texts.map((text) => (
    <Block key={text} space={14}>
      <p className={isBold ? "ink" : "soft"} style={look}>
        {text}
      </p>
    </Block>
  ));
}

/** The same as plain text. */
export function requestText(mail: RequestEmailFacts): string {
  const { sample, facts, button, worse } = mail;
  return [
    mail.heading,
    ...(sample ? [sample] : []),
    ...mail.opening,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `- ${name}: ${value}`).join("\n")] : []),
    ...mail.next,
    ...(button ? [`${button.words}:\n${button.href}`] : []),
    ...mail.closing,
    ...(worse ? [gettingWorseText(worse)] : []),
    `${mail.foot.join(" ")}\n${mail.us}`,
  ].join("\n\n");
}
