import type { ReactNode } from "react";
import { NavLink, useNavigate } from "react-router";
import {
  DESK_FIND_PATH,
  DESK_KEYS_PATH,
  DESK_PRACTICES_PATH,
  DESK_SIGN_OUT_PATH,
  DESK_TODAY_PATH,
} from "#content/desk-addresses.ts";
import { Icon, Mark } from "#kit/ui/icon.tsx";
import { useKeys } from "./keys.ts";

type Facts = { who: string; waiting: number; siteName: string; isSample: boolean };

/** Header, the line of the samples, the page, and on a phone the tabs at the foot. */
export function DeskFrame({
  facts: { who, waiting, siteName, isSample },
  children,
}: {
  facts: Facts;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  useKeys({
    u: () => void navigate(DESK_TODAY_PATH),
    "/": () => document.getElementById("find")?.focus(),
    "?": () => void navigate(DESK_KEYS_PATH),
  });
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <header className="bar">
        <div className="wrap">
          <NavLink className="brand" to={DESK_TODAY_PATH}>
            <Mark />
            {siteName} <small>Desk</small>
          </NavLink>
          <nav className="bar-nav" aria-label="Desk">
            <NavLink to={DESK_TODAY_PATH}>
              Today <b>{waiting}</b>
            </NavLink>
            <NavLink to={DESK_PRACTICES_PATH}>Practices</NavLink>
            <NavLink to={DESK_KEYS_PATH}>Keys</NavLink>
          </nav>
          <form className="bar-find" role="search" method="post" action={DESK_FIND_PATH}>
            <label className="visually-hidden" htmlFor="find">
              Find a reference or an email address
            </label>
            <Icon name="search" />
            <input
              type="text"
              id="find"
              name="find"
              placeholder="Reference or email"
              maxLength={254}
              required
            />
            <kbd>/</kbd>
            <button className="visually-hidden" type="submit" tabIndex={-1}>
              Find
            </button>
          </form>
          <div className="bar-tools">
            <NavLink className="icon-link" to={DESK_FIND_PATH}>
              <Icon name="search" />
              Find
            </NavLink>
            <details className="me-menu">
              <summary className="me">
                {who}
                <Icon name="chevron-down" />
              </summary>
              <form method="post" action={DESK_SIGN_OUT_PATH}>
                <button className="btn btn-second" type="submit">
                  Sign out
                </button>
              </form>
            </details>
          </div>
        </div>
      </header>
      {isSample && (
        <aside className="demo" aria-label="Sample mode">
          <div className="wrap">
            Sample mode: every practice, person and item here is made up. Nothing leaves this machine.
          </div>
        </aside>
      )}
      <main id="main">
        <div className="wrap">{children}</div>
      </main>
    </>
  );
}
