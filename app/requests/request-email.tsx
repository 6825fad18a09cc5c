import {
  Block,
  type EmailAction,
  EmailButton,
  EmailFrame,
  type Fact,
  Facts,
  Foot,
  Paragraphs,
} from "../forms/email-frame.tsx";
import { GettingWorse, gettingWorseText } from "../forms/received-email.tsx";

/** A mail about what has become of a request, to the patient or to the practice. */
export type RequestEmailFacts = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  /** That the practice is made up. */
  sample?: string | null;
  /** Paragraphs: what is so now. */
  opening: readonly string[];
  facts?: readonly Fact[];
  /** What happens next, and by when. */
  next?: readonly string[];
  button: EmailAction | null;
  /** Paragraphs under the button. */
  closing?: readonly string[];
  /** For those who may be in pain: `Getting worse?` */
  worse?: string;
  /** Who may have this mail, and why it came. */
  foot: readonly string[];
  /** Who writes: `usInFull` of the operator. */
  us: string;
};

export function RequestEmail(mail: RequestEmailFacts) {
  const { sample, facts = [], next = [], button, closing = [], worse } = mail;
  return (
    <EmailFrame title={mail.subject} preview={mail.preview} heading={mail.heading}>
      {sample && <Paragraphs texts={[sample]} isBold />}
      <Paragraphs texts={mail.opening} />
      {facts.length > 0 && (
        <Block space={20}>
          <Facts facts={facts} />
        </Block>
      )}
      <Paragraphs texts={next} />
      {button && <EmailButton {...button} />}
      <Paragraphs texts={closing} />
      {worse && (
        <Block space={24}>
          <GettingWorse question={worse} />
        </Block>
      )}
      <Block space={28}>
        <Foot>
          {mail.foot.join(" ")}
          <br />
          {mail.us}
        </Foot>
      </Block>
    </EmailFrame>
  );
}

/** The same as plain text. */
export function requestText(mail: RequestEmailFacts): string {
  const { sample, facts = [], next = [], button, closing = [], worse } = mail;
  return [
    mail.heading,
    ...(sample ? [sample] : []),
    ...mail.opening,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `- ${name}: ${value}`).join("\n")] : []),
    ...next,
    ...(button ? [`${button.words}:\n${button.href}`] : []),
    ...closing,
    ...(worse ? [gettingWorseText(worse)] : []),
    `${mail.foot.join(" ")}\n${mail.us}`,
  ].join("\n\n");
}
