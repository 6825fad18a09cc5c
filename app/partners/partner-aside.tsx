import { APPLICATION_STEPS } from "#content/partners.ts";
import { SUPPORT_HOURS } from "#content/site.ts";
import { withCapital } from "#domain/text.ts";
import { QuestionsPanel } from "#kit/forms/questions-panel.tsx";
import { OnceListed } from "#kit/shell/once-listed.tsx";
import { Panel } from "#kit/ui/panel.tsx";

/** What happens after the application, and who to ask before. */
export function PartnerAside() {
  return (
    <aside className="stack-l" aria-label="After you apply, and questions before">
      <Panel title="What happens next" kind="sea">
        <OnceListed />
        <ol className="next-steps">
          {APPLICATION_STEPS.map(({ title, when, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="small dim">{withCapital(when)}</p>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <QuestionsPanel
        title="Questions first?"
        to="partners"
        hours={SUPPORT_HOURS.support}
        href="/contact?category=partnership"
        text="Send us a message"
      />
    </aside>
  );
}
