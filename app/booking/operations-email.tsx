import { Text } from "@react-email/components";
import { Block, EmailFrame, type Fact, Facts, LOOK } from "./email-frame.tsx";

export type OperationsEmailFacts = {
  reference: string;
  /** What is promised, and by when. */
  clocks: readonly Fact[];
};

export const operationsSubject = (reference: string) => `New appointment request ${reference}`;

const WHERE = "Who asks for what is not in this email. Look it up by its reference.";

/** What our own people receive: which request, and the clocks that run. Nothing about health, nothing about whom. */
export function OperationsEmail({ reference, clocks }: OperationsEmailFacts) {
  return (
    <EmailFrame title={operationsSubject(reference)} preview={WHERE} heading={reference}>
      <Block space={24}>
        <Facts facts={clocks} />
      </Block>
      <Block space={24}>
        <Text className="soft" style={LOOK.soft}>
          {WHERE}
        </Text>
      </Block>
    </EmailFrame>
  );
}

export function operationsText({ reference, clocks }: OperationsEmailFacts): string {
  return [reference, clocks.map(({ name, value }) => `${name}: ${value}`).join("\n"), WHERE].join("\n\n");
}
