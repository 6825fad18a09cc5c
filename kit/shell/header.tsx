import { LinkButton } from "../ui/button.tsx";
import { Icon, Mark } from "../ui/icon.tsx";
import {
  BOOK_LINK,
  EMERGENCY_LINK,
  HEADER_LINKS,
  isBooking,
  isInSection,
  SEARCH_FIELD_HREF,
} from "./navigation.ts";

/** `name`: what the site is called. */
type HeaderFacts = { path: string; name: string };

/** Sticky. `html` is what it contains, where that is rendered already. */
export function Header({ path, name, html }: HeaderFacts & { html?: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
  if (html !== undefined) return <header className="header" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <header className="header">
      <HeaderContents path={path} name={name} />
    </header>
  );
}

/** The current section is underlined. On phones the same links open from a native disclosure. */
export function HeaderContents({ path, name }: HeaderFacts) {
  return (
    <div className="wrap">
      <Brand name={name} />
      <nav className="nav" aria-label="Main">
        <SectionLinks path={path} />
      </nav>
      <div className="header-acts">
        <a className="header-search" href={SEARCH_FIELD_HREF}>
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </a>
        <LinkButton kind="red" size="small" icon="emergency" href={EMERGENCY_LINK.href}>
          {EMERGENCY_LINK.label}
        </LinkButton>
        {!isBooking(path) && (
          <LinkButton size="small" href={BOOK_LINK.href}>
            {BOOK_LINK.label}
          </LinkButton>
        )}
      </div>
      <details className="menu">
        <summary>
          <Icon name="menu" />
          Menu
        </summary>
        <nav aria-label="Menu">
          <SectionLinks path={path} />
          <a href={SEARCH_FIELD_HREF}>Search</a>
          <div className="cluster">
            <LinkButton kind="red" href={EMERGENCY_LINK.href}>
              {EMERGENCY_LINK.label}
            </LinkButton>
            {!isBooking(path) && <LinkButton href={BOOK_LINK.href}>{BOOK_LINK.label}</LinkButton>}
          </div>
        </nav>
      </details>
    </div>
  );
}

/** The mark and the name, leading home. */
export function Brand({ name }: { name: string }) {
  return (
    <a className="brand" href="/">
      <Mark />
      <Wordmark name={name} />
      <span className="visually-hidden">{`${name} home`}</span>
    </a>
  );
}

function SectionLinks({ path }: { path: string }) {
  return HEADER_LINKS.map(({ label, href, section }) => (
    <a key={href} href={href} aria-current={currentAt(path, href, section)}>
      {label}
    </a>
  ));
}

/** Equal for paths with the same header. */
export function headerSection(path: string): string {
  const current = HEADER_LINKS.map(({ href, section }) => currentAt(path, href, section) ?? "").join(",");
  return isBooking(path) ? `${current},booking` : current;
}

function currentAt(path: string, href: string, section: readonly string[]) {
  if (path === href) return "page";
  return isInSection(path, section) ? "true" : undefined;
}

/**
 * The name in the face of headings. Ours is drawn, so that it looks the same everywhere; another is text, in whose place
 * letters that the face lacks come from a serif of the system.
 */
function Wordmark({ name }: { name: string }) {
  if (name !== DRAWN)
    return (
      <span className="wordmark" aria-hidden="true">
        {name}
      </span>
    );
  return (
    <svg className="wordmark" viewBox="0 0 74 25" aria-hidden="true">
      <path d={LETTERS} />
    </svg>
  );
}

const DRAWN = "Niho";
const LETTERS =
  "M16.4 1.6h10v1.5q-.8.3-1.6.5-.8.3-1.7.4l0 20h-4.7l-12-18.8 1-.2v16.7l3.9.7v1.6h-10.3v-1.5q.8-.3 1.6-.5.7-.3 1.6-.4l.3-17.5-3.6-.8v-1.7h8.5l11.8 18.6-.9.3-.4-16.5-3.5-.7zm11.3 22.4v-1.3q.5-.3.9-.5.5-.3 1-.4l.4-10.4-1.9-2.7q1.3-.7 2.8-1.2 1.5-.5 3.2-.6v15l1.9.6v1.5zm4.9-25.2q.8.7 1.3 1.6.6 1 .7 1.9-.6.8-1.6 1.4-1 .5-2 .6-.7-.5-1.3-1.5-.5-1-.7-2 .7-.7 1.6-1.3 1-.6 2-.7zm4.7 25.2v-1.3q.4-.3.8-.5.5-.3 1.1-.4l.4-18.5-2-2.9q1.4-.8 2.9-1.3 1.5-.5 3.1-.6v23.4l2 .6v1.5zm10.2 0v-1.3q.4-.3.8-.5.5-.3 1.1-.4l.3-10 4.1-1.9v12l2 .6v1.5zm-4.2-12.2l0-.7q.8-1.2 1.8-2.2.9-1 2.1-1.9.2 0 .5 0 .3 0 .6 0 1.6 0 3 .7 1.4.7 2.5 2.2l-4.1 1.9q-1.4-1.1-3.1-1.1-1.6 0-3.3 1.1zm21.6 12.6q-2.4 0-4.1-1.1-1.7-1-2.6-2.9-1-1.9-1-4.5 0-2.8 1-4.8 1-2 2.8-3.1 1.8-1.1 4.3-1.1 2.4 0 4.1 1.1 1.8 1 2.7 2.9 1 1.8 1 4.4 0 2.8-1 4.8-1 2.1-2.8 3.2-1.9 1.1-4.4 1.1zm.2-2.7q1.2 0 2-.6.7-.7 1.2-2.1.4-1.3.4-3.4 0-2-.4-3.3-.4-1.2-1.3-1.9-.8-.6-2-.6-.8 0-1.9.3-1.1.3-2.6.9l2.5-1.7q-.7 1.5-1 3-.4 1.5-.4 3.4 0 2 .4 3.4.5 1.3 1.3 2 .8.6 1.8.6z";
