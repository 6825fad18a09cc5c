import { withCapital } from "#domain/text.ts";
import { OnceListed } from "../shell/once-listed.tsx";
import type { NextStep } from "#services/mails/received-email.ts";

export const WHAT_HAPPENS_NEXT = "What happens next";

/** What follows after a form was sent, with the time of each step. `isFolded`: it stands in a disclosure, whose summary says its title. */
export function NextSteps({ steps, isFolded = false }: { steps: readonly NextStep[]; isFolded?: boolean }) {
  return (
    <section className="block">
      <h2 className={isFolded ? "visually-hidden" : undefined}>{WHAT_HAPPENS_NEXT}</h2>
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
