import { EXPECTED_ANSWER, STEP_TERMS } from "#content/request-promises.ts";
import { QuestionsPanel } from "#kit/forms/questions-panel.tsx";
import { OnceListed } from "#kit/shell/once-listed.tsx";
import { useIdentity, useReach, useSamples } from "#kit/shell/use-shell-facts.ts";
import { EmergencyPanel } from "#kit/ui/emergency-panel.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";

const REMINDER = "A reminder by email the day before your appointment, if it’s agreed by then";

/** The specification's, for samples alone: no one has seen the rooms of each listed practice, or looked up its dentists. */
const OF_SAMPLES = ["Qualified, registered dentists", "Clean, modern rooms"];

const AT_ONCE = `A free time is booked at once. If you ask for another time, you should hear back ${STEP_TERMS.reply}`;

/** What to expect, who to ask, and where to go in an emergency. */
export function BookingAside({ isInstant }: { isInstant: boolean }) {
  const identity = useIdentity();
  const reach = useReach();
  const answer = isInstant ? AT_ONCE : EXPECTED_ANSWER[reach];
  const ofSamples = useSamples() === "all" && identity.isSample ? OF_SAMPLES : [];
  return (
    <aside className="stack-l" aria-label="Help with booking">
      <Panel title="What to Expect" kind="sea">
        <OnceListed />
        <Ticks texts={[answer, REMINDER, ...ofSamples]} />
      </Panel>
      <QuestionsPanel
        title="Need Help?"
        to="bookings"
        hours={identity.hours.bookings}
        href="/contact"
        text="Contact support"
      />
      <EmergencyPanel>Do not wait for a reply to this form.</EmergencyPanel>
    </aside>
  );
}
