import { SCOPES } from "#content/desk-application.ts";
import { KEPT } from "./drafts.tsx";
import { TableHead } from "./table-head.tsx";

/** A dentist as a row of the table begins. */
type RegisterRow = { name: string; number: string; scope: string; until: string; seenOn: string };

/** Says where dentists are looked up, and what comes of it. */
export function RegisterLink() {
  return (
    <p className="soft">
      Look each dentist up in the{" "}
      <a href="https://dcnz.org.nz/practitioners/public-register/" target="_blank" rel="noreferrer">
        Dental Council’s register
      </a>
      . Their page says “Verified” until the first certificate ends.
    </p>
  );
}

type RegisterTableProps = {
  rows: readonly RegisterRow[];
  /** The number of the first row. */
  from?: number;
  /** What was sent in vain. */
  typed: Readonly<Record<string, string>>;
  /** All are looked up on this day, which isn’t asked for. */
  seenOn?: string;
};

/**
 * Dentists as they are looked up in the Dental Council's register, a row each: `name1`, `number1`, `scope1`, `until1`,
 * `seen1`.
 */
export function RegisterTable({ rows, from = 1, typed, seenOn }: RegisterTableProps) {
  const columns = ["Dentist", "Number", "Scope", "Certificate until", ...(seenOn ? [] : ["Seen on"])];
  return (
    <>
      <div className="scroll">
        <table className="table reg">
          <TableHead columns={columns} />
          <tbody>
            {rows.map((begun, index) => {
              const row = from + index;
              return (
                <tr key={row}>
                  <Cell
                    label={`Dentist ${row}`}
                    title="Dentist"
                    name={`name${row}`}
                    value={typed[`name${row}`] ?? begun.name}
                  />
                  <Cell
                    label={`Registration number of dentist ${row}`}
                    title="Number"
                    name={`number${row}`}
                    value={typed[`number${row}`] ?? begun.number}
                  />
                  <Scope row={row} value={typed[`scope${row}`] ?? begun.scope} />
                  <Cell
                    label={`Certificate of dentist ${row} until`}
                    title="Certificate until"
                    name={`until${row}`}
                    type="date"
                    value={typed[`until${row}`] ?? begun.until}
                  />
                  {!seenOn && (
                    <Cell
                      label={`Dentist ${row} seen on`}
                      title="Seen on"
                      name={`seen${row}`}
                      type="date"
                      value={typed[`seen${row}`] ?? begun.seenOn}
                    />
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {seenOn &&
        Array.from(rows.keys(), (index) => `seen${from + index}`).map((name) => (
          <input key={name} type="hidden" name={name} value={seenOn} />
        ))}
    </>
  );
}

function Scope({ row, value }: { row: number; value: string }) {
  // A listing may name a scope in other words than the Council.
  const isKnown = SCOPES.some(({ scopes }) => scopes.some((scope) => scope.value === value));
  return (
    <td data-label="Scope">
      <select
        className="input"
        name={`scope${row}`}
        aria-label={`Scope of dentist ${row}`}
        defaultValue={value}
        {...KEPT}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {SCOPES.map(({ label, scopes }) => (
          <optgroup key={label} label={label}>
            {scopes.map((scope) => (
              <option key={scope.value} value={scope.value}>
                {scope.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </td>
  );
}

type CellProps = { label: string; title: string; name: string; type?: "text" | "date"; value: string };

function Cell({ label, title, name, type = "text", value }: CellProps) {
  return (
    <td data-label={title}>
      <input
        className="input"
        type={type}
        name={name}
        aria-label={label}
        defaultValue={value}
        maxLength={type === "text" ? 120 : undefined}
        {...KEPT}
      />
    </td>
  );
}
