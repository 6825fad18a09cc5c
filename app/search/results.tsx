import type { ReactNode } from "react";
import { PLACES } from "#content/places.ts";
import { countInWords, formatCount, practicesInWords } from "#domain/counts.ts";
import { listInWords } from "#domain/lists.ts";
import { directoryHref } from "#content/links.ts";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { EmergencyFirst } from "#kit/ui/emergency-panel.tsx";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PracticeRows } from "#kit/ui/practice-row.tsx";
import type { GuideHit } from "./guide.ts";
import type { ArticleHit, Hit, PracticeHit, PracticeList, SearchView, UrgentHit } from "./search.server.ts";

/** The hits in sections by kind, in the order of their best hit. */
export function Results({ view, summary }: { view: SearchView; summary: string | null }) {
  const { typed, takenFor, leftOut, nearestTown, isOfEveryDay, part, emptySuburb, hits, list } = view;
  const sections = [...Map.groupBy(hits, sectionOf)];
  return (
    <div className="stack-xl">
      <div className="stack">
        {summary && <p className="title-small">{summary}</p>}
        {takenFor && <Note>{`Nothing was found for “${typed}”, so we looked for “${takenFor}”.`}</Note>}
        {nearestTown && (
          <Note>{`No practice is listed in ${nearestTown.town}. The nearest are in ${nearestTown.nearest}, about ${formatCount(Math.round(nearestTown.kilometres))} km away in a straight line.`}</Note>
        )}
        {isOfEveryDay && (
          <Note>
            Lists cannot be narrowed to one weekday. Each practice that states its hours says whether it is
            open, or when it opens next.
          </Note>
        )}
        {part && (
          <Note>
            {`${part.name} is listed under ${part.place}, so this is all of ${part.place}. For fewer, search for a suburb, such as `}
            <a href={directoryHref({ q: part.suburb })}>{part.suburb}</a>.
          </Note>
        )}
        {emptySuburb && (
          <Note>{`No practice is listed in ${emptySuburb.name}, so this is all of ${emptySuburb.place}.`}</Note>
        )}
        {leftOut.length > 0 && (
          <Note>{`No practice was found with ${quoted(leftOut)}, so we left ${leftOut.length === 1 ? "it" : "them"} out.`}</Note>
        )}
      </div>
      {sections.map(([section, found]) => (
        <Section key={section} section={section} hits={found} list={list} />
      ))}
    </div>
  );
}

/** `“gentle” and “zebra”` */
function quoted(words: readonly string[]): string {
  return listInWords(words.map((word) => `“${word}”`));
}

type SectionName = "urgent" | "guide" | "pages" | "practices" | "articles";

function sectionOf({ kind }: Hit): SectionName {
  if (kind === "urgent") return "urgent";
  if (kind === "practice") return "practices";
  if (kind === "page") return "pages";
  return kind === "article" ? "articles" : "guide";
}

function Section({
  section,
  hits,
  list,
}: {
  section: SectionName;
  hits: readonly Hit[];
  list: PracticeList | null;
}) {
  if (section === "urgent")
    return <Urgent place={hits.find((hit) => hit.kind === "urgent")?.place ?? null} />;
  if (section === "practices" && list) {
    return <Practices hits={hits.filter((hit) => hit.kind === "practice")} list={list} />;
  }
  if (section === "articles") return <Articles hits={hits.filter((hit) => hit.kind === "article")} />;
  return (
    <Guide
      arePages={section === "pages"}
      hits={hits.filter((hit) => hit.kind !== "urgent" && hit.kind !== "practice" && hit.kind !== "article")}
    />
  );
}

/** Who says no town is asked for it, so that a list of the whole country is not all that they get. */
function Urgent({ place }: { place: UrgentHit["place"] }) {
  return (
    <>
      <EmergencyFirst place={place} />
      {place === null && (
        <Block id="near-you" title="Who is open near you?">
          <PlacePicker places={PLACES} service={null} more={<MoreTowns />} to="emergency" />
        </Block>
      )}
    </>
  );
}

function Guide({ arePages, hits }: { arePages: boolean; hits: readonly GuideHit[] }) {
  return (
    <Block id={arePages ? "pages" : "guide"} title={arePages ? "Pages" : "Places and treatments"}>
      <ul className="rows">
        {hits.map(({ href, title, titleMi, text, dentists }) => (
          <Row key={href} href={href} title={title} titleMi={titleMi} text={text}>
            {dentists && dentists.count > 0 && (
              <LinkButton size="small" kind="second" href={dentists.href} spoken={`: ${title}`}>
                {`See ${practicesInWords(dentists.count)}`}
              </LinkButton>
            )}
          </Row>
        ))}
      </ul>
    </Block>
  );
}

function Practices({ hits, list }: { hits: readonly PracticeHit[]; list: PracticeList }) {
  const { total, href, words } = list;
  return (
    <Block id="practices" title={practicesInWords(total)}>
      <p className="small dim">{`${words} No one can pay to be listed higher.`}</p>
      <PracticeRows practices={hits.map(({ practice }) => practice)} hasCompare />
      {total > hits.length && <OnwardLink href={href} text={`See all ${practicesInWords(total)}`} />}
    </Block>
  );
}

function Articles({ hits }: { hits: readonly ArticleHit[] }) {
  return (
    <Block id="articles" title={countInWords(hits.length, "article")}>
      <ul className="rows">
        {hits.map(({ href, article }) => (
          <Row key={href} href={href} title={article.title} text={article.excerpt} />
        ))}
      </ul>
    </Block>
  );
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Row({
  href,
  title,
  titleMi,
  text,
  children,
}: {
  href: string;
  title: string;
  titleMi?: string | null | undefined;
  text?: string | undefined;
  /** A button. */
  children?: ReactNode;
}) {
  return (
    <li>
      <div className="row-info">
        <h3 className="card-name">
          <a href={href}>{title}</a>
          {titleMi && (
            <span className="dim small" lang="mi">
              {` ${titleMi}`}
            </span>
          )}
        </h3>
        {text && <p className="small soft">{text}</p>}
      </div>
      {children && <div className="row-acts">{children}</div>}
    </li>
  );
}
