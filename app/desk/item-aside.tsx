import type { ReactNode } from "react";
import { type Happened, History, LOOK_NOTE } from "./item-parts.tsx";

type Panel = { title: string; children: ReactNode };

/** A panel whose foot says that each look is noted. */
export function NotedPanel({ title, children }: Panel) {
  return (
    <section className="panel panel-sea">
      <h2>{title}</h2>
      {children}
      <p className="foot-note">{LOOK_NOTE}</p>
    </section>
  );
}

type Aside = Panel & {
  /** `request`, as the page calls its item. */
  about: string;
  happened: readonly Happened[];
  now: Date;
  /** A panel between the two. */
  further?: ReactNode;
};

/** What stands beside an item: what to know about it, and what has happened. */
export function ItemAside({ about, title, happened, now, further, children }: Aside) {
  return (
    <aside className="stack" aria-label={`About this ${about}`}>
      <NotedPanel title={title}>{children}</NotedPanel>
      {further}
      <History happened={happened} now={now} />
    </aside>
  );
}
