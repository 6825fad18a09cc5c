import { WithDate } from "#kit/ui/unbroken.tsx";
import type { TimelineItem } from "./sender-view.server.ts";

/** What has happened, newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="block">
      <h2>What has happened</h2>
      <ol className="happened" reversed>
        {items.map(({ text, when }) => (
          <li key={`${when} ${text}`}>
            <WithDate text={text} />
            <span className="small soft">
              <WithDate text={when} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
