import { dollarRange } from "#domain/money.ts";
import { WholeWords } from "./unbroken.tsx";

type Row = { label: string; note?: string; from: number; to: number | null };

/** What is usually paid for what, under the heading with the id `labelledBy`. */
export function PriceTable({
  labelledBy,
  of,
  rows,
}: {
  labelledBy: string;
  /** Head of the first column. */
  of: string;
  rows: readonly Row[];
}) {
  return (
    <table className="table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" className="number">
            Usual price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, from, to }) => (
          <tr key={label}>
            <th scope="row">
              <WholeWords text={label} />
              {note !== undefined && (
                <span className="price-note">
                  <WholeWords text={note} />
                </span>
              )}
            </th>
            <td className="number">{dollarRange(from, to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
