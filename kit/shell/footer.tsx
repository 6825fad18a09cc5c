import type { ReactNode } from "react";
import { type Operator, operatorInFull } from "#content/operator.ts";
import { placeBySlug } from "#content/places.ts";
import { copyright, FOOTER_WORDS, NATIONAL_NUMBERS, SITE, SUPPORT_HOURS } from "#content/site.ts";
import { listInWords } from "#domain/lists.ts";
import { dataPath, directoryHref, placePath } from "#content/links.ts";
import { SupportHours } from "../ui/support-hours.tsx";
import { Brand } from "./header.tsx";
import { COMPANY_LINKS, FOOTER_PLACES, QUICK_LINKS, SEARCH_LINK } from "./navigation.ts";

export type FooterFacts = {
  /** In the copyright line; null when the frame's facts could not be loaded. */
  year: number | null;
  /** While any sample practice is shown, a quiet line says so. */
  showsSamples: boolean;
  operator: Operator;
  /** The words that the licences of the listings ask for. */
  credits: readonly string[];
};

/** `html` is what it contains, where that is rendered already. */
export function Footer({ html, ...facts }: FooterFacts & { html?: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
  if (html !== undefined) return <footer className="footer" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <footer className="footer">
      <FooterContents {...facts} />
    </footer>
  );
}

export function FooterContents({ year, showsSamples, operator, credits }: FooterFacts) {
  const run = operatorInFull(operator);
  return (
    <div className="wrap">
      <div className="footer-groups">
        <div className="footer-about">
          <Brand />
          <p>{SITE.about}</p>
          <Hours />
          <ul>
            <li>
              <a href={SEARCH_LINK.href}>{SEARCH_LINK.label}</a>
            </li>
          </ul>
        </div>
        <LinkGroup id="footer-quick" title={QUICK_LINKS.title} links={QUICK_LINKS.links} />
        <LinkGroup id="footer-places" title="Major Cities" links={PLACE_LINKS} className="footer-places">
          <li>
            <a href={directoryHref()}>
              <b>View All Locations</b>
            </a>
          </li>
        </LinkGroup>
        <LinkGroup id="footer-company" title={COMPANY_LINKS.title} links={COMPANY_LINKS.links} />
      </div>
      <div className="footer-base">
        <span>
          {year !== null && `${copyright(year)} `}
          {"Made in "}
          <span lang="mi">{FOOTER_WORDS.madeIn.mi}</span>
          {` ${FOOTER_WORDS.madeIn.en}.`}
        </span>
        {run && <span>{`Run by ${run}.`}</span>}
        <span>{FOOTER_WORDS.coastline}</span>
        {credits.length > 0 && (
          <span>
            {"Listings: "}
            <a href={dataPath()}>{listInWords(credits)}</a>
          </span>
        )}
        {showsSamples && <p>{FOOTER_WORDS.sampleNotice}</p>}
      </div>
    </div>
  );
}

function Hours() {
  return (
    <p>
      {"Support: "}
      <SupportHours />
      {`. For emergencies: ${NATIONAL_NUMBERS.healthline.name}, `}
      <span className="nowrap">{`${SUPPORT_HOURS.emergency}.`}</span>
    </p>
  );
}

function LinkGroup({
  id,
  title,
  links,
  className,
  children,
}: {
  id: string;
  title: string;
  links: readonly { label: string; href: string }[];
  className?: string;
  /** Further items. */
  children?: ReactNode;
}) {
  return (
    <nav className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const PLACE_LINKS = FOOTER_PLACES.map((slug) => ({ label: placeBySlug(slug).name, href: placePath(slug) }));
