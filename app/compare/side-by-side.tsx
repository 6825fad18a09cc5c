import type { ReactNode } from "react";
import { placeBySlug } from "#content/places.ts";
import { formatCount } from "#domain/counts.ts";
import { formatDollars } from "#domain/money.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { compareHref, practicePath, sideBySideHref } from "#content/links.ts";
import { Enhance } from "#kit/islands/island.tsx";
import { AskButton } from "#kit/ui/ask-button.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { WHOSE_WORDS } from "#kit/ui/order-words.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { PriceRuler } from "#kit/ui/price-ruler.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";
import type { Cell, ComparedRow } from "./compared-rows.ts";
import { filterHref, NO_FILTER } from "./filter.ts";
import type { ChosenPractice, SideBySide } from "./side-by-side.server.ts";

/** Where one goes on who takes a practice away: a browser would begin at the head of the page again. */
const TABLE = "practices";

const NUMBERS = ["None", "One", "Two", "Three", "Four"] as const;

/** `Four side by side`, `Three for Dental Implants`; the name of one alone. */
export function sideBySideTitle({ practices, service }: Pick<SideBySide, "practices" | "service">): string {
  if (practices.length === 1) return practices[0]!.name;
  const many = NUMBERS[practices.length] ?? practices.length;
  return service === null ? `${many} side by side` : `${many} for ${treatmentName(service)}`;
}

/** `The same at both`, `The same at all three` */
function sameInWords(count: number): string {
  return `The same at ${count === 2 ? "both" : `all ${NUMBERS[count]!.toLowerCase()}`}`;
}

/** The chosen practices as columns, what is known of them as rows. Its address is all that it takes to share it. */
export function SideBySideTable({ view }: { view: SideBySide }) {
  const { practices, isCut, gone, asked, different, prices, same } = view;
  const ids = practices.map(({ id }) => id);
  const next = (
    <tr className="next">
      <th scope="row">Next step</th>
      {practices.map((practice) => (
        <td key={practice.id}>
          <Next practice={practice} rest={ids.filter((id) => id !== practice.id)} view={view} />
        </td>
      ))}
    </tr>
  );
  return (
    <div className="wrap tail stack">
      <ShareLink view={view} ids={ids} />
      <p className="small soft">
        {`${WHOSE_WORDS} ${
          practices.length > 1
            ? "Bold: the lowest price or the longest hours."
            : "Add another dentist to see them side by side."
        } A dash: not listed.`}
      </p>
      {isCut && (
        <Note>{`Only ${MOST_COMPARED} fit side by side, so these are the first ${MOST_COMPARED} that you ticked.`}</Note>
      )}
      {gone > 0 && (
        <Note>{`${formatCount(gone)} of the practices you chose ${gone === 1 ? "is" : "are"} no longer listed.`}</Note>
      )}
      <div className="side-by-side">
        <table id={TABLE} tabIndex={-1} className={`of-${practices.length}`}>
          <caption className="visually-hidden">
            {practices.length === 1
              ? "What we know of this practice"
              : `${practices.length} practices side by side`}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="corner">
                <span className="visually-hidden">Fact</span>
              </th>
              {practices.map((practice) => (
                <th key={practice.id} scope="col">
                  <a href={practicePath(practice)}>{practice.name}</a>
                  {practice.isSample && <SampleMark />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows rows={asked} practices={practices} />
            {asked.length > 0 && next}
            {practices.length > 1 && different.length > 0 && (
              <GroupHead
                columns={practices.length}
                text={asked.length > 0 ? "Where else they differ" : "Where they differ"}
              />
            )}
            <Rows rows={different} practices={practices} />
            {prices.length > 0 && <GroupHead columns={practices.length} text="Prices" />}
            <Rows rows={prices} practices={practices} />
            {asked.length === 0 && next}
          </tbody>
        </table>
      </div>
      {same.length > 0 && (
        <Disclosure summary={sameInWords(practices.length)}>
          <dl className="same-facts">
            {same.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <More view={view} ids={ids} />
    </div>
  );
}

function GroupHead({ columns, text }: { columns: number; text: string }) {
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={columns + 1}>
        {text}
      </th>
    </tr>
  );
}

function Rows({ rows, practices }: { rows: readonly ComparedRow[]; practices: readonly ChosenPractice[] }) {
  return rows.map(({ label, cells, scale }) => (
    <tr key={label} className={label === "Now" ? "at-this-hour" : undefined}>
      <th scope="row">
        {scale && cells.some(({ price }) => price)
          ? `${label}, on a line from ${formatDollars(scale.from)} to ${formatDollars(scale.to)}`
          : label}
      </th>
      {cells.map((cell, index) => (
        <td key={practices[index]!.id} className={cell.isBest ? "best" : undefined}>
          <span className="whose" aria-hidden="true">
            {practices[index]!.name}
          </span>
          <span>
            <Value label={label} cell={cell} scale={scale} practice={practices[index]!} />
          </span>
        </td>
      ))}
    </tr>
  ));
}

function Value({
  label,
  cell,
  scale,
  practice,
}: Pick<ComparedRow, "label" | "scale"> & { cell: Cell; practice: ChosenPractice }) {
  const { text, note, price, rating, isBest } = cell;
  if (rating != null) return <Rating value={rating} count={Number(text)} isShort />;
  if (text === null) return <NotListed />;
  if (label === "Phone") return <PhoneLink phone={text} isSample={practice.isSample} />;
  return (
    <>
      <Breakable text={text} />
      {isBest && (
        <span className="visually-hidden">
          {label.startsWith("Open on") ? ", the longest hours" : ", the lowest price"}
        </span>
      )}
      {note && !isSaid(label, note) && <span className="price-note">{note}</span>}
      {price && scale && <PriceRuler {...price} scale={scale} />}
    </>
  );
}

/** Whether the row's head says already what is priced. */
function isSaid(label: string, note: string): boolean {
  return label.toLowerCase().endsWith(note.toLowerCase());
}

function NotListed() {
  return (
    <span className="dim">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not listed</span>
    </span>
  );
}

/** A narrow column may break a range after its dash. */
function Breakable({ text }: { text: string }): ReactNode {
  return text.split("–").map((part, index, parts) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text
    <span key={index}>
      <WholeWords text={part} />
      {index < parts.length - 1 && (
        <>
          –<wbr />
        </>
      )}
    </span>
  ));
}

function Next({
  practice: { id, name, slug, ask },
  rest,
  view: { service },
}: {
  practice: ChosenPractice;
  rest: number[];
  view: SideBySide;
}) {
  return (
    <div className="next-acts">
      <AskButton ask={ask} name={name} kind="second" />
      <a href={practicePath({ id, slug })}>
        View Profile<span className="visually-hidden">{`: ${name}`}</span>
      </a>
      <a
        href={rest.length > 0 ? `${sideBySideHref(rest, service)}#${TABLE}` : compareHref()}
        data-uncompare={id}
      >
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </a>
    </div>
  );
}

/**
 * The address is all that it takes to share a comparison. With scripts the button opens the device's own ways to share, or
 * copies the address (`share.island.ts`); without, it is a link to the page itself.
 */
function ShareLink({ view: { service, address }, ids }: { view: SideBySide; ids: number[] }) {
  if (ids.length < 2) return null;
  return (
    <Enhance file="app/compare/share" trigger={{ touched: ".share a" }}>
      <p className="share">
        <a className="btn btn-second btn-small" href={sideBySideHref(ids, service)} data-address={address}>
          <Icon name="external" />
          {`Share these ${NUMBERS[ids.length]!.toLowerCase()}`}
        </a>{" "}
        <span className="small" role="status" />
      </p>
    </Enhance>
  );
}

/** Each leads on: more of the same place, or the whole list. */
function More({ view, ids }: { view: SideBySide; ids: number[] }) {
  const { place, service } = view;
  const location = place === null ? null : { text: place, places: [placeBySlug(place)] };
  return (
    <div className="cluster">
      <LinkButton kind="second" href={filterHref({ ...NO_FILTER, location, service, chosen: ids })}>
        {ids.length < MOST_COMPARED
          ? "Add another dentist"
          : `Change the ${NUMBERS[MOST_COMPARED].toLowerCase()}`}
      </LinkButton>
      <a className="btn btn-second" href={compareHref()} data-uncompare={ids.join()}>
        Start again
      </a>
    </div>
  );
}
