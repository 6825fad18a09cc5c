import { DOUBTFUL_WORDS } from "#content/doubtful-words.ts";
import { Block, EmailFrame, type Fact, Facts, LOOK } from "./email-frame.tsx";

/** The mail to our own desk: what came in and when answers are due. No personal data, nothing that was typed. */
export type OperationsEmailFacts = {
  subject: string;
  reference: string;
  /** What is promised, and by when. */
  clocks: readonly Fact[];
  /** A hidden field of the form was filled in. */
  doubtful?: boolean;
  /** `No personal details in this email. Look it up by its reference.`: where to see it, and what to do about it. */
  where: string;
};

export function OperationsEmail(mail: OperationsEmailFacts) {
  const { subject, reference, where } = mail;
  return (
    <EmailFrame title={subject} preview={where} heading={reference}>
      <Block space={24}>
        <Facts facts={factsIn(mail)} />
      </Block>
      <Block space={24}>
        <p className="soft" style={LOOK.soft}>
          {where}
        </p>
      </Block>
    </EmailFrame>
  );
}

/** The same as plain text. */
export function operationsText(mail: OperationsEmailFacts): string {
  const facts = factsIn(mail).map(({ name, value }) => `${name}: ${value}`);
  return [mail.reference, facts.join("\n"), mail.where].join("\n\n");
}

function factsIn({ clocks, doubtful = false }: OperationsEmailFacts): readonly Fact[] {
  return doubtful ? [...clocks, { name: "Doubtful", value: DOUBTFUL_WORDS }] : clocks;
}
