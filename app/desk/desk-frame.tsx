import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import {
  DESK_FIND_PATH,
  DESK_HEALTH_PATH,
  DESK_IMPORTS_PATH,
  DESK_KEYS_PATH,
  DESK_PEOPLE_PATH,
  DESK_PRACTICES_PATH,
  DESK_SIGN_OUT_PATH,
  DESK_TODAY_PATH,
} from "#content/desk-addresses.ts";
import { Icon, Mark } from "#kit/ui/icon.tsx";
import { useKeys } from "./keys.ts";

type Facts = { who: string; waiting: number; siteName: string; isSample: boolean };

/** The desk's screens, with the icon of each. Icons of the site's sprite would change every public page. */
const SCREENS = [
  {
    name: "Today",
    path: DESK_TODAY_PATH,
    drawing: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  },
  {
    name: "Practices",
    path: DESK_PRACTICES_PATH,
    drawing: "M4 20V10l8-6 8 6v10zM10 20v-6h4v6",
  },
  {
    name: "People",
    path: DESK_PEOPLE_PATH,
    drawing: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20c.6-3.4 3.4-5.5 7.500-5.500s6.900 2.100 7.500 5.500",
  },
  { name: "Imports", path: DESK_IMPORTS_PATH, drawing: "M4 14v5h16v-5M12 4v10M8 10.500l4 4 4-4" },
  { name: "Health", path: DESK_HEALTH_PATH, drawing: "M3 12h4l2.500-6 4.500 12 2.500-6H21" },
] as const;

/** Header, the line of the samples, the page, and on a phone the tabs at the foot. */
export function DeskFrame({
  facts: { who, waiting, siteName, isSample },
  children,
}: {
  facts: Facts;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  useArrival();
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
            {SCREENS.map(({ name, path }) => (
              <ScreenLink key={path} path={path}>
                {name} {path === DESK_TODAY_PATH && <b>{waiting}</b>}
              </ScreenLink>
            ))}
          </nav>
          <form className="bar-find" role="search" method="post" action={DESK_FIND_PATH}>
            <label className="visually-hidden" htmlFor="find">
              Find a reference, an email address or a practice
            </label>
            <Icon name="search" />
            <input
              type="text"
              id="find"
              name="find"
              placeholder="Reference, email or practice"
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
              <div>
                <NavLink to={DESK_KEYS_PATH}>Keys</NavLink>
                <form method="post" action={DESK_SIGN_OUT_PATH}>
                  <button className="btn btn-second" type="submit">
                    Sign out
                  </button>
                </form>
              </div>
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
      <nav className="tabs" aria-label="Desk, at the foot">
        {SCREENS.map(({ name, path, drawing }) => (
          <ScreenLink key={path} path={path}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawing} />
            </svg>
            {name}
          </ScreenLink>
        ))}
      </nav>
    </>
  );
}

/** The pages of what waits in Today. A practice that is to be checked has a page of its own screen. */
const ITEM_PATH = /^\/desk\/(requests|messages|applications|reviews|replies|mails)\//;

function ScreenLink({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const screen = ITEM_PATH.test(pathname) ? DESK_TODAY_PATH : pathname;
  const isHere = screen === path || screen.startsWith(`${path}/`);
  return (
    <Link to={path} aria-current={isHere ? "page" : undefined}>
      {children}
    </Link>
  );
}

/**
 * Scrolls to the top, and moves the focus there, on another page and after an act: the browser does neither, because it
 * loads no new document. Back in a list, the focus goes to the row that was opened; in Today, after an act, to the next
 * item.
 */
function useArrival(): void {
  const { pathname, search, key } = useLocation();
  const before = useRef({ pathname, key });

  useLayoutEffect(() => {
    const from = before.current;
    before.current = { pathname, key };
    const isDone = new URLSearchParams(search).has("done");
    if (from.key === key || (from.pathname === pathname && !isDone)) return;
    // Says why a press was not done.
    if (document.activeElement?.role === "alert") return;
    const left = document.querySelector<HTMLElement>(`[data-row][href="${from.pathname}"]`);
    if (left && !isDone) return left.focus();
    scrollTo(0, 0);
    const next = isDone && pathname === DESK_TODAY_PATH && document.querySelector<HTMLElement>("[data-row]");
    const title = document.querySelector<HTMLElement>("main h1");
    title?.setAttribute("tabindex", "-1");
    (next || title)?.focus({ preventScroll: true });
  }, [pathname, search, key]);
}
