import { type PointerEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import type { LinkSaid } from "#services/finding/meant-in-box.ts";
import type { MapSource } from "#services/services.ts";
import { directoryHref, emergencyHref } from "#content/links.ts";
import { Breadcrumbs } from "#kit/ui/breadcrumbs.tsx";
import { Chip, PlainChip } from "#kit/ui/chip.tsx";
import { EmergencyFirst } from "#kit/ui/emergency-panel.tsx";
import { BleedingGums, MaybeHurt } from "#kit/ui/maybe-hurt.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { WithNumbers } from "#kit/ui/with-numbers.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { PartNote, UnknownPlace } from "#kit/ui/place-notes.tsx";
import { PracticeCard, type PracticeCardData } from "#kit/ui/practice-card.tsx";
import { cardAnchor, practiceAnchor } from "#kit/ui/practice-anchors.ts";
import { PracticeRows } from "#kit/ui/practice-row.tsx";
import { NearestInstead } from "#kit/ui/nearest-to-suburb.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import { ViewToggle } from "#kit/ui/view-toggle.tsx";
import hero from "#content/map/coast/hero.svg?url&no-inline";
import { HERO_FRAME } from "#content/map/frames.ts";
import { Coast } from "#kit/ui/map/coast.tsx";
import { Shore } from "#kit/ui/map/shore.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { Live } from "./live.ts";
import type { Screen, ServedScreen } from "./screen.ts";
import { MAP_SIZE, NAME_GAP } from "./map-size.ts";
import { MovingMap, ZoomButtons } from "./moving-map/moving-map.tsx";

/** The directory: form, list and map. The server renders it; in the browser `directory.island.tsx` gives it its state. */
export function DirectoryScreen({
  screen,
  source,
  live = null,
  cards = null,
}: {
  screen: Screen | ServedScreen;
  source: MapSource;
  live?: Live | null;
  /** The practices of a screen that has none of its own. */
  cards?: ReactNode;
}) {
  const shown = "isServed" in screen ? null : screen;
  const isMapped = "isServed" in screen ? screen.isMapped : screen.map !== null;
  const isMoving = live?.map.isOpen ?? false;
  const layout = isMapped || isMoving ? "directory directory-mapped" : "directory";
  return (
    <div className={isMoving ? `${layout} directory-moving` : layout}>
      <div className="directory-head" id="head" {...(shown ? { children: <Head screen={shown} /> } : KEPT)} />
      <FilterForm screen={screen} state={live?.form ?? null} />
      <aside className="map-beside" id="map" aria-label="Map">
        {isMapped && <ListMap screen={shown} live={live} />}
        <MapButtons live={live} isMapped={isMapped || isMoving} />
        {live && isMoving && (
          <MovingMap
            sheet={live.map.sheet}
            address={screen.address}
            source={source}
            steps={live.map.steps}
            onZoom={live.map.zoomBy}
            pointed={live.map.pointed}
            onPoint={live.map.pointAt}
            onPin={live.map.showInList}
            onArea={live.map.searchArea}
            onClose={live.map.close}
          />
        )}
      </aside>
      <div className="directory-list">
        <p className="panel" id="offline" hidden={!live?.isOffline}>
          <b>You are offline.</b> We’ll load your list when you’re online. In pain?{" "}
          <a href={emergencyHref()}>Emergency help</a> opens offline.
        </p>
        {/* The links in it lead to other lists, which React shows in place; so it is no control itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links send clicks for keys too */}
        <div
          id="results"
          aria-busy={live?.isBusy || undefined}
          onClick={live?.onClick}
          onSubmit={live?.onSubmit}
          {...pointing(live)}
          {...(shown ? { children: <Results screen={shown} cards={cards} /> } : KEPT)}
        />
        <p className="visually-hidden" role="status">
          {live?.said}
        </p>
      </div>
    </div>
  );
}

/** What opens the map that moves: a button and, where a drawing lies beside the list, those that zoom it. */
function MapButtons({ live, isMapped }: { live: Live | null; isMapped: boolean }) {
  const { isOpen, open, close, zoomBy } = live?.map ?? CLOSED;
  return (
    <>
      <button
        type="button"
        className="btn btn-second btn-small open-map"
        aria-expanded={live ? isOpen : undefined}
        onClick={() => (isOpen ? close() : open())}
      >
        <Icon name={isOpen ? "list" : "map-pin"} />
        <span className="visually-hidden">{isOpen ? "Close the map: " : "Open the "}</span>
        {isOpen ? "List" : "Map"}
      </button>
      {isMapped && <ZoomButtons className="zoom-drawing" onZoom={zoomBy} />}
    </>
  );
}

const CLOSED = {
  isOpen: false,
  open: () => undefined,
  close: () => undefined,
  zoomBy: () => undefined,
};

/**
 * An element whose content stays as the server sent it until another screen takes its place: React keeps what is given to
 * it as HTML, and does not look into it. So nothing of it is sent as data too.
 */
const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

export const TRAIL = [{ label: "Find a Dentist" }];

function Head({ screen }: { screen: Screen }) {
  const { heading, lede } = screen;
  const help = helpInHead(screen);
  return (
    <>
      <Breadcrumbs trail={TRAIL} />
      {help ? (
        <Help emergency={help} notHere={screen.notHere} />
      ) : (
        <>
          <h1>{heading}</h1>
          {lede && <p className="lede on-desk">{lede}</p>}
        </>
      )}
    </>
  );
}

/** The help that names the page; null where the list does. */
function helpInHead({ emergency }: Screen): Screen["emergency"] {
  return emergency?.help?.title ? emergency : null;
}

/** Forms lead to this id: what the answer begins with, which is the count where no one is hurt. */
const ANSWER = "count";

type HelpFacts = { emergency: NonNullable<Screen["emergency"]> } & Pick<Screen, "notHere">;

function Help({ emergency, notHere }: HelpFacts) {
  return (
    <>
      {notHere && <Note>{notHere}</Note>}
      <div id={emergency.help ? ANSWER : undefined}>
        <EmergencyFirst {...emergency} />
      </div>
    </>
  );
}

/** What is on, how many, and the practices themselves. */
function Results({ screen, cards }: { screen: Screen; cards: ReactNode }) {
  const { emergency, quick, days, count, view, views, unknownPlace, part, practices, page, pages, order } =
    screen;
  return (
    <>
      {emergency && !helpInHead(screen) && <Help emergency={emergency} notHere={screen.notHere} />}
      <QuickFilters quick={quick} days={days}>
        {activeChips(screen)}
      </QuickFilters>
      {screen.total > 0 && (
        <div className="results-bar">
          <h2 id={emergency?.help ? undefined : ANSWER} tabIndex={-1}>
            {count}
          </h2>
          <ViewToggle view={view} hrefOf={(shown) => views[shown]} />
        </div>
      )}
      <div className="stack">
        {screen.isMaybeHurt && <MaybeHurt place={screen.place} care={screen.care} />}
        {part && <PartNote part={part} />}
        {unknownPlace && <UnknownPlace text={unknownPlace} />}
        {screen.takenFor && <Note>{screen.takenFor}</Note>}
        {screen.isBleedingGums && <BleedingGums place={screen.place} />}
        {screen.leftOut && <Note>{`We didn’t understand “${screen.leftOut}”.`}</Note>}
        {screen.notes.map((note) => (
          <Note key={note}>
            <WithNumbers text={note} />
          </Note>
        ))}
        {screen.total === 0 && <NothingFound screen={screen} />}
        {screen.links.map((link) => (
          <Note key={link.href}>
            {leadTo(link)}
            <a href={link.href}>{link.text}</a>
            {screen.isMaybeHurt && link.says && <> {link.says}</>}
          </Note>
        ))}
        {practices === null ? cards : <Practices screen={screen} practices={practices} />}
        <Unstated lines={screen.unstated} />
        {order && <p className="small dim">{order}</p>}
      </div>
      <NearestInstead nearest={screen.nearest} />
      <Pager page={page} pages={pages} hrefOf={(shown) => pageHref(screen, shown)} />
    </>
  );
}

/** The cards or rows of a list. */
export function Practices({
  screen: { view },
  practices,
}: {
  screen: Screen;
  practices: readonly PracticeCardData[];
}) {
  if (view === "list") return <PracticeRows practices={practices} isNumbered />;
  return (
    <div className="cards cards-3">
      {practices.map((practice) => (
        <PracticeCard key={practice.id} practice={practice} />
      ))}
    </div>
  );
}

/** A card under the pointer, with the focus or under a finger makes its pin stand out, and a pin its card. */
function pointing(live: Live | null) {
  if (!live) return {};
  const point = ({ target }: SyntheticEvent) => live.point(anchorAt(target as Element));
  return {
    onPointerOver: point,
    onPointerDown: point,
    onFocus: point,
    onPointerLeave: ({ currentTarget }: SyntheticEvent) => live.point(focusedIn(currentTarget)),
  };
}

/** The focus still points when the pointer has left. */
function focusedIn(list: Element): string | null {
  const { activeElement } = document;
  return activeElement && list.contains(activeElement) ? anchorAt(activeElement) : null;
}

/** The id of the card or row that an element is in, or to which the pin leads that it is in. */
function anchorAt(element: Element): string | null {
  const anchor =
    element.closest(".practice-card, .practice-row")?.id ??
    element.closest<SVGAElement>(".pin")?.href.baseVal.slice(1);
  return anchor || null;
}

/** The page number comes last in an address. */
function pageHref({ address, page }: Screen, shown: number): string {
  const first = page === 1 ? address : address.replace(/[?&]page=\d+$/, "");
  if (shown === 1) return first;
  return `${first}${first.includes("?") ? "&" : "?"}page=${shown}`;
}

/**
 * What is on, each with the link that takes it off; null when nothing is. The heading and the list of places say the
 * place, and the row of days the day.
 */
function activeChips({ active, clearedHref, days }: Screen) {
  const chips = active.filter(({ name }) => name !== "location" && (name !== "free" || days === null));
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ name, text, href }) => (
        <Chip key={name} href={href} text={text} />
      ))}
      <PlainChip href={clearedHref} text="Clear all" />
    </>
  );
}

/** What stands before a link that is said. */
function leadTo({ kind }: LinkSaid): string {
  if (kind === "today") return "";
  if (kind === "funding") return "Only those with: ";
  if (kind === "nearest page") return "Our nearest page, which might not answer just that: ";
  return "To read first: ";
}

/** The words are the specification's (section 2); the links lead to what there is instead. */
function NothingFound({ screen: { count, place, answer, waysOut, emergency, care } }: { screen: Screen }) {
  const isForEmergency = emergency !== null;
  return (
    <>
      {!isForEmergency && <MaybeHurt place={place} care={care} isNothingFound={!answer} />}
      {answer ? (
        <Note>
          <span id={ANSWER} tabIndex={-1}>
            <WithNumbers text={answer.says ?? ""} />
          </span>{" "}
          <a href={answer.href}>Read more: {answer.text}</a>
        </Note>
      ) : (
        <EmptyState
          id={emergency?.help ? undefined : ANSWER}
          title={count}
          level={2}
          href={directoryHref()}
          action="Browse all dentists"
        >
          Try adjusting your search criteria or browse all dentists.
        </EmptyState>
      )}
      {waysOut.length > 0 && (
        <section className="stack-xs" aria-labelledby="instead">
          <h3 id="instead">Try one of these</h3>
          <ul>
            {waysOut.map(({ text, href }) => (
              <li key={href}>
                <a className="onward" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/**
 * The practices of the list on the coast around them, beside it on a wide screen. The list says the same, so the drawing is
 * hidden from assistive technology, and its links are out of the order of the Tab key.
 */
function ListMap({ screen, live }: { screen: Screen | null; live: Live | null }) {
  return (
    <svg
      className="map list-map"
      viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}
      aria-hidden="true"
      {...pointing(live)}
      onPointerMove={useDrag(live?.map)}
      {...(screen ? { children: <Points screen={screen} /> } : KEPT)}
    />
  );
}

/** CSS pixels that a press may move by and still be a press. */
const STILL = 8;

/** A mouse that drags the drawing wants it to move, which opens the map that does. */
function useDrag(map: Live["map"] | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return ({ buttons, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const from = buttons === 1 && pointerType === "mouse" ? (start.current ?? { x, y }) : null;
    start.current = from;
    if (from && map && !map.isOpen && Math.hypot(x - from.x, y - from.y) > STILL) map.open();
  };
}

function Points({ screen }: { screen: Screen }) {
  const { view, waters, pins, others, towns } = screen.map!;
  return (
    <>
      {view ? <Shore view={view} names={waters} /> : <Country />}
      {others !== "" && <path className="other-practices" d={others} />}
      {towns.map(({ name, href, x, y, radius }) => (
        <a key={href} href={href} tabIndex={-1} className="town">
          <circle cx={x} cy={y} r={radius} />
          <text x={x + radius + NAME_GAP} y={y + 5}>
            {name}
          </text>
        </a>
      ))}
      {pins.map(
        ({ id, x, y, from }) =>
          from && <path key={id} className="pin-lead" d={`M${from.x} ${from.y}L${x} ${y}`} />,
      )}
      {pins.map(({ id, number, x, y }) => (
        <a
          key={id}
          className="pin"
          href={`#${screen.view === "list" ? practiceAnchor(number) : cardAnchor(id)}`}
          tabIndex={-1}
        >
          <circle cx={x} cy={y} r="13" />
          <text x={x} y={y}>
            {number}
          </text>
        </a>
      ))}
    </>
  );
}

/** The whole country in the middle of the square. One em is one unit of the map. */
function Country() {
  const { width, height } = HERO_FRAME;
  const zoom = Math.round((MAP_SIZE / height) * 1000) / 1000;
  return (
    <g
      className="country"
      transform={`scale(${zoom}) translate(${(height - width) / 2} 0)`}
      fontSize={Math.round(100 / zoom) / 100}
    >
      <Coast url={hero} />
    </g>
  );
}
