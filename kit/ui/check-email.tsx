import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Crumb } from "./breadcrumbs.tsx";
import { PlainHead } from "./banner.tsx";

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

/** How soon an email comes. The form before says in the address where our mail is slow (`form-page.server.ts`). */
export function SoonInMailbox() {
  const isSlow = new URLSearchParams(useLocation().search).get("mail") === "slow";
  return isSlow
    ? "Our email is slow today: it might take some hours. Look in your junk folder, too."
    : "Give it a few minutes, and look in your junk folder.";
}
