import type { ReactNode } from "react";
import { LinkButton } from "./button.tsx";

/** Nothing to show: what happened, and one way out. */
export function EmptyState({
  id,
  title,
  level = 3,
  children,
  href,
  action,
}: {
  /** The id of the heading, where something moves the focus to it. */
  id?: string | undefined;
  title: string;
  level?: 2 | 3;
  /** A sentence or two. */
  children: ReactNode;
  href: string;
  action: string;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="empty">
      <Heading id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </Heading>
      <p>{children}</p>
      <LinkButton kind="second" href={href}>
        {action}
      </LinkButton>
    </div>
  );
}
