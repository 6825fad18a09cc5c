import { practicesInWords } from "#domain/counts.ts";
import { dollarRange, formatDollars } from "#domain/money.ts";
import type { MiddlePrices } from "#domain/practices/price-figures.ts";
import { PriceRuler, type RulerScale } from "#kit/ui/price-ruler.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";

export type FiguresRow = {
  name: string;
  /** The page with more about it. */
  href?: string;
  figures: MiddlePrices;
  /** The lowest and the highest price, where each row has a line of its own. */
  ends?: RulerScale;
  /** `Basic care until the 18th birthday`: what one price of all of them is for. */
  onlyFor?: string | undefined;
};

/**
 * Each row has its line: a light band for the middle half of the practices, a dot for the median. Rows of one treatment
 * share a scale, so that they can be compared; rows of several treatments have one each, with both ends written, because
 * on a scale that reaches from a checkup to Invisalign nothing can be told apart.
 */
export function FiguresTable({
  rows,
  what,
  labelledBy,
}: {
  rows: readonly FiguresRow[];
  /** The head of the first column: "Treatment". */
  what: string;
  labelledBy: string;
}) {
  const shared = rows.every(({ ends }) => ends) ? null : sharedScale(rows);
  return (
    <>
      <table
        className={`table prices price-figures${shared ? "" : " own-lines"}`}
        aria-labelledby={labelledBy}
      >
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {shared ? (
              <th
                scope="col"
                aria-label={`On a line from ${formatDollars(shared.from)} to ${formatDollars(shared.to)}`}
              >
                <Ends scale={shared} />
              </th>
            ) : (
              <th scope="col">Lowest to highest</th>
            )}
            <th scope="col" className="number">
              Middle price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} shared={shared} />
          ))}
        </tbody>
      </table>
      <p className="small dim prices-key">
        {shared
          ? `Each line runs from ${formatDollars(shared.from)} to ${formatDollars(shared.to)}. The dot is the middle price; half of practices are in the light band.`
          : "Each line runs from the lowest price listed for that treatment to the highest. The dot is the middle price; half of practices are in the light band."}
      </p>
    </>
  );
}

function Row({
  row: { name, href, figures, ends, onlyFor },
  shared,
}: {
  row: FiguresRow;
  shared: RulerScale | null;
}) {
  const { practices, lower, median, upper } = figures;
  const isSame = ends !== undefined && ends.from === ends.to;
  const scale = shared ?? (isSame ? null : ends!);
  return (
    <tr>
      <th scope="row">
        {href ? (
          <a href={href}>
            <WholeWords text={name} />
          </a>
        ) : (
          <WholeWords text={name} />
        )}
        <span className="price-note">{practicesInWords(practices)}</span>
      </th>
      <td>
        {scale && <PriceRuler from={median} to={median} scale={scale} guide={{ from: lower, to: upper }} />}
        {scale && !shared && <Ends scale={scale} areSpoken />}
      </td>
      <td className="number">
        <b>{dollarRange(median, median)}</b>
        <span className="price-note middle-half">
          {isSame && (onlyFor ? `${onlyFor}, at all of them` : "at all of them")}
          {!isSame && lower === upper && "at half or more"}
          {lower !== upper && (
            <>
              Half are between{" "}
              <b className="nowrap">{`${formatDollars(lower)} and ${formatDollars(upper)}`}</b>
            </>
          )}
        </span>
      </td>
    </tr>
  );
}

/** What a line begins and ends with. Where no head of the column says it, screen readers hear which is which. */
function Ends({ scale, areSpoken = false }: { scale: RulerScale; areSpoken?: boolean }) {
  const said = (word: string) => areSpoken && <span className="visually-hidden">{`${word} `}</span>;
  return (
    <span className="ends">
      <span>
        {said("Lowest")}
        {formatDollars(scale.from)}
      </span>{" "}
      <span>
        {said("Highest")}
        {formatDollars(scale.to)}
      </span>
    </span>
  );
}

/** One line for several rows: from a tenth below the lowest to a tenth above the highest, in round figures. */
export function sharedScale(rows: readonly { figures: Pick<MiddlePrices, "lower" | "upper"> }[]): RulerScale {
  const lowest = Math.min(...rows.map(({ figures }) => figures.lower));
  const highest = Math.max(...rows.map(({ figures }) => figures.upper));
  const [from, to] = [lowest * 0.9, highest * 1.1 + 1];
  const step = to - from > 1000 ? 100 : 10;
  return { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
}
