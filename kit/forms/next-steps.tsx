import { withCapital } from "#domain/text.ts";
import { OnceListed } from "../shell/once-listed.tsx";
import type { NextStep } from "#services/mails/received-email.ts";

/** What follows after a form was sent, with the time of each step. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section className="block">
      <h2>What happens next</h2>
      {/* Not on paper: what a patient prints is one sheet, which says so at its head. */}
      <OnceListed className="small soft on-screen" />
      <ol className="timeline">
        {steps.map(({ title, when, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="when">{withCapital(when)}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
