import {
  Block,
  type EmailAction,
  EmailButton,
  EmailFrame,
  type Fact,
  Facts,
  Foot,
  LOOK,
  MailLink,
  Paragraphs,
} from "./email-frame.tsx";
import { type Callable, callFirstText } from "#content/call-first-words.ts";
import { CallFirst, GettingWorse, gettingWorseText } from "./received-email.tsx";

/** A mail about something that has happened or is due: a request, a listing, a review, an issue of the newsletter. */
export type NoticeEmailFacts = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  /** That the practice is made up. */
  sample?: string | null;
  /** In an emergency, before everything: who to call now, in place of `worse`. */
  callFirst?: { practice: Callable | null } | null;
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
  /** The link that stops such mails, in the foot. */
  leave?: EmailAction;
  /** Who writes: `usInFull` of the operator. */
  us: string;
  siteName: string;
  /** Where we read answers, in the foot. */
  mailbox?: string;
};

export function NoticeEmail(mail: NoticeEmailFacts) {
  const { sample, facts = [], next = [], button, closing = [], worse, leave, mailbox } = mail;
  return (
    <EmailFrame siteName={mail.siteName} title={mail.subject} preview={mail.preview} heading={mail.heading}>
      {mail.callFirst && <CallFirst {...mail.callFirst} />}
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
          {leave && (
            <>
              {" "}
              <a target="_blank" className="link" href={leave.href} style={LOOK.link}>
                {leave.words}
              </a>
            </>
          )}
          <br />
          {mail.us}
          {mailbox && (
            <>
              {". "}
              <MailLink address={mailbox} />
            </>
          )}
        </Foot>
      </Block>
    </EmailFrame>
  );
}

/** The same as plain text. */
export function noticeText(mail: NoticeEmailFacts): string {
  const { sample, facts = [], next = [], button, closing = [], worse, leave, mailbox } = mail;
  return [
    mail.heading,
    ...(mail.callFirst ? [callFirstText(mail.callFirst.practice)] : []),
    ...(sample ? [sample] : []),
    ...mail.opening,
    ...(facts.length > 0 ? [facts.map(factText).join("\n")] : []),
    ...next,
    ...(button ? [`${button.words}:\n${button.href}`] : []),
    ...closing,
    ...(worse ? [gettingWorseText(worse)] : []),
    [
      mail.foot.join(" "),
      ...(leave ? [`${leave.words}: ${leave.href}`] : []),
      mailbox ? `${mail.us}. ${mailbox}` : mail.us,
    ].join("\n"),
  ].join("\n\n");
}

function factText({ name, value, href }: Fact): string {
  return `- ${name}: ${value}${href ? `\n  ${href}` : ""}`;
}
