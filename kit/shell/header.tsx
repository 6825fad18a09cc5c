import { LinkButton } from "../ui/button.tsx";
import { Icon, Mark } from "../ui/icon.tsx";
import {
  BOOK_LINK,
  EMERGENCY_LINK,
  HEADER_LINKS,
  isBooking,
  isInSection,
  PRICES_LINK,
  SEARCH_FIELD_HREF,
} from "./navigation.ts";

/** `name`: what the site is called. `emergency`: where its button leads. */
type HeaderFacts = { path: string; name: string; emergency: string };

/** Sticky. `html` is what it contains, where that is rendered already. */
export function Header({ html, ...facts }: HeaderFacts & { html?: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
  if (html !== undefined) return <header className="header" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <header className="header">
      <HeaderContents {...facts} />
    </header>
  );
}

/** The current section is underlined. On phones the same links open from a native disclosure. */
export function HeaderContents({ path, name, emergency }: HeaderFacts) {
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
        <LinkButton kind="red" size="small" icon="emergency" href={emergency}>
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
          <a href={PRICES_LINK.href} aria-current={path === PRICES_LINK.href ? "page" : undefined}>
            {PRICES_LINK.label}
          </a>
          <a href={SEARCH_FIELD_HREF}>Search</a>
          <div className="cluster">
            <LinkButton kind="red" href={emergency}>
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
      <span className="visually-hidden"> home</span>
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
  return `${current},${path === PRICES_LINK.href},${isBooking(path)}`;
}

function currentAt(path: string, href: string, section: readonly string[]) {
  if (path === href) return "page";
  return isInSection(path, section) ? "true" : undefined;
}

/** The name in the face of headings, which each page has; a long one has smaller letters, on two lines if it must. */
function Wordmark({ name }: { name: string }) {
  const size = name.length > LONGEST_LARGE ? "" : " wordmark-large";
  return (
    <span className={`wordmark${size}`} translate="no">
      {name}
    </span>
  );
}

const LONGEST_LARGE = 8;
