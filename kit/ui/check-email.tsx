import type { ReactNode } from "react";
import type { Crumb } from "./breadcrumbs.tsx";
import { PlainHead } from "./banner.tsx";
import { SoonInMailbox } from "./soon-in-mailbox.tsx";

export const CHECK_EMAIL_TITLE = "Check your email";

/** After a form whose address still has to be proven: what to do now, what to do if no email comes, and where else to go. */
export function CheckEmail({
  trail,
  lede,
  hints,
  children,
}: {
  trail: readonly Crumb[];
  lede: string;
  hints: readonly string[];
  /** Where to go from here, as links. */
  children: ReactNode;
}) {
  return (
    <>
      <PlainHead trail={trail} title={CHECK_EMAIL_TITLE}>
        {lede}
      </PlainHead>
      <div className="wrap tail">
        <section className="block">
          <h2>No email?</h2>
          <div className="prose">
            <ul>
              <li>
                <SoonInMailbox />
              </li>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        </section>
        <nav className="link-grid block" aria-label="What next">
          {children}
        </nav>
      </div>
    </>
  );
}
