import { applicationSteps } from "#content/partners.ts";
import { withCapital } from "#domain/text.ts";
import { QuestionsPanel } from "#kit/forms/questions-panel.tsx";
import { OnceListed } from "#kit/shell/once-listed.tsx";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { Panel } from "#kit/ui/panel.tsx";

/** What happens after the application, and who to ask before. */
export function PartnerAside() {
  const identity = useIdentity();
  return (
    <aside className="stack-l" aria-label="After you apply, and questions before">
      <Panel title="What happens next" kind="sea">
        <OnceListed />
        <ol className="next-steps">
          {applicationSteps(identity).map(({ title, when, text }) => (
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
        hours={identity.hours.support}
        href="/contact?category=partnership"
        text="Send us a message"
      />
    </aside>
  );
}
