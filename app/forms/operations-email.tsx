import { Block, EmailFrame, type Fact, Facts, LOOK } from "./email-frame.tsx";

/** The mail to our own desk: what came in and when answers are due. No personal data, nothing that was typed. */
export type OperationsEmailFacts = {
  subject: string;
  reference: string;
  /** What is promised, and by when. */
  clocks: readonly Fact[];
  /** `No personal details in this email. Look it up by its reference.`: where to see it, and what to do about it. */
  where: string;
};

export function OperationsEmail({ subject, reference, clocks, where }: OperationsEmailFacts) {
  return (
    <EmailFrame title={subject} preview={where} heading={reference}>
      <Block space={24}>
        <Facts facts={clocks} />
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
export function operationsText({ reference, clocks, where }: OperationsEmailFacts): string {
  return [reference, clocks.map(({ name, value }) => `${name}: ${value}`).join("\n"), where].join("\n\n");
}
