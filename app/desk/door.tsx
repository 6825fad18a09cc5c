import type { ReactNode } from "react";
import { DESK_PATH } from "#content/desk-addresses.ts";
import { Mark } from "#kit/ui/icon.tsx";

/** The frame of a page of the desk before one is signed in. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header className="bar">
        <div className="wrap">
          <a className="brand" href={DESK_PATH}>
            <Mark />
            Desk
          </a>
        </div>
      </header>
      <main id="main">
        <div className="wrap door stack">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  );
}

/** How to sign in: with a link from an email or from the command line. */
export function Door({ takesEmail }: { takesEmail: boolean }) {
  if (!takesEmail)
    return (
      <section className="panel">
        <p>
          Print a link with <code>npm run -s niho -- desk</code> on the machine that runs the site, and open
          it. It works once, for 15 minutes.
        </p>
        <p className="foot-note">
          To have links emailed instead, set <code>DESK_EMAILS</code>.
        </p>
      </section>
    );
  return (
    <form method="post" action={DESK_PATH} className="panel stack">
      <label className="field">
        <span className="label">Your email</span>
        <input className="input" type="email" name="email" autoComplete="email" required maxLength={254} />
      </label>
      <div>
        <button className="btn btn-primary" type="submit">
          Email me a link
        </button>
      </div>
    </form>
  );
}
