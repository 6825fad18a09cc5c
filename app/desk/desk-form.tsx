import type { ComponentProps } from "react";
import { Form } from "react-router";
import type { SentAgain } from "#kit/shell/send-again.tsx";

/** The form that was sent last, for when its answer is that its sender is signed out. Only ever set in a browser. */
let last: SentAgain | null = null;

/** A form of the desk: an act of the page's own action, and an ordinary form without JavaScript. */
export function DeskForm({ onSubmit, ...form }: ComponentProps<typeof Form>) {
  return (
    <Form
      method="post"
      {...form}
      onSubmit={(event) => {
        const { currentTarget, nativeEvent } = event;
        const { submitter } = nativeEvent;
        const fields = [...new FormData(currentTarget, submitter)].map(([name, value]) => ({
          name,
          text: typeof value === "string" ? value : "",
        }));
        last = { address: new URL(currentTarget.action).pathname, fields };
        onSubmit?.(event);
      }}
    />
  );
}

export function lastSent(): SentAgain | null {
  return last;
}
