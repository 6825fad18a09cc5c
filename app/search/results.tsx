import type { ReactNode } from "react";
import { PLACES } from "#content/places.ts";
import { countInWords, dentistsInWords, practicesInWords } from "#domain/counts.ts";
import { LONGEST_TELLING } from "#domain/text.ts";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { NOT_FOR_MONEY } from "#kit/ui/order-words.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { EmergencyFirst } from "#kit/ui/emergency-panel.tsx";
import { ServiceRows } from "#kit/ui/emergency-rows.tsx";
import { BleedingGums, MaybeHurt } from "#kit/ui/maybe-hurt.tsx";
import { readInstead } from "#kit/ui/read-instead.ts";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { PartNote } from "#kit/ui/place-notes.tsx";
import { PracticeRows } from "#kit/ui/practice-row.tsx";
import { NearestInstead } from "#kit/ui/nearest-to-suburb.tsx";
import { WithNumbers } from "#kit/ui/with-numbers.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import type { AnswerLine } from "./answers.server.ts";
import type { GuideHit } from "./guide.server.ts";
import type { ArticleHit, Hit, PracticeList, SearchView, UrgentHit } from "./search.server.ts";

/**
 * Someone in pain reads what to do first, and who to call next. Everyone else reads answers of a line each, then the
 * practices, then how to narrow the list and what else was found. Where there are no practices, only what was found is shown.
 */
export function Results({ view }: { view: SearchView }) {
  const { hits, list, lines, quick, unstated } = view;
  const urgent = hits.find((hit) => hit.kind === "urgent");
  const practices = hits.flatMap((hit) => (hit.kind === "practice" ? hit.practice : []));
  const found = hits.filter(isElse);
  const ways = found.filter(
    ({ kind, href }) => kind === "way" && !list?.whole.some((one) => one.href === href),
  );
  const also = found.filter(({ kind }) => kind !== "way");
  if (!list) {
    return (
      <div className="stack-xl">
        <HelpFirst view={view} urgent={urgent} />
        <Notes view={view} />
        {[...Map.groupBy(found, sectionName)].map(([section, some]) => (
          <Found key={section} section={section} hits={some} />
        ))}
      </div>
    );
  }
  return (
    <div className="answered">
      <div className="stack">
        <HelpFirst view={view} urgent={urgent} />
        {!urgent && <Lines lines={lines} />}
        <Notes view={view} />
        {!urgent && <Ways hits={ways} />}
        <section aria-labelledby="dentists">
          <h2 className={urgent || view.knowledge ? undefined : "visually-hidden"} id="dentists">
            {urgent ? "Who can see you first" : view.knowledge ? list.answer : list.heading}
          </h2>
          {view.helpTitle !== null && <p className="small soft">{list.answer}</p>}
          {urgent ? <ServiceRows services={view.toCall} /> : <PracticeRows practices={practices} />}
        </section>
        {urgent && <Lines lines={lines} />}
        {urgent && <Ways hits={ways} />}
        <Whole list={list} shown={practices.length} />
        <NearestInstead nearest={view.nearest} />
        <Unstated lines={unstated} />
      </div>
      <div className="stack-l">
        {quick.length > 0 && (
          <Block id="narrow" title="Narrow it down">
            <QuickFilters quick={quick} />
          </Block>
        )}
        {also.length > 0 && <Also hits={also} />}
      </div>
    </div>
  );
}

type Else = GuideHit | ArticleHit;

function isElse(hit: Hit): hit is Else {
  return hit.kind !== "urgent" && hit.kind !== "practice";
}

/** Who says no town is asked for it, so that a list of the whole country is not all that they get. */
function Urgent({ hit: { place, help } }: { hit: UrgentHit }) {
  return (
    <>
      <EmergencyFirst place={place} help={help} />
      {place === null && (
        <Block id="near-you" title="Who is open near you?">
          <PlacePicker places={PLACES} service={null} more={<MoreTowns />} to="emergency" />
        </Block>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly AnswerLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="answers">
      {lines.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stands before all else for someone who is hurt, or may be. */
function HelpFirst({ view, urgent }: { view: SearchView; urgent: UrgentHit | undefined }) {
  return (
    <>
      {view.notHere && <Note>{view.notHere}</Note>}
      {urgent && <Urgent hit={urgent} />}
      {view.isMaybeHurt && <MaybeHurt place={view.place?.slug ?? null} care={view.care} />}
    </>
  );
}

/** How the question was read, where that is not plain to see. */
function Notes({ view }: { view: SearchView }) {
  const { typed, takenFor, leftOut, nearestTown, part, emptySuburb, isBleedingGums } = view;
  const { list, isEveryone, similar, knowledge } = view;
  return (
    <>
      {takenFor && <Note>{readInstead(typed, takenFor)}</Note>}
      {isBleedingGums && <BleedingGums place={view.place?.slug ?? null} />}
      {knowledge?.isUnanswered && (
        <Note>{`Our nearest page is “${knowledge.title}”. It might not answer just that.`}</Note>
      )}
      {nearestTown && <Note>{nearestTown}</Note>}
      {view.notes.map((text) => (
        <Note key={text}>
          <WithNumbers text={text} />
        </Note>
      ))}
      {view.freeTodayHref && (
        <Note>
          <a href={view.freeTodayHref}>See who has a free time today</a>
        </Note>
      )}
      {part && <PartNote part={part} />}
      {emptySuburb && <Note>{`${suburbInWords(emptySuburb)}, so this is all of ${emptySuburb.place}.`}</Note>}
      {view.isCut && (
        <Note>{`That’s long: we searched for its first ${LONGEST_TELLING} characters, and read all of it for pain or an injury.`}</Note>
      )}
      {leftOut !== null && (
        <Note>
          {isEveryone && list
            ? `We didn’t understand “${leftOut}”, so these are all ${dentistsInWords(list.total)}.`
            : `We didn’t understand “${leftOut}”.`}
        </Note>
      )}
      {similar && <SimilarName similar={similar} />}
    </>
  );
}

/** What is empty: the suburb, or what was asked for in it. */
function suburbInWords({ name, listed, asked }: NonNullable<SearchView["emptySuburb"]>): string {
  if (listed === 0) return `No practice is listed in ${name}`;
  const practices =
    listed === 1 ? `The practice in ${name} isn’t` : `None of the ${listed} practices in ${name} is`;
  return `${practices} listed as you asked${asked && ` (${asked})`}`;
}

/** The practice that was probably meant, and where it is. */
export function SimilarName({ similar }: { similar: NonNullable<SearchView["similar"]> }) {
  const { name, href, town, insteadOf } = similar;
  return insteadOf ? (
    <Note>
      <a href={href}>{name}</a>
      {` is in ${town}, not in ${insteadOf}.`}
    </Note>
  ) : (
    <Note>
      {"Did you mean "}
      <a href={href}>{name}</a>
      {` in ${town}?`}
    </Note>
  );
}

/** Lists beside the one that is shown: of the suburb of that name elsewhere, in order of price. */
function Ways({ hits }: { hits: readonly Else[] }) {
  if (hits.length === 0) return null;
  return (
    <ul className="also">
      {hits.map((hit) => (
        <AlsoLink
          key={hit.href}
          href={hit.href}
          text={alsoInWords(hit)}
          more={"text" in hit ? hit.text : undefined}
        />
      ))}
    </ul>
  );
}

function Whole({ list: { whole, total, words }, shown }: { list: PracticeList; shown: number }) {
  return (
    <>
      <p className="whole stack-s">
        {whole.map(({ href, text }) =>
          total > shown ? (
            <LinkButton key={href} kind="second" isWide href={href}>
              {text}
            </LinkButton>
          ) : (
            <a key={href} href={href}>
              Open this list in the directory
            </a>
          ),
        )}
      </p>
      <p className="small dim">{`${words} ${NOT_FOR_MONEY}`}</p>
    </>
  );
}

function Also({ hits }: { hits: readonly Else[] }) {
  return (
    <Block id="also" title="Also found">
      <ul className="also">
        {hits.map((hit) => (
          <AlsoLink
            key={hit.href}
            href={hit.href}
            text={alsoInWords(hit)}
            titleMi={"titleMi" in hit ? hit.titleMi : null}
          />
        ))}
      </ul>
    </Block>
  );
}

function AlsoLink({
  href,
  text,
  titleMi,
  more,
}: {
  href: string;
  text: string;
  titleMi?: string | null | undefined;
  more?: string | undefined;
}) {
  return (
    <li>
      <a href={href}>
        <span>
          {text}
          {titleMi && (
            <>
              {" "}
              <span className="dim small" lang="mi">
                {titleMi}
              </span>
            </>
          )}
        </span>
        <Icon name="arrow-right" />
      </a>
      {more && <p className="small soft">{more}</p>}
    </li>
  );
}

function alsoInWords(hit: Else): string {
  if (hit.kind === "article") return `Article: ${hit.article.title}`;
  if (hit.kind === "way" && !hit.dentists) return hit.title;
  const count = hit.dentists?.count ?? 0;
  if (hit.kind === "way" || (hit.kind === "treatment" && hit.dentists?.href === hit.href)) {
    return `${hit.title}: ${practicesInWords(count)}`;
  }
  if (hit.kind === "treatment") return `${hit.title}: what happens, what it costs`;
  if (hit.kind !== "place") return hit.title;
  return count === 0 ? `${hit.title} on the map` : `${hit.title}: map and prices`;
}

type SectionName = "guide" | "pages" | "articles";

function sectionName({ kind }: Else): SectionName {
  if (kind === "page") return "pages";
  return kind === "article" ? "articles" : "guide";
}

/** What was found beside practices, in full. */
function Found({ section, hits }: { section: SectionName; hits: readonly Else[] }) {
  const titles = {
    guide: hits.some(({ kind }) => kind === "way") ? "Where to start" : "Places and treatments",
    pages: "Pages",
    articles: countInWords(hits.length, "article"),
  };
  return (
    <Block id={section} title={titles[section]}>
      <ul className="rows">
        {hits.map((hit) =>
          hit.kind === "article" ? (
            <Row key={hit.href} href={hit.href} title={hit.article.title} text={hit.article.excerpt} />
          ) : (
            <GuideRow key={hit.href} hit={hit} />
          ),
        )}
      </ul>
    </Block>
  );
}

function GuideRow({ hit: { href, title, titleMi, text, dentists } }: { hit: GuideHit }) {
  return (
    <Row href={href} title={title} titleMi={titleMi} text={text}>
      {dentists && dentists.count > 0 && (
        <LinkButton size="small" kind="second" href={dentists.href} spoken={`: ${title}`}>
          {`See ${practicesInWords(dentists.count)}`}
        </LinkButton>
      )}
    </Row>
  );
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack-s" aria-labelledby={id}>
      <h2 className="title-small" id={id}>
        {title}
      </h2>
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
