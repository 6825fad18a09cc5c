import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Questions that open one by one. The first is open. */
export function Disclosures({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="disclosures">
      {items.map(({ question, answer }, index) => (
        <Disclosure key={question} summary={question} isOpen={index === 0}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}

/** One thing that opens: the browser's own, so it works without a script and opens when printed. */
export function Disclosure({
  summary,
  isOpen = false,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={isOpen}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
