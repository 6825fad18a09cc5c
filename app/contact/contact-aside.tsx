import { NO_ANSWER } from "#content/support.ts";
import { EmergencyPanel } from "../ui/emergency-panel.tsx";
import { Panel } from "../ui/panel.tsx";
import { ReplyTimes } from "./reply-times.tsx";

/** Where to go in an emergency, and how soon we answer. */
export function ContactAside() {
  return (
    <aside className="stack-l" aria-label="Help and response times">
      <EmergencyPanel>Do not wait for an answer to a message.</EmergencyPanel>
      <Panel title="How soon we answer">
        <ReplyTimes />
        <p className="small soft">{`${NO_ANSWER} Call us with your reference, and a manager takes it on.`}</p>
      </Panel>
    </aside>
  );
}
