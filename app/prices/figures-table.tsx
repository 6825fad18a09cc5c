import { practicesInWords } from "#domain/counts.ts";
import { dollarRange, formatDollars } from "#domain/money.ts";
import type { PriceFigures } from "#domain/price-figures.ts";
import { PriceRuler, type RulerScale } from "#kit/ui/price-ruler.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";

export type FiguresRow = {
  name: string;
  /** The page with more about it. */
  href?: string;
  figures: PriceFigures;
};

/** Each row has its line, all of one scale: a light band for the middle half of the practices, a dot for the median. */
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
  const scale = sharedScale(rows);
  const [from, to] = [formatDollars(scale.from), formatDollars(scale.to)];
  return (
    <>
      <table className="table prices price-figures" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" aria-label={`On a line from ${from} to ${to}`}>
              <span className="ends">
                <span>{from}</span> <span>{to}</span>
              </span>
            </th>
            <th scope="col" className="number">
              Middle price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} scale={scale} />
          ))}
        </tbody>
      </table>
      <p className="small dim prices-key">
        The dot is the middle price. The light band is what the middle half of practices charge.
      </p>
    </>
  );
}

function Row({ row: { name, href, figures }, scale }: { row: FiguresRow; scale: RulerScale }) {
  const { practices, lower, median, upper } = figures;
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
        <PriceRuler from={median} to={median} scale={scale} guide={{ from: lower, to: upper }} />
      </td>
      <td className="number">
        {dollarRange(median, median)}
        <span className="price-note">
          {lower === upper ? (
            "at half or more"
          ) : (
            <>
              half charge <span className="nowrap">{dollarRange(lower, upper)}</span>
            </>
          )}
        </span>
      </td>
    </tr>
  );
}

/** One line for several rows: from a tenth below the lowest to a tenth above the highest, in round figures. */
export function sharedScale(rows: readonly Pick<FiguresRow, "figures">[]): RulerScale {
  const lowest = Math.min(...rows.map(({ figures }) => figures.lower));
  const highest = Math.max(...rows.map(({ figures }) => figures.upper));
  const [from, to] = [lowest * 0.9, highest * 1.1 + 1];
  const step = to - from > 1000 ? 100 : 10;
  return { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
}
