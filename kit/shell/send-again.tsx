import { Children, type ReactNode } from "react";
import { createContext } from "react-router";
import { Button } from "../ui/button.tsx";

/** A form that was posted in vain: where to, and every value. */
export type SentAgain = { address: string; fields: readonly { name: string; text: string }[] };

/** Set by the server for each post; a page shows it only when it could not be made. */
export const sentAgainContext = createContext<SentAgain | null>(null);

/** One button that sends the same again, and the words that were typed, to be read and copied. */
export function SendAgain({ form: { address, fields } }: { form: SentAgain }) {
  const typed = [...new Set(fields.map(({ text }) => text.trim()).filter((text) => /\s/.test(text)))];
  return (
    <form className="stack-l" action={address} method="post">
      {fields.map(({ name, text }) => (
        <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
      ))}
      <div>
        <Button size="large">Send it again</Button>
      </div>
      {typed.length > 0 && (
        <div className="prose">
          <h2>What you wrote</h2>
          {typed.map((text) => (
            <p key={text}>{inLines(text)}</p>
          ))}
        </div>
      )}
    </form>
  );
}

function inLines(text: string): ReactNode {
  const lines = text.split(/\r?\n/);
  return Children.toArray(lines.flatMap((line, index) => (index === 0 ? [line] : [<br />, line])));
}
