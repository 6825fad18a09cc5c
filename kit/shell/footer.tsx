import type { ReactNode } from "react";
import { type Operator, operatorInFull } from "#content/operator.ts";
import { placeBySlug } from "#content/places.ts";
import type { Identity } from "#content/identity.ts";
import { COASTLINE_CREDIT, DAY_AND_NIGHT, NATIONAL_NUMBERS } from "#content/site.ts";
import { listInWords } from "#domain/lists.ts";
import { dataPath, directoryHref, placePath } from "#content/links.ts";
import { HoursInLine } from "../ui/support.tsx";
import { Brand } from "./header.tsx";
import { Icon } from "../ui/icon.tsx";
import { COMPANY_LINKS, FOOTER_PLACES, QUICK_LINKS, SEARCH_LINK, SLIM_LINKS } from "./navigation.ts";

export type FooterFacts = {
  /** In the copyright line; null when the frame's facts could not be loaded. */
  year: number | null;
  operator: Operator;
  /** The words that the licences of the listings ask for. */
  credits: readonly string[];
};

/** `slim` is one line of links, below pages that a link in an email opens. */
export type FooterKind = "full" | "slim";

/** `html` is what it contains, where that is rendered already. */
export function Footer({
  kind,
  html,
  ...facts
}: FooterFacts & { kind: FooterKind; html?: string | undefined }) {
  const className = kind === "slim" ? "footer footer-slim" : "footer";
  // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
  if (html !== undefined) return <footer className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <footer className={className}>
      <FooterContents kind={kind} {...facts} />
    </footer>
  );
}

export function FooterContents({ kind, ...facts }: FooterFacts & { kind: FooterKind }) {
  const { identity } = facts.operator;
  return (
    <div className="wrap">
      {kind === "slim" ? <SlimLinks name={identity.name} /> : <Groups identity={identity} />}
      <Base kind={kind} {...facts} />
    </div>
  );
}

function SlimLinks({ name }: { name: string }) {
  return (
    <nav aria-label={name}>
      {SLIM_LINKS.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Groups({ identity }: { identity: Identity }) {
  return (
    <div className="footer-groups">
      <Brand name={identity.name} />
      <Group title={`About ${identity.name}`} className="footer-about">
        <p>{identity.about}</p>
        <Hours identity={identity} />
        <ul>
          <li>
            <a href={SEARCH_LINK.href}>{SEARCH_LINK.label}</a>
          </li>
          {identity.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </Group>
      <LinkGroup title={QUICK_LINKS.title} links={QUICK_LINKS.links} />
      <LinkGroup title="Major Cities" links={PLACE_LINKS} className="footer-places">
        <li>
          <a href={directoryHref()}>
            <b className="nowrap">View All Locations</b>
          </a>
        </li>
      </LinkGroup>
      <LinkGroup title={COMPANY_LINKS.title} links={COMPANY_LINKS.links} />
    </div>
  );
}

function Base({ kind, year, operator, credits }: FooterFacts & { kind: FooterKind }) {
  const run = operatorInFull(operator);
  const { name, madeIn } = operator.identity;
  return (
    <div className="footer-base">
      {year !== null && <span>{`© ${year} ${name}.`}</span>}
      {kind === "full" && madeIn && (
        <span>
          {"Made in "}
          {madeIn.mi && <span lang="mi">{madeIn.mi}</span>}
          {` ${madeIn.en}.`}
        </span>
      )}
      {run && <span>{`Run by ${run}.`}</span>}
      {kind === "full" && <span>{COASTLINE_CREDIT}</span>}
      {credits.length > 0 && (
        <span>
          {"Listings: "}
          <a href={dataPath()}>{listInWords(credits)}</a>
        </span>
      )}
    </div>
  );
}

function Hours({ identity: { hours } }: { identity: Identity }) {
  return (
    <p>
      {hours.support && (
        <>
          {"Support: "}
          <HoursInLine hours={hours.support} />
          {". "}
        </>
      )}
      {`For emergencies: ${NATIONAL_NUMBERS.healthline.name}, `}
      <span className="nowrap">{`${DAY_AND_NIGHT}.`}</span>
    </p>
  );
}

/** Folded on phones; on wide pages the title stands above what it holds. */
function Group({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <nav className={className} aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="chevron-down" />
        </summary>
        {children}
      </details>
    </nav>
  );
}

function LinkGroup({
  title,
  links,
  className,
  children,
}: {
  title: string;
  links: readonly { label: string; href: string }[];
  className?: string;
  /** Further items. */
  children?: ReactNode;
}) {
  return (
    <Group title={title} className={className}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </Group>
  );
}

const PLACE_LINKS = FOOTER_PLACES.map((slug) => ({ label: placeBySlug(slug).name, href: placePath(slug) }));
